'use client';

import * as Primitive from '@radix-ui/react-popover';
import { Slot } from '@radix-ui/react-slot';
import {
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { growing, raised } from '../../lib/layer-look';
import { LayerPortal } from '../../lib/layer-portal';
import { createRequiredContext } from '../../lib/required-context';
import { physicalSide, type Side } from '../../lib/side';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { delegateEscape, useEscape } from '../../lib/use-escape';
import type { LayerContentProps, LayerProps } from '../../lib/use-layer';
import { useDirection } from '../../providers/direction';

interface HoverCardContextValue {
  open: boolean;
  close: () => void;
  /** Opens or closes the card after a delay; a later call replaces an earlier one. */
  change: (open: boolean, delayMs: number) => void;
  openDelay: number;
  contentId: string;
  contentRef: RefObject<HTMLDivElement | null>;
  /** Closes the card when focus leaves the trigger, unless it moves to the content. */
  leave: (event: FocusEvent) => void;
}

const [HoverCardContext, useHoverCard] = createRequiredContext<HoverCardContextValue>('<HoverCard>');

/** The time in which the pointer must reach the content, in milliseconds. */
const closeDelayMs = 250;

export interface HoverCardProps extends LayerProps {
  /** How long the pointer must rest before the card opens, in milliseconds. @default 500 */
  openDelay?: number;
}

/**
 * A preview of a link's target, shown on hover and on keyboard focus. It does not open on touch, so its content must
 * also be available behind the link.
 */
export function HoverCard({ open, defaultOpen = false, onOpenChange, openDelay = 500, children }: HoverCardProps) {
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  const contentId = useId();
  const contentRef = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const value = useMemo(() => {
    const change = (next: boolean, delayMs: number): void => {
      window.clearTimeout(timer.current);
      if (delayMs > 0) timer.current = window.setTimeout(() => setOpen(next), delayMs);
      else setOpen(next);
    };
    const close = (): void => change(false, 0);
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (!contentRef.current?.contains(relatedTarget)) close();
    };
    return { open: isOpen, close, change, openDelay, contentId, contentRef, leave };
  }, [isOpen, setOpen, openDelay, contentId]);
  return (
    <HoverCardContext value={value}>
      <Primitive.Root open={isOpen} onOpenChange={(next) => value.change(next, 0)}>
        {children}
      </Primitive.Root>
    </HoverCardContext>
  );
}

export interface HoverCardTriggerProps extends ComponentProps<'a'> {
  /** Renders the child element, such as a `Link`, as the trigger. @default false */
  asChild?: boolean;
}

/** The link that the card describes. */
export function HoverCardTrigger({
  asChild = false,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  className,
  ...props
}: HoverCardTriggerProps) {
  const { open, change, openDelay, contentId, leave } = useHoverCard('HoverCardTrigger');
  const Root = asChild ? Slot : 'a';
  return (
    <Primitive.Anchor asChild>
      <Root
        data-slot="hover-card-trigger"
        data-state={open ? 'open' : 'closed'}
        className={cn('cursor-pointer', className)}
        {...props}
        aria-describedby={cn(props['aria-describedby'], open && contentId) || undefined}
        onPointerEnter={composeEventHandlers(onPointerEnter, ({ pointerType }: PointerEvent) => {
          if (pointerType !== 'touch') change(true, openDelay);
        })}
        onPointerLeave={composeEventHandlers(onPointerLeave, () => change(false, closeDelayMs))}
        onFocus={composeEventHandlers(onFocus, ({ currentTarget }: FocusEvent) => {
          // The card does not open on a click, or when focus returns after a click.
          if (currentTarget.matches(':focus-visible')) change(true, 0);
        })}
        onBlur={composeEventHandlers(onBlur, leave)}
      />
    </Primitive.Anchor>
  );
}

type RadixContentProps = ComponentProps<typeof Primitive.Content>;

export interface HoverCardContentProps
  extends
    Omit<RadixContentProps, keyof LayerContentProps | 'forceMount' | 'asChild' | 'id' | 'onOpenAutoFocus' | 'ref'>,
    Pick<LayerContentProps, 'sideOffset' | 'collisionPadding' | 'container'>,
    Pick<ComponentProps<'div'>, 'ref'> {
  /** The preferred side of the trigger. The card flips to the other side if there is no room. @default 'bottom' */
  side?: Side;
  /** The alignment along that side. @default 'start' */
  align?: RadixContentProps['align'];
  /** Called when Escape is pressed. Call `event.preventDefault()` to keep the card open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
}

/** Removes the `dialog` role that Radix sets, because the content only describes the trigger, which keeps focus. */
const withoutRole = { role: undefined };
const prevent = (event: Event): void => event.preventDefault();

/** The preview. The pointer can move onto it, and Escape closes it. */
export function HoverCardContent({
  side = 'bottom',
  container,
  onEscapeKeyDown,
  onPointerEnter,
  onPointerLeave,
  className,
  ref,
  ...props
}: HoverCardContentProps) {
  const { open, close, change, contentId, contentRef } = useHoverCard('HoverCardContent');
  const direction = useDirection();
  const composedRef = useComposedRefs(ref, contentRef);
  useEscape(open, close, onEscapeKeyDown);
  return (
    <LayerPortal portal={Primitive.Portal} layer={{ open, modal: false }} container={container}>
      <Primitive.Content
        {...withoutRole}
        data-slot="hover-card-content"
        side={physicalSide(side, direction)}
        align="start"
        sideOffset={8}
        collisionPadding={8}
        className={cn(
          'z-popover max-h-(--radix-popper-available-height) max-w-[min(var(--wm-size-profile-max),var(--radix-popper-available-width))] overflow-auto p-4',
          raised,
          growing,
          className,
        )}
        {...props}
        ref={composedRef}
        id={contentId}
        inert={!open}
        onOpenAutoFocus={prevent}
        onCloseAutoFocus={prevent}
        onFocusOutside={prevent}
        onEscapeKeyDown={delegateEscape}
        onPointerEnter={composeEventHandlers(onPointerEnter, ({ pointerType }) => {
          if (pointerType !== 'touch') change(true, 0);
        })}
        onPointerLeave={composeEventHandlers(onPointerLeave, () => change(false, closeDelayMs))}
      />
    </LayerPortal>
  );
}
