'use client';

import * as Popover from '@radix-ui/react-popover';
import { ChevronDown } from 'lucide-react';
import {
  type AriaAttributes,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useMemo,
  useRef,
} from 'react';
import type { AccessibleName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import type { ControlSize } from '../../lib/control-size';
import { fieldBox } from '../../lib/field-box';
import { groupEntries } from '../../lib/group-entries';
import type { InferLast } from '../../lib/infer-last';
import { ListPopup } from '../../lib/list-popup';
import { useActiveOption } from '../../lib/use-active-option';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { useEscape } from '../../lib/use-escape';
import { useFormReset } from '../../lib/use-form-reset';
import { useMediaQuery } from '../../lib/use-media-query';
import { useTypeAhead } from '../../lib/use-type-ahead';
import { Field, type LabeledControlOptions, useFieldControl } from '../field';
import { splitFieldProps } from '../field/internal';
import { RichSelectList } from './rich-select-list';
import type { OptionEntry, RichSelectOption } from './rich-select-options';

export interface RichSelectFieldOptions<Value extends string = string>
  extends
    Omit<ComponentProps<'button'>, 'type' | 'role' | 'name' | 'value' | 'defaultValue' | 'children'>,
    LabeledControlOptions {
  /** The options. Keep the array stable. */
  options: readonly RichSelectOption<Value>[];
  /** The text displayed while nothing is selected. */
  placeholder?: string;
  /** The minimum height: 36, 40 or 44 px. @default 'md' */
  size?: ControlSize;
  /** The name of the value in a form. */
  name?: string;
  /** Whether a selection is required to submit the form. @default false */
  required?: boolean;
  /** Whether touch screens open the operating system's list, which shows only the labels. @default false */
  nativeOnTouch?: boolean;
  /** The controlled value, or `null` while nothing is selected. Use with `onValueChange`. */
  value?: InferLast<Value> | null;
  /** The initial value when uncontrolled. @default null */
  defaultValue?: InferLast<Value> | null;
  /** Called with the value of the option that the user selects. */
  onValueChange?: (value: InferLast<Value>) => void;
  /** The controlled open state of the list. Use with `onOpenChange`. */
  open?: boolean;
  /** The open state of the list on first render, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when the open state changes. */
  onOpenChange?: (open: boolean) => void;
}

export type RichSelectProps<Value extends string = string> = AccessibleName & RichSelectFieldOptions<Value>;

/**
 * A select with icons and descriptions (WAI-ARIA select-only combobox pattern). `className` and `style` apply to the
 * root; all other props apply to the button.
 */
export function RichSelect<Value extends string = string>(props: RichSelectProps<Value>): ReactNode;
export function RichSelect(props: RichSelectProps) {
  const { field, control } = splitFieldProps(props);
  const ownId = useId();
  const controlId = field.controlId ?? ownId;
  return (
    <Field data-slot="rich-select" {...field} controlId={controlId}>
      <RichSelectControl {...control} labelId={field.label ? `${controlId}-label` : undefined} />
    </Field>
  );
}

type ControlProps = Omit<RichSelectFieldOptions, keyof LabeledControlOptions | 'style'> & { labelId?: string };

/** The attributes for the element that the user does not operate, which is either the button or the `select`. */
const hidden = { 'aria-hidden': true, tabIndex: -1 } as const;

function RichSelectControl({
  options,
  placeholder,
  size = 'md',
  name,
  required = false,
  nativeOnTouch = false,
  value,
  defaultValue = null,
  onValueChange,
  open,
  defaultOpen = false,
  onOpenChange,
  labelId,
  form,
  disabled = false,
  className,
  onClick,
  onKeyDown,
  onBlur,
  ref,
  ...props
}: ControlProps) {
  const [selected, select] = useControllableState<string | null>(value, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next);
  });
  const [wantsOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const isNative = nativeOnTouch && isTouch;
  const isOpen = wantsOpen && !disabled && !isNative;
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const composedRef = useComposedRefs(ref, button);
  const native = useRef<HTMLSelectElement>(null);
  const findTyped = useTypeAhead();
  useFormReset(native, selected, select);
  useEscape(isOpen, () => setOpen(false));

  const groups = useMemo(() => {
    const entries = options.map((option, index): OptionEntry => ({ option, key: option.value, index }));
    return groupEntries(entries, ({ option }) => option.group);
  }, [options]);
  // The options, in the order of the groups.
  const entries = groups.flatMap((group) => group.entries.filter(({ option }) => !option.disabled));
  const active = useActiveOption(entries, (now) => now.find(({ key }) => key === selected) ?? now[0]);
  const current = options.find((option) => option.value === selected);

  function show(key: string | null = null): void {
    active.activate(key);
    setOpen(true);
  }

  function choose(entry: OptionEntry | undefined): void {
    if (entry) select(entry.option.value);
    setOpen(false);
  }

  /** Handles keys while the list is closed. Returns whether the key was handled. */
  function handleClosedKey({ key }: KeyboardEvent): boolean {
    if (key === 'Home' || key === 'End') show(entries.at(key === 'Home' ? 0 : -1)?.key);
    else if (/^(?:ArrowDown|ArrowUp|Enter| )$/.test(key)) show();
    else return false;
    return true;
  }

  function handleOpenKey(event: KeyboardEvent): boolean {
    const { key, altKey } = event;
    if (key === 'Enter' || key === ' ' || (altKey && key === 'ArrowUp')) choose(active.active);
    else if (key === 'Home' || key === 'End') active.activate(entries.at(key === 'Home' ? 0 : -1)?.key ?? null);
    else return active.move(event);
    return true;
  }

  function handleKeyDown(event: KeyboardEvent): void {
    // Tab selects the active option and leaves the field.
    if (isOpen && event.key === 'Tab') choose(active.active);
    if (event.key === 'Tab' || event.ctrlKey || event.metaKey) return;
    const from = active.active ? entries.indexOf(active.active) : -1;
    const found = findTyped(event, {
      count: entries.length,
      from: isOpen || current ? from : -1,
      textAt: (index) => entries[index]?.option.label ?? '',
    });
    const isHandled = found === undefined && (isOpen ? handleOpenKey(event) : handleClosedKey(event));
    if (found !== undefined && found >= 0) show(entries[found]?.key);
    if (isHandled || found !== undefined) event.preventDefault();
  }

  const isSmall = size === 'sm';
  const { 'aria-label': label, 'aria-labelledby': labelledBy = labelId } = props;
  const shown = useFieldControl<AriaAttributes & { id?: string; tabIndex?: number }>({
    'aria-label': label,
    'aria-labelledby': props['aria-labelledby'],
    'aria-describedby': props['aria-describedby'],
    'aria-invalid': props['aria-invalid'],
    'aria-required': required || undefined,
  });
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        <div
          ref={box}
          data-slot="rich-select-box"
          className="relative flex items-center rounded has-[select:focus-visible]:[outline:var(--wm-size-ring)_solid_var(--wm-color-focus)]"
        >
          <button
            data-slot="rich-select-control"
            data-size={size}
            data-state={isOpen ? 'open' : 'closed'}
            data-placeholder={current ? undefined : ''}
            {...props}
            {...(isNative ? hidden : shown)}
            ref={composedRef}
            type="button"
            role="combobox"
            disabled={disabled}
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? active.listId : undefined}
            aria-activedescendant={isOpen ? active.activeId : undefined}
            className={cn(
              fieldBox(size),
              'flex cursor-pointer items-center gap-2 text-start',
              isSmall ? 'pe-8' : 'pe-11',
              !current && !disabled && 'text-muted',
              className,
            )}
            onKeyDown={composeEventHandlers(onKeyDown, handleKeyDown)}
            onClick={composeEventHandlers(onClick, ({ currentTarget }) => {
              // Safari does not focus a button when it is clicked.
              currentTarget.focus();
              if (isOpen) setOpen(false);
              else show();
            })}
            onBlur={composeEventHandlers(onBlur, () => setOpen(false))}
          >
            {current?.start && (
              <span aria-hidden className="inline-flex shrink-0 [&>svg]:size-4">
                {current.start}
              </span>
            )}
            {/* The zero-width space preserves the height of an empty field. */}
            <span className="min-w-0 truncate">{current?.label ?? placeholder ?? '\u200B'}</span>
          </button>
          <ChevronDown
            aria-hidden
            className={cn(
              'pointer-events-none shrink-0 forced-colors:text-[CanvasText]',
              disabled ? 'text-disabled forced-colors:text-[GrayText]' : 'text-muted',
              isSmall ? '-ms-6 me-2 size-4' : '-ms-8 me-3 size-5',
            )}
          />
          {/* Submits the value with the form and enables the browser's validation. With `nativeOnTouch`, the user
              operates it. */}
          <select
            ref={native}
            data-slot="rich-select-native"
            {...(isNative ? shown : hidden)}
            name={name}
            form={form}
            required={required}
            disabled={disabled}
            value={selected ?? ''}
            className={cn('absolute inset-0 size-full opacity-0', !isNative && 'pointer-events-none')}
            onChange={(event) => select(event.currentTarget.value)}
            // The browser focuses this element to report that a selection is missing.
            onFocus={isNative ? undefined : () => button.current?.focus()}
          >
            <option value="" disabled hidden>
              {placeholder}
            </option>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      </Popover.Anchor>
      <ListPopup isOpen={isOpen} slot="rich-select-popup" anchor={box}>
        <RichSelectList
          groups={groups}
          active={active}
          selected={selected}
          choose={choose}
          name={{ 'aria-label': label, 'aria-labelledby': labelledBy }}
        />
      </ListPopup>
    </Popover.Root>
  );
}
