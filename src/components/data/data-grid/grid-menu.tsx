import { type Ref, type RefObject, useImperativeHandle } from 'react';
import { Menu, MenuContent, type MenuContentProps, MenuTrigger } from '../../layers/menu';
import { focusFirstItem } from '../../lib/move-focus';
import { useMenuButton } from './grid-context';

/** A menu whose button is already on the page. */
export function GridMenu(props: Pick<MenuContentProps, 'align' | 'children'>) {
  const { id, label, button, open, isByKey, onOpenChange } = useMenuButton('GridMenu');
  return (
    <Menu open={open} onOpenChange={onOpenChange}>
      <MenuTrigger asChild>
        <Existing element={button} />
      </MenuTrigger>
      <MenuContent
        id={id}
        aria-labelledby={undefined}
        aria-label={label}
        // Radix focuses the first item only if it has noticed the key, but its code may not have been loaded then.
        onFocus={isByKey ? focusFirstItem : undefined}
        {...props}
      />
    </Menu>
  );
}

/** Passes an existing element on the page to the ref of a trigger. */
function Existing({ element, ref }: { element: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element]);
  return null;
}
