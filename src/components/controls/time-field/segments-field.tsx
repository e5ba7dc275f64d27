import { type ReactNode, useId, useRef } from 'react';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import type { segmentLabels } from '../../lib/shared-labels';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useMediaQuery } from '../../lib/use-media-query';
import type { LabelText } from '../../providers/labels';
import { Field, type LabeledControlOptions } from '../field';
import { splitFieldProps } from '../field/internal';
import { Input, type InputProps } from '../input';
import { SegmentBox } from './segment-box';
import type { SegmentKind } from './segment-layout';
import { type SegmentsState, useSegments, useValidity } from './use-segments';

/** The props of a field whose value is entered part by part. */
export interface SegmentsFieldOptions
  extends
    Omit<InputProps, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'placeholder' | 'onChange'>,
    LabeledControlOptions {
  /**
   * Whether devices without a mouse render the native input, with the native picker and the browser's date format.
   * @default false
   */
  nativeOnTouch?: boolean;
  /**
   * Not supported, because the individual parts do not have values. Use `onValueChange`, or `Controller` in React Hook
   * Form.
   */
  onChange?: never;
  /** The error message. Marks the field as invalid, and replaces the built-in message about an invalid value. */
  error?: ReactNode;
}

interface SegmentsFieldProps extends SegmentsFieldOptions {
  kind: SegmentKind;
  slot: string;
  value: string;
  setValue: (value: string) => void;
  min?: string;
  max?: string;
  text: LabelText<keyof typeof segmentLabels>;
  /** The message for a complete value that is not allowed. */
  problemText: string;
  label?: ReactNode;
  /** Returns a button at the end of the box. */
  renderEnd?: (state: SegmentsState) => ReactNode;
}

const nativeTypes = { date: 'date', time: 'time', datetime: 'datetime-local' } as const;

/** The label, the parts and the messages of a date or time field. */
export function SegmentsField({
  kind,
  slot,
  value,
  setValue,
  min,
  max,
  text,
  problemText,
  nativeOnTouch = false,
  renderEnd,
  ref,
  onBlur,
  ...props
}: SegmentsFieldProps) {
  const { field, control } = splitFieldProps(props);
  const ownId = useId();
  const fieldId = field.controlId ?? ownId;
  const firstRef = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(ref, firstRef);
  const state = useSegments({ kind, value, setValue, text, firstRef });
  const isNative = useMediaQuery('(pointer: coarse)') && nativeOnTouch;
  useValidity(firstRef, state.problem || problemText);
  return (
    <Field data-slot={slot} {...field} controlId={fieldId} error={field.error || state.messageOf(problemText)}>
      {isNative ? (
        <Input
          data-slot={`${slot}-segment`}
          {...control}
          ref={composedRef}
          type={nativeTypes[kind]}
          min={min}
          max={max}
          value={value}
          onValueChange={setValue}
          onBlur={composeEventHandlers(onBlur, state.leave, { checkForDefaultPrevented: false })}
        />
      ) : (
        <SegmentBox
          {...control}
          ref={composedRef}
          slot={slot}
          state={state}
          labelId={field.label ? `${fieldId}-label` : undefined}
          onBlur={onBlur}
          end={renderEnd?.(state)}
        />
      )}
    </Field>
  );
}
