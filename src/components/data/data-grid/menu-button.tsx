import { EllipsisVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from '../../controls/icon-button';
import { isForeign } from '../../lib/composed-tree';
import { useOnDemand } from '../../lib/use-on-demand';
import { MenuButtonContext } from './grid-context';
import { type GridLayers, loadLayers } from './load-layers';

interface MenuButtonProps {
  label: string;
  tabIndex: 0 | -1;
  /** Renders the menu. */
  children: (layers: GridLayers) => ReactNode;
}

/**
 * The button of a menu that is rendered on demand, because a menu takes longer to mount than all cells of a row. Its
 * code loads when the pointer or focus reaches the button. If the user presses the button before then, the menu opens
 * when its code has loaded, unless focus has moved on.
 */
export function MenuButton({ label, tabIndex, children }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [layers, requestLayers] = useOnDemand(loadLayers);
  const [isRequested, setRequested] = useState(false);
  const [isByKey, setByKey] = useState(false);
  const isOpen = isRequested && layers !== undefined;

  function toggle(byKey: boolean): void {
    // Radix closes a menu when the window loses focus, for example to the frame that contains the button.
    if (button.current && isForeign(button.current)) button.current.focus();
    requestLayers();
    setByKey(byKey);
    setRequested(!isOpen);
  }

  /** Handles the same keys as `MenuTrigger`. */
  function handleKey(event: KeyboardEvent): void {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    toggle(true);
  }

  return (
    <>
      <IconButton
        ref={button}
        data-slot="menu-trigger"
        variant="ghost"
        size="sm"
        tabIndex={tabIndex}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        onPointerEnter={requestLayers}
        onFocus={requestLayers}
        onBlur={layers ? undefined : () => setRequested(false)}
        onClick={() => toggle(false)}
        onKeyDown={handleKey}
      >
        <EllipsisVertical aria-hidden />
      </IconButton>
      {layers && (
        <MenuButtonContext value={{ id, label, button, open: isOpen, isByKey, onOpenChange: setRequested }}>
          {children(layers)}
        </MenuButtonContext>
      )}
    </>
  );
}
