import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cn } from '../../lib/cn';

export type TabsOrientation = 'horizontal' | 'vertical';
export type TabsActivation = 'automatic' | 'manual';

interface TabsState {
  baseId: string;
  value: string;
  select: (value: string) => void;
  orientation: TabsOrientation;
  activation: TabsActivation;
  /** The tab that the Tab key goes to while none is selected. */
  entry: string | undefined;
  setEntry: (value: string | undefined) => void;
}

const TabsContext = createContext<TabsState | null>(null);

function useTabs(part: string): TabsState {
  const state = use(TabsContext);
  if (!state) throw new Error(`${part} must stand in Tabs.`);
  return state;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The value of the selected tab, when the page holds it. */
  value?: string;
  /** The value of the tab that is selected at first. @default none */
  defaultValue?: string;
  /** Called with the value of the tab that the person selects. */
  onValueChange?: (value: string) => void;
  /** Whether the tabs stand in a row above the panel or in a column beside it. @default 'horizontal' */
  orientation?: TabsOrientation;
  /** Whether a tab is selected as soon as an arrow key reaches it, or by Enter and Space. @default 'automatic' */
  activation?: TabsActivation;
}

/** Panels of which one shows, each with its tab (WAI-ARIA tabs pattern). */
export function Tabs({
  value,
  defaultValue = '',
  onValueChange,
  orientation = 'horizontal',
  activation = 'automatic',
  className,
  ...props
}: TabsProps) {
  const baseId = useId();
  const [selected, select] = useControllableState({ prop: value, defaultProp: defaultValue, onChange: onValueChange });
  const [entry, setEntry] = useState<string>();
  const state = useMemo(
    () => ({ baseId, value: selected, select, orientation, activation, entry, setEntry }),
    [baseId, selected, select, orientation, activation, entry],
  );
  return (
    <TabsContext value={state}>
      <div
        data-slot="tabs"
        data-orientation={orientation}
        className={cn('min-w-0', orientation === 'vertical' && 'flex flex-wrap items-start', className)}
        {...props}
      />
    </TabsContext>
  );
}

export interface TabListProps extends ComponentProps<'div'> {
  /** What the tabs choose between; the list's name. */
  label: string;
}

/** The row or column of tabs; a row that is too long scrolls. */
export function TabList({ label, ref, className, onKeyDown, ...props }: TabListProps) {
  const { value, orientation, activation, setEntry } = useTabs('TabList');
  const list = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRefs(ref, list);
  const vertical = orientation === 'vertical';

  // After every change of the tabs: a list whose selected tab is gone would be out of reach for the Tab key.
  useEffect(() => {
    const tabs = list.current ? tabsIn(list.current) : [];
    setEntry(tabs.some((tab) => tab.getAttribute('aria-selected') === 'true') ? undefined : tabs[0]?.dataset.value);
  });

  // Not by scrollIntoView, which scrolls the page as well.
  useEffect(() => {
    const tab = list.current && tabsIn(list.current).find(({ dataset }) => dataset.value === value);
    if (!list.current || !tab) return;
    const outer = list.current.getBoundingClientRect();
    const inner = tab.getBoundingClientRect();
    list.current.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
  }, [value]);

  function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const tabs = tabsIn(event.currentTarget);
    const from = tabs.indexOf(event.target as HTMLElement);
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [previous, next] = vertical
      ? ['ArrowUp', 'ArrowDown']
      : mirrored
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
    const to = { [previous]: from - 1, [next]: (from + 1) % tabs.length, Home: 0, End: -1 }[event.key];
    if (from === -1 || to === undefined) return;
    event.preventDefault();
    const tab = tabs.at(to);
    tab?.focus();
    if (activation === 'automatic') tab?.click();
  }

  return (
    // oxlint-disable-next-line interactive-supports-focus -- its tabs take the focus
    <div
      ref={composedRef}
      role="tablist"
      aria-label={label}
      aria-orientation={orientation}
      data-slot="tab-list"
      className={cn(
        'flex border-divider',
        vertical ? 'max-w-2/5 min-w-32 flex-col border-e' : 'overflow-x-auto border-b [scrollbar-width:thin]',
        className,
      )}
      onKeyDown={composeEventHandlers(onKeyDown, moveFocus)}
      {...props}
    />
  );
}

