'use client';

import * as Primitive from '@radix-ui/react-toolbar';
import type { ComponentProps, ReactNode } from 'react';
import type { HiddenName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { useToolbar } from './toolbar-context';
import { toolbarItem } from './toolbar-look';

export interface ToolbarToggleGroupOptions extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'dir' | 'aria-label' | 'aria-labelledby'
> {
  /** Whether all items are disabled. @default false */
  disabled?: boolean;
}

/** How many items can be pressed. */
type Values<Value extends string> =
  | {
      /** Whether one item or several items can be pressed. */
      type: 'single';
      /** The controlled value of the pressed item, or an empty string; an array with `type="multiple"`. Use with `onValueChange`. */
      value?: Value | '';
      /** The value of the initially pressed item when uncontrolled; an array with `type="multiple"`. @default none */
      defaultValue?: Value | '';
      /** Called with the value of the pressed item, or an empty string; with an array if `type="multiple"`. */
      onValueChange?: (value: Value | '') => void;
    }
  | { type: 'multiple'; value?: Value[]; defaultValue?: Value[]; onValueChange?: (value: Value[]) => void };

export type ToolbarToggleGroupProps<Value extends string = string> = HiddenName &
  ToolbarToggleGroupOptions &
  Values<Value>;

/** A group of toggle buttons of a toolbar. The arrow keys of the toolbar move through it. */
export function ToolbarToggleGroup<Value extends string = string>(props: ToolbarToggleGroupProps<Value>): ReactNode;
export function ToolbarToggleGroup({ className, ...props }: ToolbarToggleGroupProps) {
  return (
    <Primitive.ToggleGroup
      data-slot="toolbar-toggle-group"
      // With several values, Radix would nest a toolbar in the toolbar; with one, its items are radio buttons.
      role={props.type === 'multiple' ? 'group' : 'radiogroup'}
      className={cn('flex min-w-0 flex-wrap gap-1 data-[orientation=vertical]:flex-col', className)}
      {...props}
    />
  );
}

export interface ToolbarToggleItemProps<Value extends string = string> extends ComponentProps<'button'> {
  /** The value of the item. */
  value: Value;
}

/** A toggle button of a ToolbarToggleGroup, with a text or an icon. An icon alone needs an `aria-label`. */
export function ToolbarToggleItem<Value extends string = string>({
  className,
  ...props
}: ToolbarToggleItemProps<Value>) {
  useToolbar('ToolbarToggleItem');
  return (
    <Primitive.ToggleItem
      data-slot="toolbar-toggle-item"
      className={cn(
        toolbarItem,
        'enabled:data-[state=on]:border-secondary enabled:data-[state=on]:bg-secondary-soft enabled:data-[state=on]:text-on-secondary-soft',
        'disabled:data-[state=on]:border-disabled',
        // Forced colors paint the transparent border of the other items.
        'forced-colors:border-[Canvas] forced-colors:enabled:data-[state=on]:border-[Highlight]',
        'forced-colors:enabled:data-[state=on]:bg-[Highlight] forced-colors:enabled:data-[state=on]:text-[HighlightText]',
        'forced-colors:enabled:data-[state=on]:forced-color-adjust-none',
        className,
      )}
      {...props}
    />
  );
}
