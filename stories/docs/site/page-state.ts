import { createContext } from 'react';
import project from '../../../package.json';
import type { Page } from '../../../scripts/kit/docs.ts';
import type { StoryModule } from './story';

const { repository } = project as { repository?: string | { url: string } };
const repositoryUrl = (typeof repository === 'string' ? repository : repository?.url)?.replaceAll(/^git\+|\.git$/g, '');

/** Returns the address of a file or a folder in the repository, if package.json names one. */
export const sourceUrl = (path: string, view: 'edit' | 'tree' = 'tree'): string | undefined =>
  repositoryUrl && `${repositoryUrl}/${view}/main/${path}`;

/** A page as its components see it. */
export interface PageState {
  /** The path of the page, such as `/controls/button/`. */
  path: string;
  /** The address of a link such as `?path=/docs/controls-button--documentation`; of one to a story, only with a Storybook. */
  addressOf: (link: string) => string | undefined;
  /** The pages of the families. */
  families: readonly Page[];
  /** The stories of the family that the page documents. */
  stories?: StoryModule;
  /** Whether the site has the Storybook in a folder. */
  hasStorybook: boolean;
  /** The source of the page. */
  mdx: string;
}

export const PageContext = createContext<PageState | null>(null);
