import { type ReactElement, useState } from 'react';
import { Tooltip } from 'waymark';

export interface HeaderTooltipProps {
  /** The text, which repeats the accessible name of the button. */
  label: string;
  /** Keeps the tooltip closed, for example while the button's popover is open. @default false */
  disabled?: boolean;
  children: ReactElement;
}

/** Shows the name of an icon button of the header. */
export function HeaderTooltip({ label, disabled = false, children }: HeaderTooltipProps) {
  const [open, setOpen] = useState(false);
  // Otherwise a tooltip that was open before the popover would show again when the popover closes.
  if (open && disabled) setOpen(false);
  return (
    <Tooltip label={label} repeatsName side="bottom" open={open} onOpenChange={(next) => setOpen(next && !disabled)}>
      {children}
    </Tooltip>
  );
}
