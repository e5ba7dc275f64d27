'use client';

import { Slot } from '@radix-ui/react-slot';
import * as Primitive from '@radix-ui/react-tooltip';
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cn } from '../../lib/cn';
import { hintDelayMs, hintLook, hintOffset } from '../../lib/layer-look';
import { usePortalContainer } from '../../lib/portal-container';
import { physicalSide, type Side } from '../../lib/side';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { onModalOpen } from '../../lib/use-modal';
import { delegateEscape, useEscape } from '../../lib/use-escape';
import type { OpenState } from '../../lib/use-layer';
import { useDirection } from '../../providers/direction';

const ProvidedContext = createContext(false);

export interface TooltipProviderProps {
  /** How long the pointer must rest before the first tooltip opens, in milliseconds. @default 500 */
  delayDuration?: number;
  /** How long after a tooltip closes the next one opens without delay, in milliseconds. @default 300 */
  skipDelayDuration?: number;
  /** The app. */
  children: ReactNode;
}

/** Shares the delay between tooltips. Without a provider, each tooltip has its own delay. */
export function TooltipProvider({
  delayDuration = hintDelayMs,
  skipDelayDuration = 300,
  children,
}: TooltipProviderProps) {
  return (
    <Primitive.Provider delayDuration={delayDuration} skipDelayDuration={skipDelayDuration}>
      <ProvidedContext value>{children}</ProvidedContext>
    </Primitive.Provider>
  );
}

/** Radix requires a provider around each tooltip. */
function Provided({ children }: Pick<TooltipProviderProps, 'children'>) {
  return use(ProvidedContext) ? children : <TooltipProvider>{children}</TooltipProvider>;
}

type RadixContentProps = ComponentProps<typeof Primitive.Content>;

interface BubbleProps extends Omit<RadixContentProps, 'side' | 'asChild' | 'children' | 'forceMount'> {
  /** The preferred side of the trigger. The tooltip flips to the other side if there is no room. @default 'top' */
  side?: Side;
  /** The alignment along that side. @default 'center' */
  align?: RadixContentProps['align'];
  /** The distance from the trigger in pixels. @default 6 */
  sideOffset?: number;
  /**
   * The element to render the tooltip in.
   * @default the `ThemeProvider`'s, the body, or the modal layer around the trigger
   */
  container?: ComponentProps<typeof Primitive.Portal>['container'];
}

export interface TooltipProps extends BubbleProps, OpenState {
  /** The tooltip's text, in a few words. */
  label: ReactNode;
  /**
   * Whether the text repeats the trigger's accessible name. If so, it is hidden from assistive technology.
   * @default false
   */
  repeatsName?: boolean;
  /** How long the pointer must rest before the tooltip opens, in milliseconds. @default the provider's delay, 500 */
  delayDuration?: number;
  /** The trigger, which is a single focusable element. */
  children: ReactElement;
}

/**
 * A short description of an element, shown on hover and focus (WAI-ARIA tooltip pattern). The pointer can move onto it,
 * and Escape closes it. It does not open on touch, so do not put essential information only in a tooltip. `ref` and all
 * other props apply to the bubble.
 */
export function Tooltip({
  label,
  repeatsName = false,
  open,
  defaultOpen = false,
  onOpenChange,
  delayDuration,
  onEscapeKeyDown,
  children,
  ...props
}: TooltipProps) {
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  const triggerRef = useRef<HTMLButtonElement>(null);
  useEscape(isOpen, () => setOpen(false), onEscapeKeyDown);
  useEffect(() => (isOpen ? onModalOpen(() => setOpen(false)) : undefined), [isOpen, setOpen]);
  return (
    <Provided>
      <Primitive.Root
        open={isOpen}
        // A layer may open while the pointer rests.
        onOpenChange={(next) => setOpen(next && !isCovered(triggerRef.current))}
        delayDuration={delayDuration}
      >
        <Primitive.Trigger
          ref={triggerRef}
          asChild
          // Radix would also open on focus without a visible ring, such as after a click.
          onFocus={(event) => triggerRef.current?.matches(':focus-visible') || event.preventDefault()}
        >
          <Explained silent={repeatsName}>{children}</Explained>
        </Primitive.Trigger>
        {/* Text that repeats the name would be read a second time by screen readers, at the end of the page. */}
        <Bubble aria-hidden={repeatsName || undefined} {...props}>
          {label}
        </Bubble>
      </Primitive.Root>
    </Provided>
  );
}

/** Whether a modal layer covers the trigger, or the trigger's own popover or menu is open. */
const isCovered = (trigger: Element | null): boolean =>
  Boolean(trigger?.closest('[inert]') || trigger?.matches('[aria-haspopup][aria-expanded="true"]'));

interface ExplainedProps extends ComponentProps<typeof Slot> {
  /** Whether to leave the element's description unset. */
  silent: boolean;
  'data-state'?: string;
}

