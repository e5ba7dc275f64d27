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
  /** Whether the content shows. */
  open: boolean;
  /** Moves in also when it is open from the start. @default false */
  appear?: boolean;
  /** Takes the content out of the page once it has gone; else it stays, inert and invisible. @default true */
  unmountOnExit?: boolean;
  /** Called when the content has gone, after the page has changed. */
  onExited?: () => void;
  /** Renders the child element in place of a `div`. @default false */
  asChild?: boolean;
}

export type FadeProps = TransitionProps;

/** Appears and vanishes in its place: 500 ms at first, 600 ms in, 400 ms out. */
export function Fade(props: FadeProps) {
  return <Transition slot="fade" motion={fade} {...props} />;
}

export type SlideFrom = 'start' | 'end' | 'top' | 'bottom';

export interface SlideProps extends TransitionProps {
  /** The side that it comes from and goes to; start and end follow the writing direction. @default 'bottom' */
  from?: SlideFrom;
}

/** Moves in by its own size, at once at first, in 400 ms later, out in 200 ms. What it stands in should clip it. */
export function Slide({ from = 'bottom', ...props }: SlideProps) {
  return <Transition slot="slide" motion={slides[from]} data-from={from} {...props} />;
}

export type GrowProps = TransitionProps;

/** Grows a little while it fades in, as layers do that open from a button: 225 ms in, 195 ms out. */
export function Grow(props: GrowProps) {
  return <Transition slot="grow" motion={grow} {...props} />;
}

export type CollapseProps = TransitionProps;

/** Opens downwards and moves what follows it: 300 ms in, 250 ms out. */
export function Collapse({ asChild = false, children, ...props }: CollapseProps) {
  const wrap = (content: ReactNode) => (
    // While it rests open nothing is clipped: a focus ring may reach beyond the edge. No `group-data-[state=…]`: with one,
    // Chromium restyles all below whatever element changes its state, a whole popup when it opens.
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

/** Grows from nothing: 225 ms in, 195 ms out. */
export function Zoom(props: ZoomProps) {
  return <Transition slot="zoom" motion={zoom} {...props} />;
}

/** The classes of one kind of motion. */
interface Motion {
  /** What moves, always there. */
  base: string;
  /** How it looks while it shows, where that has to be said. */
  opened?: string;
  /** How it looks when it is gone. */
  closed: string;
  /** The same, as the style that a new element starts from. */
  starting: string;
  appear: string;
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
  appear: 'duration-grow-enter ease-enter',
  enter: 'duration-grow-enter ease-enter',
  exit: 'duration-grow-exit ease-exit',
};

const collapse: Motion = {
  base: 'grid grid-cols-[minmax(0,1fr)] transition-[grid-template-rows]',
  opened: 'grid-rows-[1fr]',
  closed: 'grid-rows-[0fr]',
  starting: 'starting:grid-rows-[0fr]',
  appear: 'duration-collapse-enter ease-standard',
  enter: 'duration-collapse-enter ease-standard',
  exit: 'duration-collapse-exit ease-standard',
};

const zoom: Motion = {
  base: 'transition-[scale]',
  closed: 'scale-0',
  starting: 'starting:scale-0',
  appear: 'duration-zoom-enter ease-enter',
  enter: 'duration-zoom-enter ease-enter',
  exit: 'duration-zoom-exit ease-exit',
};

/** Where it is on its way: at rest in the page, coming, going, or gone. */
type Phase = 'open' | 'appear' | 'enter' | 'exit' | 'exited';

interface MotionProps extends TransitionProps {
  slot: string;
  motion: Motion;
}

/**
 * The one machine of all of them. The browser's own transitions move the content, from wherever it is at the moment, so
 * that a change of mind on the way is smooth; `@starting-style` lets a new element come in, also one that a server sent.
 */
function Transition({
  slot,
  motion,
  open,
  appear = false,
  unmountOnExit = true,
  onExited,
  asChild = false,
  className,
  ref,
  ...props
}: MotionProps) {
  const [phase, setPhase] = useState<Phase>(open ? (appear ? 'appear' : 'open') : 'exited');
  const isLeaving = phase === 'exit' || phase === 'exited';
  // While rendering, so that no frame shows the state of before.
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

  if (phase === 'exited' && unmountOnExit) return null;
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
        phase === 'appear' ? motion.appear : open ? motion.enter : motion.exit,
        className,
      )}
      {...props}
      ref={composedRef}
    />
  );
}

/**
 * Calls back when no transition of the element runs any more: at once where none began, because durations are 0 under
 * reduced motion, or the browser knows none. What a transition is cut short by counts as its end.
 * @returns a function that forgets about it
 */
function whenStill(element: Element | null, callback: () => void): () => void {
  // It asks the browser to compute the new style first, and so knows of what has just begun. Endless animations of the
  // consumer are none of its business.
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
