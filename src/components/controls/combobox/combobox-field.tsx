import * as Popover from '@radix-ui/react-popover';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { DelayedStatus } from '../../lib/delayed-status';
import type { ControlSize } from '../../lib/control-size';
import { fieldBox, fieldEnd } from '../../lib/field-box';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useFormReset } from '../../lib/use-form-reset';
import { Field, type LabeledControlOptions } from '../field';
import { FieldInput, splitFieldProps } from '../field/internal';
import { IconButton } from '../icon-button';
import { chipBox, chipHeights, Chips } from './chips';
import { ComboboxList } from './combobox-list';
import type { ComboboxListOptions } from './combobox-options';
import { useCombobox } from './use-combobox';

export interface ComboboxFieldOptions<Value extends string = string>
  extends
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'list' | 'value' | 'defaultValue' | 'children'>,
    LabeledControlOptions,
    ComboboxListOptions<Value> {
  /** The minimum height: 36, 40 or 44 px. @default 'md' */
  size?: ControlSize;
  /** The name of the value in a form. A `MultiCombobox` submits one entry per value. */
  name?: string;
}

interface ComboboxFieldProps extends ComboboxFieldOptions {
  label?: ReactNode;
  /** The `data-slot` of the root, and the prefix of its parts' slots. */
  'data-slot': string;
  multiple: boolean;
  allowCustomValue?: boolean;
  values: readonly string[];
  setValues: (values: readonly string[]) => void;
}

/** Offsets the box's padding and border so that the button does not make the box of chips taller. */
const toggleMargins: Record<ControlSize, string> = { sm: '-my-0.75 -me-1', md: '-my-1 -me-1', lg: '-my-1 -me-0.5' };

/** The field and the list of a `Combobox` or a `MultiCombobox`. */
export function ComboboxField({
  ref,
  name,
  required = false,
  disabled = false,
  readOnly = false,
  'data-slot': slot,
  multiple,
  values,
  setValues,
  size = 'md',
  onChange,
  onKeyDown,
  onClick,
  onBlur,
  ...props
}: ComboboxFieldProps) {
  const { field, control: rest } = splitFieldProps({ ...props, required });
  const ownId = useId();
  const controlId = field.controlId ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRefs(ref, input);
  useFormReset(input, values, setValues);
  const { combobox, inputProps } = useCombobox({
    ...rest,
    input,
    multiple,
    values,
    setValues,
    isLocked: disabled || readOnly,
  });
  const { list, isOpen, status, text } = combobox;
  const control = (
    <FieldInput
      data-slot={`${slot}-input`}
      data-size={size}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      {...inputProps}
      ref={composedRef}
      type="text"
      role="combobox"
      disabled={disabled}
      readOnly={readOnly}
      // Once a chip is selected, the browser's validation accepts the empty input.
      required={required && !(multiple && values.length > 0)}
      aria-required={required || undefined}
      aria-autocomplete="list"
      aria-expanded={isOpen && list.entries.length > 0}
      aria-controls={isOpen ? list.active.listId : undefined}
      aria-activedescendant={isOpen ? list.active.activeId : undefined}
      value={combobox.shownText}
      onChange={composeEventHandlers(onChange, (event) => combobox.type(event.currentTarget.value))}
      onKeyDown={composeEventHandlers(onKeyDown, combobox.handleKeyDown)}
      onClick={composeEventHandlers(onClick, combobox.handleClick)}
      onBlur={composeEventHandlers(onBlur, combobox.handleBlur)}
      className={cn(
        multiple
          ? cn(
              'min-w-24 grow basis-24 bg-transparent px-1.5 text-body text-heading outline-none disabled:cursor-not-allowed disabled:text-disabled',
              chipHeights[size],
            )
          : cn(fieldBox(size), 'pe-10 text-ellipsis read-only:bg-canvas'),
        rest.className,
      )}
    />
  );
  const toggle = (
    <IconButton
      variant="ghost"
      size="sm"
      tabIndex={-1}
      data-slot={`${slot}-toggle`}
      aria-label={text('showOptions')}
      aria-expanded={isOpen}
      disabled={disabled || readOnly}
      // Keeps focus in the input.
      onMouseDown={(event) => event.preventDefault()}
      onClick={combobox.toggle}
    >
      <ChevronDown aria-hidden />
    </IconButton>
  );
  return (
    <Field {...field} data-slot={slot} controlId={controlId}>
      <Popover.Root open={isOpen} onOpenChange={combobox.setOpen}>
        <Popover.Anchor asChild>
          {multiple ? (
            <div ref={box} data-slot={`${slot}-box`} className={chipBox(size)}>
              <Chips
                aria-label={text('selectedOptions')}
                data-slot="multi-combobox-chips"
                values={values}
                labelOf={combobox.labelOf}
                removeLabelOf={(label) => text('removeChip', { label })}
                onRemove={disabled || readOnly ? undefined : combobox.remove}
                size={size}
                input={input}
              />
              {control}
              <span className={cn(fieldEnd, toggleMargins[size])}>{toggle}</span>
            </div>
          ) : (
            <div ref={box} data-slot={`${slot}-box`} className="flex items-center">
              {control}
              <span className={cn(fieldEnd, '-ms-10 w-10')}>{toggle}</span>
            </div>
          )}
        </Popover.Anchor>
        <ComboboxList
          combobox={combobox}
          multiple={multiple}
          slot={slot}
          anchor={box}
          name={{
            'aria-label': inputProps['aria-label'],
            'aria-labelledby': field.label ? `${controlId}-label` : inputProps['aria-labelledby'],
          }}
        />
      </Popover.Root>
      <DelayedStatus data-slot={`${slot}-status`} text={isOpen ? status : ''} />
      {name !== undefined &&
        values.map((value) => (
          <input key={value} type="hidden" name={name} value={value} form={inputProps.form} disabled={disabled} />
        ))}
    </Field>
  );
}
