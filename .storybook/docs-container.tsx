import { DocsContainer, type DocsContainerProps, Unstyled } from '@storybook/addon-docs/blocks';
import { Play } from 'lucide-react';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { Button } from 'waymark';
import { PageLink } from '../stories/docs/page-link';
import { useToolbar } from '../stories/docs/use-toolbar';
import { applyGlobals } from './globals';
import { themeOf } from './theme';

/** A page of documentation in the theme of the toolbar. Decorators run for stories only, and many pages have none. */
export function KitDocsContainer({ context, ...props }: PropsWithChildren<DocsContainerProps>) {
  const globals = useToolbar(context);
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  return <DocsContainer {...props} context={context} theme={themeOf(globals.theme)} />;
}

/** Opens the sample above it in the playground. scripts/kit/playground.ts adds it to the pages. */
export function PlaygroundLink({ sample }: { sample: string }) {
  return (
    <Unstyled>
      <div className="-mt-8 mb-8 flex justify-end">
        <Button asChild size="sm" variant="ghost" start={<Play />}>
          <PageLink page={`documentation-playground--docs#sample=${sample}`}>Open in playground</PageLink>
        </Button>
      </div>
    </Unstyled>
  );
}
