'use client';

import { useComposedRefs } from '../../lib/use-composed-refs';
import { Slot } from '@radix-ui/react-slot';
import {
  cloneElement,
  type ComponentProps,
  isValidElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cn } from '../../lib/cn';

export interface TransitionProps extends ComponentProps<'div'> {
  /** Whether the content is displayed. */
  open: boolean;
  /** Whether the transition also runs on mount. @default false */
  appear?: boolean;
  /** Keeps the content mounted while it is closed, inert and invisible. @default false */
  keepMounted?: boolean;
  /** Called after the exit transition. */
  onExited?: () => void;
  /** Merges the props onto the child element instead of rendering a `div`. @default false */
  asChild?: boolean;
}

export type FadeProps = TransitionProps;

/** Fades the content: 500 ms on mount, 600 ms in, 400 ms out. */
export function Fade(props: FadeProps) {
  return <Transition slot="fade" motion={fade} {...props} />;
}

export type SlideFrom = 'start' | 'end' | 'top' | 'bottom';

export interface SlideProps extends TransitionProps {
  /**
   * The side from which the content enters and toward which it exits. `start` and `end` follow the writing direction.
   * @default 'bottom'
   */
  from?: SlideFrom;
}

/** Slides the content by its own size: instantly on mount, 400 ms in, 200 ms out. Clip the container's overflow. */
export function Slide({ from = 'bottom', ...props }: SlideProps) {
  return <Transition slot="slide" motion={slides[from]} data-from={from} {...props} />;
}

export type GrowProps = TransitionProps;

/** Scales and fades the content, as popovers and menus do: 225 ms in, 195 ms out. */
export function Grow(props: GrowProps) {
  return <Transition slot="grow" motion={grow} {...props} />;
}

export type CollapseProps = TransitionProps;

/** Expands the content vertically, which moves the content below it: 300 ms in, 250 ms out. */
export function Collapse({ asChild = false, children, ...props }: CollapseProps) {
  const wrap = (content: ReactNode) => (
    // Overflow is clipped only during the transition so that focus rings remain visible. `group-data-[state=…]` would
    // make Chromium restyle all descendants of every element whose state changes.
    <div
      data-slot="collapse-content"
      className="min-h-0 min-w-0 [:is([data-state=closed],[data-moving])>&]:overflow-clip"
    >
      {content}
    </div>
  );
  return (
    <Transition slot="collapse" motion={collapse} asChild={asChild} {...props}>
      {asChild && isValidElement<{ children?: ReactNode }>(children)
        ? cloneElement(children, undefined, wrap(children.props.children))
        : wrap(children)}
    </Transition>
  );
}

export type ZoomProps = TransitionProps;

/** Scales the content from zero: 225 ms in, 195 ms out. */
export function Zoom(props: ZoomProps) {
  return <Transition slot="zoom" motion={zoom} {...props} />;
}

interface Motion {
  /** The transitioned properties, which are always set. */
  base: string;
  /** The style while open, if it requires classes. */
  opened?: string;
  closed: string;
  /** The closed style, used as the `@starting-style` of a new element. */
  starting: string;
  /** The duration on mount. @default the duration of `enter` */
  appear?: string;
  enter: string;
  exit: string;
}

const fade: Motion = {
  base: 'transition-opacity',
  closed: 'opacity-0',
  starting: 'starting:opacity-0',
  appear: 'duration-fade-appear ease-enter',
  enter: 'duration-fade-enter ease-enter',
  exit: 'duration-fade-exit ease-exit',
};

const slide = {
  base: 'transition-[translate]',
  appear: 'duration-slide-appear ease-enter',
  enter: 'duration-slide-enter ease-enter',
  exit: 'duration-slide-exit ease-exit',
};

const slides: Record<SlideFrom, Motion> = {
  start: {
    ...slide,
    closed: '-translate-x-full rtl:translate-x-full',
    starting: 'starting:-translate-x-full rtl:starting:translate-x-full',
  },
  end: {
    ...slide,
    closed: 'translate-x-full rtl:-translate-x-full',
    starting: 'starting:translate-x-full rtl:starting:-translate-x-full',
  },
  top: { ...slide, closed: '-translate-y-full', starting: 'starting:-translate-y-full' },
  bottom: { ...slide, closed: 'translate-y-full', starting: 'starting:translate-y-full' },
};

