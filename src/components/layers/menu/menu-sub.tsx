import * as Primitive from '@radix-ui/react-dropdown-menu';
import { ChevronRight } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { cn } from '../../lib/cn';
import { option } from '../../lib/layer-look';
import { usePortalContainer } from '../../lib/portal-container';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { delegateEscape, useEscape } from '../../lib/use-escape';
import { menuLook, useMenu } from './menu';

interface MenuSubContextValue {
  open: boolean;
  close: () => void;
  focusTrigger: () => void;
  triggerRef: RefObject<HTMLDivElement | null>;
}

const MenuSubContext = createContext<MenuSubContextValue | null>(null);

function useMenuSub(part: string): MenuSubContextValue {
  const sub = use(MenuSubContext);
  if (!sub) throw new Error(`${part} must be used inside <MenuSub>.`);
  return sub;
}

export interface MenuSubProps {
  /** The controlled open state. Use with `onOpenChange`. */
  open?: boolean;
  /** The open state on first render, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when the open state changes. */
  onOpenChange?: (open: boolean) => void;
  /** The trigger and the content. */
  children: ReactNode;
}

/** A submenu. */
export function MenuSub({ open, defaultOpen = false, onOpenChange, children }: MenuSubProps) {
  const { open: isMenuOpen } = useMenu('MenuSub');
  const [isOpen, setOpen] = useControllableState({ prop: open, defaultProp: defaultOpen, onChange: onOpenChange });
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

export interface MenuSubTriggerProps extends ComponentProps<'div'> {
  /** Whether the submenu cannot be opened. @default false */
  disabled?: boolean;
  /** The text that typeahead matches, when the content is more than text. @default the text content */
  textValue?: string;
}

/** The item that opens the submenu on hover, on click, and on the arrow key that points to it. */
export function MenuSubTrigger({ className, children, ref, ...props }: MenuSubTriggerProps) {
  const { triggerRef } = useMenuSub('MenuSubTrigger');
  return (
    <Primitive.SubTrigger
      data-slot="menu-sub-trigger"
      className={cn(option, 'data-[state=open]:bg-secondary-soft data-[state=open]:text-on-secondary-soft', className)}
      {...props}
      ref={useComposedRefs(ref, triggerRef)}
    >
      {children}
      <ChevronRight aria-hidden className="ms-auto size-4! rtl:-scale-x-100" />
    </Primitive.SubTrigger>
  );
}

export interface MenuSubContentProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** Called when Escape is pressed. Call `event.preventDefault()` to keep the submenu open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
}

/** The content of the submenu. The trigger names it. */
export function MenuSubContent({ onEscapeKeyDown, className, ref, ...props }: MenuSubContentProps) {
  const { open, close, focusTrigger } = useMenuSub('MenuSubContent');
  const {
    open: isMenuOpen,
    returnFocus: { restoreFocus },
  } = useMenu('MenuSubContent');
  const contentRef = useRef<HTMLDivElement>(null);
  useEscape(open, close, onEscapeKeyDown);
  useLayoutEffect(() => {
    if (open || !contentRef.current?.contains(document.activeElement)) return;
    if (isMenuOpen) focusTrigger();
    else restoreFocus(contentRef.current);
  }, [open, isMenuOpen, focusTrigger, restoreFocus]);
  return (
    <Primitive.Portal container={usePortalContainer()}>
      <Primitive.SubContent
        data-slot="menu-sub-content"
        collisionPadding={8}
        sideOffset={8}
        loop
        inert={!open}
        className={cn(menuLook, className)}
        onEscapeKeyDown={delegateEscape}
        {...props}
        ref={useComposedRefs(ref, contentRef)}
      />
    </Primitive.Portal>
  );
}
