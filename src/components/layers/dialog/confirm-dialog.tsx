import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../controls/button';
import { useLabels } from '../../providers/labels';
import type { Tone } from '../../tokens';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  type DialogProps,
  DialogTitle,
} from './dialog';

export interface ConfirmDialogProps
  extends Omit<DialogProps, 'children'>, Omit<DialogContentProps, 'title' | 'label' | 'children' | 'initialFocusRef'> {
  /** The question. */
  title: ReactNode;
  /** What follows from a yes. */
  description: ReactNode;
  /** What the button of the yes says; better what it does than "OK". @default the provider's `confirm` */
  confirmLabel?: string;
  /** What the button of the no says. @default the provider's `cancel` */
  cancelLabel?: string;
  /** The colours of the yes: `error` for what cannot be undone. @default 'primary' */
  tone?: Tone;
  /** The yes is on its way: its button shows a spinner and takes no press. @default false */
  busy?: boolean;
  /** Called at the yes. The dialog closes, unless `preventDefault` is called: while something is awaited, for instance. */
  onConfirm: (event: MouseEvent<HTMLButtonElement>) => void;
  /** What stands between the description and the buttons: a field to type a name in, for instance. */
  children?: ReactNode;
}

/** A question with a yes and a no (WAI-ARIA alert dialog pattern). The focus is first on the no. */
export function ConfirmDialog({
  open,
  defaultOpen,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  busy = false,
  onConfirm,
  children,
  ...props
}: ConfirmDialogProps) {
  const text = useLabels('ConfirmDialog');
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <DialogContent role="alertdialog" closesOutside={false} {...props} initialFocusRef={cancelRef}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <DialogDescription>{description}</DialogDescription>
          {children}
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button ref={cancelRef} variant="ghost" tone="neutral">
              {text('cancel', cancelLabel)}
            </Button>
          </DialogClose>
          <DialogClose asChild onClick={onConfirm}>
            <Button tone={tone} busy={busy}>
              {text('confirm', confirmLabel)}
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
