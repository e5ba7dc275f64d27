import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { Slot } from '@radix-ui/react-slot';
import { useControllableState } from '../../lib/use-controllable-state';
import { X } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { IconButton } from '../../controls/icon-button';
import { cn } from '../../lib/cn';
import { observeSize } from '../../lib/observe-size';
import { tabbable } from '../../lib/return-focus';
import { useLabels } from '../../providers/labels';
import { ModalLayer, type ModalLayerProps } from './modal-layer';

interface DialogContextValue {
  open: boolean;
  setOpen: (open: boolean) => void;
  id: string;
  /** Whether it holds a description. */
  described: boolean;
  setDescribed: (described: boolean) => void;
}

const DialogContext = createContext<DialogContextValue | null>(null);

function useDialog(part: string): DialogContextValue {
  const context = use(DialogContext);
  if (!context) throw new Error(`${part} must stand inside <Dialog>.`);
  return context;
}

export interface DialogProps {
  /** Whether it is open, when the page holds that state. */
  open?: boolean;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The trigger, where it has one, and the content. */
  children: ReactNode;
}

/**
 * A question or a form that the page waits for (WAI-ARIA modal dialog pattern). All else is inert, Escape and a press
 * outside close it, and the focus returns to what opened it.
 */
export function Dialog({ open, defaultOpen = false, onOpenChange, children }: DialogProps) {
  const id = useId();
  const [shown, setShown] = useControllableState({ prop: open, defaultProp: defaultOpen, onChange: onOpenChange });
  const [described, setDescribed] = useState(false);
  const value = useMemo(
    () => ({ open: shown, setOpen: setShown, id, described, setDescribed }),
    [shown, setShown, id, described],
  );
  return <DialogContext value={value}>{children}</DialogContext>;
}

export interface DialogTriggerProps extends ComponentProps<'button'> {
  /** Renders the child element, a `Button` for instance, as the trigger. @default false */
  asChild?: boolean;
}

/** The button that opens the dialog. */
export function DialogTrigger({ asChild = false, className, onClick, ...props }: DialogTriggerProps) {
  const { open, setOpen, id } = useDialog('DialogTrigger');
  const Root = asChild ? Slot : 'button';
  return (
    <Root
      {...(asChild ? {} : { type: 'button' as const })}
      data-slot="dialog-trigger"
      className={cn('cursor-pointer', className)}
      data-state={open ? 'open' : 'closed'}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      onClick={composeEventHandlers(onClick, () => setOpen(true))}
      {...props}
    />
  );
}

export interface DialogContentProps extends Omit<ModalLayerProps, 'open' | 'onOpenChange'> {
  /** Its name, where it holds no `DialogTitle`. */
  label?: string;
}

/** The dialog. Its `DialogTitle` names it, its `DialogDescription` describes it. */
export function DialogContent({ label, className, ...props }: DialogContentProps) {
  const { open, setOpen, id, described } = useDialog('DialogContent');
  return (
    <ModalLayer
      open={open}
      onOpenChange={setOpen}
      id={id}
      aria-label={label}
      aria-labelledby={label === undefined ? `${id}-title` : undefined}
      aria-describedby={described ? `${id}-description` : undefined}
      data-slot="dialog-content"
      className={cn('flex w-full max-w-dialog flex-col', className)}
      {...props}
    />
  );
}

export type DialogHeaderProps = ComponentProps<'div'>;

/** The top of a dialog: its title, with the close button at the end. */
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

/** The dialog's heading, and its name. */
export function DialogTitle({ className, children, ...props }: DialogTitleProps) {
  const { id } = useDialog('DialogTitle');
  return (
    <h2
      id={`${id}-title`}
      data-slot="dialog-title"
      className={cn('min-w-0 text-title wrap-anywhere', className)}
      {...props}
    >
      {children}
    </h2>
  );
}

export type DialogDescriptionProps = ComponentProps<'p'>;

/** What the dialog is about; spoken after its name. */
export function DialogDescription({ className, ...props }: DialogDescriptionProps) {
  const { id, setDescribed } = useDialog('DialogDescription');
  useLayoutEffect(() => {
    setDescribed(true);
    return () => setDescribed(false);
  }, [setDescribed]);
  return (
    <p
      id={`${id}-description`}
      data-slot="dialog-description"
      className={cn('text-body wrap-anywhere text-text', className)}
      {...props}
    />
  );
}

export type DialogBodyProps = ComponentProps<'div'>;

/** What stands between the title and the actions; it scrolls where it is too long for the viewport. */
export function DialogBody({ className, ref, ...props }: DialogBodyProps) {
  const [takesFocus, setTakesFocus] = useState(false);
  // The arrow keys scroll what has the focus; where nothing inside takes it, the body has to.
  const watch = useCallback((body: HTMLDivElement | null) => {
    if (!body) return undefined;
    return observeSize(body, () =>
      setTakesFocus(body.scrollHeight > body.clientHeight && !body.querySelector(tabbable)),
    );
  }, []);
  return (
    <div
      data-slot="dialog-body"
      // oxlint-disable-next-line no-noninteractive-tabindex -- so that the keys can scroll it
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

/** The dialog's actions, the one that goes on last. */
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
  /** The button's name. @default the provider's `close` */
  label?: string;
  /** Renders the child element, a `Button` for instance, as the button. @default false */
  asChild?: boolean;
}

/** A button that closes the dialog and does nothing else. */
export function DialogClose({ label, asChild = false, onClick, children, ...props }: DialogCloseProps) {
  const text = useLabels('DialogClose');
  const { setOpen } = useDialog('DialogClose');
  const shared = {
    'data-slot': 'dialog-close',
    onClick: composeEventHandlers(onClick, () => setOpen(false)),
    ...props,
  };
  if (asChild) return <Slot {...shared}>{children}</Slot>;
  return (
    <IconButton variant="ghost" label={text('close', label)} {...shared}>
      {children ?? <X aria-hidden />}
    </IconButton>
  );
}
