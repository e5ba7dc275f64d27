import * as Primitive from '@radix-ui/react-dropdown-menu';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { option } from '../../lib/layer-look';
import { usePortalContainer } from '../../lib/portal-container';
import { menuLook } from './menu';

export interface MenuSubProps {
  /** Whether it is open, when the page holds that state. */
  open?: boolean;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The trigger and the content. */
  children: ReactNode;
}

/** A menu inside a menu. */
export function MenuSub(props: MenuSubProps) {
  return <Primitive.Sub {...props} />;
}

export interface MenuSubTriggerProps extends ComponentProps<'div'> {
  /** It shows, but opens nothing. @default false */
  disabled?: boolean;
  /** What the letter keys find it by, where its content is more than text. @default its text */
  textValue?: string;
}

/** The entry that opens the inner menu: on hover, at a press, or by the arrow that points to it. */
export function MenuSubTrigger({ className, children, ...props }: MenuSubTriggerProps) {
  return (
    <Primitive.SubTrigger data-slot="menu-sub-trigger" className={cn(option, className)} {...props}>
      {children}
      <ChevronRight aria-hidden className="ms-auto size-4! rtl:-scale-x-100" />
    </Primitive.SubTrigger>
  );
}

export type MenuSubContentProps = ComponentProps<'div'>;

/** The inner menu; its trigger names it. */
export function MenuSubContent({ className, ...props }: MenuSubContentProps) {
  return (
    <Primitive.Portal container={usePortalContainer()}>
      <Primitive.SubContent
        data-slot="menu-sub-content"
        collisionPadding={8}
        sideOffset={8}
        loop
        className={cn(menuLook, className)}
        {...props}
      />
    </Primitive.Portal>
  );
}
