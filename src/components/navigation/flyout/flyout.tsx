import * as Primitive from '@radix-ui/react-popover';
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
import { getActiveElement } from '../../lib/composed-tree';
import { getOutsideTarget, isInToaster, type OutsideEvent, useRecordedPresses } from '../../lib/interact-outside';
import { growing, raised } from '../../lib/layer-look';
import { InFlyoutContext, type SubmenuProps } from '../../lib/menu-extras';
import { restoreFocus, tabbable } from '../../lib/return-focus';
import { physicalSide } from '../../lib/side';
import { delegateEscape, useEscape } from '../../lib/use-escape';
import { useOpenings } from '../../lib/use-openings';
import { useDirection } from '../../providers/direction';
import { isInPointerTriangle, type Point } from './pointer-triangle';

/** A menu's open flyout. */
export interface OpenFlyout {
  trigger: HTMLElement;
  close: () => void;
  /** Whether the pointer is moving toward the flyout. */
  isPointerApproaching: () => boolean;
}

/** Ensures that at most one flyout per menu is open. */
export interface FlyoutGroup {
  /** Registers a newly opened flyout and closes the previous one. */
  register: (flyout: OpenFlyout) => void;
  unregister: (flyout: OpenFlyout) => void;
  /** Whether the pointer is moving toward another trigger's flyout. */
  isPointerApproachingOther: (trigger: HTMLElement) => boolean;
}

export function createFlyoutGroup(): FlyoutGroup {
  let current: OpenFlyout | null = null;
  return {
    register: (flyout) => {
      if (current?.trigger !== flyout.trigger) current?.close();
      current = flyout;
    },
    unregister: (flyout) => {
      if (current === flyout) current = null;
    },
    isPointerApproachingOther: (trigger) =>
      current !== null && current.trigger !== trigger && current.isPointerApproaching(),
  };
}

export const FlyoutGroupContext = createContext<FlyoutGroup>(createFlyoutGroup());

/** How long the pointer must rest on a trigger before its flyout opens. */
const openDelayMs = 100;
/** How long the pointer may be outside before the flyout closes. */
const closeDelayMs = 150;
/** The same delay while the pointer is moving toward the flyout. */
const approachDelayMs = 300;

