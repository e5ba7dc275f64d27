'use client';

import * as Primitive from '@radix-ui/react-dropdown-menu';
import { Slottable } from '@radix-ui/react-slot';
import { ChevronRight } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { cn } from '../../lib/cn';
import { getActiveElement } from '../../lib/composed-tree';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { option } from '../../lib/layer-look';
import { usePortalContainer } from '../../lib/portal-container';
import { createRequiredContext } from '../../lib/required-context';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { delegateEscape, useEscape } from '../../lib/use-escape';
import { useKeptFocusEvents } from '../../lib/use-kept-focus-events';
import type { LayerProps } from '../../lib/use-layer';
import { useDirection } from '../../providers/direction';
import { menuLook, useMenu } from './menu';
import { focusFirstForeignItem, moveFocus } from '../../lib/move-focus';
import { disabledItem, type InsetProps } from './menu-item';

interface MenuSubContextValue {
  open: boolean;
  close: () => void;
  focusTrigger: () => void;
  triggerRef: RefObject<HTMLDivElement | null>;
}

const [MenuSubContext, useMenuSub] = createRequiredContext<MenuSubContextValue>('<MenuSub>');

export type MenuSubProps = LayerProps;

/** A submenu. */
export function MenuSub({ open, defaultOpen = false, onOpenChange, children }: MenuSubProps) {
  const { open: isMenuOpen } = useMenu('MenuSub');
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  const triggerRef = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), [setOpen]);
  const focusTrigger = useCallback(() => triggerRef.current?.focus({ preventScroll: true }), []);
  // When the menu closes, Radix closes its submenu one commit later.
  const value = useMemo(
    () => ({ open: isOpen && isMenuOpen, close, focusTrigger, triggerRef }),
    [isOpen, isMenuOpen, close, focusTrigger],
  );
  return (
    <MenuSubContext value={value}>
      <Primitive.Sub open={isOpen} onOpenChange={setOpen}>
        {children}
      </Primitive.Sub>
    </MenuSubContext>
  );
}

export interface MenuSubTriggerProps extends ComponentProps<typeof Primitive.SubTrigger>, InsetProps {
  /** Whether the submenu cannot be opened. The item can still be focused. @default false */
  disabled?: boolean;
  /** The text that typeahead matches, if the content is not only text. @default the text content */
  textValue?: string;
}

/** The item that opens the submenu on hover, on click, and with the arrow key toward it. */
export function MenuSubTrigger({
  disabled,
  inset,
  onKeyDown,
  className,
  children,
  ref,
  ...props
}: MenuSubTriggerProps) {
  const { triggerRef } = useMenuSub('MenuSubTrigger');
  const openKeys = ['Enter', ' ', useDirection() === 'ltr' ? 'ArrowRight' : 'ArrowLeft'];
  const handleKey = (event: ReactKeyboardEvent<HTMLDivElement>): void => {
    if (disabled && openKeys.includes(event.key)) event.preventDefault();
    else moveFocus(event);
  };
  return (
    <Primitive.SubTrigger
      data-slot="menu-sub-trigger"
      data-inset={inset ? '' : undefined}
      className={cn(
        option,
        'data-inset:ps-11 data-[state=open]:bg-secondary-soft data-[state=open]:text-on-secondary-soft',
        className,
      )}
      onKeyDown={composeEventHandlers(onKeyDown, handleKey)}
      {...props}
      {...(disabled && disabledItem)}
      ref={useComposedRefs(ref, triggerRef)}
    >
      <Slottable>{children}</Slottable>
      <ChevronRight aria-hidden className="ms-auto size-4! rtl:-scale-x-100" />
    </Primitive.SubTrigger>
  );
}

export interface MenuSubContentProps extends Omit<ComponentProps<typeof Primitive.SubContent>, 'forceMount'> {
  /** The distance from the item in pixels. @default 8 */
  sideOffset?: number;
  /** The distance from the viewport's edges at which the submenu moves, in pixels. @default 8 */
  collisionPadding?: ComponentProps<typeof Primitive.SubContent>['collisionPadding'];
  /**
   * The element to render the submenu in.
   * @default the `ThemeProvider`'s, the body, or the modal layer around the menu
   */
  container?: ComponentProps<typeof Primitive.Portal>['container'];
  /** Keeps the submenu mounted while it is closed, for an animation library. @default false */
  keepMounted?: boolean;
  /** Called when Escape is pressed. Call `event.preventDefault()` to keep the submenu open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
}

/** The content of the submenu, named by its trigger. */
export function MenuSubContent({
  container,
  keepMounted,
  onEscapeKeyDown,
  onKeyDown,
  onFocus,
  className,
  ref,
  ...props
}: MenuSubContentProps) {
  const { open, close, focusTrigger } = useMenuSub('MenuSubContent');
  const {
    open: isMenuOpen,
    returnFocus: { trigger, restoreFocus },
  } = useMenu('MenuSubContent');
  const inherited = usePortalContainer();
  const contentRef = useRef<HTMLDivElement>(null);
  useEscape(open, close, onEscapeKeyDown);
  useKeptFocusEvents(open, contentRef, trigger);
  useLayoutEffect(() => {
    if (open || !contentRef.current?.contains(getActiveElement())) return;
    if (isMenuOpen) focusTrigger();
    else restoreFocus(contentRef.current);
  }, [open, isMenuOpen, focusTrigger, restoreFocus]);
  return (
    <Primitive.Portal container={container ?? inherited} forceMount={keepMounted || undefined}>
      <Primitive.SubContent
        data-slot="menu-sub-content"
        collisionPadding={8}
        sideOffset={8}
        loop
        inert={!open}
        className={cn(menuLook, className)}
        onEscapeKeyDown={delegateEscape}
        onKeyDown={composeEventHandlers(onKeyDown, moveFocus)}
        onFocus={composeEventHandlers(onFocus, focusFirstForeignItem)}
        {...props}
        ref={useComposedRefs(ref, contentRef)}
      />
    </Primitive.Portal>
  );
}
