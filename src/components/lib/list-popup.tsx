import * as Popover from '@radix-ui/react-popover';
import type { ReactNode, RefObject } from 'react';
import { cn } from './cn';
import { getOutsideTarget, useRecordedPresses } from './interact-outside';
import { growing, raised } from './layer-look';
import { LayerPortal } from './layer-portal';
import { delegateEscape } from './use-escape';

interface ListPopupProps {
  isOpen: boolean;
  slot: string;
  /** The field to which the list belongs. Clicking it does not close the layer. */
  anchor: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Removes the `dialog` role that Radix sets. */
const withoutRole = { role: undefined };
const leave = (event: Event): void => event.preventDefault();

/** The layer that contains a combobox's list. It is not a dialog, because focus remains in the input. */
export function ListPopup({ isOpen, slot, anchor, children }: ListPopupProps) {
  useRecordedPresses(isOpen);
  return (
    <LayerPortal portal={Popover.Portal} layer={{ open: isOpen, modal: false }}>
      <Popover.Content
        {...withoutRole}
        data-slot={slot}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        inert={!isOpen}
        onOpenAutoFocus={leave}
        onCloseAutoFocus={leave}
        onEscapeKeyDown={delegateEscape}
        // The input closes the list when it loses focus.
        onFocusOutside={leave}
        onPointerDownOutside={(event) => {
          if (anchor.current?.contains(getOutsideTarget(event))) event.preventDefault();
        }}
        onMouseDown={(event) => event.preventDefault()}
        className={cn(
          'z-popover flex max-h-(--radix-popover-content-available-height) w-(--radix-popover-trigger-width) flex-col',
          raised,
          growing,
        )}
      >
        {children}
      </Popover.Content>
    </LayerPortal>
  );
}