/**
 * A group's entries beside the mini drawer (WAI-ARIA disclosure navigation). The flyout opens when the pointer rests on
 * the trigger, and the pointer can move straight to the flyout's far end. A click keeps the flyout open. It follows its
 * trigger in the document, so Tab moves from the trigger into it.
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
    hide: (focusVisible?: boolean) => {
      pinned.current = false;
      focusFirst.current = false;
      const flyout = flyoutRef.current;
      if (flyout?.contains(getActiveElement())) triggerRef.current?.focus({ preventScroll: true, focusVisible });
      latest.current.onOpenChange(false);
    },
  }));

  useRecordedPresses(open);
  useEscape(open, () => actions.hide(true));
  const openings = useOpenings(open);

  useEffect(() => {
    pressRef.current = () => {
      // The click takes precedence over the resting pointer.
      window.clearTimeout(intent.current);
      // A click pins a flyout opened on hover instead of closing it.
      if (latest.current.open && pinned.current) actions.hide();
      else actions.show(true);
    };
    return () => {
      pressRef.current = null;
    };
  }, [pressRef, actions]);

  // The drawer has opened, which unmounts the flyout. During a layout effect, focus is still inside.
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
    const own = { trigger, close: actions.hide, isPointerApproaching: pointer.isApproaching };
    group.register(own);
    return () => {
      group.unregister(own);
      pointer.stop();
    };
  }, [open, group, triggerRef, actions]);

  useEffect(() => {
    const trigger = triggerRef.current;
    if (!trigger) return undefined;
    const openSoon = (): void => {
      intent.current = window.setTimeout(() => {
        if (group.isPointerApproachingOther(trigger)) openSoon();
        else actions.show(false);
      }, openDelayMs);
    };
    const enter = ({ pointerType }: PointerEvent): void => {
      window.clearTimeout(intent.current);
      // Touch dispatches `pointerenter` before `click`, so ignore it.
      if (pointerType !== 'touch' && !latest.current.open) openSoon();
    };
    const leave = (): void => window.clearTimeout(intent.current);
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.defaultPrevented || event.key !== arrowTo(trigger)) return;
      event.preventDefault();
      const first = flyoutRef.current?.querySelector<HTMLElement>(tabbable);
      if (latest.current.open && first) first.focus(byKey);
      else focusFirst.current = true;
      actions.show(true);
    };
    const stop = new AbortController();
    const { signal } = stop;
    trigger.addEventListener('pointerenter', enter, { signal });
    trigger.addEventListener('pointerleave', leave, { signal });
    trigger.addEventListener('keydown', onKeyDown, { signal });
    return () => {
      leave();
      stop.abort();
    };
  }, [triggerRef, group, actions]);

  function handleInteractOutside(event: OutsideEvent): void {
    const isOnTrigger = triggerRef.current?.contains(getOutsideTarget(event));
    // The trigger handles its own clicks and focus.
    if (isOnTrigger || isInToaster(event) || !latest.current.open) {
      event.preventDefault();
      return;
    }
    const returnsFocus = pinned.current || flyoutRef.current?.contains(getActiveElement());
    actions.hide();
    // The click has already moved focus; clicking plain content moves it to the body.
    if (returnsFocus) restoreFocus([triggerRef.current]);
  }

  return (
    <Primitive.Root open={open}>
      <Primitive.Anchor virtualRef={triggerRef} />
      <Primitive.Content
        key={openings}
        id={id}
        ref={(flyout: HTMLDivElement | null) => {
          flyoutRef.current = flyout;
          if (!flyout || !focusFirst.current) return;
          focusFirst.current = false;
          // The flyout is not positioned yet; scrolling to the focused element would move the page.
          flyout.querySelector<HTMLElement>(tabbable)?.focus({ ...byKey, preventScroll: true });
        }}
        // oxlint-disable-next-line jsx-a11y/aria-role -- removes the role of Radix: a disclosure is not a dialog
        role={undefined}
        side={physicalSide('end', direction)}
        align="start"
        sideOffset={16}
        collisionPadding={8}
        data-slot="flyout"
        inert={!open}
        className={cn(
          'z-popover max-h-(--radix-popper-available-height) max-w-drawer min-w-flyout overflow-y-auto overscroll-contain p-2',
          raised,
          growing,
        )}
        // Hovering must not move focus; only keys and the trigger may do so.
        onOpenAutoFocus={preventDefault}
        onCloseAutoFocus={preventDefault}
        onEscapeKeyDown={delegateEscape}
        onInteractOutside={handleInteractOutside}
        // Radix would keep Tab inside the flyout.
        onKeyDownCapture={(event) => event.key === 'Tab' && event.stopPropagation()}
        onKeyDown={(event) => moveInside(event, triggerRef.current, () => actions.hide(true))}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a[href]')) actions.hide();
        }}
      >
        <p aria-hidden className="truncate px-2 py-1.5 text-h6 text-muted">
          {title}
        </p>
        <ul role="list" data-slot="nav-menu-list" className="grid">
          <InFlyoutContext value>{children}</InFlyoutContext>
        </ul>
      </Primitive.Content>
    </Primitive.Root>
  );
}

/**
 * WebKit does not show a ring if a script moves focus on a key press and the previous focus change came from a click
 * (WebKit bug 315486).
 */
const byKey = { focusVisible: true };

const preventDefault = (event: Event): void => event.preventDefault();

/** The arrow key that points from the drawer toward its flyouts. */
function arrowTo(element: Element): 'ArrowRight' | 'ArrowLeft' {
  return getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
}

/** Arrow keys move between the entries; the arrow key that points toward the drawer closes the flyout. */
function moveInside(event: KeyboardEvent<HTMLElement>, trigger: HTMLElement | null, hide: () => void): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>(tabbable)];
  const at = entries.findIndex((entry) => entry === getActiveElement());
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
  else if (step !== undefined) entries[step]?.focus(byKey);
}

/** Follows the pointer while a flyout is open, and calls `onGone` once the pointer has been outside for some time. */
function followPointer(
  trigger: HTMLElement,
  flyoutRef: RefObject<HTMLElement | null>,
  onGone: () => void,
): { isApproaching: () => boolean; stop: () => void } {
  let timer = 0;
  let exit: Point | null = null;
  let approaching = false;
  const goneSoon = (delayMs: number): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(onGone, delayMs);
  };
  const onMove = ({ clientX: x, clientY: y, target, pointerType }: PointerEvent): void => {
    const flyout = flyoutRef.current;
    if (pointerType === 'touch' || !flyout || !(target instanceof Node)) return;
    if (trigger.contains(target) || flyout.contains(target)) {
      if (trigger.contains(target)) exit = { x, y };
      approaching = false;
      window.clearTimeout(timer);
      return;
    }
    approaching = exit !== null && isInPointerTriangle({ x, y }, exit, flyout.getBoundingClientRect());
    goneSoon(approaching ? approachDelayMs : closeDelayMs);
  };
  const onLeave = (): void => goneSoon(closeDelayMs);
  document.addEventListener('pointermove', onMove);
  document.documentElement.addEventListener('pointerleave', onLeave);
  return {
    isApproaching: () => approaching,
    stop: () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointermove', onMove);
      document.documentElement.removeEventListener('pointerleave', onLeave);
    },
  };
}
