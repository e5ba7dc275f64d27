'use client';

import * as Primitive from '@radix-ui/react-toolbar';
import type { ComponentProps, ReactNode } from 'react';
import type { HiddenName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { useControllableState } from '../../lib/use-controllable-state';
import { useToolbar } from './toolbar-context';
import { toolbarItem } from './toolbar-look';

export interface ToolbarToggleGroupOptions extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'dir' | 'aria-label' | 'aria-labelledby'
> {
  /** Whether all items are disabled. @default false */
  disabled?: boolean;
}

interface SingleValue<Value extends string> {
  /** Whether one item or several items can be pressed. */
  type: 'single';
  /** The controlled value of the pressed item, or `null`. Use with `onValueChange`. */
  value?: Value | null;
  /** The value of the initially pressed item when uncontrolled. @default null */
  defaultValue?: Value | null;
  /** Called with the value of the pressed item, or with `null`. */
  onValueChange?: (value: Value | null) => void;
}

interface MultipleValues<Value extends string> {
  type: 'multiple';
  /** The controlled values of the pressed items if `type` is `multiple`. Use with `onSelectedChange`. */
  selected?: ReadonlySet<Value>;
  /** The values of the initially pressed items when uncontrolled, if `type` is `multiple`. @default none */
  defaultSelected?: ReadonlySet<Value>;
  /** Called with the values of all pressed items if `type` is `multiple`. */
  onSelectedChange?: (selected: ReadonlySet<Value>) => void;
}

export type ToolbarToggleGroupProps<Value extends string = string> = HiddenName &
  ToolbarToggleGroupOptions &
  (SingleValue<Value> | MultipleValues<Value>);

/** A group of toggle buttons in a toolbar. The toolbar's arrow keys move through its items. */
export function ToolbarToggleGroup<Value extends string = string>(props: ToolbarToggleGroupProps<Value>): ReactNode;
export function ToolbarToggleGroup({ className, ...props }: ToolbarToggleGroupProps) {
  const look = cn('flex min-w-0 flex-wrap gap-1 data-[orientation=vertical]:flex-col', className);
  return props.type === 'multiple' ? (
    <MultipleGroup {...props} className={look} />
  ) : (
    <SingleGroup {...props} className={look} />
  );
}

const none: ReadonlySet<string> = new Set();

function MultipleGroup({
  selected,
  defaultSelected = none,
  onSelectedChange,
  ...props
}: ToolbarToggleGroupOptions & MultipleValues<string>) {
  const [current, setCurrent] = useControllableState(selected, defaultSelected, onSelectedChange);
  return (
    <Primitive.ToggleGroup
      data-slot="toolbar-toggle-group"
      // Otherwise, Radix would nest a second toolbar in the toolbar.
      role="group"
      {...props}
      value={[...current]}
      onValueChange={(next: string[]) => setCurrent(new Set(next))}
    />
  );
}

/** A group whose items are radio buttons. */
function SingleGroup({
  value,
  defaultValue = null,
  onValueChange,
  ...props
}: ToolbarToggleGroupOptions & SingleValue<string>) {
  const [current, setCurrent] = useControllableState(value, defaultValue, onValueChange);
  return (
    <Primitive.ToggleGroup
      data-slot="toolbar-toggle-group"
      role="radiogroup"
      {...props}
      value={current ?? ''}
      onValueChange={(next: string) => setCurrent(next || null)}
    />
  );
}

export interface ToolbarToggleItemProps<Value extends string = string> extends ComponentProps<'button'> {
  /** The value that identifies the item. */
  value: Value;
}

/** A toggle button in a ToolbarToggleGroup, with text or an icon. A button with only an icon needs an `aria-label`. */
export function ToolbarToggleItem<Value extends string = string>({
  className,
  ...props
}: ToolbarToggleItemProps<Value>) {
  const size = useToolbar('ToolbarToggleItem');
  return (
    <Primitive.ToggleItem
      data-slot="toolbar-toggle-item"
      className={cn(
        toolbarItem(size),
        'enabled:data-[state=on]:border-secondary enabled:data-[state=on]:bg-secondary-soft enabled:data-[state=on]:text-on-secondary-soft',
        'disabled:data-[state=on]:border-disabled',
        // Forced colors mode paints the transparent borders of the other items.
        'forced-colors:border-[Canvas] forced-colors:enabled:data-[state=on]:border-[Highlight]',
        'forced-colors:enabled:data-[state=on]:bg-[Highlight] forced-colors:enabled:data-[state=on]:text-[HighlightText]',
        'forced-colors:enabled:data-[state=on]:forced-color-adjust-none',
        className,
      )}
      {...props}
    />
  );
}
