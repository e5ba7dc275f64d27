// Renders the pages of the documentation for scripts/kit/site.ts.
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Heading } from '../../../scripts/kit/search-index.ts';
import { blocks, frames, Island, storyModules, withStories } from './blocks';
import { elements } from './elements';
import { SiteDocument, SitePage } from './layout';
import { type Documentation, PageContext, type PageState, type SiteFiles } from './page-state';

interface MdxProps {
  components: Readonly<Record<string, ComponentType<never>>>;
}

const components = { ...blocks, ...elements } as unknown as MdxProps['components'];

const contents = import.meta.glob<ComponentType<MdxProps>>('/stories/**/*.mdx', { eager: true, import: 'default' });

const allOf = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, value = '']) => value);

/** Returns the links that lead to a missing page or heading, without the links inside stories. */
function brokenLinks(documents: Readonly<Record<string, string>>, frameAddresses: ReadonlySet<string>): string[] {
  const ids = new Map(Object.entries(documents).map(([page, html]) => [page, new Set(allOf(html, / id="([^"]+)"/g))]));
  return Object.entries(documents).flatMap(([page, html]) =>
    allOf(html, / href="([/#][^"]*)"/g).flatMap((href) => {
      const [path = '', hash = ''] = href.split('#');
      const target = ids.get(path || page);
      // Other files, and the state of the playground.
      const isOther = /\.\w+$|^\/storybook\//.test(path) || frameAddresses.has(path) || hash.includes('=');
      return isOther || (target && (hash === '' || target.has(hash))) ? [] : [`${page}: ${href}`];
    }),
  );
}

/**
 * Returns the HTML of each page and of each story in a frame, by its path, and the headings of each page.
 *
 * @throws when a link leads nowhere
 */
export function renderSite(documentation: Documentation, files: SiteFiles) {
  const bare: Record<string, string> = {};
  const headings: Record<string, Heading[]> = {};
  for (const page of documentation.pages) {
    const { file, address } = page;
    const Content = contents[`/stories/${file}`];
    if (!Content) throw new Error(`${file}: there is no such page.`);
    const stories = storyModules[`/stories/${file.replace(/mdx$/, 'stories.tsx')}`] ?? {};
    headings[address] = [];
    bare[address] = renderToStaticMarkup(
      <PageContext value={{ ...documentation, ...files, page, stories, headings: headings[address] }}>
        <SitePage>
          <Content components={components} />
        </SitePage>
      </PageContext>,
    );
  }
  const broken = brokenLinks(bare, new Set(frames.keys()));
  if (broken.length > 0) throw new Error(`These links lead nowhere:\n${broken.join('\n')}`);
  for (const [address, { story, isPicture }] of frames) {
    const state = { ...files, script: isPicture ? undefined : files.script } as PageState;
    bare[address] = renderToStaticMarkup(
      <PageContext value={state}>
        <SiteDocument
          page={{ address, title: story.title, sentence: '' }}
          className={story.parameters.layout === 'fullscreen' ? undefined : 'bg-paper p-6'}
        >
          <Island story={story} />
        </SiteDocument>
      </PageContext>,
    );
  }
  const documents = Object.entries(bare).map(([address, html]) => {
    // Otherwise the script would request the scripts of the first story only after it has run.
    const [first] = html.includes('type="module"') ? allOf(html, / data-island="\/([^"]+)"/g) : [];
    const preloads = (first ? files.preloadsOf(first) : []).map((file) => `<link rel="modulepreload" href="${file}"/>`);
    return [address, `<!doctype html>${withStories(html.replace('</head>', `${preloads.join('')}</head>`))}`] as const;
  });
  return { documents: Object.fromEntries(documents), headings };
}
