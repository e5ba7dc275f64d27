import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { useToolbar } from '../stories/docs/use-toolbar';
import { applyGlobals } from './globals';
import { themeOf } from './theme';

/** A page of documentation in the theme of the toolbar. Decorators run for stories only, and many pages have none. */
export function KitDocsContainer({ context, ...props }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(context);
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  return <DocsContainer {...props} context={context} theme={themeOf(globals.theme)} />;
}
