'use client';

import * as Primitive from '@radix-ui/react-dropdown-menu';
import { type ComponentProps, type KeyboardEventHandler, useMemo } from 'react';
import { cn } from '../../lib/cn';
import { isForeign } from '../../lib/composed-tree';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { growing, raised } from '../../lib/layer-look';
import { LayerPortal } from '../../lib/layer-portal';
import { createRequiredContext } from '../../lib/required-context';
import { physicalSide } from '../../lib/side';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { type Layer, type LayerContentProps, type LayerProps, useLayer, useLayerContent } from '../../lib/use-layer';
import { useDirection } from '../../providers/direction';
import { focusFirstForeignItem, moveFocus } from '../../lib/move-focus';

interface MenuContextValue extends Layer {
  modal: boolean;
}

const [MenuContext, useMenu] = createRequiredContext<MenuContextValue>('<Menu>');
export { useMenu };

export interface MenuProps extends LayerProps {
  /** Whether the rest of the page is inert and does not scroll while the menu is open. @default false */
  modal?: boolean;
}

/**
 * A button that opens a list of actions (WAI-ARIA menu button pattern). Use a `NavMenu` or a `List` for links between
 * pages. The page behind the menu remains usable, unless the menu is `modal`.
 */
export function Menu({ modal = false, children, ...props }: MenuProps) {
  const direction = useDirection();
  const layer = useLayer(props);
  return (
    <MenuContext value={useMemo(() => ({ ...layer, modal }), [layer, modal])}>
      <Primitive.Root modal={false} dir={direction} open={layer.open} onOpenChange={layer.setOpen}>
        {children}
      </Primitive.Root>
    </MenuContext>
  );
}

export interface MenuTriggerProps extends ComponentProps<typeof Primitive.Trigger> {
  /** Renders the child element, such as a `Button`, as the trigger. @default false */
  asChild?: boolean;
}

/** The button that opens the menu. Enter, Space and ArrowDown open it and focus the first item. */
export function MenuTrigger({ onPointerDown, onClick, className, ref, ...props }: MenuTriggerProps) {
  const { open, setOpen, returnFocus } = useMenu('MenuTrigger');
  return (
    <Primitive.Trigger
      data-slot="menu-trigger"
      className={cn('cursor-pointer', className)}
      // Radix toggles on `pointerdown`. A touch that scrolls the page would open the menu, and assistive technology
      // that dispatches `pointerdown` and `click` would open and close it. Radix's handler respects `preventDefault`.
      onPointerDown={composeEventHandlers(onPointerDown, (event) => event.preventDefault())}
      onClick={composeEventHandlers(onClick, ({ currentTarget }) => {
        // Radix closes the menu when the window loses focus, for example to the frame in which the menu opens.
        if (isForeign(currentTarget)) currentTarget.focus();
        setOpen(!open);
      })}
      {...props}
      ref={useComposedRefs(ref, returnFocus.triggerRef)}
    />
  );
}

/** The classes shared by menus and submenus. */
export const menuLook = cn(
  'pointer-events-auto z-popover max-h-(--radix-popper-available-height) min-w-flyout max-w-(--radix-popper-available-width) overflow-auto overscroll-contain p-1.5',
  raised,
  growing,
);

type RadixContentProps = ComponentProps<typeof Primitive.Content>;

export interface MenuContentProps
  extends Omit<RadixContentProps, keyof LayerContentProps | 'forceMount'>, LayerContentProps {
  /** The alignment along that side. @default 'start' */
  align?: RadixContentProps['align'];
  /**
   * Whether ArrowDown on the last item focuses the first item, and ArrowUp on the first item focuses the last item.
   * @default true
   */
  loop?: boolean;
}

/** The content of the menu, named by its trigger. */
export function MenuContent({
  side = 'bottom',
  container,
  keepMounted,
  onKeyDownCapture,
  onKeyDown,
  onFocus,
  className,
  ...props
}: MenuContentProps) {
  const menu = useMenu('MenuContent');
  const direction = useDirection();
  const layerProps = useLayerContent(menu, props);

  const handleTab: KeyboardEventHandler = (event) => {
    if (event.key !== 'Tab') return;
    // Radix prevents Tab. In the menu button pattern, Tab moves focus past the trigger.
    event.stopPropagation();
    menu.returnFocus.trigger.current?.focus();
    menu.close();
  };

  return (
    <LayerPortal portal={Primitive.Portal} layer={menu} container={container} keepMounted={keepMounted}>
      <Primitive.Content
        key={keepMounted ? undefined : menu.openings}
        data-slot="menu-content"
        side={physicalSide(side, direction)}
        align="start"
        sideOffset={8}
        collisionPadding={8}
        loop
        className={cn(menuLook, className)}
        onKeyDownCapture={composeEventHandlers(onKeyDownCapture, handleTab)}
        onKeyDown={composeEventHandlers(onKeyDown, moveFocus)}
        onFocus={composeEventHandlers(onFocus, focusFirstForeignItem)}
        {...props}
        {...layerProps}
      />
    </LayerPortal>
  );
}
