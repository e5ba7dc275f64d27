import { createContext } from 'react';
import project from '../../../package.json';
import type { Page, Parts } from '../../../scripts/kit/docs.ts';
import type { Facts } from '../../../scripts/kit/facts.ts';
import type { Heading } from '../../../scripts/kit/search-index.ts';
import type { StoryModule } from './story';

const { repository } = project as { repository?: string | { url: string } };
const repositoryUrl = (typeof repository === 'string' ? repository : repository?.url)?.replaceAll(/^git\+|\.git$/g, '');

/** Returns the URL of a file or a folder in the repository, if package.json specifies one. */
export const sourceUrl = (path: string, view: 'edit' | 'tree' = 'tree'): string | undefined =>
  repositoryUrl && `${repositoryUrl}/${view}/main/${path}`;

/** What the build reads for all pages. */
export interface Documentation {
  pages: readonly Page[];
  /** The parts of every family, with their props. */
  parts: Parts;
  /** The code of each story that a page shows, by its id. */
  code: Readonly<Record<string, string>>;
  /** The ids of the code samples that open in the playground, by their code. */
  samples: Readonly<Partial<Record<string, string>>>;
  facts: Facts;
}

/** The files of the site that every page loads. */
export interface SiteFiles {
  script: string | undefined;
  /** The scripts that start the stories of a module. */
  preloadsOf: (module: string) => readonly string[];
  styles: readonly string[];
  /** The font of the first screen. */
  font: string | undefined;
  /** Whether the site includes the Storybook in a folder. */
  hasStorybook: boolean;
  /** The URL of the published site, without a trailing slash. */
  origin: string | undefined;
}

/** A page as its components see it. */
export interface PageState extends Documentation, SiteFiles {
  page: Page;
  /** The stories of the family that the page documents. */
  stories: StoryModule;
  /** The headings that the page has rendered so far. */
  headings: Heading[];
}

/** Every page provides one. */
export const PageContext = createContext({} as PageState);
