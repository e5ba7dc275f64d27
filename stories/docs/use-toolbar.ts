import { useSyncExternalStore } from 'react';
import type { KitGlobals } from '../../.storybook/globals';

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'dir', 'data-contrast'] });
  return () => observer.disconnect();
}

/** The values of the root element, as text, because each snapshot has to be the same value until they change. */
function snapshot(): string {
  const { dataset, dir } = document.documentElement;
  return JSON.stringify({ theme: dataset.theme, direction: dir || 'ltr', contrast: dataset.contrast });
}

/** The theme, the direction and the contrast of the page. */
export function useToolbar(): KitGlobals {
  return JSON.parse(useSyncExternalStore(subscribe, snapshot, () => '{}')) as KitGlobals;
}
