import * as Primitive from '@radix-ui/react-popover';
import { X } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useRef,
} from 'react';
import { IconButton } from '../../controls/icon-button';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { isInToaster } from '../../lib/interact-outside';
import { growing, raised } from '../../lib/layer-look';
import { usePortalContainer } from '../../lib/portal-container';
import { type Align, physicalSide, type Side } from '../../lib/side';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useControllableState } from '../../lib/use-controllable-state';
import { delegateEscape, useEscape } from '../../lib/use-escape';
import { type ReturnFocus, useRestoreFocusOnClose, useReturnFocus } from '../../lib/use-return-focus';
import { useDirection } from '../../providers/direction';
import { useLabels } from '../../providers/labels';

interface PopoverContextValue {
  open: boolean;
  close: () => void;
  returnFocus: ReturnFocus;
}

const PopoverContext = createContext<PopoverContextValue | null>(null);

function usePopover(part: string): PopoverContextValue {
  const popover = use(PopoverContext);
  if (!popover) throw new Error(`${part} must be used inside <Popover>.`);
  return popover;
}

export interface PopoverProps {
  /** The controlled open state. Use with `onOpenChange`. */
  open?: boolean;
  /** The open state on first render, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when the open state changes. */
  onOpenChange?: (open: boolean) => void;
  /** The trigger and the content. */
  children: ReactNode;
}

/**
 * A non-modal layer anchored to its trigger, for secondary content such as a filter (WAI-ARIA dialog pattern). The page
 * stays usable. Escape and a click outside close the layer, and the focus returns to the trigger.
 */
export function Popover({ open, defaultOpen = false, onOpenChange, children }: PopoverProps) {
  const [isOpen, setOpen] = useControllableState({ prop: open, defaultProp: defaultOpen, onChange: onOpenChange });
  const close = useCallback(() => setOpen(false), [setOpen]);
  const returnFocus = useReturnFocus(isOpen, close);
  const value = useMemo(() => ({ open: isOpen, close, returnFocus }), [isOpen, close, returnFocus]);
  return (
    <PopoverContext value={value}>
      <Primitive.Root open={isOpen} onOpenChange={setOpen}>
        {children}
      </Primitive.Root>
    </PopoverContext>
  );
}

export interface PopoverTriggerProps extends ComponentProps<'button'> {
  /** Renders the child element, such as a `Button`, as the trigger. @default false */
  asChild?: boolean;
}

/** The button that opens and closes the popover. */
export function PopoverTrigger({ className, ref, ...props }: PopoverTriggerProps) {
  const { returnFocus } = usePopover('PopoverTrigger');
  return (
    <Primitive.Trigger
      data-slot="popover-trigger"
      className={cn('cursor-pointer', className)}
      {...props}
      ref={useComposedRefs(ref, returnFocus.triggerRef)}
    />
  );
}

export interface PopoverContentProps extends ComponentProps<'div'> {
  /** The accessible name, when there is no `PopoverTitle`. */
  label?: string;
  /** The preferred side of the trigger. The content flips to the other side when there is no room. @default 'bottom' */
  side?: Side;
  /** The alignment along that side. @default 'center' */
  align?: Align;
  /** The distance from the trigger in pixels. @default 8 */
  gap?: number;
  /** Called when the focus moves into the content after opening. Call `event.preventDefault()` to leave the focus where it is. */
  onOpenAutoFocus?: (event: Event) => void;
  /** Called when the focus returns after closing. Call `event.preventDefault()` to leave the focus where it is. */
  onCloseAutoFocus?: (event: Event) => void;
  /** Called when Escape is pressed. Call `event.preventDefault()` to keep the popover open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
  /** Called on a click or a focus outside. Call `event.preventDefault()` to keep the popover open. */
  onInteractOutside?: (event: Event) => void;
}

/** The content of the popover. On opening, the focus moves to its first tabbable element. */
export function PopoverContent({
  label,
  side = 'bottom',
  align = 'center',
  gap = 8,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onEscapeKeyDown,
  onInteractOutside,
  onFocus,
  className,
  ref,
  ...props
}: PopoverContentProps) {
  const { open, close, returnFocus } = usePopover('PopoverContent');
  const direction = useDirection();
  const contentRef = useRef<HTMLDivElement>(null);
  useEscape(open, close, onEscapeKeyDown);
  const handleCloseAutoFocus = useRestoreFocusOnClose(open, contentRef, returnFocus.restoreFocus, onCloseAutoFocus);

  function handleInteractOutside(event: Event): void {
    if (!open || isInToaster(event)) {
      event.preventDefault();
      return;
    }
    onInteractOutside?.(event);
    // The trigger toggles the popover itself.
    if (event.target instanceof Node && returnFocus.trigger.current?.contains(event.target)) event.preventDefault();
  }

  return (
    <Primitive.Portal container={usePortalContainer()}>
      <Primitive.Content
        data-slot="popover-content"
        aria-label={label}
        side={physicalSide(side, direction)}
        align={align}
        sideOffset={gap}
        collisionPadding={8}
        inert={!open}
        // In a short viewport the content scrolls.
        className={cn(
          'z-popover max-h-(--radix-popper-available-height) max-w-(--radix-popper-available-width) overflow-auto overscroll-contain',
          raised,
          growing,
          className,
        )}
        onFocus={composeEventHandlers(onFocus, scrollIntoView)}
        onOpenAutoFocus={composeEventHandlers(onOpenAutoFocus, returnFocus.captureFocus, {
          checkForDefaultPrevented: false,
        })}
        onCloseAutoFocus={handleCloseAutoFocus}
        onEscapeKeyDown={delegateEscape}
        onInteractOutside={handleInteractOutside}
        {...props}
        ref={useComposedRefs(ref, contentRef)}
      />
    </Primitive.Portal>
  );
}

/** Radix wraps the focus from the last control to the first without scrolling. */
function scrollIntoView({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest' });
}

export interface PopoverTitleProps extends ComponentProps<'h2'> {
  /** Renders the child element, such as a heading of another level, as the title. @default false */
  asChild?: boolean;
}

/** The heading and the accessible name of the popover. */
export function PopoverTitle({ className, ...props }: PopoverTitleProps) {
  return <Primitive.Title data-slot="popover-title" className={cn('text-h4 text-heading', className)} {...props} />;
}

export interface PopoverCloseProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name. @default the provider's `close` */
  label?: string;
  /** Renders the child element as the button. @default false */
  asChild?: boolean;
}

/** A button in the content that closes the popover. */
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
