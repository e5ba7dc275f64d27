import { cn } from '../../lib/cn';
import { controlHeights, type ControlSize } from '../../lib/control-size';

/** A button that contains only an icon is square. */
const widths: Record<ControlSize, string> = {
  sm: 'min-w-9 pointer-coarse:min-w-touch',
  md: 'min-w-10',
  lg: 'min-w-11',
};

/** The classes for a button, a toggle button or a link in a toolbar. */
export function toolbarItem(size: ControlSize): string {
  return cn(
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-inner px-2 text-h5',
    'border border-transparent text-text no-underline select-none hover:bg-hover [&>svg]:size-5 [&>svg]:shrink-0',
    'disabled:cursor-not-allowed disabled:bg-transparent disabled:text-disabled forced-colors:disabled:text-[GrayText]',
    controlHeights[size],
    widths[size],
  );
}
