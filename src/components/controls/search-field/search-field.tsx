'use client';

import type { RootProps } from '../../lib/accessible-name';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { Search, SlidersHorizontal, X } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { cn } from '../../lib/cn';
import { fieldEnd } from '../../lib/field-box';
import { useLabels } from '../../providers/labels';
import { Field, type LabeledControlOptions } from '../field';
import { splitFieldProps } from '../field/internal';
import { IconButton } from '../icon-button';
import { Input, type InputProps } from '../input';
import { searchFieldLabels } from './search-field-labels';

type ButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'>;

export interface SearchFieldProps extends Omit<InputProps, 'type' | 'value' | 'defaultValue'>, LabeledControlOptions {
  /** The visible label, which is also the accessible name. @default none */
  label?: ReactNode;
  /** The accessible name if there is no visible label. @default the `search` label */
  'aria-label'?: string;
  /** The placeholder text. @default the `search` label */
  placeholder?: string;
  /** The controlled query. Use with `onValueChange`. */
  value?: string;
  /** The initial query when uncontrolled. @default '' */
  defaultValue?: string;
  /** Called with the query when it changes or is cleared, unless `onChange` calls `event.preventDefault()`. */
  onValueChange?: (value: string) => void;
  /**
   * Props for the parts: the root and the buttons. Call `event.preventDefault()` in a button's `onClick` to keep the
   * query (`clear`) or to skip `onFilter` (`filter`).
   */
  slotProps?: { root?: RootProps; clear?: ButtonProps; filter?: ButtonProps };
  /** Called with the query when the user presses Enter, unless `onKeyDown` calls `event.preventDefault()`. */
  onSearch?: (query: string) => void;
  /** Called when the user clicks the filter button. The button is rendered only with this prop. */
  onFilter?: () => void;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof searchFieldLabels>;
  /**
   * The keys that open the page's search, such as "Ctrl+K", displayed while the field is empty. Hidden on touch
   * screens.
   * @default none
   */
  shortcut?: string;
}

/** The padding at the end of the input for one or two buttons. */
const ends = {
  one: { padding: 'pe-10', buttons: '-ms-10 w-10' },
  two: { padding: 'pe-20', buttons: '-ms-20 w-20' },
} as const;

/**
 * A search input with a clear button and an optional filter button. `className` and `style` apply to the root; all
 * other props apply to the input.
 */
export function SearchField({
  'aria-label': name,
  'aria-labelledby': labelledBy,
  placeholder,
  size = 'md',
  onSearch,
  onFilter,
  labels,
  shortcut,
  ref,
  onKeyDown,
  ...props
}: SearchFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { clear, filter } = props.slotProps ?? {};
  const text = useLabels(searchFieldLabels, labels);
  const input = useRef<HTMLInputElement>(null);
  const isSmall = size === 'sm';
  const composedRef = useComposedRefs(ref, input);

  useEffect(() => claimEscape(input), []);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { currentTarget } = event;
    const empties = canEmpty(event.nativeEvent, currentTarget);
    onKeyDown?.(event);
    if (empties) empty(currentTarget);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && !event.defaultPrevented)
      onSearch?.(currentTarget.value);
  }

  function handleClear(event: MouseEvent<HTMLButtonElement>): void {
    clear?.onClick?.(event);
    if (event.defaultPrevented || !input.current) return;
    input.current.focus();
    empty(input.current);
  }

  return (
    <Field data-slot="search-field" {...field}>
      <div className="relative flex items-center">
        <Search
          aria-hidden
          className={cn(
            'pointer-events-none absolute text-muted forced-colors:text-[CanvasText]',
            isSmall ? 'start-2.5 size-4' : 'start-3 size-5',
          )}
        />
        <Input
          data-slot="search-field-input"
          enterKeyHint="search"
          {...control}
          ref={composedRef}
          type="search"
          size={size}
          aria-label={field.label || labelledBy ? name : (name ?? text('search'))}
          aria-labelledby={labelledBy}
          // The clear button is hidden while the placeholder is displayed, so the placeholder is never empty.
          placeholder={(placeholder ?? text('search')) || ' '}
          className={cn(
            // WebKitGTK shows its own clear button unless it has `display: none`.
            'peer appearance-none text-ellipsis [&::-webkit-search-cancel-button]:hidden',
            isSmall ? 'ps-8.5' : 'ps-11',
            ends[onFilter ? 'two' : 'one'].padding,
            shortcut && (onFilter ? 'placeholder-shown:pe-28' : 'placeholder-shown:pe-18'),
            control.className,
          )}
          onKeyDown={handleKeyDown}
        />
        {/* Follows the input, because the consumer may set the input's width. */}
        <span
          className={cn(
            fieldEnd,
            ends[onFilter ? 'two' : 'one'].buttons,
            'peer-placeholder-shown:*:data-[slot=search-field-clear]:hidden peer-read-only:*:data-[slot=search-field-clear]:hidden',
            'peer-not-placeholder-shown:*:data-[slot=search-field-shortcut]:hidden',
          )}
        >
          {shortcut && (
            // Clicks pass through to the field. Assistive technology uses `aria-keyshortcuts` instead.
            <kbd
              aria-hidden
              data-slot="search-field-shortcut"
              className="pointer-events-none me-1 shrink-0 px-1.5 font-sans text-micro text-muted pointer-coarse:hidden"
            >
              {shortcut}
            </kbd>
          )}
          <IconButton
            data-slot="search-field-clear"
            variant="ghost"
            size="sm"
            aria-label={text('clearSearch')}
            {...clear}
            onClick={handleClear}
          >
            <X aria-hidden />
          </IconButton>
          {onFilter && (
            <IconButton
              data-slot="search-field-filter"
              variant="ghost"
              size="sm"
              aria-label={text('filterSearch')}
              disabled={control.disabled}
              {...filter}
              // `onFilter` is called without the event.
              onClick={composeEventHandlers(filter?.onClick, () => onFilter())}
            >
              <SlidersHorizontal aria-hidden />
            </IconButton>
          )}
        </span>
      </div>
    </Field>
  );
}

const fields = new Set<HTMLInputElement>();

/**
 * Lets the first Escape clear the field and the next one close the surrounding layer. Layers listen in the document's
 * capture phase and ignore prevented events, so this handler prevents the event earlier, on the window.
 */
function claimEscape({ current: field }: RefObject<HTMLInputElement | null>): (() => void) | undefined {
  if (!field) return undefined;
  if (fields.size === 0) window.addEventListener('keydown', preventForLayers, { capture: true });
  fields.add(field);
  return () => {
    fields.delete(field);
    if (fields.size === 0) window.removeEventListener('keydown', preventForLayers, { capture: true });
  };
}

function preventForLayers(event: globalThis.KeyboardEvent): void {
  const { target } = event;
  if (target instanceof HTMLInputElement && fields.has(target) && canEmpty(event, target)) event.preventDefault();
}

/** During composition, the input method handles Escape; in an empty field, the surrounding layers handle it. */
function canEmpty(event: globalThis.KeyboardEvent, input: HTMLInputElement): boolean {
  return event.key === 'Escape' && !event.isComposing && input.value !== '' && !input.readOnly;
}

/** Clears the input with an `input` event, as typing does, so a consumer can keep a controlled value. */
function empty(input: HTMLInputElement): void {
  input.setRangeText('', 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
