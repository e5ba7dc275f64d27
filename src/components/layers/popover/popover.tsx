import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useComposedRefs } from '../../lib/use-composed-refs';
import * as Primitive from '@radix-ui/react-popover';
import { useControllableState } from '../../lib/use-controllable-state';
import { X } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
} from 'react';
import { IconButton } from '../../controls/icon-button';
import { cn } from '../../lib/cn';
import { growing, raised } from '../../lib/layer-look';
import { usePortalContainer } from '../../lib/portal-container';
import { type Align, physicalSide, type Side } from '../../lib/side';
import { type Opener, useOpener } from '../../lib/use-opener';
import { useDirection } from '../../providers/direction';
import { useLabels } from '../../providers/labels';

const PopoverContext = createContext<Opener | null>(null);

function usePopover(part: string): Opener {
  const opener = use(PopoverContext);
  if (!opener) throw new Error(`${part} must stand inside <Popover>.`);
  return opener;
}

export interface PopoverProps {
  /** Whether it is open, when the page holds that state. */
  open?: boolean;
  /** Whether it is open at first. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /**
   * The button that opens it, where it is none of its parts: a button that is there before the layer's code is. It opens
   * the popover by `open`, and says so by `aria-haspopup`, `aria-expanded` and `aria-controls`.
   */
  triggerRef?: RefObject<HTMLElement | null>;
  /** The trigger and the content. */
  children: ReactNode;
}

/**
 * A layer beside what opened it, for what belongs there: a filter, a list of notifications (WAI-ARIA dialog pattern, not
 * modal). The page stays usable; Escape and a press outside close it, and the focus returns to the trigger.
 */
export function Popover({ open, defaultOpen = false, onOpenChange, triggerRef, children }: PopoverProps) {
  const [shown, setShown] = useControllableState({ prop: open, defaultProp: defaultOpen, onChange: onOpenChange });
  const opener = useOpener(
    shown,
    useCallback(() => setShown(false), [setShown]),
    triggerRef,
  );
  return (
    <PopoverContext value={opener}>
      <Primitive.Root open={shown} onOpenChange={setShown}>
        {triggerRef && <Primitive.Anchor virtualRef={triggerRef} />}
        {children}
      </Primitive.Root>
    </PopoverContext>
  );
}

export interface PopoverTriggerProps extends ComponentProps<'button'> {
  /** Renders the child element, a `Button` for instance, as the trigger. @default false */
  asChild?: boolean;
}

/** The button that opens and closes the popover. */
export function PopoverTrigger({ className, ref, ...props }: PopoverTriggerProps) {
  const { triggerRef } = usePopover('PopoverTrigger');
  return (
    <Primitive.Trigger
      data-slot="popover-trigger"
      className={cn('cursor-pointer', className)}
      {...props}
      ref={useComposedRefs(ref, triggerRef)}
    />
  );
}

export interface PopoverContentProps extends ComponentProps<'div'> {
  /** Its name, where it holds no `PopoverTitle`. */
  label?: string;
  /** The side of the trigger that it opens at; where there is no room it takes the other one. @default 'bottom' */
  side?: Side;
  /** Where along that side it stands. @default 'center' */
  align?: Align;
  /** How far from the trigger it stands, in px. @default 8 */
  gap?: number;
  /** Called when it has opened, before the focus moves in; `preventDefault` leaves the focus where it is. */
  onOpenAutoFocus?: (event: Event) => void;
  /** Called when it has closed, before the focus returns; `preventDefault` leaves the focus where it is. */
  onCloseAutoFocus?: (event: Event) => void;
  /** Called when Escape is pressed; `preventDefault` keeps it open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
  /** Called at a press or a focus outside; `preventDefault` keeps it open. */
  onInteractOutside?: (event: Event) => void;
}

/** The layer. The focus moves to the first thing in it that takes it. */
export function PopoverContent({
  label,
  side = 'bottom',
  align = 'center',
  gap = 8,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onInteractOutside,
  onFocus,
  className,
  ...props
}: PopoverContentProps) {
  const { trigger, noteOrigin, giveBack } = usePopover('PopoverContent');
  const direction = useDirection();
  return (
    <Primitive.Portal container={usePortalContainer()}>
      <Primitive.Content
        data-slot="popover-content"
        aria-label={label}
        side={physicalSide(side, direction)}
        align={align}
        sideOffset={gap}
        collisionPadding={8}
        // A short viewport scrolls the content instead of cutting it.
        className={cn(
          'z-popover max-h-(--radix-popper-available-height) max-w-(--radix-popper-available-width) overflow-auto overscroll-contain',
          raised,
          growing,
          className,
        )}
        onFocus={composeEventHandlers(onFocus, bringIntoSight)}
        onOpenAutoFocus={composeEventHandlers(onOpenAutoFocus, noteOrigin, { checkForDefaultPrevented: false })}
        onCloseAutoFocus={composeEventHandlers(onCloseAutoFocus, giveBack)}
        onInteractOutside={composeEventHandlers(onInteractOutside, (event) => {
          // The trigger closes it by itself.
          if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault();
        })}
        {...props}
      />
    </Primitive.Portal>
  );
}

/** From its last control to the first and back Radix moves the focus without scrolling to it. */
function bringIntoSight({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest' });
}

export interface PopoverTitleProps extends ComponentProps<'h2'> {
  /** Renders the child element, a heading of another level for instance, as the title. @default false */
  asChild?: boolean;
}

/** The popover's heading, and its name. */
export function PopoverTitle({ className, ...props }: PopoverTitleProps) {
  return <Primitive.Title data-slot="popover-title" className={cn('text-h4 text-heading', className)} {...props} />;
}

export interface PopoverCloseProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The button's name. @default the provider's `close` */
  label?: string;
  /** Renders the child element as the button. @default false */
  asChild?: boolean;
}

/** A button inside that closes the popover. */
export function PopoverClose({ label, asChild = false, children, ...props }: PopoverCloseProps) {
  const text = useLabels('PopoverClose');
  return (
    <Primitive.Close data-slot="popover-close" {...props} asChild>
      {asChild ? (
        children
      ) : (
        <IconButton variant="ghost" size="sm" label={text('close', label)}>
          {children ?? <X aria-hidden />}
        </IconButton>
      )}
    </Primitive.Close>
  );
}
