import { cn } from '../../lib/cn';

export type FieldSize = 'sm' | 'md';

const sizes: Record<FieldSize, string> = {
  sm: 'min-h-8 px-2.5 py-1 text-caption pointer-coarse:min-h-touch',
  md: 'min-h-12 px-3.5 py-2.5 text-body',
};

/**
 * The classes of the box that a person types in or chooses from, for a control of the page's own in a `Field`.
 * @param invalid whether the box shows that something is wrong
 * @param size its least height: 32 or 48 px
 */
export function fieldBoxClass(invalid = false, size: FieldSize = 'md'): string {
  return cn(
    'w-full min-w-0 rounded border bg-paper text-heading transition-colors duration-control hover:border-heading',
    'focus:border-primary focus-visible:outline-offset-0',
    'disabled:cursor-not-allowed disabled:border-divider disabled:bg-neutral-soft disabled:text-disabled',
    invalid ? 'border-error' : 'border-border',
    sizes[size],
  );
}
