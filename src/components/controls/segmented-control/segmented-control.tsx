'use client';

import type { AccessibleName, PartProps } from '../../lib/accessible-name';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { type ComponentProps, type ReactNode, useId, useMemo, useRef } from 'react';
import { cn } from '../../lib/cn';
import { useField } from '../field';
import { describeControl } from '../../lib/describe-control';
import type { ControlSize } from '../../lib/control-size';
import { createRequiredContext } from '../../lib/required-context';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { mirrorArrows, type RadioButtons, useRadioButtons } from '../../lib/use-radio-buttons';

interface SegmentedControlState extends RadioButtons {
  size: ControlSize;
}

/** The heights without the group's padding. In a small item, text with the usual padding would be 1 px too tall. */
const heights: Record<ControlSize, string> = { sm: 'min-h-7.5 py-0.5', md: 'min-h-8.5 py-1', lg: 'min-h-9.5 py-1' };

const [SegmentedControlContext, useSegmentedControl] =
  createRequiredContext<SegmentedControlState>('<SegmentedControl>');

export interface SegmentedControlOptions<Value extends string = string> extends Omit<
  ComponentProps<'fieldset'>,
  'defaultValue'
> {
  /** Help text below the control, which is also the accessible description. */
  hint?: ReactNode;
  /** The error message. Marks the control as invalid. */
  error?: ReactNode;
  /** The controlled value of the selected item, or `null`. Use with `onValueChange`. */
  value?: Value | null;
  /** The value of the initially selected item when uncontrolled. @default null */
  defaultValue?: Value | null;
  /** Called with the value of the item that the user selects. */
  onValueChange?: (value: Value) => void;
  /** The minimum height: 36, 40 or 44 px. @default 'md' */
  size?: ControlSize;
  /** The name of the value in a form. @default a generated name */
  name?: string;
}

export type SegmentedControlProps<Value extends string = string> = AccessibleName & SegmentedControlOptions<Value>;

/** A group of native radio buttons in one row, for selecting one of a few options. */
export function SegmentedControl<Value extends string = string>(props: SegmentedControlProps<Value>): ReactNode;
export function SegmentedControl({
  label,
  hint,
  error,
  value,
  defaultValue = null,
  size = 'md',
  onValueChange,
  name,
  ref,
  className,
  children,
  onKeyDown,
  ...props
}: SegmentedControlProps) {
  const ownId = useId();
  const field = useField({ 'data-slot': 'segmented-control', hint, error, controlId: props.id });
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [radioName, chosen, choose] = useRadioButtons(fieldset, name, value, defaultValue, onValueChange);
  const group = useMemo(() => ({ name: radioName, value: chosen, choose, size }), [radioName, chosen, choose, size]);
  return (
    <fieldset
      ref={useComposedRefs(ref, fieldset)}
      role="radiogroup"
      aria-labelledby={label ? `${ownId}-label` : undefined}
      data-slot="segmented-control"
      data-state={field.root['data-state']}
      className={cn('group/segments grid min-w-0 justify-items-start gap-1.5', className)}
      onKeyDown={composeEventHandlers(onKeyDown, mirrorArrows)}
      {...describeControl(props, field.control)}
    >
      {label && (
        <legend id={`${ownId}-label`} className="mb-1.5 text-h5 text-heading group-disabled/segments:text-disabled">
          {label}
        </legend>
      )}
      <div className="flex max-w-full flex-wrap rounded bg-canvas p-0.75">
        <SegmentedControlContext value={group}>{children}</SegmentedControlContext>
      </div>
      {field.messages}
    </fieldset>
  );
}

export interface SegmentedControlItemProps<Value extends string = string> extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'checked' | 'defaultChecked' | 'name'
> {
  /** The value that selects this item. */
  value: Value;
  /** A decorative icon before the text. Without text, set `aria-label`. */
  start?: ReactNode;
  /** Classes for the parts: `control` is the radio button. `className` and `style` apply to the surrounding `label`. */
  classNames?: { control?: string };
  /** Props for the parts: `root` is the `label` around the radio button and its text. */
  slotProps?: { root?: PartProps<'label'> };
}

/** An option in a SegmentedControl. `className` and `style` apply to the root; all other props apply to the input. */
export function SegmentedControlItem<Value extends string = string>({
  value,
  start,
  classNames,
  slotProps,
  className,
  style,
  children,
  onChange,
  ...props
}: SegmentedControlItemProps<Value>) {
  const group = useSegmentedControl('SegmentedControlItem');
  const chosen = group.value === value;
  return (
    <label
      data-slot="segmented-control-item"
      {...slotProps?.root}
      style={style ?? slotProps?.root?.style}
      data-state={chosen ? 'checked' : 'unchecked'}
      className={cn(
        'relative flex min-w-8 grow cursor-pointer items-center justify-center gap-2 rounded-inner border border-transparent',
        'px-2.5 text-center text-h5 wrap-anywhere text-muted has-checked:text-heading',
        // A hairline, or a full border if the contrast is set to `more`.
        'hover:has-[:enabled:not(:checked)]:bg-hover has-checked:border-divider has-checked:bg-paper',
        'has-focus-visible:[outline:var(--wm-size-ring)_solid_var(--wm-color-focus)] forced-colors:has-focus-visible:outline-[CanvasText]',
        'has-disabled:cursor-not-allowed has-disabled:text-disabled has-disabled:has-checked:border-disabled',
        // Forced colors mode paints transparent borders: without this, every item would look selected.
        'forced-colors:border-[Canvas] forced-colors:text-[CanvasText] forced-colors:forced-color-adjust-none',
        'forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
        'forced-colors:has-disabled:text-[GrayText]',
        'forced-colors:has-disabled:has-checked:border-[GrayText] forced-colors:has-disabled:has-checked:bg-[Canvas]',
        heights[group.size],
        'pointer-coarse:min-h-touch pointer-coarse:min-w-touch',
        slotProps?.root?.className,
        className,
      )}
    >
      {start && (
        <span aria-hidden className="inline-flex shrink-0 [&>svg]:size-[1.25em]">
          {start}
        </span>
      )}
      {children}
      <input
        data-slot="segmented-control-input"
        {...props}
        type="radio"
        name={group.name}
        value={value}
        checked={chosen}
        onChange={composeEventHandlers(onChange, () => group.choose(value))}
        className={cn(
          // The radio button is above the label's text: tests click the radio button by its role, or the label by its
          // text. Any color on this element would hide the text from tools that measure contrast.
          'absolute -inset-px cursor-[inherit] appearance-none opacity-0',
          classNames?.control,
        )}
      />
    </label>
  );
}
