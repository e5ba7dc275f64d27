import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useCallback } from 'react';
import { cn } from '../../lib/cn';
import { useField } from '../field';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children'> {
  /** The label beside the checkbox; also its accessible name. */
  label: ReactNode;
  /** Help text below the label; also the accessible description. */
  hint?: ReactNode;
  /** The error message. Marks the checkbox as invalid. */
  error?: ReactNode;
  /** Whether the state is mixed, such as for a parent of which some children are checked. @default false */
  indeterminate?: boolean;
}

// Forced colors use the browser's native checkbox.
const mark =
  'pointer-events-none invisible absolute inset-0 m-auto size-4 stroke-3 text-on-primary peer-disabled:text-disabled forced-colors:hidden';

/**
 * A native checkbox with a label. `className` and `style` apply to the root; `ref`, `data-*` and all other props to the
 * input.
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
  // `indeterminate` has no HTML attribute.
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
                // The browser clears the property on every click, even when the state does not change.
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
