// Renders the pages of the documentation for scripts/kit/site.ts.
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Heading } from '../../../scripts/kit/search-index.ts';
import { blocks, frames, Island, storyModules, withStories } from './blocks';
import { elements } from './elements';
import { FrameDocument, SiteDocument, type SiteFiles } from './layout';
import { type Documentation, PageContext } from './page-state';

interface MdxProps {
  components: Readonly<Record<string, ComponentType<never>>>;
}

const components = { ...blocks, ...elements } as unknown as MdxProps['components'];

const contents = import.meta.glob<ComponentType<MdxProps>>('/stories/**/*.mdx', { eager: true, import: 'default' });

/** The path of the module with the first story that a document starts. */
const firstModule = (html: string): string | undefined => / data-island="\/([^"]+)"/.exec(html)?.[1];

const allOf = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, value = '']) => value);

/** Returns the links that lead to a missing page or heading, without the links inside stories. */
function brokenLinks(bodies: Readonly<Record<string, string>>, frameAddresses: ReadonlySet<string>): string[] {
  const ids = new Map(Object.entries(bodies).map(([page, body]) => [page, new Set(allOf(body, / id="([^"]+)"/g))]));
  return Object.entries(bodies).flatMap(([page, body]) =>
    allOf(body, / href="([/#][^"]*)"/g).flatMap((href) => {
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
  const { pages } = documentation;
  const infos = new Map(pages.map((page) => [page.file, page]));
  const documents: Record<string, string> = {};
  const headings: Record<string, Heading[]> = {};
  const bodies: Record<string, string> = {};
  for (const page of pages) {
    const { file, address } = page;
    const Content = contents[`/stories/${file}`];
    if (!Content) throw new Error(`${file}: there is no such page.`);
    const stories = storyModules[`/stories/${file.replace(/mdx$/, 'stories.tsx')}`] ?? {};
    const found: Heading[] = [];
    const body = renderToStaticMarkup(
      <PageContext value={{ ...documentation, page, stories, headings: found, hasStorybook: files.hasStorybook }}>
        <Content components={components} />
      </PageContext>,
    );
    bodies[address] = body;
    headings[address] = found;
    const sections = found.filter(({ level }) => level === 2);
    const document = renderToStaticMarkup(
      <SiteDocument page={page} pages={infos} sections={sections} {...files} first={firstModule(body)}>
        <div dangerouslySetInnerHTML={{ __html: body }} />
      </SiteDocument>,
    );
    documents[address] = `<!doctype html>${withStories(document)}`;
  }
  const broken = brokenLinks(bodies, new Set(frames.keys()));
  if (broken.length > 0) throw new Error(`These links lead nowhere:\n${broken.join('\n')}`);
  for (const [address, { story, isPicture }] of frames) {
    const { title, parameters } = story;
    const page = { address, name: title, title, sentence: '' };
    const document = renderToStaticMarkup(
      <FrameDocument
        page={page}
        isPadded={parameters.layout !== 'fullscreen'}
        {...files}
        script={isPicture ? undefined : files.script}
        first={isPicture ? undefined : story.file.slice(1)}
      >
        <Island story={story} />
      </FrameDocument>,
    );
    documents[address] = `<!doctype html>${withStories(document)}`;
  }
  return { documents, headings };
}
