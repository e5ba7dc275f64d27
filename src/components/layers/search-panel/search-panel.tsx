import * as Primitive from '@radix-ui/react-dialog';
import { Search, X } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useRef,
} from 'react';
import { IconButton, type IconButtonProps } from '../../controls/icon-button';
import { SearchField, type SearchFieldProps } from '../../controls/search-field';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { isInToaster } from '../../lib/interact-outside';
import { raised } from '../../lib/layer-look';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { delegateEscape, useEscape } from '../../lib/use-escape';
import { type ReturnFocus, useRestoreFocusOnClose, useReturnFocus } from '../../lib/use-return-focus';
import { useLabels } from '../../providers/labels';

interface SearchPanelContextValue {
  open: boolean;
  close: () => void;
  returnFocus: ReturnFocus;
}

const SearchPanelContext = createContext<SearchPanelContextValue | null>(null);

function useSearchPanel(part: string): SearchPanelContextValue {
  const panel = use(SearchPanelContext);
  if (!panel) throw new Error(`${part} must be used inside <SearchPanel>.`);
  return panel;
}

export interface SearchPanelProps {
  /** The controlled open state. Use with `onOpenChange`. */
  open?: boolean;
  /** The open state on first render, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when the open state changes. */
  onOpenChange?: (open: boolean) => void;
  /** The trigger and the content. */
  children: ReactNode;
}

/**
 * A search field for headers that are too narrow to show one: a button opens it at the top of the page (WAI-ARIA dialog
 * pattern, non-modal). Escape, a click outside and the close button close the panel, and the focus returns to the trigger.
 */
export function SearchPanel({ open, defaultOpen = false, onOpenChange, children }: SearchPanelProps) {
  const [isOpen, setOpen] = useControllableState({ prop: open, defaultProp: defaultOpen, onChange: onOpenChange });
  const close = useCallback(() => setOpen(false), [setOpen]);
  const returnFocus = useReturnFocus(isOpen, close);
  const value = useMemo(() => ({ open: isOpen, close, returnFocus }), [isOpen, close, returnFocus]);
  return (
    <SearchPanelContext value={value}>
      <Primitive.Root modal={false} open={isOpen} onOpenChange={setOpen}>
        {children}
      </Primitive.Root>
    </SearchPanelContext>
  );
}

export interface SearchPanelTriggerProps extends Omit<IconButtonProps, 'label'> {
  /** The accessible name. @default the provider's `search` */
  label?: string;
}

/** The button that opens the panel. The children replace the icon; with `asChild` the child is the button. */
export function SearchPanelTrigger({ label, asChild, ref, children, ...props }: SearchPanelTriggerProps) {
  const text = useLabels('SearchPanelTrigger');
  const { returnFocus } = useSearchPanel('SearchPanelTrigger');
  return (
    <Primitive.Trigger asChild>
      <IconButton
        data-slot="search-panel-trigger"
        label={text('search', label)}
        asChild={asChild}
        {...props}
        ref={useComposedRefs(ref, returnFocus.triggerRef)}
      >
        {asChild ? children : (children ?? <Search aria-hidden />)}
      </IconButton>
    </Primitive.Trigger>
  );
}

/** The props that the panel passes to its field. */
type FieldProps = Pick<
  SearchFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'onSearch' | 'onFilter' | 'filterProps' | 'placeholder'
>;

export interface SearchPanelContentProps
  extends Omit<ComponentProps<'div'>, keyof FieldProps | 'children'>, FieldProps {
  /** The accessible name of the panel and of the field. @default the provider's `search` */
  label?: string;
  /** The accessible name of the close button. @default the provider's `closeSearch` */
  closeLabel?: string;
  /** Additional props of the search field. */
  fieldProps?: SearchFieldProps;
  /** Called when Escape is pressed while the field is empty. Call `event.preventDefault()` to keep the panel open. */
  onEscapeKeyDown?: (event: globalThis.KeyboardEvent) => void;
  /** Called on a click or a focus outside. Call `event.preventDefault()` to keep the panel open. */
  onInteractOutside?: (event: Event) => void;
}

/**
 * The panel. It keeps its place in the document, so that Tab continues after the trigger. On opening, the field is focused.
 */
export function SearchPanelContent({
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
  onKeyDown,
  onKeyDownCapture,
  className,
  ref,
  ...props
}: SearchPanelContentProps) {
  const text = useLabels('SearchPanelContent');
  const { open, close, returnFocus } = useSearchPanel('SearchPanelContent');
  const contentRef = useRef<HTMLDivElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const name = text('search', label);
  useEscape(open, close, onEscapeKeyDown);
  const handleCloseAutoFocus = useRestoreFocusOnClose(open, contentRef, returnFocus.restoreFocus);

  function handleInteractOutside(event: Event): void {
    if (!open || isInToaster(event)) event.preventDefault();
    else onInteractOutside?.(event);
  }

  return (
    <Primitive.Content
      data-slot="search-panel-content"
      aria-label={name}
      inert={!open}
      className={cn(
        'fixed inset-x-0 top-0 z-search-panel mx-auto flex w-[99%] items-center gap-2 p-3 sm:gap-3 sm:p-4',
        raised,
        'data-[state=open]:animate-[wm-zoom-in_var(--wm-duration-zoom-enter)_var(--wm-easing-enter)]',
        'data-[state=closed]:animate-[wm-zoom-out_var(--wm-duration-zoom-exit)_var(--wm-easing-exit)_forwards]',
        className,
      )}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        returnFocus.captureFocus();
        fieldRef.current?.focus({ preventScroll: true });
      }}
      onCloseAutoFocus={handleCloseAutoFocus}
      onEscapeKeyDown={delegateEscape}
      onInteractOutside={handleInteractOutside}
      onKeyDown={composeEventHandlers(onKeyDown, dropKeypress)}
      onKeyDownCapture={composeEventHandlers(onKeyDownCapture, leaveTabToBrowser)}
      {...props}
      ref={useComposedRefs(ref, contentRef)}
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
        ref={useComposedRefs(fieldProps?.ref, fieldRef)}
        className={cn('min-w-0 grow', fieldProps?.className)}
      />
      <Primitive.Close asChild>
        <IconButton
          data-slot="search-panel-close"
          // A different color than the X that clears the field.
          tone="orange"
          label={text('closeSearch', closeLabel)}
        >
          <X aria-hidden />
        </IconButton>
      </Primitive.Close>
    </Primitive.Content>
  );
}

/** Radix would keep Tab inside of the panel. */
function leaveTabToBrowser(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}

/** When `onSearch` closes the panel, the trigger has the focus before the `keypress` of Enter, which would click it. */
function dropKeypress(event: KeyboardEvent): void {
  const { key, target, nativeEvent } = event;
  if (key === 'Enter' && !nativeEvent.isComposing && target instanceof HTMLInputElement && !target.form)
    event.preventDefault();
}
