import { cn } from './cn';
import { plain } from './plain';

export type FieldBoxSize = 'sm' | 'md';

const sizes: Record<FieldBoxSize, string> = {
  sm: 'min-h-8 px-2.5 py-1 text-caption pointer-coarse:min-h-touch',
  md: 'min-h-11 px-3.5 py-2 text-body',
};

/** The box of a text field, and that of a select which its icon and its value identify. */
export type FieldBoxVariant = 'outline' | 'plain';

const variants: Record<FieldBoxVariant, string> = {
  outline:
    'border-border bg-paper hover:border-heading focus:border-primary focus-visible:outline-offset-0 disabled:border-divider disabled:bg-neutral-soft',
  plain,
};

/**
 * Returns the classes of text inputs and selects. `aria-invalid` sets the error style.
 * @param size the classes of height, padding and text size
 */
export function fieldBox(size: FieldBoxSize, variant: FieldBoxVariant = 'outline'): string {
  return cn(
    // `:where` has no specificity, so the consumer's width class wins.
    'min-w-0 rounded border text-heading [:where(&)]:w-full',
    'enabled:not-focus:aria-invalid:border-error',
    'disabled:cursor-not-allowed disabled:text-disabled',
    variants[variant],
    sizes[size],
  );
}
