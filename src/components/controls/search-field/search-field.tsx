import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { Search, SlidersHorizontal, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';
import { Field, fieldBoxClass, type FieldLabelPlacement } from '../field';
import { IconButton } from '../icon-button';

type ButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'>;

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'children'
> {
  /** The field's name. @default the provider's `search` */
  label?: string;
  /** Where the name stands; a hidden one is only spoken. @default 'hidden' */
  labelPlacement?: FieldLabelPlacement;
  /** A line below the field that says what is searched, or how. */
  hint?: ReactNode;
  /** Shown while the field is empty. @default the provider's `search` */
  placeholder?: string;
  /** The query, when the page holds that state. */
  value?: string;
  /** The query at first. @default '' */
  defaultValue?: string;
  /** Called at each change of the query, also when it is emptied, after `onChange`, whose `preventDefault` vetoes. */
  onValueChange?: (value: string) => void;
  /** Called with the query when Enter is pressed; `preventDefault` in `onKeyDown` vetoes. */
  onSearch?: (query: string) => void;
  /** Called when the adjustments button is pressed; without it there is no such button. */
  onFilter?: () => void;
  /** Name of the button that empties the field. @default the provider's `clearSearch` */
  clearLabel?: string;
  /** Name of the adjustments button. @default the provider's `filterSearch` */
  filterLabel?: string;
  /** Further props of the button that empties the field; `preventDefault` in its `onClick` vetoes. */
  clearProps?: ButtonProps;
  /** Further props of the adjustments button, such as `aria-expanded`; `preventDefault` in its `onClick` vetoes. */
  filterProps?: ButtonProps;
}

/**
 * A query, with a button that empties it and, where the page has adjustments, one that shows them. `className` and
 * `style` go to the whole field; `ref`, `data-*` and everything else to the input.
 */
export function SearchField({
  label,
  labelPlacement = 'hidden',
  hint,
  placeholder,
  onValueChange,
  onSearch,
  onFilter,
  clearLabel,
  filterLabel,
  clearProps,
  filterProps,
  id,
  ref,
  className,
  style,
  onChange,
  onKeyDown,
  'aria-describedby': describedBy,
  ...props
}: SearchFieldProps) {
  const text = useLabels('SearchField');
  const input = useRef<HTMLInputElement>(null);
  const composedRef = useComposedRefs(ref, input);

  // Layers listen for Escape on the document, on the event's way down: it is theirs unless it was claimed before that.
  useEffect(() => {
    const claim = (event: globalThis.KeyboardEvent) => {
      const field = input.current;
      if (field && field === event.target && canEmpty(event, field)) event.preventDefault();
    };
    window.addEventListener('keydown', claim, { capture: true });
    return () => window.removeEventListener('keydown', claim, { capture: true });
  }, []);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    const empties = canEmpty(event.nativeEvent, field);
    // It was claimed from the layers, not forbidden by the page, which is asked now.
    if (empties) event.defaultPrevented = false;
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (empties) {
      event.preventDefault();
      empty(field);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      onSearch?.(field.value);
    }
  }

  return (
    <Field
      data-slot="search-field"
      label={text('search', label)}
      labelPlacement={labelPlacement}
      hint={hint}
      id={id}
      aria-describedby={describedBy}
      className={className}
      style={style}
    >
      {(control) => (
        <div className="relative flex items-center">
          <Search
            aria-hidden
            className="pointer-events-none absolute start-3 size-5 text-muted forced-colors:text-[CanvasText]"
          />
          <input
            data-slot="search-field-input"
            enterKeyHint="search"
            className={cn(
              fieldBoxClass(),
              'peer appearance-none ps-11 text-ellipsis read-only:bg-canvas [&::-webkit-search-cancel-button]:appearance-none',
              onFilter ? 'pe-22' : 'pe-12',
            )}
            {...props}
            {...control}
            ref={composedRef}
            type="search"
            // The button that empties the field hides while this shows.
            placeholder={text('search', placeholder) || ' '}
            onChange={composeEventHandlers(onChange, (event) => onValueChange?.(event.currentTarget.value))}
            onKeyDown={handleKeyDown}
          />
          <span className="absolute end-2 inline-flex gap-1 peer-placeholder-shown:*:data-[slot=search-field-clear]:hidden peer-read-only:*:data-[slot=search-field-clear]:hidden">
            <IconButton
              data-slot="search-field-clear"
              variant="ghost"
              label={text('clearSearch', clearLabel)}
              {...clearProps}
              onClick={composeEventHandlers(clearProps?.onClick, () => {
                input.current?.focus();
                if (input.current) empty(input.current);
              })}
            >
              <X aria-hidden />
            </IconButton>
            {onFilter && (
              <IconButton
                data-slot="search-field-filter"
                label={text('filterSearch', filterLabel)}
                disabled={props.disabled}
                {...filterProps}
                // Without the event: it is nothing that a filter asks for.
                onClick={composeEventHandlers(filterProps?.onClick, () => onFilter())}
              >
                <SlidersHorizontal aria-hidden />
              </IconButton>
            )}
          </span>
        </div>
      )}
    </Field>
  );
}

/** Escape that ends a composition belongs to the input method, and one in an empty field to the layers above. */
function canEmpty(event: globalThis.KeyboardEvent, input: HTMLInputElement): boolean {
  return event.key === 'Escape' && !event.isComposing && input.value !== '' && !input.readOnly;
}

/** As if the person had deleted it all: the page hears of it, and may hold on to the query. */
function empty(input: HTMLInputElement): void {
  input.setRangeText('', 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
