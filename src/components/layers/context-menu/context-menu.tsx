'use client';

import * as Primitive from '@radix-ui/react-dropdown-menu';
import { Slot } from '@radix-ui/react-slot';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { HiddenName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { createRequiredContext } from '../../lib/required-context';
import { useComposedRefs } from '../../lib/use-composed-refs';
import type { LayerProps } from '../../lib/use-layer';
import { Menu, MenuContent, type MenuContentProps } from '../menu';
import { useMenu } from '../menu/internal';

interface Point {
  left: number;
  top: number;
}

interface ContextMenuContextValue {
  /** `null` until the user opens the menu. */
  point: Point | null;
  setPoint: (point: Point) => void;
}

const [ContextMenuContext, useContextMenu] = createRequiredContext<ContextMenuContextValue>('<ContextMenu>');

export type ContextMenuProps = LayerProps;

/**
 * A menu of actions for an area, such as a row. A right click, Shift+F10, the context menu key or a long press opens
 * it. Its items are the parts of `Menu`. Also make the actions available elsewhere.
 */
export function ContextMenu({ children, ...props }: ContextMenuProps) {
  const [point, setPoint] = useState<Point | null>(null);
  return (
    <ContextMenuContext value={useMemo(() => ({ point, setPoint }), [point])}>
      <Menu {...props}>{children}</Menu>
    </ContextMenuContext>
  );
}

/** The time for which a finger must remain in place before the menu opens, in milliseconds. */
const longPressMs = 600;
/** How far the finger may move during that time, in pixels. */
const longPressMoves = 10;

export interface ContextMenuTriggerProps extends ComponentProps<'div'> {
  /** Whether the browser's own menu opens instead. @default false */
  disabled?: boolean;
  /** Renders the child element, such as a table row, as the area. @default false */
  asChild?: boolean;
}

/** The point below an element, such as the focused one. */
function pointBelow(element: Element): Point {
  const { left, right, bottom } = element.getBoundingClientRect();
  return { left: getComputedStyle(element).direction === 'rtl' ? right : left, top: bottom };
}

/** The area's event handlers, which open the menu. */
function useOpeners() {
  const { point, setPoint } = useContextMenu('ContextMenuTrigger');
  const { open, setOpen, returnFocus } = useMenu('ContextMenuTrigger');
  const area = useRef<HTMLDivElement>(null);
  const press = useRef({ timer: 0, left: 0, top: 0 });
  useEffect(() => () => window.clearTimeout(press.current.timer), []);
  useLayoutEffect(() => {
    // The consumer opened the menu.
    if (open && !point && area.current) setPoint(pointBelow(area.current));
  }, [open, point, setPoint]);

  function show(at: Point): void {
    returnFocus.captureFocus();
    setPoint(at);
    setOpen(true);
  }

  const endPress = (): void => window.clearTimeout(press.current.timer);

  return {
    open,
    area,
    endPress,
    handleContextMenu: (event: MouseEvent): void => {
      event.preventDefault();
      endPress();
      const { clientX: left, clientY: top, button, ctrlKey, target } = event;
      const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
      // A key press reports the position of the focused element, or no position. A touch reports no button.
      if (button === 2 || ctrlKey || pointerType === 'touch') show({ left, top });
      else if (!open) show(pointBelow(target as Element));
    },
    /** macOS does not send a `contextmenu` event for these keys. */
    handleKeyDown: (event: KeyboardEvent): void => {
      if (!(event.key === 'F10' && event.shiftKey) && event.key !== 'ContextMenu') return;
      event.preventDefault();
      show(pointBelow(event.target as Element));
    },
    /** Safari on iOS does not send a `contextmenu` event for a long press. */
    handlePointerDown: ({ pointerType, clientX: left, clientY: top }: PointerEvent): void => {
      endPress();
      if (pointerType !== 'touch') return;
      press.current = { timer: window.setTimeout(() => show({ left, top }), longPressMs), left, top };
    },
    handlePointerMove: ({ clientX, clientY }: PointerEvent): void => {
      const { left, top } = press.current;
      if (Math.hypot(clientX - left, clientY - top) > longPressMoves) endPress();
    },
  };
}

/** The area in which the menu opens. Keys open the menu while focus is on the area or inside it. */
export function ContextMenuTrigger({
  disabled = false,
  asChild = false,
  className,
  ref,
  ...props
}: ContextMenuTriggerProps) {
  const { open, area, endPress, handleContextMenu, handleKeyDown, handlePointerDown, handlePointerMove } = useOpeners();
  const Root = asChild ? Slot : 'div';
  const handlers = disabled
    ? undefined
    : {
        onContextMenu: composeEventHandlers(props.onContextMenu, handleContextMenu),
        onKeyDown: composeEventHandlers(props.onKeyDown, handleKeyDown),
        onPointerDown: composeEventHandlers(props.onPointerDown, handlePointerDown),
        onPointerMove: composeEventHandlers(props.onPointerMove, handlePointerMove),
        onPointerUp: composeEventHandlers(props.onPointerUp, endPress),
        onPointerCancel: composeEventHandlers(props.onPointerCancel, endPress),
      };
  return (
    <Root
      data-slot="context-menu-trigger"
      data-state={open ? 'open' : 'closed'}
      // On iOS, a long press would open a link preview.
      className={cn('[-webkit-touch-callout:none]', className)}
      {...props}
      {...handlers}
      ref={useComposedRefs(ref, area)}
    />
  );
}

export type ContextMenuContentProps = HiddenName & Omit<MenuContentProps, 'side' | 'align' | 'sideOffset'>;

/** The menu, which contains `MenuItem` and the other parts of `Menu`. */
export function ContextMenuContent(props: ContextMenuContentProps) {
  const { point } = useContextMenu('ContextMenuContent');
  return (
    <>
      {point && (
        // The point to which Radix anchors the menu.
        <Primitive.Trigger asChild tabIndex={-1}>
          <span aria-hidden className="pointer-events-none fixed" style={point} />
        </Primitive.Trigger>
      )}
      <MenuContent data-slot="context-menu-content" aria-labelledby={undefined} {...props} sideOffset={2} />
    </>
  );
}
