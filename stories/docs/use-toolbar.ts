import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useCallback, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { KitGlobals } from '../../.storybook/globals';

/** The values of the toolbar, on a page of documentation. */
export function useToolbar({ channel }: Pick<DocsContextProps, 'channel'>): KitGlobals {
  const subscribe = useCallback(
    (onChange: () => void) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => channel.off(GLOBALS_UPDATED, onChange);
    },
    [channel],
  );
  const { globals } = useSyncExternalStore(subscribe, (): { globals: KitGlobals } => {
    const [payload] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
    return payload;
  });
  return globals;
}
