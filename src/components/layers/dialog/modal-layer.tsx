import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { DismissableLayer } from '@radix-ui/react-dismissable-layer';
import { Presence } from '@radix-ui/react-presence';
import { type ComponentProps, type RefObject, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '../../lib/cn';
import { growing, raised } from '../../lib/layer-look';
import { PortalContainer, usePortalContainer } from '../../lib/portal-container';
import { useModal } from '../../lib/use-modal';

export interface ModalLayerProps extends ComponentProps<'div'> {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` when Escape or a press outside closes it. */
  onOpenChange: (open: boolean) => void;
  /** What is focused first. @default the first thing inside that takes the focus */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** Whether a press outside closes it. @default true */
  closesOutside?: boolean;
  /** Called when Escape is pressed; `preventDefault` keeps it open. */
  onEscapeKeyDown?: (event: KeyboardEvent) => void;
  /** Called at a press outside; `preventDefault` keeps it open. */
  onPointerDownOutside?: (event: Event) => void;
}

/**
 * What dialogs and the command palette stand on: a layer over a dimmed page, of which all else is inert. Layers that are
 * opened inside it lie above it. `ref` and the rest go to the panel, which gets its role and its name from them.
 */
export function ModalLayer({ open, ...props }: ModalLayerProps) {
  const container = usePortalContainer();
  if (!container) return null;
  return (
    <Presence present={open}>
      <Layer open={open} container={container} {...props} />
    </Presence>
  );
}

function Layer({
  open,
  container,
  onOpenChange,
  initialFocusRef,
  closesOutside = true,
  onEscapeKeyDown,
  onPointerDownOutside,
  className,
  ref,
  children,
  ...props
}: ModalLayerProps & { container: HTMLElement }) {
  const panelRef = useRef<HTMLDivElement>(null);
  const scrimRef = useRef<HTMLDivElement>(null);
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  const composedRef = useComposedRefs(ref, panelRef);
  useModal({ open, panelRef, besideRef: scrimRef, initialFocusRef });
  const state = open ? 'open' : 'closed';
  return createPortal(
    <div
      ref={setLayer}
      data-slot="modal-layer"
      data-state={state}
      inert={!open}
      className={cn(
        'fixed inset-0 z-modal grid grid-rows-1 place-items-center overflow-y-auto p-4',
        'data-[state=closed]:animate-[wm-fade-out_var(--wm-duration-grow-exit)_forwards]',
      )}
    >
      <div
        ref={scrimRef}
        aria-hidden
        data-slot="modal-scrim"
        data-state={state}
        // A press on it leaves the focus where it is.
        onMouseDown={(event) => event.preventDefault()}
        className="fixed inset-0 bg-scrim data-[state=open]:animate-[wm-fade-in_var(--wm-duration-grow-enter)]"
      />
      <PortalContainer value={layer}>
        <DismissableLayer
          asChild
          // Only when the finger is up: closed before, the press would go on to what lies beneath.
          deferPointerDownOutside
          onEscapeKeyDown={composeEventHandlers(onEscapeKeyDown, (event) => {
            // Escape that ends a composition belongs to the input method.
            if (event.isComposing) event.preventDefault();
          })}
          onPointerDownOutside={composeEventHandlers(onPointerDownOutside, (event) => {
            // A press on another layer, a toast above this one for instance, is no press on the page.
            if (!closesOutside || event.target !== scrimRef.current) event.preventDefault();
          })}
          // Nothing outside can take the focus but what lies above.
          onFocusOutside={(event) => event.preventDefault()}
          onDismiss={() => {
            if (open) onOpenChange(false);
          }}
        >
          <div
            role="dialog"
            aria-modal
            tabIndex={-1}
            data-state={state}
            className={cn('relative max-h-full min-w-0', raised, growing, className)}
            {...props}
            ref={composedRef}
          >
            {children}
          </div>
        </DismissableLayer>
      </PortalContainer>
    </div>,
    container,
  );
}