const grow: Motion = {
  base: 'transition-[opacity,scale]',
  closed: 'scale-90 opacity-0',
  starting: 'starting:scale-90 starting:opacity-0',
  enter: 'duration-grow-enter ease-enter',
  exit: 'duration-grow-exit ease-exit',
};

const collapse: Motion = {
  base: 'grid grid-cols-[minmax(0,1fr)] transition-[grid-template-rows]',
  opened: 'grid-rows-[1fr]',
  closed: 'grid-rows-[0fr]',
  starting: 'starting:grid-rows-[0fr]',
  enter: 'duration-collapse-enter ease-standard',
  exit: 'duration-collapse-exit ease-standard',
};

const zoom: Motion = {
  base: 'transition-[scale]',
  closed: 'scale-0',
  starting: 'starting:scale-0',
  enter: 'duration-zoom-enter ease-enter',
  exit: 'duration-zoom-exit ease-exit',
};

/** The phase: open at rest, entering on mount, entering, exiting, or exited. */
type Phase = 'open' | 'appear' | 'enter' | 'exit' | 'exited';

interface MotionProps extends TransitionProps {
  slot: string;
  motion: Motion;
}

/**
 * The state machine shared by all transitions. CSS transitions start from the current style, so a reversed transition
 * is smooth. `@starting-style` starts the transition of new elements, including server-rendered ones.
 */
function Transition({
  slot,
  motion,
  open,
  appear = false,
  keepMounted = false,
  onExited,
  asChild = false,
  className,
  ref,
  ...props
}: MotionProps) {
  const [phase, setPhase] = useState<Phase>(open ? (appear ? 'appear' : 'open') : 'exited');
  const isLeaving = phase === 'exit' || phase === 'exited';
  // Update during rendering so that no frame shows the previous state.
  if (open === isLeaving) setPhase(open ? 'enter' : 'exit');

  const elementRef = useRef<HTMLDivElement>(null);
  const composedRef = useComposedRefs(ref, elementRef);
  const wasLeaving = useRef(false);
  useLayoutEffect(() => {
    if (phase === 'exited') {
      if (wasLeaving.current) onExited?.();
      wasLeaving.current = false;
      return undefined;
    }
    wasLeaving.current = phase === 'exit';
    if (phase === 'open') return undefined;
    return whenStill(elementRef.current, () => setPhase(phase === 'exit' ? 'exited' : 'open'));
  }, [phase, onExited]);

  if (phase === 'exited' && !keepMounted) return null;
  const Root = asChild ? Slot : 'div';
  return (
    <Root
      data-slot={slot}
      data-state={open ? 'open' : 'closed'}
      data-moving={phase === 'open' || phase === 'exited' ? undefined : ''}
      inert={!open}
      className={cn(
        motion.base,
        phase === 'exited' && 'invisible',
        open ? motion.opened : motion.closed,
        open && phase !== 'open' && motion.starting,
        phase === 'appear' ? (motion.appear ?? motion.enter) : open ? motion.enter : motion.exit,
        className,
      )}
      {...props}
      ref={composedRef}
    />
  );
}

/**
 * Calls back when all of the element's CSS transitions have finished or been canceled, or immediately if there are
 * none, such as with reduced motion.
 * @returns a function that cancels the callback
 */
function whenStill(element: Element | null, callback: () => void): () => void {
  // `getAnimations` flushes styles, so it includes transitions that have just started. The consumer's CSS animations
  // are ignored, because they can be infinite.
  const running = (element?.getAnimations?.() ?? []).filter((animation) => 'transitionProperty' in animation);
  if (running.length === 0) {
    callback();
    return () => undefined;
  }
  let forgotten = false;
  async function wait(): Promise<void> {
    await Promise.allSettled(running.map(({ finished }) => finished));
    if (!forgotten) callback();
  }
  void wait();
  return () => {
    forgotten = true;
  };
}
