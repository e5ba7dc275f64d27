import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { applyGlobals, type KitGlobals } from './globals';
import { themeOf } from './theme';

/** A page of documentation in the theme of the toolbar. Decorators run for stories only, and many pages have none. */
export function KitDocsContainer({ context, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
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
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  return <DocsContainer {...props} context={context} theme={themeOf(globals.theme)} />;
}
