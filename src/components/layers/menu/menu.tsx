import * as Primitive from '@radix-ui/react-dropdown-menu';
import {
  type ComponentProps,
  createContext,
  type KeyboardEventHandler,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useRef,
} from 'react';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { isInToaster } from '../../lib/interact-outside';
import { growing, option, raised } from '../../lib/layer-look';
import { usePortalContainer } from '../../lib/portal-container';
import { type Align, physicalSide, type Side } from '../../lib/side';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { delegateEscape, useEscape } from '../../lib/use-escape';
import { type ReturnFocus, useRestoreFocusOnClose, useReturnFocus } from '../../lib/use-return-focus';
import { useDirection } from '../../providers/direction';

interface MenuContextValue {
  open: boolean;
  setOpen: (open: boolean) => void;
  close: () => void;
  returnFocus: ReturnFocus;
}

const MenuContext = createContext<MenuContextValue | null>(null);

export function useMenu(part: string): MenuContextValue {
  const menu = use(MenuContext);
  if (!menu) throw new Error(`${part} must be used inside <Menu>.`);
  return menu;
}

export interface MenuProps {
  /** The controlled open state. Use with `onOpenChange`. */
  open?: boolean;
  /** The open state on first render, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when the open state changes. */
  onOpenChange?: (open: boolean) => void;
  /** The trigger and the content. */
  children: ReactNode;
}

/**
 * A button that opens a list of actions (WAI-ARIA menu button pattern). Use a `NavMenu` or a `List` for links between
 * pages. The page behind the menu stays usable.
 */
export function Menu({ open, defaultOpen = false, onOpenChange, children }: MenuProps) {
  const direction = useDirection();
  const [isOpen, setOpen] = useControllableState({ prop: open, defaultProp: defaultOpen, onChange: onOpenChange });
  const close = useCallback(() => setOpen(false), [setOpen]);
  const returnFocus = useReturnFocus(isOpen, close);
  const value = useMemo(() => ({ open: isOpen, setOpen, close, returnFocus }), [isOpen, setOpen, close, returnFocus]);
  return (
    <MenuContext value={value}>
      <Primitive.Root modal={false} dir={direction} open={isOpen} onOpenChange={setOpen}>
        {children}
      </Primitive.Root>
    </MenuContext>
  );
}

export interface MenuTriggerProps extends ComponentProps<'button'> {
  /** Renders the child element, such as a `Button`, as the trigger. @default false */
  asChild?: boolean;
}

/** The button that opens the menu. Enter, Space and ArrowDown open it and focus the first item. */
export function MenuTrigger({ onClick, className, ref, ...props }: MenuTriggerProps) {
  const { open, setOpen, returnFocus } = useMenu('MenuTrigger');
  return (
    <Primitive.Trigger
      data-slot="menu-trigger"
      className={cn('cursor-pointer', className)}
      onClick={composeEventHandlers(onClick, (event) => {
        // Radix opens on pointerdown and on keys. Assistive technology and scripts may send only a click.
        if (event.detail === 0) setOpen(!open);
      })}
      {...props}
      ref={useComposedRefs(ref, returnFocus.triggerRef)}
    />
  );
}

/** The classes of a menu and of a submenu. */
export const menuLook = cn(
  'z-popover max-h-(--radix-popper-available-height) min-w-flyout max-w-(--radix-popper-available-width) overflow-auto p-1.5',
  raised,
  growing,
);

export interface MenuContentProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** The preferred side of the trigger. The menu flips to the other side when there is no room. @default 'bottom' */
  side?: Side;
  /** The alignment along that side. @default 'start' */
  align?: Align;
  /** The distance from the trigger in pixels. @default 8 */
  gap?: number;
  /** Called when the focus returns after closing. Call `event.preventDefault()` to leave the focus where it is. */
  onCloseAutoFocus?: (event: Event) => void;
  /** Called when Escape is pressed. Call `event.preventDefault()` to keep the menu open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
  /** Called on a click or a focus outside. Call `event.preventDefault()` to keep the menu open. */
  onInteractOutside?: (event: Event) => void;
}

/** The content of the menu. The trigger names it. */
export function MenuContent({
  side = 'bottom',
  align = 'start',
  gap = 8,
  onCloseAutoFocus,
  onEscapeKeyDown,
  onInteractOutside,
  onKeyDownCapture,
  className,
  ref,
  ...props
}: MenuContentProps) {
  const { open, close, returnFocus } = useMenu('MenuContent');
  const direction = useDirection();
  const contentRef = useRef<HTMLDivElement>(null);
  useEscape(open, close, onEscapeKeyDown);
  const handleCloseAutoFocus = useRestoreFocusOnClose(open, contentRef, returnFocus.restoreFocus, onCloseAutoFocus);

  const handleTab: KeyboardEventHandler = (event) => {
    if (event.key !== 'Tab') return;
    // Radix prevents Tab. In the menu button pattern it continues from the trigger.
    event.stopPropagation();
    returnFocus.trigger.current?.focus();
    close();
  };

  return (
    <Primitive.Portal container={usePortalContainer()}>
      <Primitive.Content
        data-slot="menu-content"
        side={physicalSide(side, direction)}
        align={align}
        sideOffset={gap}
        collisionPadding={8}
        loop
        inert={!open}
        className={cn(menuLook, className)}
        onCloseAutoFocus={handleCloseAutoFocus}
        onEscapeKeyDown={delegateEscape}
        onInteractOutside={(event) => {
          if (!open || isInToaster(event)) event.preventDefault();
          else onInteractOutside?.(event);
        }}
        onKeyDownCapture={composeEventHandlers(onKeyDownCapture, handleTab)}
        {...props}
        ref={useComposedRefs(ref, contentRef)}
      />
    </Primitive.Portal>
  );
}

export interface MenuItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** Whether the item cannot be selected. @default false */
  disabled?: boolean;
  /** Called when the item is selected. Call `event.preventDefault()` to keep the menu open. */
  onSelect?: (event: Event) => void;
  /** The text that typeahead matches, when the content is more than text. @default the text content */
  textValue?: string;
  /** Renders the child element, such as a link, as the item. @default false */
  asChild?: boolean;
}

/** An action. */
export function MenuItem({ className, ...props }: MenuItemProps) {
  return <Primitive.Item data-slot="menu-item" className={cn(option, className)} {...props} />;
}

export type MenuGroupProps = ComponentProps<'div'>;

/** A group of related items. */
export function MenuGroup({ className, ...props }: MenuGroupProps) {
  return <Primitive.Group data-slot="menu-group" className={cn('grid', className)} {...props} />;
}

export type MenuLabelProps = ComponentProps<'div'>;

/** The heading of the items below it. It cannot be focused. */
export function MenuLabel({ className, ...props }: MenuLabelProps) {
  return (
    <Primitive.Label data-slot="menu-label" className={cn('px-3 py-1.5 text-h6 text-muted', className)} {...props} />
  );
}

export type MenuSeparatorProps = ComponentProps<'div'>;

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
