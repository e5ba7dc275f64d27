'use client';

import * as Popover from '@radix-ui/react-popover';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { DelayedStatus } from '../../lib/delayed-status';
import { fieldBox } from '../../lib/field-box';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useFormReset } from '../../lib/use-form-reset';
import { Field, type LabeledControlOptions, useFieldControl } from '../field';
import { IconButton } from '../icon-button';
import { ComboboxChips } from './combobox-chips';
import type { ComboboxLabels } from './combobox-labels';
import { ComboboxList } from './combobox-list';
import type { ComboboxOption } from './combobox-options';
import { useCombobox } from './use-combobox';
import type { LoadOptions } from './use-loaded-options';

export interface ComboboxFieldOptions
  extends
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'list' | 'value' | 'defaultValue' | 'children'>,
    LabeledControlOptions {
  /** The options. With `loadOptions`, those that are known, which name the initial values. Keep the array stable. */
  options?: readonly ComboboxOption[];
  /** Requests the options of a query from a server. They are displayed as they are returned, without another search. */
  loadOptions?: LoadOptions;
  /** Whether the user may enter a value that is not an option. Enter and leaving the field select the text. @default false */
  allowCustomValue?: boolean;
  /**
   * Called with the text when the user selects "Create". Return the new option to select it. The choice is offered only with
   * this prop, and while no option has that label.
   */
  onCreate?: (text: string) => ComboboxOption | undefined;
  /** The maximum number of displayed options. If more match, the list says so. @default 100 */
  maxOptions?: number;
  /** Called with the text when the user types. */
  onQueryChange?: (query: string) => void;
  /** The controlled open state of the list. Use with `onOpenChange`. */
  open?: boolean;
  /** The open state of the list on first render, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when the open state changes. */
  onOpenChange?: (open: boolean) => void;
  /** The name of the value in a form. A `MultiCombobox` submits one entry per value. */
  name?: string;
  /** Overrides the texts of the provider. */
  labels?: Partial<ComboboxLabels>;
}

interface ComboboxFieldProps extends ComboboxFieldOptions {
  label?: ReactNode;
  /** The `data-slot` of the root, and the prefix of the slots of its parts. */
  'data-slot': string;
  multiple: boolean;
  values: readonly string[];
  setValues: (values: readonly string[]) => void;
}

/** What `Combobox` and `MultiCombobox` share: the field and its list. */
export function ComboboxField({
  label,
  hint,
  error,
  optionalLabel,
  showOptional,
  rootProps,
  id,
  ref,
  name,
  required = false,
  disabled = false,
  readOnly = false,
  className,
  'data-slot': slot,
  multiple,
  values,
  setValues,
  options,
  loadOptions,
  allowCustomValue,
  onCreate,
  maxOptions,
  onQueryChange,
  open,
  defaultOpen,
  onOpenChange,
  labels,
  onChange,
  onKeyDown,
  onClick,
  onBlur,
  ...props
}: ComboboxFieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRefs(ref, input);
  useFormReset(input, values, setValues);
  const combobox = useCombobox({
    input,
    multiple,
    values,
    setValues,
    options,
    loadOptions,
    allowCustomValue,
    onCreate,
    maxOptions,
    onQueryChange,
    open,
    defaultOpen,
    onOpenChange,
    labels,
    isLocked: disabled || readOnly,
  });
  const { list, isOpen, status, text } = combobox;
  const control = (
    <ComboboxInput
      data-slot={`${slot}-input`}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
      ref={composedRef}
      type="text"
      role="combobox"
      disabled={disabled}
      readOnly={readOnly}
      // A chip satisfies the browser's validation, although it is not in the input.
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
          ? 'min-h-8 min-w-24 grow basis-24 bg-transparent px-1.5 text-body text-heading outline-none disabled:cursor-not-allowed disabled:text-disabled'
          : cn(fieldBox('md'), 'pe-12 text-ellipsis read-only:bg-canvas'),
        className,
      )}
    />
  );
  const toggle = (
    <IconButton
      variant="ghost"
      tabIndex={-1}
      data-slot={`${slot}-toggle`}
      aria-label={text('showOptions')}
      aria-expanded={isOpen}
      disabled={disabled || readOnly}
      // The input keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={combobox.toggle}
    >
      <ChevronDown aria-hidden />
    </IconButton>
  );
  return (
    <Field
      {...rootProps}
      data-slot={slot}
      label={label}
      hint={hint}
      error={error}
      optionalLabel={optionalLabel}
      showOptional={showOptional}
      controlId={controlId}
    >
      <Popover.Root open={isOpen} onOpenChange={combobox.setOpen}>
        <Popover.Anchor asChild>
          {multiple ? (
            <div ref={box} data-slot={`${slot}-box`} className={chipBox}>
              <ComboboxChips combobox={combobox} disabled={disabled || readOnly} input={input} />
              {control}
              <span className="inline-flex pe-0.5">{toggle}</span>
            </div>
          ) : (
            <div ref={box} data-slot={`${slot}-box`} className="flex items-center">
              {control}
              {/* Follows the input, whose width the consumer may set. */}
              <span className="-ms-12 inline-flex w-12 shrink-0 justify-end pe-2">{toggle}</span>
            </div>
          )}
        </Popover.Anchor>
        <ComboboxList
          combobox={combobox}
          multiple={multiple}
          slot={slot}
          anchor={box}
          name={{
            'aria-label': props['aria-label'],
            'aria-labelledby': label ? `${controlId}-label` : props['aria-labelledby'],
          }}
        />
      </Popover.Root>
      <DelayedStatus data-slot={`${slot}-status`} text={isOpen ? status : ''} />
      {name !== undefined &&
        values.map((value) => (
          <input key={value} type="hidden" name={name} value={value} form={props.form} disabled={disabled} />
        ))}
    </Field>
  );
}

const chipBox = cn(
  'flex min-h-12 w-full min-w-0 flex-wrap items-center gap-1.5 rounded border border-border bg-paper p-1.5 transition-colors duration-control',
  'hover:border-heading has-[input:focus]:border-primary has-[input:focus-visible]:[outline:var(--wm-size-ring)_solid_var(--wm-color-focus)]',
  'has-[input[aria-invalid=true]:not(:focus)]:border-error has-[input:disabled]:border-divider has-[input:disabled]:bg-neutral-soft',
);

/** The input, with the attributes of the surrounding field. */
function ComboboxInput(props: ComponentProps<'input'>) {
  return <input {...useFieldControl(props)} />;
}
