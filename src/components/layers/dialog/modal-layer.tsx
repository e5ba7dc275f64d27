'use client';

import * as Primitive from '@radix-ui/react-dialog';
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { cn } from '../../lib/cn';
import type { OutsideEvent } from '../../lib/interact-outside';
import { growing, raised } from '../../lib/layer-look';
import { PortalContainer, usePortalContainer } from '../../lib/portal-container';
import { loopTab } from '../../lib/return-focus';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { delegateEscape, useEscape } from '../../lib/use-escape';
import type { LayerContentProps } from '../../lib/use-layer';
import { useNameWarning } from '../../lib/use-name-warning';
import { useModal } from '../../lib/use-modal';

type RadixContentProps = ComponentProps<typeof Primitive.Content>;

export type ModalPlacement = 'center' | 'start' | 'end' | 'bottom';

/** A panel's slide offset is a variable, because `start` and `end` depend on the writing direction. */
const sliding = cn(
  'data-[state=open]:animate-[wm-slide-in_var(--wm-duration-slide-enter)_var(--wm-easing-enter)]',
  'data-[state=closed]:animate-[wm-slide-out_var(--wm-duration-grow-exit)_var(--wm-easing-exit)_forwards]',
);

const placements: Record<ModalPlacement, { layer: string; panel: string }> = {
  center: { layer: 'place-items-center p-4', panel: growing },
  start: {
    layer: 'items-center justify-items-start p-2',
    panel: cn(sliding, '[--wm-slide-x:-110%] rtl:[--wm-slide-x:110%]'),
  },
  end: {
    layer: 'items-center justify-items-end p-2',
    panel: cn(sliding, '[--wm-slide-x:110%] rtl:[--wm-slide-x:-110%]'),
  },
  bottom: { layer: 'items-end justify-items-center p-2', panel: cn(sliding, '[--wm-slide-y:110%]') },
};

/** The props shared by all modal layers. */
type SharedProps = Pick<
  LayerContentProps,
  'container' | 'keepMounted' | 'onCloseAutoFocus' | 'onEscapeKeyDown' | 'onPointerDownOutside' | 'onInteractOutside'
>;

export interface ModalPanelProps extends Omit<RadixContentProps, keyof SharedProps | 'forceMount'>, SharedProps {
  /** The panel's position in the viewport. `start` and `end` follow the writing direction. @default 'center' */
  placement?: ModalPlacement;
  /**
   * Called before focus moves to the first tabbable element. Call `event.preventDefault()` to focus another element or
   * keep focus in place.
   */
  onOpenAutoFocus?: (event: Event) => void;
}

export interface ModalLayerProps extends ModalPanelProps {
  /** The controlled open state. Use with `onOpenChange`. */
  open: boolean;
  /** Called with `false` when Escape or a click outside closes the layer. */
  onOpenChange: (open: boolean) => void;
}

/**
 * The base of dialogs and of the command palette: a panel over a scrim. The rest of the page is inert. Layers opened
 * from the panel render above it. `ref` and all other props apply to the panel; give it a role and a name.
 */
export function ModalLayer({ open, onOpenChange, ...props }: ModalLayerProps) {
  return (
    <Primitive.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <ModalContent open={open} onOpenChange={onOpenChange} {...props} />
    </Primitive.Root>
  );
}

export interface ModalContentProps extends ModalLayerProps {
  /** The trigger that opened the layer and to which focus returns. */
  openerRef?: RefObject<HTMLElement | null>;
}

/**
 * The content of a `ModalLayer`, inside a Radix dialog with `modal={false}`. Radix's modal dialog injects a style
 * element, which a strict content security policy blocks, and hides the page with `aria-hidden` instead of `inert`.
 */
