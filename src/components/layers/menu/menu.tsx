import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useComposedRefs } from '../../lib/use-composed-refs';
import * as Primitive from '@radix-ui/react-dropdown-menu';
import { useControllableState } from '../../lib/use-controllable-state';
import {
  type ComponentProps,
  createContext,
  type KeyboardEventHandler,
  type ReactNode,
  use,
  useCallback,
  useMemo,
} from 'react';
import { cn } from '../../lib/cn';
import { growing, option, raised } from '../../lib/layer-look';
import { usePortalContainer } from '../../lib/portal-container';
import { type Align, physicalSide, type Side } from '../../lib/side';
import { type Opener, useOpener } from '../../lib/use-opener';
import { useDirection } from '../../providers/direction';

interface MenuContextValue {
  opener: Opener;
  open: boolean;
  setOpen: (open: boolean) => void;
}

const MenuContext = createContext<MenuContextValue | null>(null);

function useMenu(part: string): MenuContextValue {
  const menu = use(MenuContext);
  if (!menu) throw new Error(`${part} must stand inside <Menu>.`);
  return menu;
}

export interface MenuProps {
  /** Whether it is open, when the page holds that state. */
  open?: boolean;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The trigger and the content. */
  children: ReactNode;
}

/**
 * Actions that a button offers (WAI-ARIA menu button pattern). For links between pages take a `NavMenu` or a `List`.
 * The page behind stays usable.
 */
export function Menu({ open, defaultOpen = false, onOpenChange, children }: MenuProps) {
  const direction = useDirection();
  const [shown, setShown] = useControllableState({ prop: open, defaultProp: defaultOpen, onChange: onOpenChange });
  const opener = useOpener(
    shown,
    useCallback(() => setShown(false), [setShown]),
  );
  const value = useMemo(() => ({ opener, open: shown, setOpen: setShown }), [opener, shown, setShown]);
  return (
    <MenuContext value={value}>
      <Primitive.Root modal={false} dir={direction} open={shown} onOpenChange={setShown}>
        {children}
      </Primitive.Root>
    </MenuContext>
  );
}

export interface MenuTriggerProps extends ComponentProps<'button'> {
  /** Renders the child element, a `Button` for instance, as the trigger. @default false */
  asChild?: boolean;
}

/** The button that opens the menu. Enter, Space and the down arrow open it at its first entry. */
export function MenuTrigger({ onClick, className, ref, ...props }: MenuTriggerProps) {
  const { opener, open, setOpen } = useMenu('MenuTrigger');
  return (
    <Primitive.Trigger
      data-slot="menu-trigger"
      className={cn('cursor-pointer', className)}
      onClick={composeEventHandlers(onClick, (event) => {
        // Radix listens to the pointer and the keys. Assistive technology and scripts press with neither.
        if (event.detail === 0) setOpen(!open);
      })}
      {...props}
      ref={useComposedRefs(ref, opener.triggerRef)}
    />
  );
}

/** The look of a menu, and of a menu inside a menu. */
export const menuLook = cn(
  'z-popover max-h-(--radix-popper-available-height) min-w-flyout max-w-(--radix-popper-available-width) overflow-auto p-1.5',
  raised,
  growing,
);

export interface MenuContentProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** The side of the trigger that it opens at; where there is no room it takes the other one. @default 'bottom' */
  side?: Side;
  /** Where along that side it stands. @default 'start' */
  align?: Align;
  /** How far from the trigger it stands, in px. @default 8 */
  gap?: number;
  /** Called when it has closed, before the focus returns; `preventDefault` leaves the focus where it is. */
  onCloseAutoFocus?: (event: Event) => void;
  /** Called when Escape is pressed; `preventDefault` keeps it open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
  /** Called at a press or a focus outside; `preventDefault` keeps it open. */
  onInteractOutside?: (event: Event) => void;
}

/** The menu itself; its trigger names it. */
export function MenuContent({
  side = 'bottom',
  align = 'start',
  gap = 8,
  onCloseAutoFocus,
  onKeyDownCapture,
  className,
  ...props
}: MenuContentProps) {
  const { opener, setOpen } = useMenu('MenuContent');
  const direction = useDirection();
  const leaveByTab: KeyboardEventHandler = (event) => {
    if (event.key !== 'Tab') return;
    // Radix would hold Tab back; in the menu button pattern it goes on from the button.
    event.stopPropagation();
    opener.trigger.current?.focus();
    setOpen(false);
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
        className={cn(menuLook, className)}
        onCloseAutoFocus={composeEventHandlers(onCloseAutoFocus, opener.giveBack)}
        onKeyDownCapture={composeEventHandlers(onKeyDownCapture, leaveByTab)}
        {...props}
      />
    </Primitive.Portal>
  );
}

export interface MenuItemProps extends Omit<ComponentProps<'div'>, 'onSelect'> {
  /** It shows, but cannot be chosen. @default false */
  disabled?: boolean;
  /** Called when it is chosen; `preventDefault` keeps the menu open. */
  onSelect?: (event: Event) => void;
  /** What the letter keys find it by, where its content is more than text. @default its text */
  textValue?: string;
  /** Renders the child element, a link for instance, as the entry. @default false */
  asChild?: boolean;
}

/** One action. */
export function MenuItem({ className, ...props }: MenuItemProps) {
  return <Primitive.Item data-slot="menu-item" className={cn(option, className)} {...props} />;
}

export type MenuGroupProps = ComponentProps<'div'>;

/** Actions that belong together. */
export function MenuGroup({ className, ...props }: MenuGroupProps) {
  return <Primitive.Group data-slot="menu-group" className={cn('grid', className)} {...props} />;
}

export type MenuLabelProps = ComponentProps<'div'>;

/** The heading of the entries below it; the keys pass it by. */
export function MenuLabel({ className, ...props }: MenuLabelProps) {
  return (
    <Primitive.Label data-slot="menu-label" className={cn('px-3 py-1.5 text-h6 text-muted', className)} {...props} />
  );
}

export type MenuSeparatorProps = ComponentProps<'div'>;

/** A line between entries. */
export function MenuSeparator({ className, ...props }: MenuSeparatorProps) {
  return (
    <Primitive.Separator
      data-slot="menu-separator"
      className={cn('my-1.5 border-t border-divider', className)}
      {...props}
    />
  );
}