export interface TabProps extends Omit<ComponentProps<'button'>, 'id' | 'value'> {
  /** What the value of Tabs is when this tab is selected; its panel has the same. */
  value: string;
  /** It takes the focus, so that it can be found, but cannot be selected. @default false */
  disabled?: boolean;
}

/** One tab of a TabList. An arrow key that selects it presses it too: `preventDefault` in `onClick` vetoes both. */
export function Tab({ value, disabled = false, className, onClick, ...props }: TabProps) {
  const { baseId, value: selectedValue, select, orientation, entry } = useTabs('Tab');
  const selected = selectedValue === value;
  return (
    <button
      type="button"
      role="tab"
      id={tabId(baseId, value)}
      aria-selected={selected}
      aria-controls={panelId(baseId, value)}
      aria-disabled={disabled || undefined}
      tabIndex={selected || entry === value ? 0 : -1}
      data-slot="tab"
      data-value={value}
      data-state={selected ? 'active' : 'inactive'}
      className={cn(
        'flex min-h-10 shrink-0 cursor-pointer items-center gap-2 border-transparent px-4 py-2 text-h5 text-muted',
        'transition-colors duration-control not-aria-disabled:hover:text-heading [&>svg]:size-[1.25em] [&>svg]:shrink-0',
        'data-[state=active]:border-primary data-[state=active]:text-primary',
        'aria-disabled:cursor-not-allowed aria-disabled:text-disabled forced-colors:aria-disabled:text-[GrayText]',
        // The line of a tab that is not selected is the ground's, or each would look selected.
        'forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]',
        // Inside, because what scrolls cuts off what is outside; and written out, because most have a tabindex of -1.
        'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
        orientation === 'vertical'
          ? 'justify-start border-e-3 text-start wrap-anywhere'
          : 'justify-center border-b-3 whitespace-nowrap',
        className,
      )}
      onClick={disabled ? undefined : composeEventHandlers(onClick, () => select(value))}
      {...props}
    />
  );
}

export interface TabPanelProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** The value of its tab. */
  value: string;
  /** Keeps the content, and what was typed into it, while another panel shows. @default false */
  keepMounted?: boolean;
}

/** What belongs to a tab; it shows while its tab is selected. */
export function TabPanel({ value, keepMounted = false, ref, className, children, ...props }: TabPanelProps) {
  const { baseId, value: selectedValue, orientation } = useTabs('TabPanel');
  const selected = selectedValue === value;
  const panel = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRefs(ref, panel);
  const [focusable, setFocusable] = useState(true);

  // Content comes and goes without this panel rendering, as when a request ends.
  useEffect(() => {
    const element = panel.current;
    if (!element || !selected) return undefined;
    const look = (): void => setFocusable(!element.querySelector(tabStops));
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled', 'href', 'tabindex'] });
    return () => observer.disconnect();
  }, [selected]);

  return (
    <div
      ref={composedRef}
      role="tabpanel"
      id={panelId(baseId, value)}
      aria-labelledby={tabId(baseId, value)}
      hidden={!selected}
      // Where nothing in it can be reached, the panel itself can, so that its text is next after the tab.
      tabIndex={focusable ? 0 : undefined}
      data-slot="tab-panel"
      data-state={selected ? 'active' : 'inactive'}
      className={cn(
        'min-w-0 rounded-inner wrap-anywhere',
        orientation === 'vertical' ? 'grow basis-40 p-4 pt-2.5' : 'py-4',
        className,
      )}
      {...props}
    >
      {(selected || keepMounted) && children}
    </div>
  );
}

/** What the Tab key stops at. */
const tabStops =
  ':is(a[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]):not(:disabled, [type="hidden"], [tabindex="-1"])';

function tabsIn(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
}

// Encoded, because a space in a value would make two ids of one.
function tabId(baseId: string, value: string): string {
  return `${baseId}-tab-${encodeURIComponent(value)}`;
}

function panelId(baseId: string, value: string): string {
  return `${baseId}-panel-${encodeURIComponent(value)}`;
}
