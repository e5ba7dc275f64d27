import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import { Presence } from '@radix-ui/react-presence';
import { useControllableState } from '../../lib/use-controllable-state';
import { Search, X } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';
import { IconButton, type IconButtonProps } from '../../controls/icon-button';
import { SearchField, type SearchFieldProps } from '../../controls/search-field';
import { cn } from '../../lib/cn';
import { raised } from '../../lib/layer-look';
import { openersOf, returnFocus } from '../../lib/return-focus';
import { type Opener, useOpener } from '../../lib/use-opener';
import { useLabels } from '../../providers/labels';

interface SearchPanelState extends Pick<Opener, 'trigger' | 'triggerRef'> {
  id: string;
  open: boolean;
  setOpen: (open: boolean) => void;
}

const SearchPanelContext = createContext<SearchPanelState | null>(null);

function useSearchPanel(part: string): SearchPanelState {
  const panel = use(SearchPanelContext);
  if (!panel) throw new Error(`${part} must stand inside <SearchPanel>.`);
  return panel;
}

export interface SearchPanelProps {
  /** Whether it is open, when the page holds that state. */
  open?: boolean;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The trigger and the content. */
  children: ReactNode;
}

/**
 * A search field for where the header has no room for one: a button opens it across the top of the page (WAI-ARIA dialog
 * pattern, not modal). Escape, a press outside and its own button close it, and the focus returns to the trigger.
 */
export function SearchPanel({ open, defaultOpen = false, onOpenChange, children }: SearchPanelProps) {
  const [shown, setShown] = useControllableState({ prop: open, defaultProp: defaultOpen, onChange: onOpenChange });
  const id = useId();
  const { trigger, triggerRef } = useOpener(
    shown,
    useCallback(() => setShown(false), [setShown]),
  );
  const state = useMemo(
    () => ({ id, open: shown, setOpen: setShown, trigger, triggerRef }),
    [id, shown, setShown, trigger, triggerRef],
  );
  return <SearchPanelContext value={state}>{children}</SearchPanelContext>;
}

export interface SearchPanelTriggerProps extends Omit<IconButtonProps, 'label'> {
  /** Its name. @default the provider's `search` */
  label?: string;
}

/** The button that opens the panel. Its children take the place of the icon; with `asChild` they are the whole button. */
export function SearchPanelTrigger({ label, asChild, onClick, ref, children, ...props }: SearchPanelTriggerProps) {
  const text = useLabels('SearchPanelTrigger');
  const { id, open, setOpen, triggerRef } = useSearchPanel('SearchPanelTrigger');
  return (
    <IconButton
      data-slot="search-panel-trigger"
      data-state={open ? 'open' : 'closed'}
      label={text('search', label)}
      asChild={asChild}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      onClick={composeEventHandlers(onClick, () => setOpen(!open))}
      {...props}
      ref={useComposedRefs(ref, triggerRef)}
    >
      {asChild ? children : (children ?? <Search aria-hidden />)}
    </IconButton>
  );
}

/** What the panel hands on to its field. */
type FieldProps = Pick<
  SearchFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'onSearch' | 'onFilter' | 'filterProps' | 'placeholder'
>;

export interface SearchPanelContentProps
  extends Omit<ComponentProps<'div'>, keyof FieldProps | 'children'>, FieldProps {
  /** Its name, and the field's. @default the provider's `search` */
  label?: string;
  /** Name of the button that closes it. @default the provider's `closeSearch` */
  closeLabel?: string;
  /** Further props of the search field. */
  fieldProps?: SearchFieldProps;
  /** Called when Escape is pressed, once the field is empty; `preventDefault` keeps it open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
  /** Called at a press or a focus outside; `preventDefault` keeps it open. */
  onInteractOutside?: (event: Event) => void;
}

/**
 * The panel. It stays where it stands in the page's order, so that Tab leads on from it to what follows the trigger; the
 * focus moves into the field.
 */
export function SearchPanelContent(props: SearchPanelContentProps) {
  const { open } = useSearchPanel('SearchPanelContent');
  return (
    <Presence present={open}>
      <Panel {...props} />
    </Presence>
  );
}

function Panel({
  value,
  defaultValue,
  onValueChange,
  onSearch,
  onFilter,
  filterProps,
  placeholder,
  label,
  closeLabel,
  fieldProps,
  onEscapeKeyDown,
  onInteractOutside,
  className,
  ref,
  ...props
}: SearchPanelContentProps) {
  const text = useLabels('SearchPanelContent');
  const { id, open, setOpen, trigger } = useSearchPanel('SearchPanelContent');
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const name = text('search', label);

  const returning = useRef(0);
  useEffect(() => {
    if (!open) return undefined;
    window.clearTimeout(returning.current);
    const layer = panel.current;
    const openers = [trigger.current, ...openersOf(document.activeElement)];
    field.current?.focus({ preventScroll: true });
    return () => {
      // After the press or the key that closed it has had its effect: that must not meet the trigger.
      returning.current = window.setTimeout(() => returnFocus(openers, layer));
    };
  }, [open, trigger]);

  return (
    <DismissableLayer
      asChild
      onEscapeKeyDown={composeEventHandlers(onEscapeKeyDown, (event) => {
        // Escape that ends a composition belongs to the input method.
        if (event.isComposing) event.preventDefault();
      })}
      onInteractOutside={composeEventHandlers(onInteractOutside, (event) => {
        // The trigger closes it by itself.
        if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault();
      })}
      onDismiss={() => {
        if (open) setOpen(false);
      }}
    >
      <div
        data-slot="search-panel-content"
        data-state={open ? 'open' : 'closed'}
        role="dialog"
        aria-label={name}
        inert={!open}
        className={cn(
          'fixed inset-x-0 top-0 z-search-panel mx-auto flex w-[99%] items-center gap-2 p-3 sm:gap-3 sm:p-4',
          raised,
          'data-[state=open]:animate-[wm-zoom-in_var(--wm-duration-zoom-enter)_var(--wm-easing-enter)]',
          'data-[state=closed]:animate-[wm-zoom-out_var(--wm-duration-zoom-exit)_var(--wm-easing-exit)_forwards]',
          className,
        )}
        {...props}
        id={id}
        ref={useComposedRefs(ref, panel)}
      >
        <SearchField
          label={name}
          placeholder={placeholder}
          value={value}
          defaultValue={defaultValue}
          onValueChange={onValueChange}
          onSearch={onSearch}
          onFilter={onFilter}
          filterProps={filterProps}
          {...fieldProps}
          ref={useComposedRefs(fieldProps?.ref, field)}
          className={cn('min-w-0 grow', fieldProps?.className)}
        />
        <IconButton
          data-slot="search-panel-close"
          // Another colour than the X that empties the field.
          tone="orange"
          label={text('closeSearch', closeLabel)}
          onClick={() => setOpen(false)}
        >
          <X aria-hidden />
        </IconButton>
      </div>
    </DismissableLayer>
  );
}
