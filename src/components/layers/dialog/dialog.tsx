'use client';

import * as Primitive from '@radix-ui/react-dialog';
import { Slottable } from '@radix-ui/react-slot';
import { X } from 'lucide-react';
import { type ComponentProps, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { IconButton } from '../../controls/icon-button';
import { cn } from '../../lib/cn';
import { observeSize } from '../../lib/observe-size';
import { createRequiredContext } from '../../lib/required-context';
import { tabbable } from '../../lib/return-focus';
import { closeLabels } from '../../lib/shared-labels';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import type { LayerProps } from '../../lib/use-layer';
import { useLabels } from '../../providers/labels';
import { ModalContent, type ModalPanelProps } from './modal-layer';

interface DialogContextValue {
  open: boolean;
  setOpen: (open: boolean) => void;
  openerRef: RefObject<HTMLElement | null>;
}

const [DialogContext, useDialog] = createRequiredContext<DialogContextValue>('<Dialog>');

export type DialogProps = LayerProps;

/**
 * A modal window for a question or a form (WAI-ARIA modal dialog pattern). The rest of the page is inert. Escape or a
 * click outside closes the dialog, and focus returns to the element that opened it.
 */
export function Dialog({ open, defaultOpen = false, onOpenChange, children }: DialogProps) {
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  const openerRef = useRef<HTMLElement>(null);
  const value = useMemo(() => ({ open: isOpen, setOpen, openerRef }), [isOpen, setOpen]);
  return (
    <DialogContext value={value}>
      {/* `ModalContent` explains why this is not Radix's modal dialog. */}
      <Primitive.Root modal={false} open={isOpen} onOpenChange={setOpen}>
        {children}
      </Primitive.Root>
    </DialogContext>
  );
}

export interface DialogTriggerProps extends ComponentProps<typeof Primitive.Trigger> {
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
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) openerRef.current = event.currentTarget;
      }}
      {...props}
    />
  );
}

export type DialogSize = 'sm' | 'md' | 'lg' | 'full';

const widths: Record<DialogSize, string> = {
  sm: 'max-w-[calc(var(--wm-size-dialog)*0.75)]',
  md: 'max-w-dialog',
  lg: 'max-w-[calc(var(--wm-size-dialog)*1.75)]',
  full: 'h-full',
};

export interface DialogContentProps extends ModalPanelProps {
  /** The accessible name, if there is no `DialogTitle`. */
  'aria-label'?: string;
  /** The maximum width: 330, 440 or 770 px, or the width and height of the viewport. @default 'md' */
  size?: DialogSize;
  /**
   * Whether a close button is shown in the top end corner. It is the last tab stop, so a field receives focus first.
   * @default true
   */
  showCloseButton?: boolean;
}

/** The content of the dialog. `DialogTitle` names it, and `DialogDescription` describes it. */
export function DialogContent({
  'aria-label': label,
  size = 'md',
  showCloseButton = true,
  className,
  children,
  ...props
}: DialogContentProps) {
  const { open, setOpen, openerRef } = useDialog('DialogContent');
  return (
    <ModalContent
      open={open}
      onOpenChange={setOpen}
      openerRef={openerRef}
      {...(label === undefined ? {} : { 'aria-label': label, 'aria-labelledby': undefined })}
      data-slot="dialog-content"
      data-size={size}
      className={cn(
        'group/dialog flex w-full flex-col',
        // A form around the parts lets the body scroll.
        '[&>form]:contents',
        widths[size],
        className,
      )}
      {...props}
    >
      <Slottable>{children}</Slottable>
      {showCloseButton && (
        <div data-slot="dialog-corner" className="absolute end-6 top-5">
          <DialogClose />
        </div>
      )}
    </ModalContent>
  );
}

export type DialogHeaderProps = ComponentProps<'div'>;

/** The header of a dialog, with the title and content beside it. It leaves room for the close button. */
export function DialogHeader({ className, ...props }: DialogHeaderProps) {
  return (
    <div
      data-slot="dialog-header"
      className={cn(
        'flex items-start justify-between gap-4 px-6 pt-5',
        'group-has-data-[slot=dialog-corner]/dialog:min-h-14',
        'group-has-data-[slot=dialog-corner]/dialog:pe-19',
        className,
      )}
      {...props}
    />
  );
}

export type DialogTitleProps = ComponentProps<'h2'>;

/** The dialog's heading and accessible name. */
export function DialogTitle({ className, ...props }: DialogTitleProps) {
  return (
    <Primitive.Title
      data-slot="dialog-title"
      className={cn(
        'min-w-0 text-title wrap-anywhere',
        // Its first line is beside the middle of the close button.
        'group-has-data-[slot=dialog-corner]/dialog:py-1',
        className,
      )}
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

/** The part between the header and the footer. It scrolls if it does not fit in the viewport. */
export function DialogBody({ className, ref, ...props }: DialogBodyProps) {
  const [takesFocus, setTakesFocus] = useState(false);
  // Arrow keys scroll the focused element. If it does not contain a tabbable element, the body itself must receive
  // focus.
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

/** The dialog's actions, with the confirming action last. */
export function DialogFooter({ className, ...props }: DialogFooterProps) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn('flex flex-wrap justify-end gap-3 px-6 pt-2 pb-5', className)}
      {...props}
    />
  );
}

export interface DialogCloseProps extends ComponentProps<typeof Primitive.Close> {
  /** The accessible name. @default the provider's `close` */
  'aria-label'?: string;
  /** Renders the child element, such as a `Button`, as the button. @default false */
  asChild?: boolean;
}

/** A button that closes the dialog. */
export function DialogClose({ 'aria-label': label, asChild = false, children, ...props }: DialogCloseProps) {
  const text = useLabels(closeLabels);
  return (
    <Primitive.Close data-slot="dialog-close" {...props} asChild>
      {asChild ? (
        children
      ) : (
        <IconButton variant="ghost" size="sm" aria-label={label ?? text('close')}>
          {children ?? <X aria-hidden />}
        </IconButton>
      )}
    </Primitive.Close>
  );
}
