import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useCallback } from 'react';
import { cn } from '../../lib/cn';
import { useField } from '../field';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {
  /** The text beside the box, and its name. */
  label: ReactNode;
  /** A line below the label that explains the choice. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; marks the box as invalid. */
  error?: ReactNode;
  /** Neither on nor off, as for a parent of which some children are on. @default false */
  indeterminate?: boolean;
}

// Forced colours show the browser's own box, with its own mark.
const mark =
  'pointer-events-none invisible absolute inset-0 m-auto size-4 stroke-3 text-on-primary peer-disabled:text-disabled forced-colors:hidden';

/**
 * A choice that is on or off (WAI-ARIA checkbox pattern, by the browser's own checkbox). `className` and `style` go to
 * the whole line; `ref`, `data-*` and everything else to the input.
 */
export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  id,
  ref,
  className,
  style,
  onChange,
  'aria-describedby': describedBy,
  ...props
}: CheckboxProps) {
  // HTML has no attribute for it.
  const markIndeterminate = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = indeterminate;
    },
    [indeterminate],
  );
  const composedRef = useComposedRefs(ref, markIndeterminate);
  const field = useField({ hint, error, id, 'aria-describedby': describedBy, 'data-slot': 'checkbox' }, 'ps-8.5');
  return (
    <div {...field.root} className={cn('grid gap-1', className)} style={style}>
      <div className="flex min-h-6 items-start gap-2.5 pointer-coarse:min-h-touch pointer-coarse:items-center">
        <span className="relative m-0.5 inline-flex shrink-0">
          <input
            data-slot="checkbox-input"
            {...props}
            {...field.control}
            ref={composedRef}
            type="checkbox"
            onChange={composeEventHandlers(
              onChange,
              ({ currentTarget }) => {
                // The browser clears the property at each press, also at one that the page does not act on.
                currentTarget.indeterminate = indeterminate;
              },
              { checkForDefaultPrevented: false },
            )}
            className={cn(
              'peer size-5 cursor-pointer appearance-none rounded-inner border bg-paper transition-colors duration-control',
              'enabled:hover:border-heading enabled:checked:border-primary enabled:checked:bg-primary',
              'enabled:indeterminate:border-primary enabled:indeterminate:bg-primary',
              'disabled:cursor-not-allowed disabled:bg-neutral-soft forced-colors:appearance-auto',
              error ? 'border-error' : 'border-border',
            )}
          />
          <Check aria-hidden className={cn(mark, 'peer-checked:visible peer-indeterminate:invisible')} />
          <Minus aria-hidden className={cn(mark, 'peer-indeterminate:visible')} />
        </span>
        <label
          {...field.name}
          className={cn(
            'min-w-0 py-0.5 text-body wrap-anywhere',
            props.disabled ? 'cursor-not-allowed text-disabled' : 'cursor-pointer text-text',
          )}
        >
          {label}
        </label>
      </div>
      {field.messages}
    </div>
  );
}