/** Prevents Radix from overwriting the element's `data-state`, such as that of its popover. */
function Explained({ silent, 'aria-describedby': describedBy, 'data-state': _ofTooltip, ...props }: ExplainedProps) {
  return <Slot aria-describedby={silent ? undefined : describedBy} {...props} />;
}

function Bubble({ side = 'top', container, className, ...props }: BubbleProps & { children: ReactNode }) {
  const direction = useDirection();
  const inherited = usePortalContainer();
  return (
    <Primitive.Portal container={container ?? inherited}>
      <Primitive.Content
        data-slot="tooltip"
        side={physicalSide(side, direction)}
        sideOffset={hintOffset}
        collisionPadding={8}
        onEscapeKeyDown={delegateEscape}
        className={cn(hintLook, 'data-[state=delayed-open]:animate-[wm-fade-in_var(--wm-duration-control)]', className)}
        {...props}
      />
    </Primitive.Portal>
  );
}

interface Hovered extends Pick<TooltipProps, 'label' | 'side'> {
  id: number;
  anchor: Element;
  /** The event for which the tooltip is mounted. */
  event: Event;
}

/** The handlers of a tooltip's trigger, by native event. */
const handlers = {
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  pointerdown: 'onPointerDown',
  focus: 'onFocus',
  blur: 'onBlur',
  click: 'onClick',
} as const;

interface PageElementProps
  extends Pick<Hovered, 'anchor' | 'event'>, Partial<Record<(typeof handlers)[keyof typeof handlers], unknown>> {
  /** Called when the pointer or the focus has left the element. */
  onLeave: () => void;
  /** Called when the width of the element changes, because its text may fit then. */
  onResize: () => void;
  ref?: Ref<Element>;
}

/** Attaches the ref and the handlers of a tooltip's trigger to an element that another component renders. */
function PageElement({ anchor, event: first, onLeave, onResize, ref, ...props }: PageElementProps) {
  const handle = useEffectEvent((type: keyof typeof handlers, event: Event) => {
    // A native focus event cannot be prevented.
    if (type === 'focus' && !anchor.matches(':focus-visible')) return;
    const handler = props[handlers[type]];
    if (typeof handler === 'function') handler(event);
  });
  const leave = useEffectEvent(onLeave);
  const resize = useEffectEvent(onResize);
  const setRef = useComposedRefs(ref);
  useLayoutEffect(() => setRef(anchor), [anchor, setRef]);
  useEffect(() => {
    const stop = new AbortController();
    for (const type of Object.keys(handlers) as (keyof typeof handlers)[]) {
      anchor.addEventListener(type, (event) => handle(type, event), { signal: stop.signal });
    }
    for (const type of ['pointerleave', 'blur']) anchor.addEventListener(type, () => leave(), { signal: stop.signal });
    handle(first.type.startsWith('focus') ? 'focus' : 'pointermove', first);
    const { width } = anchor.getBoundingClientRect();
    const growth = new ResizeObserver(() => anchor.getBoundingClientRect().width === width || resize());
    growth.observe(anchor);
    return () => {
      stop.abort();
      growth.disconnect();
      // In React's strict mode, the trigger remains mounted and receives the first event again.
      handle('pointerleave', first);
    };
  }, [anchor, first]);
  return null;
}

/** The tooltip of one element, mounted while the element is hovered or focused and while the tooltip is open. */
function HoveredTooltip({ anchor, event, onGone, ...props }: Omit<Hovered, 'id'> & { onGone: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <Tooltip {...props} repeatsName open={open} onOpenChange={(next) => (next ? setOpen(true) : onGone())}>
      <PageElement anchor={anchor} event={event} onLeave={() => open || onGone()} onResize={onGone} />
    </Tooltip>
  );
}

export interface TooltipOnDemand {
  /**
   * Mounts the tooltip of an element. Call it when the pointer enters the element and when the element receives focus;
   * from then on, the tooltip opens and closes by itself.
   */
  show: (anchor: Element, label: ReactNode, event: Event, side?: Side) => void;
  /** The tooltip while it is mounted. Render it anywhere. */
  tooltip: ReactNode;
}

/**
 * A `Tooltip` for many elements, mounted only for the one that is hovered or focused: for lists in which few entries
 * need a tooltip. Ten thousand mounted tooltips take four times as long to render as ten thousand links.
 */
export function useTooltipOnDemand(): TooltipOnDemand {
  // Several, because the pointer may cross an element on its way to the open tooltip of another one.
  const [hovered, setHovered] = useState<readonly Hovered[]>([]);
  return useMemo(
    () => ({
      show: (anchor, label, event, side) =>
        setHovered((list) =>
          list.some((one) => one.anchor === anchor)
            ? list
            : [...list, { id: (list.at(-1)?.id ?? 0) + 1, anchor, label, event, side }],
        ),
      tooltip: hovered.length > 0 && (
        <Provided>
          {hovered.map(({ id, ...one }) => (
            <HoveredTooltip
              key={id}
              {...one}
              onGone={() => setHovered((list) => list.filter((other) => other.id !== id))}
            />
          ))}
        </Provided>
      ),
    }),
    [hovered],
  );
}
