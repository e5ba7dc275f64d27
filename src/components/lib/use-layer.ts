'use client';

import { type ReactNode, type Ref, type RefCallback, useCallback, useMemo, useRef } from 'react';
import { isInToaster } from './interact-outside';
import { useComposedRefs } from './use-composed-refs';
import { useControllableState } from './use-controllable-state';
import { delegateEscape, useEscape } from './use-escape';
import { useKeptFocusEvents } from './use-kept-focus-events';
import { useOpenings } from './use-openings';
import { type ReturnFocus, useRestoreFocusOnClose, useReturnFocus } from './use-return-focus';

export interface LayerProps {
  /** The controlled open state. Use with `onOpenChange`. */
  open?: boolean;
  /** The open state on first render, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when the open state changes. */
  onOpenChange?: (open: boolean) => void;
  /** The trigger and the content. */
  children?: ReactNode;
}

/** The state that the parts of a layer share. */
export interface Layer {
  open: boolean;
  /** How often the layer has opened, for the `key` of its content. */
  openings: number;
  setOpen: (open: boolean) => void;
  close: () => void;
  returnFocus: ReturnFocus;
}

/** The state of a layer with a trigger, controlled or uncontrolled. */
export function useLayer({ open, defaultOpen = false, onOpenChange }: LayerProps): Layer {
  const [isOpen, setOpen] = useControllableState({ prop: open, defaultProp: defaultOpen, onChange: onOpenChange });
  const close = useCallback(() => setOpen(false), [setOpen]);
  const returnFocus = useReturnFocus(isOpen, close);
  const openings = useOpenings(isOpen);
  return useMemo(
    () => ({ open: isOpen, openings, setOpen, close, returnFocus }),
    [isOpen, openings, setOpen, close, returnFocus],
  );
}

type Handler<Detail extends UIEvent> = (event: CustomEvent<{ originalEvent: Detail }>) => void;

/** The handlers of a layer's content, with the types of Radix. */
export interface LayerContentProps {
  onCloseAutoFocus?: (event: Event) => void;
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
  onPointerDownOutside?: Handler<PointerEvent>;
  onFocusOutside?: Handler<FocusEvent>;
  onInteractOutside?: Handler<PointerEvent | FocusEvent>;
  ref?: Ref<HTMLDivElement>;
}

/** The props of a layer's content that make Radix close it and return the focus in the commit that closes the layer. */
export function useLayerContent(
  { open, close, returnFocus }: Layer,
  {
    onCloseAutoFocus,
    onEscapeKeyDown,
    onPointerDownOutside,
    onFocusOutside,
    onInteractOutside,
    ref,
  }: LayerContentProps,
): Required<Omit<LayerContentProps, 'ref'>> & { inert: boolean; ref: RefCallback<HTMLDivElement> } {
  const contentRef = useRef<HTMLDivElement>(null);
  useEscape(open, close, onEscapeKeyDown);
  useKeptFocusEvents(open, contentRef, returnFocus.trigger);
  const handleCloseAutoFocus = useRestoreFocusOnClose(open, contentRef, returnFocus.restoreFocus, onCloseAutoFocus);

  /** Ignores events while the layer fades out, and those on a toast, which is above the layer. */
  function guard<Outside extends Event>(handler: ((event: Outside) => void) | undefined) {
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
      if (event.target instanceof Node && returnFocus.trigger.current?.contains(event.target)) event.preventDefault();
    }),
    ref: useComposedRefs(ref, contentRef),
  };
}
