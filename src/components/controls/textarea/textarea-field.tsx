'use client';

import { useRef, useState } from 'react';
import type { AccessibleName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { DelayedStatus } from '../../lib/delayed-status';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useFormReset } from '../../lib/use-form-reset';
import { useLabels } from '../../providers/labels';
import { useLocale } from '../../providers/locale';
import { Field, type LabeledControlOptions } from '../field';
import { splitFieldProps } from '../field/internal';
import { Textarea, type TextareaProps } from './textarea';
import { textareaLabels } from './textarea-labels';

export interface TextareaFieldOptions extends TextareaProps, LabeledControlOptions {
  /**
   * The maximum number of UTF-16 code units, as in HTML. Displays the count and announces the remaining characters near
   * the limit.
   */
  maxLength?: number;
  /** Whether the character count is displayed. @default `true` if `maxLength` is set */
  showCount?: boolean;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof textareaLabels>;
}

export type TextareaFieldProps = AccessibleName & TextareaFieldOptions;

/**
 * A multi-line text input with a label and a character count. `className` and `style` apply to the root; all other
 * props apply to the textarea.
 */
export function TextareaField({
  maxLength,
  showCount = maxLength !== undefined,
  labels,
  ref,
  value,
  defaultValue,
  onInput,
  ...props
}: TextareaFieldProps) {
  const { field, control } = splitFieldProps(props);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(String(defaultValue ?? '').length);
  useFormReset(textarea, typed, setTyped);
  const text = useLabels(textareaLabels, labels, useLocale());
  const count = value === undefined ? typed : String(value).length;
  const left = maxLength === undefined || count < maxLength * nearLimit ? undefined : Math.max(maxLength - count, 0);
  const limit = text('characterLimit', { max: maxLength ?? '' });
  return (
    <Field
      data-slot="textarea-field"
      {...field}
      counter={showCount && <Count count={count} max={maxLength} limit={limit} />}
    >
      <Textarea
        data-slot="textarea-field-textarea"
        {...control}
        ref={useComposedRefs(ref, textarea)}
        value={value}
        defaultValue={defaultValue}
        maxLength={maxLength}
        onInput={composeEventHandlers(onInput, (event) => setTyped(event.currentTarget.value.length), {
          // `input` fires after the change, which the consumer can no longer prevent.
          checkForDefaultPrevented: false,
        })}
      />
      {showCount && maxLength !== undefined && (
        <DelayedStatus
          data-slot="textarea-field-status"
          text={left === undefined ? '' : text('charactersLeft', { count: left })}
        />
      )}
    </Field>
  );
}

/** The fraction of the limit above which the remaining characters are announced. */
const nearLimit = 0.9;

function Count({ count, max, limit }: { count: number; max: number | undefined; limit: string }) {
  if (max === undefined) return <bdi>{count}</bdi>;
  return (
    <>
      <bdi
        aria-hidden
        className={cn(count >= max * nearLimit && 'font-medium text-warning')}
      >{`${count} / ${max}`}</bdi>
      <span className="sr-only">{limit}</span>
    </>
  );
}
