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
  /** The label; also the accessible name. @default the `search` label */
  label?: string;
  /** The position of the label. A hidden label is available to assistive technology only. @default 'hidden' */
  labelPlacement?: FieldLabelPlacement;
  /** Help text below the field; also the accessible description. */
  hint?: ReactNode;
  /** The placeholder. @default the `search` label */
  placeholder?: string;
  /** The controlled query. Use with `onValueChange`. */
  value?: string;
  /** The initial query when uncontrolled. @default '' */
  defaultValue?: string;
  /** Called with the query when it changes or is cleared, unless `onChange` calls `event.preventDefault()`. */
  onValueChange?: (value: string) => void;
  /** Called with the query when the user presses Enter, unless `onKeyDown` calls `event.preventDefault()`. */
  onSearch?: (query: string) => void;
  /** Called when the user clicks the filter button. The button is rendered only with this prop. */
  onFilter?: () => void;
  /** The accessible name of the clear button. @default the `clearSearch` label */
  clearLabel?: string;
  /** The accessible name of the filter button. @default the `filterSearch` label */
  filterLabel?: string;
  /** Props of the clear button. Call `event.preventDefault()` in `onClick` to keep the query. */
  clearProps?: ButtonProps;
  /** Props of the filter button, such as `aria-expanded`. Call `event.preventDefault()` in `onClick` to skip `onFilter`. */
  filterProps?: ButtonProps;
}

/**
 * A search input with a clear button and an optional filter button. `className` and `style` apply to the root; `ref`,
 * `data-*` and all other props to the input.
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

  // Layers close on Escape in the capture phase of the document. Prevent the default before that, on the window, so that the
  // first Escape clears the field and the next one closes the layer.
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
    // The listener above prevented the default for the layers. Reset it, so that the consumer's handler can veto.
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
              // WebKitGTK shows its own clear button unless it is not displayed at all.
              'peer appearance-none ps-11 text-ellipsis read-only:bg-canvas [&::-webkit-search-cancel-button]:hidden',
              onFilter ? 'pe-22' : 'pe-12',
            )}
            {...props}
            {...control}
            ref={composedRef}
            type="search"
            // The clear button is hidden while the placeholder is displayed.
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
                // Called without the event.
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

/** Escape during composition belongs to the input method, and Escape in an empty field to the layers. */
function canEmpty(event: globalThis.KeyboardEvent, input: HTMLInputElement): boolean {
  return event.key === 'Escape' && !event.isComposing && input.value !== '' && !input.readOnly;
}

/** Clears the input like the user would: with an `input` event, which a controlled value can refuse. */
function empty(input: HTMLInputElement): void {
  input.setRangeText('', 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
