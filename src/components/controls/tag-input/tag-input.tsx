'use client';

import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react';
import type { AccessibleName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import type { ControlSize } from '../../lib/control-size';
import { isComposing } from '../../lib/use-active-option';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { useFormReset } from '../../lib/use-form-reset';
import { useLabels } from '../../providers/labels';
import { chipBox, chipHeights, Chips } from '../combobox/internal';
import { Field, type LabeledControlOptions } from '../field';
import { FieldInput, splitFieldProps } from '../field/internal';
import { tagInputLabels } from './tag-input-labels';

const noTags: ReadonlySet<string> = new Set();

export interface TagInputFieldOptions
  extends
    Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'children'>,
    LabeledControlOptions {
  /** The minimum height: 36, 40 or 44 px. @default 'md' */
  size?: ControlSize;
  /** The name under which a form submits one entry per tag. */
  name?: string;
  /** The controlled tags, in order. Use with `onSelectedChange`. */
  selected?: ReadonlySet<string>;
  /** The initial tags when uncontrolled. @default none */
  defaultSelected?: ReadonlySet<string>;
  /** Called with all tags when the user adds or removes tags. */
  onSelectedChange?: (selected: ReadonlySet<string>) => void;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof tagInputLabels>;
}

export type TagInputProps = AccessibleName & TagInputFieldOptions;

/**
 * A field for several short strings, displayed as removable chips. `className` and `style` apply to the root; all other
 * props apply to the input.
 */
export function TagInput(props: TagInputProps) {
  const {
    field,
    control: {
      size = 'md',
      name,
      selected,
      defaultSelected = noTags,
      onSelectedChange,
      labels,
      required = false,
      onChange,
      onKeyDown,
      onPaste,
      onBlur,
      className,
      ref,
      ...control
    },
  } = splitFieldProps(props);
  const text = useLabels(tagInputLabels, labels);
  const [tags, setTags] = useControllableState(selected, defaultSelected, onSelectedChange);
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(ref, input);
  useFormReset(input, tags, (initial) => {
    setTags(initial);
    setTyped('');
  });
  const isLocked = Boolean(control.disabled) || Boolean(control.readOnly);

  /** Adds each text between commas or line breaks as a tag. */
  function add(texts: string): void {
    const added = texts.split(/[,\n]/).flatMap((part) => part.trim() || []);
    setTyped('');
    if (added.some((tag) => !tags.has(tag))) setTags(new Set([...tags, ...added]));
  }

  function remove(tag: string): void {
    setTags(new Set([...tags].filter((other) => other !== tag)));
  }

  function handleChange({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>): void {
    if (value.includes(',')) add(value);
    else setTyped(value);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (isComposing(event) || isLocked) return;
    const last = [...tags].at(-1);
    if (event.key === 'Enter' && typed.trim() !== '') {
      // Otherwise, Enter would submit the form.
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && !event.repeat && last !== undefined) {
      remove(last);
    }
  }

  function handlePaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text');
    // The browser removes line breaks from text that is pasted into an input.
    if (isLocked || !/[,\n]/.test(pasted)) return;
    event.preventDefault();
    add(`${typed}${pasted}`);
  }

  return (
    <Field data-slot="tag-input" {...field}>
      <div data-slot="tag-input-box" className={chipBox(size)}>
        <Chips
          aria-label={text('enteredTags')}
          data-slot="tag-input-chips"
          values={[...tags]}
          removeLabelOf={(label) => text('removeChip', { label })}
          onRemove={isLocked ? undefined : remove}
          size={size}
          input={input}
        />
        <FieldInput
          data-slot="tag-input-control"
          data-size={size}
          autoComplete="off"
          {...control}
          ref={composedRef}
          type="text"
          value={typed}
          // Once there is a tag, the browser's validation accepts the empty input.
          required={required && tags.size === 0}
          aria-required={required || undefined}
          className={cn(
            'min-w-24 grow basis-24 bg-transparent px-1.5 text-body text-heading outline-none disabled:cursor-not-allowed disabled:text-disabled',
            chipHeights[size],
            className,
          )}
          onChange={composeEventHandlers(onChange, handleChange)}
          onKeyDown={composeEventHandlers(onKeyDown, handleKeyDown)}
          onPaste={composeEventHandlers(onPaste, handlePaste)}
          onBlur={composeEventHandlers(onBlur, () => add(typed))}
        />
      </div>
      {name !== undefined &&
        [...tags].map((tag) => (
          <input key={tag} type="hidden" name={name} value={tag} form={control.form} disabled={control.disabled} />
        ))}
    </Field>
  );
}
