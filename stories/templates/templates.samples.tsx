import { createContext, type MouseEvent, type ReactNode, use, useState } from 'react';
import { AppShell, AppShellContent, AppShellMain, type LinkComponentProps, SkipLink } from 'waymark';
import { SampleAppBar, SampleDrawer, SampleFooter, SampleUsage, StoryRouter } from '../navigation/shell.samples';
import { home, menu } from './menu';
import { Providers } from './providers';

const sources = import.meta.glob<string>(['./*.tsx', '!./*.*.tsx'], { query: '?raw', import: 'default', eager: true });

/** Shows the file of a template as the code of a story. */
export const sourceOf = (template: string) => ({ code: sources[`./${template}.tsx`], language: 'tsx' as const });

const NavigateContext = createContext<(path: string) => void>(() => undefined);

/** A link that calls the story's router. */
function RouterLink({ onClick, ...props }: LinkComponentProps) {
  const navigate = use(NavigateContext);
  const handlers = {
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (!event.defaultPrevented && props.href?.startsWith('/')) navigate(props.href);
      event.preventDefault();
    },
  };
  return <a {...props} {...handlers} />;
}

export interface SampleRouterProps {
  /** Renders the page at a path. */
  children: (path: string) => ReactNode;
}

/** A router for templates: it keeps the path in state, so that the browser stays on the story. */
export function SampleRouter({ children }: SampleRouterProps) {
  const [path, setPath] = useState(home);
  return (
    <NavigateContext value={setPath}>
      <Providers link={RouterLink}>{children(path)}</Providers>
    </NavigateContext>
  );
}

export interface PageFrameProps {
  /** The current path. */
  path: string;
  /** The content of the page. */
  children: ReactNode;
}

/** A shell for a template page that is smaller than the templates' own shell. */
export function PageFrame({ path, children }: PageFrameProps) {
  return (
    <Providers link={RouterLink}>
      <AppShell>
        {/* Axe expects a skip link to be the first link of the page, but Storybook inserts hidden links before it. */}
        <nav aria-label="Skip">
          <SkipLink />
        </nav>
        <SampleAppBar />
        <StoryRouter>
          <SampleDrawer entries={menu} defaultPath={path} footer={<SampleUsage />} />
        </StoryRouter>
        <AppShellContent>
          <AppShellMain>{children}</AppShellMain>
          <SampleFooter />
        </AppShellContent>
      </AppShell>
    </Providers>
  );
}
