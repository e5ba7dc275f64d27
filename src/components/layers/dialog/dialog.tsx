import * as Primitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../../controls/icon-button';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { observeSize } from '../../lib/observe-size';
import { tabbable } from '../../lib/return-focus';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { useLabels } from '../../providers/labels';
import { ModalContent, type ModalLayerProps } from './modal-layer';

interface DialogContextValue {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** The trigger that opened the dialog. */
  openerRef: RefObject<HTMLElement | null>;
}

const DialogContext = createContext<DialogContextValue | null>(null);

function useDialog(part: string): DialogContextValue {
  const context = use(DialogContext);
  if (!context) throw new Error(`${part} must be used inside <Dialog>.`);
  return context;
}

export interface DialogProps {
  /** The controlled open state. Use with `onOpenChange`. */
  open?: boolean;
  /** The open state on first render, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when the open state changes. */
  onOpenChange?: (open: boolean) => void;
  /** The optional trigger, and the content. */
  children: ReactNode;
}

/**
 * A modal window for a question or a form (WAI-ARIA modal dialog pattern). The rest of the page is inert. Escape and a
 * click outside close the dialog, and the focus returns to the element that opened it.
 */
export function Dialog({ open, defaultOpen = false, onOpenChange, children }: DialogProps) {
  const [isOpen, setOpen] = useControllableState({ prop: open, defaultProp: defaultOpen, onChange: onOpenChange });
  const openerRef = useRef<HTMLElement>(null);
  const value = useMemo(() => ({ open: isOpen, setOpen, openerRef }), [isOpen, setOpen]);
  return (
    <DialogContext value={value}>
      {/* `ModalContent` says why it is not Radix's modal dialog. */}
      <Primitive.Root modal={false} open={isOpen} onOpenChange={setOpen}>
        {children}
      </Primitive.Root>
    </DialogContext>
  );
}

export interface DialogTriggerProps extends ComponentProps<'button'> {
  /** Renders the child element, such as a `Button`, as the trigger. @default false */
  asChild?: boolean;
}

/** The button that opens the dialog. */
export function DialogTrigger({ className, onClick, ...props }: DialogTriggerProps) {
  const { openerRef } = useDialog('DialogTrigger');
  return (
    <Primitive.Trigger
      data-slot="dialog-trigger"
      className={cn('cursor-pointer', className)}
      onClick={composeEventHandlers(onClick, (event) => {
        openerRef.current = event.currentTarget;
      })}
      {...props}
    />
  );
}

export interface DialogContentProps extends Omit<ModalLayerProps, 'open' | 'onOpenChange'> {
  /** The accessible name, when there is no `DialogTitle`. */
  label?: string;
}

/** The content of the dialog. `DialogTitle` names it, `DialogDescription` describes it. */
export function DialogContent({ label, className, ...props }: DialogContentProps) {
  const { open, setOpen, openerRef } = useDialog('DialogContent');
  return (
    <ModalContent
      open={open}
      onOpenChange={setOpen}
      openerRef={openerRef}
      {...(label === undefined ? {} : { 'aria-label': label, 'aria-labelledby': undefined })}
      data-slot="dialog-content"
      className={cn('flex w-full max-w-dialog flex-col', className)}
      {...props}
    />
  );
}

export type DialogHeaderProps = ComponentProps<'div'>;

/** The header of a dialog: the title, with the close button at the end. */
export function DialogHeader({ className, ...props }: DialogHeaderProps) {
  return (
    <div
      data-slot="dialog-header"
      className={cn('flex items-start justify-between gap-4 px-6 pt-5', className)}
      {...props}
    />
  );
}

export type DialogTitleProps = ComponentProps<'h2'>;

/** The heading and the accessible name of the dialog. */
export function DialogTitle({ className, ...props }: DialogTitleProps) {
  return (
    <Primitive.Title
      data-slot="dialog-title"
      className={cn('min-w-0 text-title wrap-anywhere', className)}
      {...props}
    />
  );
}

export type DialogDescriptionProps = ComponentProps<'p'>;

/** The accessible description of the dialog; screen readers read it after the name. */
export function DialogDescription({ className, ...props }: DialogDescriptionProps) {
  return (
    <Primitive.Description
      data-slot="dialog-description"
      className={cn('text-body wrap-anywhere text-text', className)}
      {...props}
    />
  );
}

export type DialogBodyProps = ComponentProps<'div'>;

/** The part between the header and the footer. It scrolls when it does not fit the viewport. */
export function DialogBody({ className, ref, ...props }: DialogBodyProps) {
  const [takesFocus, setTakesFocus] = useState(false);
  // Arrow keys scroll the focused element; without a tabbable child the body itself must take the focus.
  const watch = useCallback((body: HTMLDivElement | null) => {
    if (!body) return undefined;
    return observeSize(body, () =>
      setTakesFocus(body.scrollHeight > body.clientHeight && !body.querySelector(tabbable)),
    );
  }, []);
  return (
    <div
      data-slot="dialog-body"
      // oxlint-disable-next-line no-noninteractive-tabindex -- so that arrow keys can scroll it
      tabIndex={takesFocus ? 0 : undefined}
      className={cn(
        'grid min-h-0 grow gap-4 overflow-y-auto overscroll-contain px-6 py-4 focus-visible:-outline-offset-2',
        className,
      )}
      {...props}
      ref={useComposedRefs(ref, watch)}
    />
  );
}

export type DialogFooterProps = ComponentProps<'div'>;

/** The actions of the dialog, the confirming one last. */
export function DialogFooter({ className, ...props }: DialogFooterProps) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn('flex flex-wrap justify-end gap-3 px-6 pt-2 pb-5', className)}
      {...props}
    />
  );
}

export interface DialogCloseProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name. @default the provider's `close` */
  label?: string;
  /** Renders the child element, such as a `Button`, as the button. @default false */
  asChild?: boolean;
}

/** A button that closes the dialog. */
export function DialogClose({ label, asChild = false, children, ...props }: DialogCloseProps) {
  const text = useLabels('DialogClose');
  return (
    <Primitive.Close data-slot="dialog-close" {...props} asChild>
      {asChild ? (
        children
      ) : (
        <IconButton variant="ghost" label={text('close', label)}>
          {children ?? <X aria-hidden />}
        </IconButton>
      )}
    </Primitive.Close>
  );
}
