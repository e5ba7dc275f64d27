'use client';

import * as Primitive from '@radix-ui/react-dropdown-menu';
import { Slottable } from '@radix-ui/react-slot';
import { Check, Circle } from 'lucide-react';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { option } from '../../lib/layer-look';
import { useMenu } from './menu';
import { moveFocus } from '../../lib/move-focus';

/** Aligns the text with items that have a mark or an icon. */
const insetPadding = 'data-inset:ps-11';

export interface InsetProps {
  /** Aligns the text with checkbox items, radio items and items with an icon. @default false */
  inset?: boolean;
}

const preventDefault = (event: SyntheticEvent): void => event.preventDefault();

/**
 * Disables an item without Radix's `disabled` prop, which skips the item. In the WAI-ARIA menu pattern, a disabled item
 * can be focused, so screen readers announce it. Clicks are prevented, so it is not selected, and the pointer does not
 * highlight it.
 */
export const disabledItem = {
  'aria-disabled': true,
  'data-disabled': '',
  onClick: preventDefault,
  onPointerMove: preventDefault,
} as const;

interface SelectableProps {
  /** Whether the item cannot be selected. It can still be focused. @default false */
  disabled?: boolean;
  /** Called when the item is selected. Call `event.preventDefault()` to keep the menu open. */
  onSelect?: (event: Event) => void;
  /** The text that typeahead matches, if the content is not only text. @default the text content */
  textValue?: string;
}

export interface MenuItemProps extends ComponentProps<typeof Primitive.Item>, InsetProps, SelectableProps {
  /** Renders the child element, such as a link, as the item. @default false */
  asChild?: boolean;
}

/** An item that performs an action. */
export function MenuItem({ inset, disabled, onKeyDown, className, ...props }: MenuItemProps) {
  return (
    <Primitive.Item
      data-slot="menu-item"
      data-inset={inset ? '' : undefined}
      className={cn(option, insetPadding, className)}
      onKeyDown={composeEventHandlers(onKeyDown, moveFocus)}
      {...props}
      {...(disabled && disabledItem)}
    />
  );
}

export interface MenuCheckboxItemProps extends ComponentProps<typeof Primitive.CheckboxItem>, SelectableProps {
  /** The controlled checked state. Use with `onCheckedChange`. */
  checked?: ComponentProps<typeof Primitive.CheckboxItem>['checked'];
  /** Called when the checked state changes. */
  onCheckedChange?: (checked: boolean) => void;
}

/** An item that can be checked or unchecked. */
export function MenuCheckboxItem({ disabled, onKeyDown, className, children, ...props }: MenuCheckboxItemProps) {
  useMenu('MenuCheckboxItem');
  return (
    <Primitive.CheckboxItem
      data-slot="menu-checkbox-item"
      className={cn(option, className)}
      onKeyDown={composeEventHandlers(onKeyDown, moveFocus)}
      {...props}
      {...(disabled && disabledItem)}
    >
      <Mark>
        <Check aria-hidden className="size-4" />
      </Mark>
      <Slottable>{children}</Slottable>
    </Primitive.CheckboxItem>
  );
}

export interface MenuRadioGroupProps<Value extends string = string> extends Omit<
  ComponentProps<typeof Primitive.RadioGroup>,
  'value' | 'onValueChange'
> {
  /** The value of the selected item. */
  value?: Value;
  /** Called with the value of the selected item. */
  onValueChange?: (value: Value) => void;
}

/** A group of items with one selected item. */
export function MenuRadioGroup<Value extends string = string>(props: MenuRadioGroupProps<Value>): ReactNode;
export function MenuRadioGroup({ className, ...props }: MenuRadioGroupProps) {
  return <Primitive.RadioGroup data-slot="menu-radio-group" className={cn('grid', className)} {...props} />;
}

export interface MenuRadioItemProps<Value extends string = string>
  extends ComponentProps<typeof Primitive.RadioItem>, SelectableProps {
  /** The group's value when this item is selected. */
  value: Value;
}

/** An item of a `MenuRadioGroup`. */
export function MenuRadioItem<Value extends string = string>({
  disabled,
  onKeyDown,
  className,
  children,
  ...props
}: MenuRadioItemProps<Value>) {
  useMenu('MenuRadioItem');
  return (
    <Primitive.RadioItem
      data-slot="menu-radio-item"
      className={cn(option, className)}
      onKeyDown={composeEventHandlers(onKeyDown, moveFocus)}
      {...props}
      {...(disabled && disabledItem)}
    >
      <Mark>
        <Circle aria-hidden className="size-2 fill-current" />
      </Mark>
      <Slottable>{children}</Slottable>
    </Primitive.RadioItem>
  );
}

/** Reserves space for the mark, so selecting an item does not move the text. */
function Mark({ children }: Pick<ComponentProps<'span'>, 'children'>) {
  return (
    <span aria-hidden className="flex size-5 shrink-0 items-center justify-center">
      <Primitive.ItemIndicator>{children}</Primitive.ItemIndicator>
    </span>
  );
}

export type MenuGroupProps = ComponentProps<typeof Primitive.Group>;

/** A group of related menu items. */
export function MenuGroup({ className, ...props }: MenuGroupProps) {
  return <Primitive.Group data-slot="menu-group" className={cn('grid', className)} {...props} />;
}

export interface MenuLabelProps extends ComponentProps<typeof Primitive.Label>, InsetProps {}

/** The heading of the items below it. It cannot be focused. */
export function MenuLabel({ inset, className, ...props }: MenuLabelProps) {
  return (
    <Primitive.Label
      data-slot="menu-label"
      data-inset={inset ? '' : undefined}
      className={cn('px-3 py-1.5 text-h6 text-muted', insetPadding, className)}
      {...props}
    />
  );
}

export type MenuShortcutProps = ComponentProps<'kbd'>;

/**
 * The text of a keyboard shortcut at the end of an item. It is hidden from assistive technology, so set
 * `aria-keyshortcuts` on the item. The menu does not listen for the shortcut.
 */
export function MenuShortcut({ className, ...props }: MenuShortcutProps) {
  return (
    <kbd
      data-slot="menu-shortcut"
      aria-hidden
      dir="ltr"
      className={cn('ms-auto ps-3 font-sans text-caption whitespace-nowrap', className)}
      {...props}
    />
  );
}

export type MenuSeparatorProps = ComponentProps<typeof Primitive.Separator>;

/** A line between items. */
export function MenuSeparator({ className, ...props }: MenuSeparatorProps) {
  return (
    <Primitive.Separator
      data-slot="menu-separator"
      className={cn('my-1.5 border-t border-divider', className)}
      {...props}
    />
  );
}
