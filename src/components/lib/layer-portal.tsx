// Tested in layers.test.tsx, "a modal popover makes the page inert".
import { type ComponentProps, type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { PortalContainer, type PortalTarget, usePortalContainer } from './portal-container';
import { useComposedRefs } from './use-composed-refs';
import { isolate } from './use-modal';

interface RadixPortalProps {
  container?: PortalTarget | null;
  forceMount?: true;
  children?: ReactNode;
}

interface LayerPortalProps extends Omit<RadixPortalProps, 'forceMount'> {
  keepMounted?: boolean;
  /** The portal from the Radix package of the layer. */
  portal: ComponentType<RadixPortalProps>;
  layer: { open: boolean; modal: boolean };
}

/**
 * The portal of a layer. While a modal layer is open, everything outside it is inert and the page does not scroll.
 * Radix's own `modal` injects a style element, which a strict content security policy blocks.
 */
export function LayerPortal({ portal: Portal, layer, container, keepMounted, children }: LayerPortalProps) {
  const inherited = usePortalContainer();
  return (
    <Portal container={container ?? inherited} forceMount={keepMounted || undefined}>
      {layer.modal ? <ModalRegion open={layer.open}>{children}</ModalRegion> : children}
    </Portal>
  );
}

/** Contains the layers opened from the modal layer, so they do not become inert. */
function ModalRegion({ open, children, ref, ...props }: ComponentProps<'div'> & { open: boolean }) {
  const [region, setRegion] = useState<HTMLDivElement | null>(null);
  useLayoutEffect(() => (open && region ? isolate([region]) : undefined), [open, region]);
  return (
    <div
      data-slot="modal-region"
      data-state={open ? 'open' : 'closed'}
      // Radix unmounts the portal when this animation ends.
      className="data-[state=closed]:animate-[wm-fade-out_var(--wm-duration-grow-exit)_forwards]"
      {...props}
      ref={useComposedRefs(ref, setRegion)}
    >
      <PortalContainer value={region}>{children}</PortalContainer>
    </div>
  );
}
