import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import * as Popper from '@radix-ui/react-popper';
import { Presence } from '@radix-ui/react-presence';
import {
  createContext,
  type KeyboardEvent,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cn } from '../../lib/cn';
import { growing, raised } from '../../lib/layer-look';
import { returnFocus, tabbable } from '../../lib/return-focus';
import { isOnTheWay, type Point } from '../../lib/safe-path';
import { physicalSide } from '../../lib/side';
import { useDirection } from '../../providers/direction';
import { InFlyoutContext, type SubmenuProps } from '../../lib/menu-extras';

/** The flyout of a menu that is open; there is one at most. */
export interface OpenFlyout {
  trigger: HTMLElement;
  close: () => void;
  /** Whether the pointer is on its way to it. */
  isAwaited: () => boolean;
}

/** Of the flyouts of a menu one is open at a time. */
export interface FlyoutGroup {
  /** Makes a flyout the open one; the one before closes. */
  take: (flyout: OpenFlyout) => void;
  release: (flyout: OpenFlyout) => void;
  /** Whether the pointer is on its way to the flyout of another button. */
  isOtherAwaited: (trigger: HTMLElement) => boolean;
}

export function createFlyoutGroup(): FlyoutGroup {
  let current: OpenFlyout | null = null;
  return {
    take: (flyout) => {
      if (current?.trigger !== flyout.trigger) current?.close();
      current = flyout;
    },
    release: (flyout) => {
      if (current === flyout) current = null;
    },
    isOtherAwaited: (trigger) => current !== null && current.trigger !== trigger && current.isAwaited(),
  };
}

export const FlyoutGroupContext = createContext<FlyoutGroup>(createFlyoutGroup());

/** How long the pointer rests on a button before its flyout opens, and may stay on its way there, in ms. */
const patience = { open: 100, way: 300, close: 150 };

/**
 * The entries of a group beside the mini drawer (WAI-ARIA disclosure navigation). The pointer opens it by resting on the
 * button, and may take the straight way to its far end; a press keeps it open. It stands in the page right after its
 * button, so that Tab goes on in it.
 */
export function Flyout({ id, triggerRef, pressRef, title, open, onOpenChange, children }: SubmenuProps) {
  const group = use(FlyoutGroupContext);
  const direction = useDirection();
  const flyoutRef = useRef<HTMLDivElement>(null);
  const pinned = useRef(false);
  const focusFirst = useRef(false);
  const intent = useRef(0);
  const latest = useRef({ open, onOpenChange });
  useEffect(() => {
    latest.current = { open, onOpenChange };
  });

  const [actions] = useState(() => ({
    show: (pin: boolean) => {
      pinned.current ||= pin;
      latest.current.onOpenChange(true);
    },
    hide: () => {
      pinned.current = false;
      focusFirst.current = false;
      const flyout = flyoutRef.current;
      if (flyout?.contains(document.activeElement)) triggerRef.current?.focus({ preventScroll: true });
      latest.current.onOpenChange(false);
    },
  }));

  useEffect(() => {
    pressRef.current = () => {
      // From here on the pointer that rests on the button wishes for nothing more.
      window.clearTimeout(intent.current);
      // What the pointer has opened on its way to the button is kept by the press, not closed.
      if (latest.current.open && pinned.current) actions.hide();
      else actions.show(true);
    };
    return () => {
      pressRef.current = null;
    };
  }, [pressRef, actions]);

  // As a layout effect, because the focus is still inside then: the drawer opens, and there is no flyout any more.
  useLayoutEffect(
    () => () => {
      if (latest.current.open) actions.hide();
    },
    [actions],
  );

  useEffect(() => {
    const trigger = triggerRef.current;
    if (!open || !trigger) return undefined;
    const pointer = followPointer(trigger, flyoutRef, () => {
      if (!pinned.current) actions.hide();
    });
    const own = { trigger, close: actions.hide, isAwaited: pointer.isOnItsWay };
    group.take(own);
    return () => {
      group.release(own);
      pointer.stop();
    };
  }, [open, group, triggerRef, actions]);

  useEffect(() => {
    const trigger = triggerRef.current;
    if (!trigger) return undefined;
    const openSoon = (wait: number): void => {
      intent.current = window.setTimeout(() => {
        if (group.isOtherAwaited(trigger)) openSoon(patience.open);
        else actions.show(false);
      }, wait);
    };
    const enter = ({ pointerType }: PointerEvent): void => {
      window.clearTimeout(intent.current);
      // A finger presses; what it enters on its way is no wish.
      if (pointerType !== 'touch' && !latest.current.open) openSoon(patience.open);
    };
    const leave = (): void => window.clearTimeout(intent.current);
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.defaultPrevented || event.key !== arrowTo(trigger)) return;
      event.preventDefault();
      const first = flyoutRef.current?.querySelector<HTMLElement>(tabbable);
      if (latest.current.open && first) first.focus();
      else focusFirst.current = true;
      actions.show(true);
    };
    trigger.addEventListener('pointerenter', enter);
    trigger.addEventListener('pointerleave', leave);
    trigger.addEventListener('keydown', onKeyDown);
    return () => {
      leave();
      trigger.removeEventListener('pointerenter', enter);
      trigger.removeEventListener('pointerleave', leave);
      trigger.removeEventListener('keydown', onKeyDown);
    };
  }, [triggerRef, group, actions]);

  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={triggerRef} />
      <Presence present={open}>
        <DismissableLayer
          asChild
          onPointerDownOutside={(event) => keepForTrigger(event, triggerRef.current)}
          onFocusOutside={(event) => keepForTrigger(event, triggerRef.current)}
          onDismiss={() => {
            // It hears of what happens until it has faded.
            if (!latest.current.open) return;
            const hadFocus = flyoutRef.current?.contains(document.activeElement);
            actions.hide();
            // After the browser has put the focus where the press was: on plain content that is nowhere.
            if (hadFocus) setTimeout(() => returnFocus([triggerRef.current]));
          }}
        >
          <Popper.Content
            id={id}
            ref={(flyout: HTMLDivElement | null) => {
              flyoutRef.current = flyout;
              if (!flyout || !focusFirst.current) return;
              focusFirst.current = false;
              // Where the layer is not placed yet, scrolling to the focus would move the page.
              flyout.querySelector<HTMLElement>(tabbable)?.focus({ preventScroll: true });
            }}
            side={physicalSide('end', direction)}
            align="start"
            sideOffset={16}
            collisionPadding={8}
            data-slot="flyout"
            data-state={open ? 'open' : 'closed'}
            inert={!open}
            className={cn(
              'z-popover max-h-(--radix-popper-available-height) max-w-drawer min-w-flyout overflow-y-auto overscroll-contain p-2',
              raised,
              growing,
            )}
            onKeyDown={(event) => moveInside(event, triggerRef.current, actions.hide)}
            onClick={(event) => {
              if (event.target instanceof Element && event.target.closest('a[href]')) actions.hide();
            }}
          >
            <p aria-hidden className="truncate px-2 py-1.5 text-h6 text-muted">
              {title}
            </p>
            <ul data-slot="nav-menu-list" className="grid">
              <InFlyoutContext value>{children}</InFlyoutContext>
            </ul>
          </Popper.Content>
        </DismissableLayer>
      </Presence>
    </Popper.Root>
  );
}

