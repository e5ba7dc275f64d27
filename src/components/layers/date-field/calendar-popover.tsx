import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../controls/icon-button';
import type { ControlSize } from '../../lib/control-size';
import { Popover, PopoverContent, PopoverTrigger } from '../popover';

interface CalendarPopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  slot: string;
  /** The accessible name of the button. */
  name: string;
  /** The accessible name of the dialog. */
  title: string;
  disabled?: boolean;
  /** The size of the button, which is inside a field's box. @default 'sm' */
  size?: ControlSize;
  /** The calendar. */
  children: ReactNode;
}

/** The button and the dialog of a calendar. */
export function CalendarPopover({
  open,
  onOpenChange,
  slot,
  name,
  title,
  disabled,
  size = 'sm',
  children,
}: CalendarPopoverProps) {
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverTrigger asChild>
        <IconButton
          data-slot={`${slot}-trigger`}
          variant="ghost"
          size={size}
          // In a small field, the button is as tall as the field including its border.
          className="-my-px bg-clip-padding"
          aria-label={name}
          disabled={disabled}
        >
          <CalendarDays aria-hidden />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent
        data-slot={`${slot}-calendar`}
        aria-label={title}
        align="end"
        className="p-3"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          const content = event.currentTarget as HTMLElement;
          content.querySelector<HTMLElement>('[data-slot="calendar-day"][tabindex="0"]')?.focus();
        }}
      >
        {children}
      </PopoverContent>
    </Popover>
  );
}
