'use client';

import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { AccessibleName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { DelayedStatus } from '../../lib/delayed-status';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { useFormReset } from '../../lib/use-form-reset';
import { useLocale } from '../../providers/locale';
import { useLabels } from '../../providers/labels';
import { Field, type LabeledControlOptions } from '../field';
import { splitFieldProps } from '../field/internal';
import { Input, type InputProps } from '../input';
import { StepButton } from './number-buttons';
import { numberFieldLabels } from './number-field-labels';
import { clamp, stepFrom } from './number-steps';
import { numberText } from '../../lib/number-text';

export interface NumberFieldOptions
  extends
    Omit<InputProps, 'type' | 'value' | 'defaultValue' | 'onValueChange' | 'min' | 'max' | 'step'>,
    LabeledControlOptions {
  /** The controlled number, or `null` while the field is empty. Use with `onValueChange`. */
  value?: number | null;
  /** The initial number when uncontrolled. @default null */
  defaultValue?: number | null;
  /**
   * Called with the number, or with `null` for an empty field, when a step changes it, and when the user leaves the
   * field or presses Enter.
   */
  onValueChange?: (value: number | null) => void;
  /** The minimum. A lower number is changed to the minimum when the user leaves the field. @default none */
  min?: number | string;
  /** The maximum. A higher number is changed to the maximum when the user leaves the field. @default none */
  max?: number | string;
  /** The amount by which a button or key changes the number. Typed numbers between two steps are kept. @default 1 */
  step?: number;
  /**
   * The `Intl.NumberFormat` options, such as a currency or a number of digits. Keep the object stable.
   * @default all digits
   */
  numberFormat?: Intl.NumberFormatOptions;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof numberFieldLabels>;
}

export type NumberFieldProps = AccessibleName & NumberFieldOptions;

/** The number of steps for PageUp and PageDown. */
const pageSteps = 10;

/**
 * A text input for a number, formatted for the user's language, that buttons and keys change in steps.
 * `className` and `style` apply to the root; all other props apply to the input.
 */
export function NumberField({
  value,
  defaultValue = null,
  onValueChange,
  min: minimum = -Infinity,
  max: maximum = Infinity,
  step = 1,
  numberFormat,
  labels,
  ref,
  name,
  form,
  disabled,
  readOnly,
  onChange,
  onBlur,
  onKeyDown,
  ...props
}: NumberFieldProps) {
  const { field, control } = splitFieldProps(props);
  const ownId = useId();
  const fieldId = field.controlId ?? ownId;
  const language = useLocale();
  const text = useLabels(numberFieldLabels, labels, language);
  const { format, parse } = useMemo(() => numberText(language, numberFormat), [language, numberFormat]);
  const [current, setCurrent] = useControllableState(value, defaultValue, onValueChange);
  /** The uncommitted text, or `null` while the field displays the number. */
  const [draft, setDraft] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  /** The limit that replaced the typed number, and its message, which is displayed until the number changes. */
  const [limit, setLimit] = useState<{ value: number; reason: string } | null>(null);
  const [announced, setAnnounced] = useState('');
  const [shown, setShown] = useState(current);
  /** Displays the number instead of the typed text. */
  function show(): void {
    setDraft(null);
    setRefused(false);
  }
  // If the consumer or a form reset sets the number, the number replaces the text.
  if (!Object.is(shown, current)) {
    setShown(current);
    show();
  }

  const input = useRef<HTMLInputElement>(null);
  useFormReset(input, current, (initial) => {
    setCurrent(initial);
    show();
  });
  const invalid = isRefused && text('invalidNumber', { example: format(1234.5) });
  useEffect(() => input.current?.setCustomValidity(invalid || ''), [invalid]);

  const reason = limit && draft === null && limit.value === current ? limit.reason : '';
  const typed = draft === null ? current : parse(draft);
  const [min, max] = [Number(minimum), Number(maximum)];
  const range = { min, max, step };
  const isFixed = Boolean(disabled) || Boolean(readOnly);

  /** Sets the typed number, limited to the range and rounded to the displayed digits. */
  function commit(): void {
    if (draft === null) return;
    if (typed === undefined) {
      setRefused(true);
      return;
    }
    const inRange = typed === null ? null : clamp(typed, range);
    show();
    if (inRange !== null && typed !== null && inRange !== typed) {
      const reasonName = typed > max ? 'maximumNumber' : 'minimumNumber';
      setLimit({ value: inRange, reason: text(reasonName, { max: format(inRange), min: format(inRange) }) });
    }
    setCurrent(inRange === null ? null : (parse(format(inRange)) ?? inRange));
  }

  function stepBy(count: number): void {
    const next = stepFrom(typed ?? current, count, range);
    show();
    setCurrent(next);
    setAnnounced(format(next));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
    if (isFixed || nativeEvent.isComposing || ctrlKey || metaKey || altKey || shiftKey) return;
    if (key === 'Enter') commit();
    const end = key === 'Home' ? min : key === 'End' ? max : Infinity;
    const count = { ArrowUp: 1, ArrowDown: -1, PageUp: pageSteps, PageDown: -pageSteps }[key];
    if (count === undefined && !Number.isFinite(end)) return;
    event.preventDefault();
    if (count !== undefined) {
      stepBy(count);
      return;
    }
    show();
    setCurrent(end);
    setAnnounced(format(end));
  }

  const button = { fieldId, labelId: field.label ? `${fieldId}-label` : undefined };
  return (
    <Field
      data-slot="number-field"
      {...field}
      hint={
        reason ? (
          <>
            {reason} {field.hint}
          </>
        ) : (
          field.hint
        )
      }
      error={field.error || invalid}
      controlId={fieldId}
    >
      <div className="flex items-center">
        <Input
          data-slot="number-field-input"
          // The decimal keyboard of iOS does not have a minus key.
          inputMode={min < 0 && Number.isFinite(min) ? 'text' : 'decimal'}
          autoComplete="off"
          {...control}
          ref={useComposedRefs(ref, input)}
          disabled={disabled}
          readOnly={readOnly}
          form={form}
          value={draft ?? (current === null ? '' : format(current))}
          onChange={composeEventHandlers(onChange, (event) => {
            setDraft(event.currentTarget.value);
            setLimit(null);
            setAnnounced('');
            if (parse(event.currentTarget.value) !== undefined) setRefused(false);
          })}
          onBlur={composeEventHandlers(onBlur, commit, { checkForDefaultPrevented: false })}
          onKeyDown={composeEventHandlers(onKeyDown, handleKeyDown)}
          className={cn(
            // On a right-to-left page, keeps the minus sign before the number and aligns the text as in other fields.
            // Chromium supports only the prefixed value.
            'pe-18 [text-align:-webkit-match-parent] [text-align:match-parent] [unicode-bidi:plaintext] pointer-coarse:pe-24',
            control.className,
          )}
        />
        {/* Follows the input, because the consumer may set the input's width. */}
        <span className="-ms-18 inline-flex w-18 shrink-0 justify-end gap-1 pe-2 pointer-coarse:-ms-24 pointer-coarse:w-24">
          <StepButton
            {...button}
            direction="decrease"
            name={text('decreaseNumber')}
            disabled={isFixed || (typed ?? max) <= min}
            onStep={() => stepBy(-1)}
          />
          <StepButton
            {...button}
            direction="increase"
            name={text('increaseNumber')}
            disabled={isFixed || (typed ?? min) >= max}
            onStep={() => stepBy(1)}
          />
        </span>
        {name !== undefined && (
          <input
            type="hidden"
            name={name}
            form={form}
            disabled={disabled}
            value={typed === null || typed === undefined ? '' : clamp(typed, range)}
          />
        )}
      </div>
      <DelayedStatus data-slot="number-field-status" text={reason || announced} />
    </Field>
  );
}
