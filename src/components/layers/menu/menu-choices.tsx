import * as Primitive from '@radix-ui/react-dropdown-menu';
import { Check, Circle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { option } from '../../lib/layer-look';

export interface MenuCheckboxItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** Whether it is on. */
  checked?: boolean;
  /** Called with the new state when it is chosen. */
  onCheckedChange?: (checked: boolean) => void;
  /** It shows, but cannot be chosen. @default false */
  disabled?: boolean;
  /** Called when it is chosen; `preventDefault` keeps the menu open. */
  onSelect?: (event: Event) => void;
  /** What the letter keys find it by, where its content is more than text. @default its text */
  textValue?: string;
}

/** An entry that is on or off. */
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
  /** The value of the entry that is chosen. */
  value?: string;
  /** Called with the value of the entry that was chosen. */
  onValueChange?: (value: string) => void;
}

/** Entries of which one is chosen. */
export function MenuRadioGroup({ className, ...props }: MenuRadioGroupProps) {
  return <Primitive.RadioGroup data-slot="menu-radio-group" className={cn('grid', className)} {...props} />;
}

export interface MenuRadioItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** What the group's value becomes when this entry is chosen. */
  value: string;
  /** It shows, but cannot be chosen. @default false */
  disabled?: boolean;
  /** Called when it is chosen; `preventDefault` keeps the menu open. */
  onSelect?: (event: Event) => void;
  /** What the letter keys find it by, where its content is more than text. @default its text */
  textValue?: string;
}

/** One choice of a `MenuRadioGroup`. */
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

/** Keeps the mark's place, so that a choice moves nothing. */
function Mark({ children }: Pick<ComponentProps<'span'>, 'children'>) {
  return (
    <span aria-hidden className="flex size-5 shrink-0 items-center justify-center">
      <Primitive.ItemIndicator>{children}</Primitive.ItemIndicator>
    </span>
  );
}
