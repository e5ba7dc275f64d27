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
import { type Align, physicalSide, type Side } from '../../lib/side';
import { useDirection } from '../../providers/direction';

const ProvidedContext = createContext(false);

export interface TooltipProviderProps {
  /** How long the pointer rests before the first one shows, in ms. @default 500 */
  delay?: number;
  /** How long after one has gone the next shows at once, in ms. @default 300 */
  skipDelay?: number;
  /** The page. */
  children: ReactNode;
}

/** Lets the tooltips below it follow each other without a wait. Without it each one waits by itself. */
export function TooltipProvider({ delay = 500, skipDelay = 300, children }: TooltipProviderProps) {
  return (
    <Primitive.Provider delayDuration={delay} skipDelayDuration={skipDelay}>
      <ProvidedContext value>{children}</ProvidedContext>
    </Primitive.Provider>
  );
}

/** Radix asks for a provider around each tooltip. */
function Provided({ children }: Pick<TooltipProviderProps, 'children'>) {
  return use(ProvidedContext) ? children : <TooltipProvider>{children}</TooltipProvider>;
}

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What it says: a few words. */
  label: ReactNode;
  /** It repeats the name of what it stands at, and is not spoken once more. @default false */
  repeatsName?: boolean;
  /** The side that it stands at; where there is no room it takes the other one. @default 'top' */
  side?: Side;
  /** Where along that side it stands. @default 'center' */
  align?: Align;
  /** Whether it shows, when the page holds that state. */
  open?: boolean;
  /** Whether it shows at first. @default false */
  defaultOpen?: boolean;
  /** Called when it comes or goes. */
  onOpenChange?: (open: boolean) => void;
  /** What it explains: one element that can take the focus. */
  children: ReactElement;
}

/**
 * A few words about what the pointer rests on or the focus is at (WAI-ARIA tooltip pattern). It can be pointed at, and
 * Escape takes it away. Touch does not open it: never the only place of anything. `ref` and the rest go to the bubble.
 */
export function Tooltip({
  label,
  repeatsName = false,
  open,
  defaultOpen,
  onOpenChange,
  children,
  ...props
}: TooltipProps) {
  return (
    <Provided>
      <Primitive.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        <Primitive.Trigger asChild onFocus={unlessFocusShows}>
          <Explained silent={repeatsName}>{children}</Explained>
        </Primitive.Trigger>
        <Bubble {...props}>{label}</Bubble>
      </Primitive.Root>
    </Provided>
  );
}

/** A focus that no ring shows came by a press, or came back after one; Radix would open for it. */
function unlessFocusShows(event: FocusEvent): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

interface ExplainedProps extends ComponentProps<typeof Slot> {
  /** Leaves the description of the element alone. */
  silent: boolean;
  'data-state'?: string;
}

/** Stands between Radix and the element, whose state is its own: that of the popover it opens, for instance. */
function Explained({ silent, 'aria-describedby': describedBy, 'data-state': _ofTooltip, ...props }: ExplainedProps) {
  return <Slot aria-describedby={silent ? undefined : describedBy} {...props} />;
}

function Bubble({ side = 'top', className, ...props }: ComponentProps<'div'> & Pick<TooltipProps, 'side' | 'align'>) {
  const direction = useDirection();
  return (
    <Primitive.Portal container={usePortalContainer()}>
      <Primitive.Content
        data-slot="tooltip"
        side={physicalSide(side, direction)}
        sideOffset={6}
        collisionPadding={8}
        className={cn(
          'z-tooltip max-w-tooltip rounded-inner border border-transparent bg-tooltip px-2.5 py-1.5 text-caption wrap-anywhere text-on-tooltip',
          'data-[state=delayed-open]:animate-[wm-fade-in_var(--wm-duration-control)]',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  );
}

interface TooltipAtProps
  extends Omit<ComponentProps<'div'>, 'children'>, Pick<TooltipProps, 'side' | 'align' | 'label'> {
  anchor: Element;
  onOpenChange: (open: boolean) => void;
}

/** A tooltip beside an element that knows nothing of it. It is drawn, not spoken: what it says is in the page already. */
function TooltipAt(props: TooltipAtProps) {
  // Written the other way, the element stands elsewhere.
  return <PlacedTooltip key={useDirection()} {...props} />;
}

function PlacedTooltip({ anchor, label, onOpenChange, ...props }: TooltipAtProps) {
  const container = usePortalContainer();
  const { left, top, width, height } = useMemo(() => anchor.getBoundingClientRect(), [anchor]);
  useEffect(() => {
    const leave = (): void => onOpenChange(false);
    // What is at a fixed place would stay behind.
    window.addEventListener('scroll', leave, { capture: true, passive: true });
    window.addEventListener('resize', leave);
    // A row that grows with its drawer may say all of it by itself now.
    const growth = new ResizeObserver(() => anchor.getBoundingClientRect().width === width || leave());
    growth.observe(anchor);
    return () => {
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

/** How long the pointer rests before a tooltip comes, and may be on its way to one before it goes, in ms. */
const patience = { show: 300, hide: 200 };

export interface TooltipOnDemand {
  /** Shows it beside an element: at once for the focus, after a moment for the pointer. */
  show: (anchor: Element, label: ReactNode, event: Event, side?: Side) => void;
  /** Takes it away, unless the pointer reaches it meanwhile. */
  hide: () => void;
  /** The tooltip while it shows; to be rendered anywhere. */
  tooltip: ReactNode;
}

/**
 * One tooltip for many elements, there only while it shows: for lists in which most entries never need one. Ten thousand
 * tooltips that wait for their pointer take four times as long to render as ten thousand links.
 */
export function useTooltipOnDemand(): TooltipOnDemand {
  const [shown, setShown] = useState<{ anchor: Element; label: ReactNode; side?: Side } | null>(null);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useMemo(() => {
    const later = (then: () => void, wait: number): void => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(then, wait);
    };
    const hide = (): void => later(() => setShown(null), patience.hide);
    return {
      show: (anchor, label, event, side) => {
        const byPointer = event instanceof PointerEvent;
        // A finger has no rest, and a press moves the focus without a wish to read.
        if (byPointer ? event.pointerType === 'touch' : !document.activeElement?.matches(':focus-visible')) return;
        later(() => setShown({ anchor, label, side }), byPointer ? patience.show : 0);
      },
      hide,
      tooltip: shown && (
        <TooltipAt
          {...shown}
          onPointerEnter={() => window.clearTimeout(timer.current)}
          onPointerLeave={hide}
          // The next one may be on its way already: its time runs on.
          onOpenChange={() => setShown(null)}
        />
      ),
    };
  }, [shown]);
}
