import { type ReactElement, startTransition, useDeferredValue, useState } from 'react';
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
  // Closing takes as long as a quarter of opening the popover: it happens after the frame that shows the popover.
  const isDisabled = useDeferredValue(disabled);
  // Otherwise a tooltip that was open before the popover would show again when the popover closes.
  if (open && isDisabled) setOpen(false);
  function handleOpenChange(next: boolean): void {
    if (next) setOpen(!disabled);
    else startTransition(() => setOpen(false));
  }
  return (
    <Tooltip label={label} repeatsName side="bottom" open={open} onOpenChange={handleOpenChange}>
      {children}
    </Tooltip>
  );
}
