import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useShortcutText, useTooltipOnDemand } from 'waymark';
import { shortcuts } from '../../config/shortcuts';

export interface HeaderTooltipsProps {
  headerRef: RefObject<HTMLElement | null>;
}

/** Shows the names of the header's buttons, which are icons, and the chords that do the same; never beside what a button has open. */
export function HeaderTooltips({ headerRef }: HeaderTooltipsProps) {
  const { show, hide, tooltip } = useTooltipOnDemand();
  const [isPressed, setIsPressed] = useState(false);
  const chords: Record<string, string> = {
    'drawer-toggle': useShortcutText(shortcuts.menu.chord),
    'search-field-filter': useShortcutText(shortcuts.palette.chord),
  };

  const enter = useEffectEvent((event: PointerEvent | FocusEvent) => {
    const button = buttonOf(event.target);
    const from = event.relatedTarget;
    // The focus that comes back from what the button had open asks for nothing.
    const comesBack = event instanceof FocusEvent && (!(from instanceof Element) || from.closest('[role="dialog"]'));
    if (!button || button === buttonOf(from) || comesBack) return;
    if (button.matches('[aria-haspopup][aria-expanded="true"]')) return;
    const chord = chords[button.dataset.slot ?? ''];
    const name = button.ariaLabel ?? '';
    setIsPressed(false);
    show(button, chord ? `${name} (${chord})` : name, event, 'bottom');
  });
  const leave = useEffectEvent((event: PointerEvent | FocusEvent) => {
    if (buttonOf(event.target) !== buttonOf(event.relatedTarget)) hide();
  });
  const press = useEffectEvent(() => {
    setIsPressed(true);
    hide();
  });

  useEffect(() => {
    const header = headerRef.current;
    if (!header) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    header.addEventListener('pointerover', (event) => enter(event), { signal });
    header.addEventListener('focusin', (event) => enter(event), { signal });
    header.addEventListener('pointerout', (event) => leave(event), { signal });
    header.addEventListener('focusout', (event) => leave(event), { signal });
    header.addEventListener('click', () => press(), { signal });
    return () => stop.abort();
  }, [headerRef]);

  return isPressed ? null : tooltip;
}

/** The button with a name that does not show, of which the element is a part. */
function buttonOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('button[aria-label]') : null;
}