/** The arrow that points from the drawer to its flyouts. */
function arrowTo(element: Element): 'ArrowRight' | 'ArrowLeft' {
  return getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
}

/** The button's own handlers say what a press or the focus on it means. */
function keepForTrigger(event: Event, trigger: Element | null): void {
  if (event.target instanceof Node && trigger?.contains(event.target)) event.preventDefault();
}

/** The arrows go from entry to entry, and the one that points to the drawer goes back to the button. */
function moveInside(event: KeyboardEvent<HTMLElement>, trigger: HTMLElement | null, hide: () => void): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(tabbable)];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const steps: Partial<Record<string, number>> = {
    ArrowDown: (at + 1) % entries.length,
    ArrowUp: (at - 1 + entries.length) % entries.length,
    Home: 0,
    End: entries.length - 1,
  };
  const step = steps[event.key];
  const isBack = event.key.startsWith('Arrow') && step === undefined && trigger && event.key !== arrowTo(trigger);
  if (step === undefined && !isBack) return;
  event.preventDefault();
  if (isBack) hide();
  else if (step !== undefined) entries[step]?.focus();
}

/** Watches the pointer while a flyout is open, and says when it has gone elsewhere. */
function followPointer(
  trigger: HTMLElement,
  flyoutRef: RefObject<HTMLElement | null>,
  onGone: () => void,
): { isOnItsWay: () => boolean; stop: () => void } {
  let timer = 0;
  let exit: Point | null = null;
  let underway = false;
  const goneSoon = (wait: number): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(onGone, wait);
  };
  const onMove = ({ clientX: x, clientY: y, target, pointerType }: PointerEvent): void => {
    const flyout = flyoutRef.current;
    if (pointerType === 'touch' || !flyout || !(target instanceof Node)) return;
    if (trigger.contains(target) || flyout.contains(target)) {
      if (trigger.contains(target)) exit = { x, y };
      underway = false;
      window.clearTimeout(timer);
      return;
    }
    underway = exit !== null && isOnTheWay({ x, y }, exit, flyout.getBoundingClientRect());
    goneSoon(underway ? patience.way : patience.close);
  };
  const onLeave = (): void => goneSoon(patience.close);
  document.addEventListener('pointermove', onMove);
  document.documentElement.addEventListener('pointerleave', onLeave);
  return {
    isOnItsWay: () => underway,
    stop: () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointermove', onMove);
      document.documentElement.removeEventListener('pointerleave', onLeave);
    },
  };
}
