import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useComposedRefs } from '../../lib/use-composed-refs';
import * as Primitive from '@radix-ui/react-dropdown-menu';
import { useControllableState } from '../../lib/use-controllable-state';
import { ChevronRight } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, type RefObject, use, useMemo, useRef } from 'react';
import { cn } from '../../lib/cn';
import { option } from '../../lib/layer-look';
import { usePortalContainer } from '../../lib/portal-container';
import { menuLook } from './menu';

interface MenuSubContextValue {
  close: () => void;
  triggerRef: RefObject<HTMLDivElement | null>;
}

const MenuSubContext = createContext<MenuSubContextValue | null>(null);

function useMenuSub(part: string): MenuSubContextValue {
  const sub = use(MenuSubContext);
  if (!sub) throw new Error(`${part} must stand inside <MenuSub>.`);
  return sub;
}

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
export function MenuSub({ open, defaultOpen = false, onOpenChange, children }: MenuSubProps) {
  const [shown, setShown] = useControllableState({ prop: open, defaultProp: defaultOpen, onChange: onOpenChange });
  const triggerRef = useRef<HTMLDivElement>(null);
  const value = useMemo(() => ({ close: () => setShown(false), triggerRef }), [setShown]);
  return (
    <MenuSubContext value={value}>
      <Primitive.Sub open={shown} onOpenChange={setShown}>
        {children}
      </Primitive.Sub>
    </MenuSubContext>
  );
}

export interface MenuSubTriggerProps extends ComponentProps<'div'> {
  /** It shows, but opens nothing. @default false */
  disabled?: boolean;
  /** What the letter keys find it by, where its content is more than text. @default its text */
  textValue?: string;
}

/** The entry that opens the inner menu: on hover, at a press, or by the arrow that points to it. */
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
  /** Called when Escape is pressed; `preventDefault` keeps it open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
}

/** The inner menu; its trigger names it. */
export function MenuSubContent({ onEscapeKeyDown, className, ...props }: MenuSubContentProps) {
  const { close, triggerRef } = useMenuSub('MenuSubContent');
  return (
    <Primitive.Portal container={usePortalContainer()}>
      <Primitive.SubContent
        data-slot="menu-sub-content"
        collisionPadding={8}
        sideOffset={8}
        loop
        className={cn(menuLook, className)}
        onEscapeKeyDown={composeEventHandlers(onEscapeKeyDown, (event) => {
          // Radix would close the outer menu as well.
          event.preventDefault();
          close();
          triggerRef.current?.focus();
        })}
        {...props}
      />
    </Primitive.Portal>
  );
}
