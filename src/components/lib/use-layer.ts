// Tested in layers.test.tsx, "that fades out" and "a click outside a popover".
import { type ReactNode, type Ref, type RefCallback, useCallback, useMemo, useRef } from 'react';
import { getOutsideTarget, isInToaster, type OutsideEvent, useRecordedPresses } from './interact-outside';
import type { PortalTarget } from './portal-container';
import type { Side } from './side';
import { useComposedRefs } from './use-composed-refs';
import { useControllableState } from './use-controllable-state';
import { delegateEscape, useEscape } from './use-escape';
import { useKeptFocusEvents } from './use-kept-focus-events';
import { useOpenings } from './use-openings';
import { type ReturnFocus, useRestoreFocusOnClose, useReturnFocus } from './use-return-focus';

/** The open state of a layer, which the consumer may control. */
export interface OpenState {
  /** The controlled open state. Use with `onOpenChange`. */
  open?: boolean;
  /** The open state on first render, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when the open state changes. */
  onOpenChange?: (open: boolean) => void;
}

export interface LayerProps extends OpenState {
  /** The trigger and the content. */
  children?: ReactNode;
}

/** The state that the parts of a layer share. */
export interface Layer {
  open: boolean;
  /** How many times the layer has opened, used as the `key` of its content. */
  openings: number;
  setOpen: (open: boolean) => void;
  close: () => void;
  returnFocus: ReturnFocus;
}

/** The state of a layer with a trigger, controlled or uncontrolled. */
export function useLayer({ open, defaultOpen = false, onOpenChange }: LayerProps): Layer {
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  const close = useCallback(() => setOpen(false), [setOpen]);
  const returnFocus = useReturnFocus(isOpen, close);
  const openings = useOpenings(isOpen);
  return useMemo(
    () => ({ open: isOpen, openings, setOpen, close, returnFocus }),
    [isOpen, openings, setOpen, close, returnFocus],
  );
}

type Handler<Detail extends UIEvent> = (event: CustomEvent<{ originalEvent: Detail }>) => void;

/** The event handlers of a layer's content, with Radix's types. */
export interface LayerHandlers {
  /** Called before focus returns after closing. Call `event.preventDefault()` to keep focus in place. */
  onCloseAutoFocus?: (event: Event) => void;
  /** Called when Escape is pressed. Call `event.preventDefault()` to keep the layer open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
  /** Called on a click outside. Call `event.preventDefault()` to keep the layer open. */
  onPointerDownOutside?: Handler<PointerEvent>;
  /** Called when focus moves outside. Call `event.preventDefault()` to keep the layer open. */
  onFocusOutside?: Handler<FocusEvent>;
  /** Called on a click or focus outside. Call `event.preventDefault()` to keep the layer open. */
  onInteractOutside?: Handler<PointerEvent | FocusEvent>;
}

/** The props of layer content that is placed beside its trigger. */
export interface LayerContentProps extends LayerHandlers {
  /**
   * The preferred side of the trigger or the anchor. The layer flips to the other side if there is no room.
   * @default 'bottom'
   */
  side?: Side;
  /** The distance from the trigger or the anchor in pixels. @default 8 */
  sideOffset?: number;
  /** The minimum distance from the viewport's edges in pixels. The layer moves to keep it. @default 8 */
  collisionPadding?: number | Partial<Record<'top' | 'right' | 'bottom' | 'left', number>>;
  /**
   * The element to render the layer in.
   * @default the `ThemeProvider`'s, the body, or the modal layer around the trigger
   */
  container?: PortalTarget | null;
  /** Keeps the layer mounted while it is closed, for an animation library. @default false */
  keepMounted?: boolean;
}

/** The props for a layer's content that make Radix close it and return focus in the commit that closes the layer. */
export function useLayerContent(
  { open, close, returnFocus }: Layer,
  {
    onCloseAutoFocus,
    onEscapeKeyDown,
    onPointerDownOutside,
    onFocusOutside,
    onInteractOutside,
    ref,
  }: LayerHandlers & { ref?: Ref<HTMLDivElement> },
): Required<LayerHandlers> & { inert: boolean; ref: RefCallback<HTMLDivElement> } {
  const contentRef = useRef<HTMLDivElement>(null);
  useRecordedPresses(open);
  useEscape(open, close, onEscapeKeyDown);
  useKeptFocusEvents(open, contentRef, returnFocus.trigger);
  const handleCloseAutoFocus = useRestoreFocusOnClose(open, contentRef, returnFocus.restoreFocus, onCloseAutoFocus);

  /** Ignores events while the layer fades out, and events on a toast, because toasts are above the layer. */
  function guard<Outside extends OutsideEvent>(handler: ((event: Outside) => void) | undefined) {
    return (event: Outside): void => {
      if (!open || isInToaster(event)) event.preventDefault();
      else handler?.(event);
    };
  }

  return {
    inert: !open,
    onCloseAutoFocus: handleCloseAutoFocus,
    onEscapeKeyDown: delegateEscape,
    onPointerDownOutside: guard(onPointerDownOutside),
    onFocusOutside: guard(onFocusOutside),
    onInteractOutside: guard<CustomEvent<{ originalEvent: PointerEvent | FocusEvent }>>((event) => {
      onInteractOutside?.(event);
      // The trigger toggles the layer itself.
      if (returnFocus.trigger.current?.contains(getOutsideTarget(event))) event.preventDefault();
    }),
    ref: useComposedRefs(ref, contentRef),
  };
}
