'use client';

import * as Primitive from '@radix-ui/react-radio-group';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { type AccessibleName, type ControlParts, rootPropsOf } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import type { ControlSize } from '../../lib/control-size';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { ControlText } from '../../lib/control-text';
import { useRadioGroup } from './radio-group-context';

export interface RadioGroupItemOptions<Value extends string = string>
  extends Omit<ComponentProps<typeof Primitive.Item>, 'asChild' | 'children' | 'value'>, ControlParts {
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
  onKeyDown,
  'aria-describedby': describedBy,
  ...props
}: RadioGroupItemProps<Value>) {
  const group = useRadioGroup('RadioGroupItem');
  const ownId = useId();
  const radioId = id ?? ownId;
  const root = rootPropsOf({ className, style, slotProps });
  const isDisabled = disabled || group.disabled;
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
                    'has-[[data-state=checked]]:border-primary has-[[data-state=checked]]:bg-primary-soft',
                    'forced-colors:has-[[data-state=checked]]:border-[Highlight]',
                  ),
            )
          : 'min-h-target pointer-coarse:min-h-touch',
        root.className,
      )}
    >
      {/* Radix moves its form input by a physical offset, which overflows the page in right-to-left layouts. */}
      <span className="m-0.5 inline-flex shrink-0 pointer-coarse:my-2.5 [&>input]:inset-0 [&>input]:transform-none!">
        <Primitive.Item
          data-slot="radio-group-radio"
          // In HTML, the label already names a button, but some accessibility checkers check only ARIA.
          aria-labelledby={label ? `${radioId}-label` : undefined}
          {...props}
          id={radioId}
          disabled={isDisabled}
          onKeyDown={composeEventHandlers(onKeyDown, selectByArrow)}
          aria-describedby={cn(describedBy, hint && `${radioId}-hint`) || undefined}
          className={cn(
            sizes[group.size],
            'inline-flex cursor-pointer items-center justify-center rounded-full border bg-paper',
            group.isInvalid ? 'border-error' : 'border-border',
            'enabled:hover:border-heading',
            'enabled:data-[state=checked]:border-primary',
            'disabled:cursor-not-allowed disabled:bg-neutral-soft forced-colors:disabled:border-[GrayText]',
            // Enlarge the target without changing the visible size. In a card, the whole card is the target.
            'after:absolute',
            group.isCard ? 'after:inset-0 after:rounded' : 'relative after:-inset-2 after:m-auto after:size-target',
            classNames?.control,
          )}
        >
          <Primitive.Indicator
            data-slot="radio-group-indicator"
            className={cn(
              dots[group.size],
              'rounded-full',
              isDisabled ? 'bg-disabled forced-colors:bg-[GrayText]' : 'bg-primary forced-colors:bg-[Highlight]',
            )}
          />
        </Primitive.Item>
      </span>
      <ControlText slot="radio-group-item" controlId={radioId} label={label} hint={hint} disabled={isDisabled} />
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

/**
 * Selects the next or previous option. Radix moves focus in a later task and selects only while the key is down, so a
 * short key press would move focus without selecting.
 */
function selectByArrow(event: KeyboardEvent<HTMLButtonElement>): void {
  const { currentTarget, key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const group = currentTarget.closest('[role="radiogroup"]');
  const step = steps[key];
  if (!group || !step || ctrlKey || metaKey || altKey || shiftKey) return;
  event.preventDefault();
  const mirrored = /Left|Right/.test(key) && getComputedStyle(group).direction === 'rtl';
  const radios = [...group.querySelectorAll<HTMLButtonElement>('[role="radio"]:enabled')];
  const next = radios.at((radios.indexOf(currentTarget) + (mirrored ? -step : step)) % radios.length);
  if (!next) return;
  // While a key is held down, Radix selects on focus.
  let isSelected = false;
  const onClick = (): void => {
    isSelected = true;
  };
  next.addEventListener('click', onClick);
  next.focus();
  next.removeEventListener('click', onClick);
  if (!isSelected) next.click();
}
