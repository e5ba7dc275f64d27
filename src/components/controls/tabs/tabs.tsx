'use client';

import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { HiddenName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { createRequiredContext } from '../../lib/required-context';
import { whenLaidOut } from '../../lib/when-laid-out';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { reveal, rowLook, tabLook } from './tab-look';

export type TabsOrientation = 'horizontal' | 'vertical';
export type TabsActivationMode = 'automatic' | 'manual';

interface TabsState {
  baseId: string;
  value: string;
  select: (value: string) => void;
  orientation: TabsOrientation;
  activationMode: TabsActivationMode;
  /** The tab in the tab order; set by the first effect. */
  tabStop: string | undefined;
  setTabStop: (value: string | undefined) => void;
  panels: readonly string[];
  /** Adds a panel. Returns the function that removes it. */
  addPanel: (value: string) => () => void;
}

const [TabsContext, useTabs] = createRequiredContext<TabsState>('<Tabs>');

export interface TabsProps<Value extends string = string> extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** The controlled value of the selected tab. Use with `onValueChange`. */
  value?: Value;
  /** The value of the initially selected tab when uncontrolled. @default none */
  defaultValue?: Value;
  /** Called with the value of the tab that the user selects. */
  onValueChange?: (value: Value) => void;
  /** A row of tabs above the panel, or a column beside it. @default 'horizontal' */
  orientation?: TabsOrientation;
  /** Whether a tab is selected on focus by an arrow key (`automatic`), or by Enter and Space (`manual`). @default 'automatic' */
  activationMode?: TabsActivationMode;
}

/** A set of panels that are displayed one at a time, each with a tab that selects it. */
export function Tabs<Value extends string = string>(props: TabsProps<Value>): ReactNode;
export function Tabs({
  value,
  defaultValue = '',
  onValueChange,
  orientation = 'horizontal',
  activationMode = 'automatic',
  className,
  ...props
}: TabsProps) {
  const baseId = useId();
  const [selected, select] = useControllableState(value, defaultValue, onValueChange);
  const [tabStop, setTabStop] = useState<string>();
  const [panels, setPanels] = useState<readonly string[]>([]);
  const addPanel = useCallback((panel: string) => {
    setPanels((current) => [...current, panel]);
    return () => setPanels((current) => current.filter((other) => other !== panel));
  }, []);
  const state = useMemo(
    () => ({ baseId, value: selected, select, orientation, activationMode, tabStop, setTabStop, panels, addPanel }),
    [baseId, selected, select, orientation, activationMode, tabStop, panels, addPanel],
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

export type TabsListProps = HiddenName & ComponentProps<'div'>;

/** The row or column of tabs. A row wider than its container scrolls. */
export function TabsList({ ref, className, onKeyDown, onFocus, onBlur, ...props }: TabsListProps) {
  const { value, select, orientation, activationMode, setTabStop } = useTabs('TabsList');
  const list = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRefs(ref, list);
  const vertical = orientation === 'vertical';

  // The tab order contains the focused tab, otherwise the selected one, otherwise the first one. If it contained the selected
  // tab while another tab has focus, Tab would move to the selected tab instead of the panel.
  function updateTabStop(focused: EventTarget | null): void {
    const tabs = list.current ? tabsIn(list.current) : [];
    const stop =
      tabs.find((tab) => tab === focused) ?? tabs.find((tab) => tab.getAttribute('aria-selected') === 'true');
    setTabStop((stop ?? tabs[0])?.dataset.value);
  }

  // Runs after every render: tabs can be added, removed and selected.
  useEffect(() => updateTabStop(document.activeElement));

  useEffect(() => {
    const tab = list.current && tabsIn(list.current).find(({ dataset }) => dataset.value === value);
    const row = list.current;
    return row && tab ? whenLaidOut(tab, () => reveal(row, tab)) : undefined;
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
    if (activationMode === 'automatic' && tab?.dataset.value !== undefined && tab.ariaDisabled !== 'true') {
      select(tab.dataset.value);
    }
  }

  return (
    // oxlint-disable-next-line interactive-supports-focus -- the tabs receive focus
    <div
      ref={composedRef}
      role="tablist"
      aria-orientation={orientation}
      data-slot="tabs-list"
      className={cn('flex border-divider', vertical ? 'max-w-2/5 min-w-32 flex-col border-e' : rowLook, className)}
      onKeyDown={composeEventHandlers(onKeyDown, moveFocus)}
      onFocus={(event) => {
        onFocus?.(event);
        if (!event.defaultPrevented) updateTabStop(event.target);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        if (!event.defaultPrevented) updateTabStop(event.relatedTarget);
      }}
      {...props}
    />
  );
}

export interface TabsTriggerProps<Value extends string = string> extends Omit<
  ComponentProps<'button'>,
  'id' | 'value'
> {
  /** The value that selects this tab; its panel has the same value. */
  value: Value;
  /** Prevents selection. A disabled tab stays focusable, so that screen reader users can find it. @default false */
  disabled?: boolean;
}

/** A tab of a TabsList. Call `event.preventDefault()` in `onClick` to prevent selection by a click. */
export function TabsTrigger<Value extends string = string>({
  value,
  disabled = false,
  className,
  onClick,
  ...props
}: TabsTriggerProps<Value>) {
  const { baseId, value: selectedValue, select, orientation, tabStop, panels } = useTabs('TabsTrigger');
  const selected = selectedValue === value;
  return (
    <button
      type="button"
      role="tab"
      id={tabId(baseId, value)}
      aria-selected={selected}
      aria-controls={panels.includes(value) ? panelId(baseId, value) : undefined}
      aria-disabled={disabled || undefined}
      tabIndex={(tabStop ?? selectedValue) === value ? 0 : -1}
      data-slot="tabs-trigger"
      data-value={value}
      data-state={selected ? 'active' : 'inactive'}
      className={cn(tabLook(orientation), className)}
      onClick={disabled ? undefined : composeEventHandlers(onClick, () => select(value))}
      {...props}
    />
  );
}

export interface TabsContentProps<Value extends string = string> extends Omit<ComponentProps<'div'>, 'id'> {
  /** The value of the tab that selects this panel. */
  value: Value;
  /** Keeps the content and its state mounted while another panel is displayed. @default false */
  forceMount?: boolean;
}

/** The content of a tab, displayed while its tab is selected. */
export function TabsContent<Value extends string = string>({
  value,
  forceMount = false,
  ref,
  className,
  children,
  ...props
}: TabsContentProps<Value>) {
  const { baseId, value: selectedValue, orientation, addPanel } = useTabs('TabsContent');
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
      data-slot="tabs-content"
      data-state={selected ? 'active' : 'inactive'}
      className={cn(
        'min-w-0 rounded-inner wrap-anywhere',
        orientation === 'vertical' ? 'grow basis-40 p-4 pt-2.5' : 'py-4',
        className,
      )}
      {...props}
    >
      {(selected || forceMount) && children}
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
