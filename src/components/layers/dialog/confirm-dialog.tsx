'use client';

import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../controls/button';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
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
import { dialogLabels } from './dialog-labels';

export interface ConfirmDialogProps
  extends DialogProps, Omit<DialogContentProps, 'title' | 'aria-label' | 'asChild' | 'children' | 'showCloseButton'> {
  /** The question, shown as the dialog's title. */
  title: ReactNode;
  /** The consequences of confirming. */
  description: ReactNode;
  /**
   * The labels of the `confirm` and `cancel` buttons. Use the name of the action instead of "OK".
   * @default the provider's labels
   */
  labels?: Partial<typeof dialogLabels>;
  /** The confirm button's color. Use `error` for an action that cannot be undone. @default 'primary' */
  tone?: Tone;
  /** Whether the action is in progress. The confirm button shows a spinner and ignores clicks. @default false */
  loading?: boolean;
  /**
   * Called on confirmation. Call `event.preventDefault()` to keep the dialog open, for example while a request is
   * pending.
   */
  onConfirm: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Content between the description and the buttons, such as a field. */
  children?: ReactNode;
}

/**
 * A dialog that asks a question, with a confirm button and a cancel button (WAI-ARIA alert dialog pattern). When it
 * opens, the cancel button receives focus.
 */
export function ConfirmDialog({
  open,
  defaultOpen,
  onOpenChange,
  title,
  description,
  labels,
  tone = 'primary',
  loading = false,
  onConfirm,
  onOpenAutoFocus,
  onInteractOutside,
  children,
  ...props
}: ConfirmDialogProps) {
  const text = useLabels(dialogLabels, labels);
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <DialogContent
        role="alertdialog"
        showCloseButton={false}
        onOpenAutoFocus={(event) => {
          onOpenAutoFocus?.(event);
          if (event.defaultPrevented) return;
          event.preventDefault();
          cancelRef.current?.focus({ preventScroll: true });
        }}
        // Only the buttons and Escape close the dialog.
        onInteractOutside={composeEventHandlers(onInteractOutside, (event) => event.preventDefault())}
        {...props}
      >
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
              {text('cancel')}
            </Button>
          </DialogClose>
          <DialogClose asChild onClick={onConfirm}>
            <Button tone={tone} loading={loading}>
              {text('confirm')}
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
