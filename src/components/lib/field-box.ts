import { cn } from './cn';
import { controlHeights, type ControlSize } from './control-size';
import { plain } from './plain';

const paddings: Record<ControlSize, string> = { sm: 'px-3 py-1', md: 'px-3.5 py-2', lg: 'px-3.5 py-2' };

/**
 * The classes of the element that displays an input's buttons of size `sm` over the end of the input. It follows the
 * input, whose width the consumer may set. In a small field, the buttons are as tall as the field including its border,
 * which their background leaves visible.
 */
export const fieldEnd = 'inline-flex shrink-0 items-center justify-end pe-0.5 *:bg-clip-padding';

/** The box of a text field, or of a control that is recognizable by its icon or value. */
export type FieldBoxVariant = 'outline' | 'plain';

const variants: Record<FieldBoxVariant, string> = {
  outline:
    'border-border bg-paper hover:border-heading focus:border-primary focus-visible:outline-offset-0 disabled:border-divider disabled:bg-neutral-soft',
  plain,
};

/** Returns the classes of text inputs and selects. `aria-invalid` sets the error style. */
export function fieldBox(size: ControlSize, variant: FieldBoxVariant = 'outline'): string {
  return cn(
    // `:where` has no specificity, so the consumer's width class wins.
    'min-w-0 rounded border text-body text-heading [:where(&)]:w-full',
    'enabled:not-focus:aria-invalid:border-error',
    'disabled:cursor-not-allowed disabled:text-disabled',
    variants[variant],
    controlHeights[size],
    paddings[size],
  );
}
