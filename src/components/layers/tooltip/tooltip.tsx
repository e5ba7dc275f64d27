'use client';

import { Slot } from '@radix-ui/react-slot';
import * as Primitive from '@radix-ui/react-tooltip';
import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { cn } from '../../lib/cn';
import { usePortalContainer } from '../../lib/portal-container';
import { physicalSide, type Side } from '../../lib/side';
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

/** Shares the delay between tooltips. Without a provider, each tooltip is delayed separately. */
export function TooltipProvider({ delayDuration = 500, skipDelayDuration = 300, children }: TooltipProviderProps) {
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
        // A modal layer may open while the pointer is resting on the trigger.
        onOpenChange={(next) => setOpen(next && !isInert(triggerRef.current))}
        delayDuration={delayDuration}
      >
        <Primitive.Trigger ref={triggerRef} asChild onFocus={unlessFocusShows}>
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

const isInert = (element: Element | null): boolean => Boolean(element?.closest('[inert]'));

/** Prevents Radix from opening the tooltip on focus without a visible ring, such as after a click. */
function unlessFocusShows(event: FocusEvent): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

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
        sideOffset={6}
        collisionPadding={8}
        onEscapeKeyDown={delegateEscape}
        className={cn(
          'pointer-events-auto z-tooltip max-w-tooltip rounded-inner border border-transparent bg-tooltip px-2.5 py-1.5 text-caption wrap-anywhere text-on-tooltip',
          'data-[state=delayed-open]:animate-[wm-fade-in_var(--wm-duration-control)]',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}

interface TooltipAtProps extends BubbleProps, Pick<TooltipProps, 'label'> {
  anchor: Element;
  onOpenChange: (open: boolean) => void;
}

/**
 * A tooltip beside an element that is not its trigger. It is hidden from assistive technology, because the page already
 * contains its text.
 */
function TooltipAt(props: TooltipAtProps) {
  // Changing the writing direction moves the element.
  return <PlacedTooltip key={useDirection()} {...props} />;
}

function PlacedTooltip({ anchor, label, onOpenChange, ...props }: TooltipAtProps) {
  useEscape(true, () => onOpenChange(false));
  const container = usePortalContainer();
  const { left, top, width, height } = useMemo(() => anchor.getBoundingClientRect(), [anchor]);
  useEffect(() => {
    const leave = (): void => onOpenChange(false);
    const ignoreModals = onModalOpen(leave);
    // A tooltip with a fixed position would not follow the element.
    window.addEventListener('scroll', leave, { capture: true, passive: true });
    window.addEventListener('resize', leave);
    // A row may no longer be truncated after its drawer has become wider.
    const growth = new ResizeObserver(() => anchor.getBoundingClientRect().width === width || leave());
    growth.observe(anchor);
    return () => {
      ignoreModals();
      window.removeEventListener('scroll', leave, { capture: true });
      window.removeEventListener('resize', leave);
      growth.disconnect();
    };
  }, [anchor, onOpenChange, width]);
  return (
    <Provided>
      <Primitive.Root open onOpenChange={onOpenChange}>
        {container &&
          createPortal(
            <Primitive.Trigger asChild>
              <Explained silent>
                <span aria-hidden className="pointer-events-none fixed" style={{ left, top, width, height }} />
              </Explained>
            </Primitive.Trigger>,
            container,
          )}
        <Bubble aria-hidden {...props}>
          {label}
        </Bubble>
      </Primitive.Root>
    </Provided>
  );
}

/** How long the pointer must rest before a tooltip opens. */
const openDelayMs = 300;
/** The time in which the pointer must reach the tooltip before it closes. */
const closeDelayMs = 200;

export interface TooltipOnDemand {
  /** Shows the tooltip beside an element: immediately for focus, after a delay for the pointer. */
  show: (anchor: Element, label: ReactNode, event: Event, side?: Side) => void;
  /** Hides the tooltip, unless the pointer reaches it first. */
  hide: () => void;
  /** The tooltip while it is shown. Render it anywhere. */
  tooltip: ReactNode;
}

/**
 * One tooltip for many elements, mounted only while displayed. Use it for lists in which only a few entries need a
 * tooltip, because rendering ten thousand tooltips takes four times as long as rendering ten thousand links.
 */
export function useTooltipOnDemand(): TooltipOnDemand {
  const [shown, setShown] = useState<{ anchor: Element; label: ReactNode; side?: Side } | null>(null);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useMemo(() => {
    const later = (callback: () => void, delayMs: number): void => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(callback, delayMs);
    };
    const hide = (): void => later(() => setShown(null), closeDelayMs);
    return {
      show: (anchor, label, event, side) => {
        const byPointer = event instanceof PointerEvent;
        // Ignore touch, and focus moved by a click.
        if (byPointer ? event.pointerType === 'touch' : !document.activeElement?.matches(':focus-visible')) return;
        later(() => setShown(isInert(anchor) ? null : { anchor, label, side }), byPointer ? openDelayMs : 0);
      },
      hide,
      tooltip: shown && (
        <TooltipAt
          {...shown}
          onPointerEnter={() => window.clearTimeout(timer.current)}
          onPointerLeave={hide}
          // Do not clear the timer: the next tooltip may be waiting for its delay.
          onOpenChange={() => setShown(null)}
        />
      ),
    };
  }, [shown]);
}
