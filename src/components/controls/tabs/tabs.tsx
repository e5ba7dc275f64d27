import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';

export type TabsOrientation = 'horizontal' | 'vertical';
export type TabsActivation = 'automatic' | 'manual';

interface TabsState {
  baseId: string;
  value: string;
  select: (value: string) => void;
  orientation: TabsOrientation;
  activation: TabsActivation;
  /** The tab in the tab order while no tab is selected. */
  entry: string | undefined;
  setEntry: (value: string | undefined) => void;
  /** The values of the panels that are rendered. */
  panels: readonly string[];
  /** Adds a panel. Returns the function that removes it. */
  addPanel: (value: string) => () => void;
}

const TabsContext = createContext<TabsState | null>(null);

function useTabs(part: string): TabsState {
  const state = use(TabsContext);
  if (!state) throw new Error(`${part} must be rendered inside Tabs.`);
  return state;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The controlled value of the selected tab. Use with `onValueChange`. */
  value?: string;
  /** The value of the initially selected tab when uncontrolled. @default none */
  defaultValue?: string;
  /** Called with the value of the tab that the user selects. */
  onValueChange?: (value: string) => void;
  /** A row of tabs above the panel, or a column beside it. @default 'horizontal' */
  orientation?: TabsOrientation;
  /** Whether a tab is selected on focus by an arrow key (`automatic`), or by Enter and Space (`manual`). @default 'automatic' */
  activation?: TabsActivation;
}

/** A set of panels that are displayed one at a time, each with a tab that selects it. */
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
  const [panels, setPanels] = useState<readonly string[]>([]);
  const addPanel = useCallback((panel: string) => {
    setPanels((current) => [...current, panel]);
    return () => setPanels((current) => current.filter((other) => other !== panel));
  }, []);
  const state = useMemo(
    () => ({ baseId, value: selected, select, orientation, activation, entry, setEntry, panels, addPanel }),
    [baseId, selected, select, orientation, activation, entry, panels, addPanel],
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
  /** The accessible name of the list. */
  label: string;
}

/** The row or column of tabs. A row wider than its container scrolls. */
export function TabList({ label, ref, className, onKeyDown, ...props }: TabListProps) {
  const { value, select, orientation, activation, setEntry } = useTabs('TabList');
  const list = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRefs(ref, list);
  const vertical = orientation === 'vertical';

  // Runs after every render: when the selected tab is removed, another tab must enter the tab order.
  useEffect(() => {
    const tabs = list.current ? tabsIn(list.current) : [];
    setEntry(tabs.some((tab) => tab.getAttribute('aria-selected') === 'true') ? undefined : tabs[0]?.dataset.value);
  });

  // `scrollIntoView` would also scroll the page.
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
    // Select directly: a synthetic click would also reach the `onClick` handlers of ancestors.
    if (activation === 'automatic' && tab?.dataset.value !== undefined && tab.ariaDisabled !== 'true') {
      select(tab.dataset.value);
    }
  }

  return (
    // oxlint-disable-next-line interactive-supports-focus -- the tabs receive focus
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
  /** The value that selects this tab; its panel has the same value. */
  value: string;
  /** Prevents selection. A disabled tab stays focusable, so that screen reader users can find it. @default false */
  disabled?: boolean;
}

/** A tab of a TabList. Call `event.preventDefault()` in `onClick` to prevent selection by a click. */
export function Tab({ value, disabled = false, className, onClick, ...props }: TabProps) {
  const { baseId, value: selectedValue, select, orientation, entry, panels } = useTabs('Tab');
  const selected = selectedValue === value;
  return (
    <button
      type="button"
      role="tab"
      id={tabId(baseId, value)}
      aria-selected={selected}
      aria-controls={panels.includes(value) ? panelId(baseId, value) : undefined}
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
        // Forced colors paint transparent borders: without this, every tab would look selected.
        'forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]',
        // The outline is inside because the scrolling list clips it, and explicit because base.css hides it at tabindex=-1.
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
  /** The value of the tab that selects this panel. */
  value: string;
  /** Keeps the content and its state mounted while another panel is displayed. @default false */
  keepMounted?: boolean;
}

/** The content of a tab, displayed while its tab is selected. */
export function TabPanel({ value, keepMounted = false, ref, className, children, ...props }: TabPanelProps) {
  const { baseId, value: selectedValue, orientation, addPanel } = useTabs('TabPanel');
  const selected = selectedValue === value;
  const panel = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRefs(ref, panel);
  const [focusable, setFocusable] = useState(true);

  useLayoutEffect(() => addPanel(value), [addPanel, value]);

  // The content can change without a render of this panel, for example when a request ends.
  useEffect(() => {
    const element = panel.current;
    if (!element || !selected) return undefined;
    const update = (): void => setFocusable(!element.querySelector(tabStops));
    update();
    const observer = new MutationObserver(update);
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
      // Without focusable content the panel itself is focusable, so that its text follows the tab in the tab order.
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

/** Matches elements in the tab order. */
const tabStops =
  ':is(a[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]):not(:disabled, [type="hidden"], [tabindex="-1"])';

function tabsIn(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
}

// Encoded: a space in a value would split the id in `aria-controls` into two.
function tabId(baseId: string, value: string): string {
  return `${baseId}-tab-${encodeURIComponent(value)}`;
}

function panelId(baseId: string, value: string): string {
  return `${baseId}-panel-${encodeURIComponent(value)}`;
}
