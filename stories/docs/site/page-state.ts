import { createContext } from 'react';
import type { StoryModule } from './story';

/** A page as its components see it. */
export interface PageState {
  /** The path of the page, such as `/controls/button/`. */
  path: string;
  /** The address of a page or of a story, with its hash, for a link such as `?path=/docs/controls-button--documentation`. */
  addressOf: (link: string) => string;
  /** The stories of the family that the page documents. */
  stories?: StoryModule;
  /** Whether the site has the Storybook in a folder. */
  hasStorybook: boolean;
  /** The source of the page. */
  mdx: string;
}

export const PageContext = createContext<PageState | null>(null);
