import { EllipsisVertical } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../../controls/icon-button';
import { Menu, MenuContent, MenuTrigger } from '../../layers/menu';

interface RowMenuProps {
  label: string;
  tabIndex: 0 | -1;
  row: unknown;
  render: ((row: unknown) => ReactNode) | undefined;
}

/**
 * The menu for a row. Until its button is focused or clicked, only the button is rendered, because a menu takes longer
 * to mount than all other cells of the row.
 */
export function RowMenu({ label, tabIndex, row, render }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isMounted, setMounted] = useState(false);
  const [isOpen, setOpen] = useState(false);

  function toggle(): void {
    setMounted(true);
    setOpen(!isOpen);
  }

  /** Handles the same keys as `MenuTrigger`. */
  function handleKey(event: KeyboardEvent): void {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    toggle();
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
        onFocus={() => setMounted(true)}
        onClick={toggle}
        onKeyDown={handleKey}
      >
        <EllipsisVertical aria-hidden />
      </IconButton>
      {isMounted && (
        <Menu open={isOpen} onOpenChange={setOpen}>
          <MenuTrigger asChild>
            <Existing element={button} />
          </MenuTrigger>
          <MenuContent id={id} align="end" aria-labelledby={undefined} aria-label={label}>
            <MenuItems row={row} render={render} />
          </MenuContent>
        </Menu>
      )}
    </>
  );
}

/** Passes an existing element on the page to the ref of a trigger. */
function Existing({ element, ref }: { element: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element]);
  return null;
}

/** This is a separate component so that the items are rendered when the menu opens instead of with each row. */
function MenuItems({ row, render }: Pick<RowMenuProps, 'row' | 'render'>) {
  return render?.(row);
}