export function ModalContent({
  openerRef: triggerRef,
  placement = 'center',
  container,
  keepMounted,
  ...props
}: ModalContentProps) {
  const { open } = props;
  const inherited = usePortalContainer();
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  const ownRef = useRef<HTMLElement>(null);
  const openerRef = triggerRef ?? ownRef;
  const pressRef = useRef<Event>(null);
  useLastClicked(open, openerRef);
  const state = open ? 'open' : 'closed';
  return (
    <Primitive.Portal container={container ?? inherited} forceMount={keepMounted || undefined}>
      <div
        ref={setLayer}
        data-slot="modal-layer"
        data-state={state}
        inert={!open}
        className={cn(
          'pointer-events-auto fixed inset-0 z-modal grid grid-rows-1 overflow-y-auto overscroll-contain',
          placements[placement].layer,
          'data-[state=closed]:animate-[wm-fade-out_var(--wm-duration-grow-exit)_forwards]',
        )}
      >
        <div
          aria-hidden
          data-slot="modal-scrim"
          data-state={state}
          // A click on the scrim does not move focus.
          onMouseDown={(event) => event.preventDefault()}
          onPointerDown={({ nativeEvent }) => {
            pressRef.current = nativeEvent;
          }}
          className="fixed inset-0 bg-scrim data-[state=open]:animate-[wm-fade-in_var(--wm-duration-grow-enter)] data-covered:opacity-0"
        />
        <PortalContainer value={layer}>
          <Panel
            {...props}
            className={cn(placements[placement].panel, props.className)}
            openerRef={openerRef}
            pressRef={pressRef}
          />
        </PortalContainer>
      </div>
    </Primitive.Portal>
  );
}

/**
 * Records the last clicked button while the layer is closed. Safari does not focus a clicked button, so the focused
 * element may not be the opener of a dialog without a `DialogTrigger`.
 */
function useLastClicked(open: boolean, openerRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (open) return undefined;
    const onClick = (event: MouseEvent): void => {
      const [target] = event.composedPath();
      openerRef.current = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
    };
    const onFocusIn = (): void => {
      openerRef.current = null;
    };
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    document.addEventListener('click', onClick, options);
    document.addEventListener('focusin', onFocusIn, options);
    return () => stop.abort();
  }, [open, openerRef]);
}

/** Everything rendered beside the panel remains usable, namely the scrim and the layers opened from the panel. */
const getKept = (panel: HTMLElement): Element[] => [panel.parentElement ?? panel];

function Panel({
  open,
  onOpenChange,
  openerRef,
  pressRef,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onEscapeKeyDown,
  onPointerDownOutside,
  onInteractOutside,
  onKeyDown,
  className,
  ref,
  ...props
}: Omit<ModalContentProps, 'placement' | 'container' | 'keepMounted'> & {
  /** The last `pointerdown` on the scrim. */
  pressRef: RefObject<Event | null>;
}) {
  const panelRef = useRef<HTMLDivElement>(null);
  useModal({ open, panelRef, getKept, openerRef, onOpenAutoFocus, onCloseAutoFocus });
  useEscape(open, () => onOpenChange(false), onEscapeKeyDown);
  useNameWarning('A dialog', open, panelRef);

  /**
   * Only a click on the scrim counts as outside. A layer above this one, such as a toast, can be clicked and focused.
   */
  function guard<Outside extends OutsideEvent>(handler: ((event: Outside) => void) | undefined) {
    return (event: Outside): void => {
      if (open && event.detail.originalEvent === pressRef.current) handler?.(event);
      else event.preventDefault();
    };
  }

  return (
    <Primitive.Content
      tabIndex={-1}
      className={cn('relative max-h-full min-w-0', raised, 'shadow-modal', className)}
      // Focus moves and returns in the commit that opens or closes the layer.
      onOpenAutoFocus={preventDefault}
      onCloseAutoFocus={preventDefault}
      onEscapeKeyDown={delegateEscape}
      onKeyDown={composeEventHandlers(onKeyDown, loopTab)}
      {...props}
      onPointerDownOutside={guard(onPointerDownOutside)}
      onInteractOutside={guard(onInteractOutside)}
      ref={useComposedRefs(ref, panelRef)}
    />
  );
}

const preventDefault = (event: Event): void => event.preventDefault();

/** Returns whether a dialog or the command palette is open. The page behind it is inert, so ignore its shortcuts. */
export const hasOpenModal = (): boolean =>
  document.querySelector('[data-slot="modal-layer"][data-state="open"]') !== null;
