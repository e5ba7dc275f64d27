'use client';

import * as Primitive from '@radix-ui/react-dialog';
import { Search, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { IconButton, type IconButtonProps } from '../../controls/icon-button';
import { SearchField, type SearchFieldProps } from '../../controls/search-field';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { raised } from '../../lib/layer-look';
import { createRequiredContext } from '../../lib/required-context';
import { searchLabels } from '../../lib/shared-labels';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { type Layer, type LayerContentProps, type LayerProps, useLayer, useLayerContent } from '../../lib/use-layer';
import { useLabels } from '../../providers/labels';
import { searchPanelLabels } from './search-panel-labels';

const [SearchPanelContext, useSearchPanel] = createRequiredContext<Layer>('<SearchPanel>');

export type SearchPanelProps = LayerProps;

/**
 * A search field for narrow headers. A button opens it at the top of the page (WAI-ARIA dialog pattern, non-modal).
 * Escape, a click outside or the close button closes the panel, and focus returns to the trigger.
 */
export function SearchPanel({ children, ...props }: SearchPanelProps) {
  const layer = useLayer(props);
  return (
    <SearchPanelContext value={layer}>
      <Primitive.Root modal={false} open={layer.open} onOpenChange={layer.setOpen}>
        {children}
      </Primitive.Root>
    </SearchPanelContext>
  );
}

export interface SearchPanelTriggerProps extends Omit<IconButtonProps, 'aria-label'> {
  /** The accessible name. @default the provider's `search` */
  'aria-label'?: string;
  /** The button's visual emphasis. @default 'ghost' */
  variant?: IconButtonProps['variant'];
}

/** The button that opens the panel. The children replace the icon; with `asChild`, the child is the button. */
export function SearchPanelTrigger({
  'aria-label': label,
  variant = 'ghost',
  asChild,
  ref,
  children,
  ...props
}: SearchPanelTriggerProps) {
  const text = useLabels(searchLabels);
  const { returnFocus } = useSearchPanel('SearchPanelTrigger');
  return (
    <Primitive.Trigger asChild>
      <IconButton
        data-slot="search-panel-trigger"
        variant={variant}
        aria-label={label ?? text('search')}
        asChild={asChild}
        {...props}
        ref={useComposedRefs(ref, returnFocus.triggerRef)}
      >
        {asChild ? children : (children ?? <Search aria-hidden />)}
      </IconButton>
    </Primitive.Trigger>
  );
}

type SearchFieldSlots = NonNullable<SearchFieldProps['slotProps']>;

type FieldProps = Pick<
  SearchFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'onSearch' | 'onFilter' | 'placeholder'
>;

export interface SearchPanelContentProps
  extends
    Omit<ComponentProps<'div'>, keyof FieldProps | 'children'>,
    FieldProps,
    Pick<LayerContentProps, 'onInteractOutside'> {
  /** The accessible name of the panel and the field. @default the provider's `search` */
  'aria-label'?: string;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof searchPanelLabels>;
  /** Props for the parts: the search field and its filter button. */
  slotProps?: { field?: SearchFieldProps; filter?: SearchFieldSlots['filter'] };
  /** Called when Escape is pressed while the field is empty. Call `event.preventDefault()` to keep the panel open. */
  onEscapeKeyDown?: (event: globalThis.KeyboardEvent) => void;
}

/**
 * The panel. Its position in the document is unchanged, so Tab continues after the trigger. When it opens, the field
 * receives focus.
 */
export function SearchPanelContent({
  value,
  defaultValue,
  onValueChange,
  onSearch,
  onFilter,
  placeholder,
  'aria-label': label,
  labels,
  slotProps,
  onKeyDown,
  onKeyDownCapture,
  className,
  ...props
}: SearchPanelContentProps) {
  const text = useLabels(searchPanelLabels, labels);
  const panel = useSearchPanel('SearchPanelContent');
  const layerProps = useLayerContent(panel, props);
  const fieldRef = useRef<HTMLInputElement>(null);
  const { field: own } = slotProps ?? {};
  const name = label ?? text('search');
  const field = { value, defaultValue, onValueChange, onSearch, onFilter, placeholder };

  return (
    <Primitive.Content
      key={panel.openings}
      data-slot="search-panel-content"
      aria-label={name}
      className={cn(
        'pointer-events-auto fixed inset-x-0 top-0 z-search-panel mx-auto flex w-[99%] items-center gap-2 p-3 sm:gap-3 sm:p-4',
        raised,
        'data-[state=open]:animate-[wm-zoom-in_var(--wm-duration-zoom-enter)_var(--wm-easing-enter)]',
        'data-[state=closed]:animate-[wm-zoom-out_var(--wm-duration-zoom-exit)_var(--wm-easing-exit)_forwards]',
        className,
      )}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        panel.returnFocus.captureFocus();
        fieldRef.current?.focus({ preventScroll: true });
      }}
      onKeyDown={composeEventHandlers(onKeyDown, dropKeypress)}
      onKeyDownCapture={composeEventHandlers(onKeyDownCapture, leaveTabToBrowser)}
      {...props}
      {...layerProps}
    >
      <SearchField
        aria-label={name}
        {...field}
        {...own}
        ref={useComposedRefs(own?.ref, fieldRef)}
        className={cn('min-w-0 grow', own?.className)}
        slotProps={{ ...own?.slotProps, filter: slotProps?.filter ?? own?.slotProps?.filter }}
      />
      <Primitive.Close asChild>
        <IconButton data-slot="search-panel-close" variant="ghost" aria-label={text('closeSearch')}>
          <X aria-hidden />
        </IconButton>
      </Primitive.Close>
    </Primitive.Content>
  );
}

/** Allows Tab to leave the panel, in which Radix would trap it. */
function leaveTabToBrowser(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}

/**
 * When `onSearch` closes the panel, the trigger receives focus before Enter's `keypress` event, which would click it.
 */
function dropKeypress(event: KeyboardEvent): void {
  const { key, target, nativeEvent } = event;
  if (key === 'Enter' && !nativeEvent.isComposing && target instanceof HTMLInputElement && !target.form)
    event.preventDefault();
}
