'use client';

import * as Primitive from '@radix-ui/react-tabs';
import { type ComponentProps, type ReactNode, type SyntheticEvent, useEffect, useMemo, useRef } from 'react';
import type { HiddenName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import type { ControlSize } from '../../lib/control-size';
import { createRequiredContext } from '../../lib/required-context';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { whenLaidOut } from '../../lib/when-laid-out';
import { useDirection } from '../../providers/direction';
import { reveal, rowLook, tabLook } from './tab-look';

export type TabsOrientation = 'horizontal' | 'vertical';
export type TabsActivationMode = 'automatic' | 'manual';

interface TabsState {
  value: string | null;
  orientation: TabsOrientation;
  activationMode: TabsActivationMode;
  size: ControlSize;
}

const [TabsContext, useTabs] = createRequiredContext<TabsState>('<Tabs>');

export interface TabsProps<Value extends string = string> extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** The controlled value of the selected tab, or `null` while none is selected. Use with `onValueChange`. */
  value?: Value | null;
  /** The value of the initially selected tab when uncontrolled. @default null */
  defaultValue?: Value | null;
  /** Called with the value of the tab that the user selects. */
  onValueChange?: (value: Value) => void;
  /** Whether the tabs are a row above the panel or a column beside it. @default 'horizontal' */
  orientation?: TabsOrientation;
  /**
   * Whether a tab is selected when an arrow key focuses it (`automatic`) or by pressing Enter or Space (`manual`).
   * @default 'automatic'
   */
  activationMode?: TabsActivationMode;
  /** The minimum height of the tabs: 36, 40 or 44 px. @default 'md' */
  size?: ControlSize;
}

/** A set of panels, displayed one at a time, each with a tab that selects it (WAI-ARIA tabs pattern). */
export function Tabs<Value extends string = string>(props: TabsProps<Value>): ReactNode;
export function Tabs({
  value,
  defaultValue = null,
  onValueChange,
  orientation = 'horizontal',
  activationMode = 'automatic',
  size = 'md',
  className,
  ...props
}: TabsProps) {
  const [selected, select] = useControllableState<string | null>(value, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next);
  });
  const direction = useDirection();
  const state = useMemo(
    () => ({ value: selected, orientation, activationMode, size }),
    [selected, orientation, activationMode, size],
  );
  return (
    <TabsContext value={state}>
      <Primitive.Root
        data-slot="tabs"
        value={toId(selected ?? '')}
        onValueChange={(id) => select(decodeURIComponent(id))}
        orientation={orientation}
        activationMode={activationMode}
        // Radix sets `dir` regardless of the page's direction.
        dir={direction}
        className={cn('min-w-0', orientation === 'vertical' && 'flex flex-wrap items-start', className)}
        {...props}
      />
    </TabsContext>
  );
}

export type TabsListProps = HiddenName & ComponentProps<'div'>;

/** The row or column of tabs. A row that is wider than its container scrolls. */
export function TabsList({ className, ...props }: TabsListProps) {
  const { orientation } = useTabs('TabsList');
  return (
    <Primitive.List
      data-slot="tabs-list"
      className={cn(
        'flex border-divider',
        orientation === 'vertical' ? 'max-w-2/5 min-w-32 flex-col border-e' : rowLook,
        className,
      )}
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
  /** Prevents selection. A disabled tab remains focusable so that screen reader users can find it. @default false */
  disabled?: boolean;
}

/** A tab in a TabsList. Call `event.preventDefault()` in `onMouseDown` to prevent selection on press. */
export function TabsTrigger<Value extends string = string>({
  value,
  disabled = false,
  ref,
  className,
  onClick,
  onMouseDown,
  onFocus,
  onKeyDown,
  ...props
}: TabsTriggerProps<Value>) {
  const { value: selected, orientation, activationMode, size } = useTabs('TabsTrigger');
  const tab = useRef<HTMLButtonElement>(null);
  const composedRef = useComposedRefs(ref, tab);
  const isSelected = selected === value;

  useEffect(() => {
    const element = tab.current;
    const row = element?.closest('[role="tablist"]');
    return isSelected && element && row ? whenLaidOut(element, () => reveal(row, element)) : undefined;
  }, [isSelected]);

  /** Prevents the event of a disabled tab: Radix skips its handler for a prevented event. */
  const prevent = (event: SyntheticEvent): void => {
    if (disabled) event.preventDefault();
  };
  return (
    <Primitive.Trigger
      ref={composedRef}
      value={toId(value)}
      data-slot="tabs-trigger"
      // With Radix's `disabled`, arrow keys would skip the tab.
      aria-disabled={disabled || undefined}
      className={cn(tabLook(orientation, size), className)}
      onClick={disabled ? undefined : onClick}
      onMouseDown={composeEventHandlers(onMouseDown, (event) => {
        prevent(event);
        if (disabled || event.button !== 0 || event.ctrlKey || activationMode === 'manual') return;
        if (event.currentTarget === document.activeElement) return;
        // Focus selects the tab. Otherwise, Radix would also report the press.
        event.preventDefault();
        event.currentTarget.focus();
      })}
      onFocus={composeEventHandlers(onFocus, prevent)}
      onKeyDown={composeEventHandlers(onKeyDown, (event) => {
        if (event.key === 'Enter' || event.key === ' ') prevent(event);
      })}
      {...props}
    />
  );
}

export interface TabsContentProps<Value extends string = string> extends Omit<ComponentProps<'div'>, 'id'> {
  /** The value of the tab that selects this panel. */
  value: Value;
  /** Keeps the content and its state mounted while another panel is displayed. @default false */
  keepMounted?: boolean;
}

/** The content of a tab, displayed while its tab is selected. */
export function TabsContent<Value extends string = string>({
  value,
  keepMounted = false,
  className,
  ...props
}: TabsContentProps<Value>) {
  const { value: selected, orientation } = useTabs('TabsContent');
  return (
    <Primitive.Content
      value={toId(value)}
      forceMount={keepMounted || undefined}
      hidden={selected !== value}
      data-slot="tabs-content"
      className={cn(
        'min-w-0 rounded-inner wrap-anywhere',
        orientation === 'vertical' ? 'grow basis-40 p-4 pt-2.5' : 'py-4',
        className,
      )}
      {...props}
    />
  );
}

/** Radix creates ids from values. A space would split an id in `aria-controls` in two. */
const toId = encodeURIComponent;
