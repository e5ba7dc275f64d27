import * as Primitive from '@radix-ui/react-dropdown-menu';
import { Check, Circle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { option } from '../../lib/layer-look';

export interface MenuCheckboxItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** The controlled checked state. Use with `onCheckedChange`. */
  checked?: boolean;
  /** Called when the checked state changes. */
  onCheckedChange?: (checked: boolean) => void;
  /** Whether the item cannot be selected. @default false */
  disabled?: boolean;
  /** Called when the item is selected. Call `event.preventDefault()` to keep the menu open. */
  onSelect?: (event: Event) => void;
  /** The text that typeahead matches, when the content is more than text. @default the text content */
  textValue?: string;
}

/** An item that is on or off. */
export function MenuCheckboxItem({ className, children, ...props }: MenuCheckboxItemProps) {
  return (
    <Primitive.CheckboxItem data-slot="menu-checkbox-item" className={cn(option, className)} {...props}>
      <Mark>
        <Check aria-hidden className="size-4" />
      </Mark>
      {children}
    </Primitive.CheckboxItem>
  );
}

export interface MenuRadioGroupProps extends ComponentProps<'div'> {
  /** The value of the selected item. */
  value?: string;
  /** Called with the value of the item that was selected. */
  onValueChange?: (value: string) => void;
}

/** A group of items of which one is selected. */
export function MenuRadioGroup({ className, ...props }: MenuRadioGroupProps) {
  return <Primitive.RadioGroup data-slot="menu-radio-group" className={cn('grid', className)} {...props} />;
}

export interface MenuRadioItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** The value of the group when this item is selected. */
  value: string;
  /** Whether the item cannot be selected. @default false */
  disabled?: boolean;
  /** Called when the item is selected. Call `event.preventDefault()` to keep the menu open. */
  onSelect?: (event: Event) => void;
  /** The text that typeahead matches, when the content is more than text. @default the text content */
  textValue?: string;
}

/** An item of a `MenuRadioGroup`. */
export function MenuRadioItem({ className, children, ...props }: MenuRadioItemProps) {
  return (
    <Primitive.RadioItem data-slot="menu-radio-item" className={cn(option, className)} {...props}>
      <Mark>
        <Circle aria-hidden className="size-2 fill-current" />
      </Mark>
      {children}
    </Primitive.RadioItem>
  );
}

/** Reserves the space of the mark, so that selecting an item does not move the text. */
function Mark({ children }: Pick<ComponentProps<'span'>, 'children'>) {
  return (
    <span aria-hidden className="flex size-5 shrink-0 items-center justify-center">
      <Primitive.ItemIndicator>{children}</Primitive.ItemIndicator>
    </span>
  );
}
