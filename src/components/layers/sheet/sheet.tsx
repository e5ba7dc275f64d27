'use client';

import { cn } from '../../lib/cn';
import { createRequiredContext } from '../../lib/required-context';
import {
  Dialog,
  DialogBody,
  type DialogBodyProps,
  DialogClose,
  type DialogCloseProps,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  type DialogDescriptionProps,
  DialogFooter,
  type DialogFooterProps,
  DialogHeader,
  type DialogHeaderProps,
  type DialogProps,
  type DialogSize,
  DialogTitle,
  type DialogTitleProps,
  DialogTrigger,
  type DialogTriggerProps,
} from '../dialog';

/** Marks the parts inside a sheet so that an error refers to the sheet's part instead of the dialog's. */
const [SheetContext, useSheet] = createRequiredContext<true>('<Sheet>');

export type SheetProps = DialogProps;

/**
 * A modal dialog at the edge of the page, for a form or an entry's details (WAI-ARIA modal dialog pattern). The rest of
 * the page is inert. Escape or a click outside closes the sheet, and focus returns to the element that opened it.
 */
export function Sheet(props: SheetProps) {
  return (
    <SheetContext value>
      <Dialog {...props} />
    </SheetContext>
  );
}

export type SheetTriggerProps = DialogTriggerProps;

/** The button that opens the sheet. */
export function SheetTrigger(props: SheetTriggerProps) {
  useSheet('SheetTrigger');
  return <DialogTrigger data-slot="sheet-trigger" {...props} />;
}

export type SheetSide = 'start' | 'end' | 'bottom';
export type SheetSize = Exclude<DialogSize, 'full'>;

export interface SheetContentProps extends Omit<DialogContentProps, 'size' | 'placement'> {
  /** The edge of the viewport. `start` and `end` follow the writing direction. @default 'end' */
  side?: SheetSide;
  /** The maximum width: 330, 440 or 770 px. @default 'md', or 'lg' at the bottom */
  size?: SheetSize;
}

/** The content of the sheet. `SheetTitle` names it, and `SheetDescription` describes it. */
export function SheetContent({ side = 'end', size, className, ...props }: SheetContentProps) {
  useSheet('SheetContent');
  return (
    <DialogContent
      data-slot="sheet-content"
      data-side={side}
      placement={side}
      size={size ?? (side === 'bottom' ? 'lg' : 'md')}
      className={cn(side !== 'bottom' && 'h-full', className)}
      {...props}
    />
  );
}

export type SheetHeaderProps = DialogHeaderProps;

/** The header of a sheet, with the title and content beside it. It leaves room for the close button. */
export function SheetHeader(props: SheetHeaderProps) {
  return <DialogHeader data-slot="sheet-header" {...props} />;
}

export type SheetTitleProps = DialogTitleProps;

/** The sheet's heading and accessible name. */
export function SheetTitle(props: SheetTitleProps) {
  useSheet('SheetTitle');
  return <DialogTitle data-slot="sheet-title" {...props} />;
}

export type SheetDescriptionProps = DialogDescriptionProps;

/** The accessible description of the sheet; screen readers read it after the name. */
export function SheetDescription(props: SheetDescriptionProps) {
  useSheet('SheetDescription');
  return <DialogDescription data-slot="sheet-description" {...props} />;
}

export type SheetBodyProps = DialogBodyProps;

/** The part between the header and the footer. It scrolls if it does not fit in the viewport. */
export function SheetBody({ className, ...props }: SheetBodyProps) {
  return <DialogBody data-slot="sheet-body" className={cn('content-start', className)} {...props} />;
}

export type SheetFooterProps = DialogFooterProps;

/** The sheet's actions, with the confirming action last. */
export function SheetFooter(props: SheetFooterProps) {
  return <DialogFooter data-slot="sheet-footer" {...props} />;
}

export type SheetCloseProps = DialogCloseProps;

/** A button that closes the sheet. */
export function SheetClose(props: SheetCloseProps) {
  useSheet('SheetClose');
  return <DialogClose data-slot="sheet-close" {...props} />;
}
