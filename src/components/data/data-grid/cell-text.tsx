import * as Popover from '@radix-ui/react-popover';
import type { ReactNode, RefObject } from 'react';
import { hintLook, hintOffset } from '../../lib/layer-look';
import { LayerPortal } from '../../lib/layer-portal';
import { delegateEscape } from '../../lib/use-escape';

const leave = (event: Event): void => event.preventDefault();
/** Removes the `dialog` role that Radix sets, because the cell contains the same text. */
const withoutRole = { role: undefined };

interface CellTextProps {
  open: boolean;
  /** The truncated element. */
  anchor: RefObject<Element | null>;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
}

/** The whole text of a truncated cell or header, above the cell. */
export function CellText({ open, anchor, ...props }: CellTextProps) {
  return (
    <Popover.Root open={open}>
      <Popover.Anchor virtualRef={anchor} />
      <LayerPortal portal={Popover.Portal} layer={{ open, modal: false }}>
        <Popover.Content
          {...withoutRole}
          aria-hidden
          data-slot="data-grid-text"
          side="top"
          sideOffset={hintOffset}
          collisionPadding={8}
          onOpenAutoFocus={leave}
          onCloseAutoFocus={leave}
          onEscapeKeyDown={delegateEscape}
          onInteractOutside={leave}
          className={hintLook}
          {...props}
        />
      </LayerPortal>
    </Popover.Root>
  );
}
