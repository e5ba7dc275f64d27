'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { type AccessibleName, type ControlParts, rootPropsOf } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import type { ControlSize } from '../../lib/control-size';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { ControlText } from '../../lib/control-text';
import { useRadioGroup } from './radio-group-context';

export interface RadioGroupItemOptions<Value extends string = string>
  extends
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'checked' | 'defaultChecked' | 'name' | 'required'>,
    ControlParts {
  /** The value that selects this option. */
  value: Value;
  /** Help text below the label, which is also the accessible description. */
  hint?: ReactNode;
  /** Whether the option cannot be selected. @default false */
  disabled?: boolean;
}

const sizes: Record<ControlSize, string> = { sm: 'size-4', md: 'size-5', lg: 'size-6' };
const dots: Record<ControlSize, string> = { sm: 'size-2', md: 'size-2.5', lg: 'size-3' };

export type RadioGroupItemProps<Value extends string = string> = AccessibleName & RadioGroupItemOptions<Value>;

/** An option in a RadioGroup. `className` and `style` apply to the root; all other props apply to the radio button. */
export function RadioGroupItem<Value extends string = string>({
  label,
  hint,
  disabled = false,
  classNames,
  slotProps,
  id,
  className,
  style,
  value,
  onChange,
  'aria-describedby': describedBy,
  ...props
}: RadioGroupItemProps<Value>) {
  const group = useRadioGroup('RadioGroupItem');
  const ownId = useId();
  const radioId = id ?? ownId;
  const root = rootPropsOf({ className, style, slotProps });
  const isDisabled = disabled || group.disabled;
  const chosen = group.value === value;
  return (
    <div
      data-slot="radio-group-item"
      {...root}
      className={cn(
        'relative flex min-w-0 items-start gap-2.5',
        group.isCard
          ? cn(
              'rounded border p-3',
              isDisabled
                ? 'border-divider bg-neutral-soft forced-colors:border-[GrayText]'
                : cn(
                    'border-border bg-paper hover:border-heading',
                    'has-checked:border-primary has-checked:bg-primary-soft',
                    'forced-colors:has-checked:border-[Highlight]',
                  ),
            )
          : 'min-h-target pointer-coarse:min-h-touch',
        root.className,
      )}
    >
      <span className="m-0.5 inline-grid shrink-0 place-items-center *:col-start-1 *:row-start-1 pointer-coarse:my-2.5">
        <input
          data-slot="radio-group-radio"
          data-state={chosen ? 'checked' : 'unchecked'}
          {...props}
          id={radioId}
          type="radio"
          name={group.name}
          value={value}
          checked={chosen}
          required={group.required}
          disabled={isDisabled}
          onChange={composeEventHandlers(onChange, () => group.choose(value))}
          aria-describedby={cn(describedBy, hint && `${radioId}-hint`) || undefined}
          className={cn(
            sizes[group.size],
            'peer cursor-pointer appearance-none rounded-full border bg-paper',
            group.isInvalid ? 'border-error' : 'border-border',
            'enabled:hover:border-heading enabled:checked:border-primary',
            'disabled:cursor-not-allowed disabled:bg-neutral-soft forced-colors:disabled:border-[GrayText]',
            // Enlarge the target without changing the visible size. In a card, the whole card is the target.
            'after:absolute',
            group.isCard ? 'after:inset-0 after:rounded' : 'relative after:-inset-2 after:m-auto after:size-target',
            classNames?.control,
          )}
        />
        <span
          aria-hidden
          data-slot="radio-group-indicator"
          className={cn(
            dots[group.size],
            'pointer-events-none invisible relative rounded-full peer-checked:visible',
            isDisabled ? 'bg-disabled forced-colors:bg-[GrayText]' : 'bg-primary forced-colors:bg-[Highlight]',
          )}
        />
      </span>
      <ControlText slot="radio-group-item" controlId={radioId} label={label} hint={hint} disabled={isDisabled} />
    </div>
  );
}
