// Renders the stories and props of the pages at build time. stories/docs/site/client.ts starts the examples in view.
import { createElement, Fragment, type ReactNode, use } from 'react';
import { renderToString } from 'react-dom/server';
import { markdownBeside } from '../../../scripts/kit/docs.ts';
import { propId } from '../../../scripts/kit/search-index.ts';
import { Table } from '../tokens';
import { Code } from './code';
import { elements } from './elements';
import { PageContext, sourceUrl } from './page-state';
import { type StoryModule, storyOf } from './story';

export const storyModules = import.meta.glob<StoryModule>('/stories/**/*.stories.tsx', { eager: true });
const storySources = import.meta.glob<string>('/stories/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The location of a story: its module path and its export. */
interface Place {
  file: string;
  name: string;
}

const places = new Map<unknown, Place>(
  Object.entries(storyModules).flatMap(([file, module]) =>
    Object.entries(module).map(([name, story]) => [story, { file, name }] as const),
  ),
);

function placeOf(of: unknown): Place {
  const place = places.get(of);
  if (!place) throw new Error('`of` is not a story.');
  return place;
}

const storyAt = ({ file, name }: Place) => storyOf(storyModules[file] ?? {}, name);

/** The stories that a page shows in a frame, by frame URL: long ones, and those with layers that are initially open. */
export const frames = new Map<string, { place: Place; isPicture: boolean }>();

/** Longer content is shown in a frame, which a reader can skip. */
const maxInlineBytes = 100_000;

const rendered = new Map<string, string>();

function htmlOf(place: Place): string {
  const { id, Story } = storyAt(place);
  const html = rendered.get(id) ?? renderToString(<Story />, { identifierPrefix: `${id}-` });
  rendered.set(id, html);
  return html;
}

interface IslandProps {
  place: Place;
  /** Whether the other examples start before it. */
  isLate?: boolean;
}

/** A story that React starts when it is in view or touched. `withStories` adds its HTML. */
export function Island({ place, isLate = false }: IslandProps) {
  const { id } = storyAt(place);
  htmlOf(place);
  return (
    <div
      data-island={place.file}
      data-story={place.name}
      data-prefix={`${id}-`}
      data-late={isLate ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: `<!--story ${id}-->` }}
    />
  );
}

/** Adds the HTML of the stories to a page. */
export const withStories = (html: string): string =>
  html.replaceAll(/<!--story (.+?)-->/g, (_comment, id: string) => rendered.get(id) ?? '');

/** A story in a separate document. A picture contains no script and is not interactive. */
function StoryFrame({ place, isPicture }: { place: Place; isPicture: boolean }) {
  const { id, title } = storyAt(place);
  const address = `/${isPicture ? 'pictures' : 'frames'}/${id}/`;
  frames.set(address, { place, isPicture });
  // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is a page of this site
  return <iframe title={title} loading="lazy" src={address} tabIndex={isPicture ? -1 : undefined} />;
}

const box = 'overflow-clip rounded border border-divider';

/** How a story is shown: one with open layers needs a separate document, because the layers would cover this one. */
function viewOf(place: Place, isSheet = false) {
  const { layout, docs } = storyAt(place).parameters;
  const html = htmlOf(place);
  const isFullscreen = layout === 'fullscreen';
  return {
    isFullscreen,
    isFrame: docs?.story?.inline === false || (isSheet && isFullscreen) || html.length > maxInlineBytes,
    /** A chart needs its script, which measures the plot. */
    isPicture: isSheet && !html.includes('chart-plot'),
    isGrid: html.includes('data-slot="data-grid"'),
    height: Math.min(docs?.story?.iframeHeight ?? 480, 480),
  };
}

interface PreviewProps {
  place: Place;
  /** Whether it only shows the variants of a family and is not interactive. */
  isSheet?: boolean;
}

/** A live story. */
function Preview({ place, isSheet = false }: PreviewProps) {
  const { isFullscreen, isFrame, isPicture, height } = viewOf(place, isSheet);
  if (!isFrame) {
    return (
      <div
        className={`max-h-120 overflow-auto bg-paper text-body leading-body print:max-h-none print:overflow-visible ${isFullscreen ? '' : 'p-6'}`}
      >
        <Island place={place} isLate={isSheet} />
      </div>
    );
  }
  return (
    <div
      aria-hidden={isSheet || undefined}
      inert={isSheet}
      className="[&>iframe]:block [&>iframe]:size-full"
      style={{ height }}
    >
      <StoryFrame place={place} isPicture={isPicture} />
    </div>
  );
}

interface CanvasProps {
  /** A story. */
  of: unknown;
  sourceState?: 'none';
}

/** A live story with its code, beside it where both fit and below it otherwise. */
function Canvas({ of, sourceState }: CanvasProps) {
  const { code: codes, hasStorybook } = use(PageContext);
  const place = placeOf(of);
  const { id, parameters } = storyAt(place);
  const code = sourceState === 'none' ? undefined : (codes[id] ?? parameters.docs?.source?.code);
  const { isFrame, isGrid } = viewOf(place);
  const isBeside = code && !isFrame && !isGrid;
  return (
    <div className={`${box} mt-4 mb-8 divide-y divide-divider`}>
      <div className={`divide-divider ${isBeside ? 'max-md:divide-y md:grid md:grid-cols-2 md:divide-x' : 'divide-y'}`}>
        <Preview place={place} />
        {code && (
          <Code
            code={code}
            language="tsx"
            className={`[&>pre]:rounded-none [&>pre]:border-0 ${isBeside ? '[&>pre]:h-full [&>pre]:max-h-85' : '[&>pre]:max-h-40'}`}
          />
        )}
      </div>
      {hasStorybook && (
        <p className="px-3 py-1.5 text-end text-[13px] print:hidden">
          <a href={`/storybook/?path=/story/${id}`}>Open in Storybook</a>
        </p>
      )}
    </div>
  );
}

/** The comment above a story. */
function descriptionOf({ file, name }: Place): string {
  const [, text = ''] =
    new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export const ${name}\\b`).exec(storySources[file] ?? '') ?? [];
  return text.replaceAll(/^\s*\* ?/gm, '').trim();
}

interface ExampleProps {
  /** A story. */
  of: unknown;
}

/** A story of a feature with a heading, its description and its code. */
function Example({ of }: ExampleProps) {
  const place = placeOf(of);
  const { id, title } = storyAt(place);
  return (
    <section>
      {/* An id derived from the text would duplicate that of a page heading, such as "Keyboard". */}
      <elements.h3 id={id.replace(/.*--/, 'example-')}>{title}</elements.h3>
      <elements.p>
        <Markdown>{descriptionOf(place)}</Markdown>
      </elements.p>
      <Canvas of={of} />
    </section>
  );
}

const kilobytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** The start of a family's page: how to import it, its size, links, the sheet of all variants, and the playground. */
function Gallery() {
  const { page, stories, parts: partsOf, facts, hasStorybook } = use(PageContext);
  const { mdx, address } = page;
  const sheet = stories.Sheet ?? Object.values(stories).find(({ tags }) => tags?.includes('visual'));
  const playground = stories.Playground;
  const [, family = ''] = /<PropsOf family="([^"]+)" \/>/.exec(mdx) ?? [];
  const parts = partsOf[family] ?? [];
  const [, pattern] = /\]\((https:\/\/www\.w3\.org\/WAI\/ARIA\/apg\/patterns\/[^)]+)\)/.exec(mdx) ?? [];
  if (!sheet || !playground) throw new Error('A family needs a story "Playground", and a story with the tag "visual".');
  const imported = parts.map(({ name }) => name).filter((name) => /^[A-Z]/.test(name));
  const shown = imported.length > 3 ? [imported[0], '…'] : imported;
  const source = sourceUrl(`src/components${address.replace(/[^/]+\/$/, '')}${family}`);
  return (
    <>
      <Code language="tsx" code={`import { ${shown.join(', ')} } from 'waymark/${family}';`} />
      <ul className="mt-3 mb-6 flex flex-wrap gap-x-5 gap-y-1 text-[13px] text-muted">
        <li>{kilobytes.format((facts.sizes[family] ?? 0) / 1000)} kB with gzip, without React</li>
        {source && (
          <li>
            <a href={source}>Source</a>
          </li>
        )}
        {pattern && (
          <li>
            <a href={pattern}>WAI-ARIA pattern</a>
          </li>
        )}
        <li>
          <a href={`/${markdownBeside(address)}`}>Markdown</a>
        </li>
        {hasStorybook && (
          <li>
            <a href={`/storybook/?path=/story/${storyOf(stories, 'Playground').id}`}>Storybook</a>
          </li>
        )}
      </ul>
      <div className={`${box} my-4`}>
        <Preview place={placeOf(sheet)} isSheet />
      </div>
      <Canvas of={playground} />
    </>
  );
}

/** The props of every part of a family. The site's script shows one part at a time and searches all parts. */
function PropsOf({ family }: { family: string }) {
  // The part named like the family comes before the parts that it consists of.
  const isOther = ({ name }: { name: string }): number => Number(name.toLowerCase() !== family.replaceAll('-', ''));
  const parts = (use(PageContext).parts[family] ?? []).toSorted((a, b) => isOther(a) - isOther(b));
  const idOf = (part: string): string => `props-${part.toLowerCase()}`;
  return (
    <div data-props>
      <div hidden className="mt-4 text-[14px] print:hidden">
        <input
          type="search"
          aria-label="Search the props"
          placeholder="Search the props"
          className="me-3 min-h-9 w-60 rounded border border-border bg-paper px-3"
        />
        <span role="status" />
        <div role="tablist" aria-label="Parts" className="mt-3 flex flex-wrap gap-x-1 border-b border-divider">
          {parts.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={index === 0}
              id={`tab-${idOf(name)}`}
              aria-controls={`panel-${idOf(name)}`}
              className="cursor-pointer border-b-2 border-transparent px-2 py-1.5 aria-selected:border-secondary aria-selected:font-medium aria-selected:text-secondary"
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      {parts.map(({ name, description, props, others }) => (
        <section key={name} id={`panel-${idOf(name)}`} className="print:block">
          <h3 id={idOf(name)} className="mt-6 mb-2 text-[16px] font-semibold">
            {name}
          </h3>
          <p className="my-2 max-w-[72ch]">
            <Markdown>{description}</Markdown>
          </p>
          {props.length > 0 && (
            <Table caption={`Props of ${name}`} head={['Prop', 'Type', 'Default', 'Description']}>
              {props.map((prop) => (
                <tr
                  key={prop.name}
                  id={propId(name, prop.name)}
                  className="target:scroll-mt-30 target:bg-secondary-soft"
                >
                  <th scope="row">
                    <code>{prop.name}</code>
                    {prop.required && <span className="text-[13px] text-muted"> required</span>}
                  </th>
                  <td>
                    <code>{prop.type}</code>
                  </td>
                  <td>
                    <Markdown>{prop.defaultValue ?? ''}</Markdown>
                  </td>
                  <td>
                    <Markdown>{prop.description}</Markdown>
                  </td>
                </tr>
              ))}
            </Table>
          )}
          {others.length > 0 && (
            <p>
              <Markdown>{`${props.length > 0 ? 'Also accepts' : 'Accepts'} ${others.join(' and ')}.`}</Markdown>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

/**
 * Pictures of templates in the reader's theme, each with the page itself and the command that creates a project with
 * it.
 */
function Templates({ of }: { of: readonly unknown[] }) {
  return (
    <ul className="my-6 grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] gap-6">
      {of.map(placeOf).map((place) => {
        const address = `/frames/${storyAt(place).id}/`;
        frames.set(address, { place, isPicture: false });
        const [, template = ''] = /([\w-]+)\.stories/.exec(place.file) ?? [];
        return (
          <li key={place.file} className="min-w-0">
            <div
              aria-hidden
              inert
              className="@container aspect-[16/10] overflow-hidden rounded border border-divider [&>iframe]:h-200 [&>iframe]:w-320 [&>iframe]:origin-top-left [&>iframe]:border-0 [&>iframe]:[scale:tan(atan2(100cqw,1280px))] rtl:[&>iframe]:origin-top-right"
            >
              <StoryFrame place={place} isPicture />
            </div>
            <a href={address} className="mt-2 block font-medium text-primary">
              {storyModules[place.file]?.default?.title?.replace(/.*\//, '')}
            </a>
            {/* No project starts with the error page. */}
            {template !== 'error' && (
              <Code
                code={`npm create waymark@latest -- --template ${template}`}
                language="sh"
                className="mt-1 [&_span]:sr-only [&>button]:top-1 [&>pre]:py-2 [&>pre]:ps-3 [&>pre]:pe-10 [&>pre]:text-[12px] [&>pre]:whitespace-pre-wrap"
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Text with inline code and links. */
export function Markdown({ children }: { children: string }) {
  const { addressOf } = use(PageContext);
  const nodeOf = (part: string): ReactNode => {
    const [, text, link = ''] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (text) return <a href={addressOf(link)}>{text}</a>;
    return part.startsWith('`') ? <code>{part.slice(1, -1)}</code> : part;
  };
  const parts = children.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/);
  // Arguments need no keys.
  return createElement(Fragment, null, ...parts.map(nodeOf));
}

/** A live story without a frame around it. */
export const Live = ({ of }: { of: unknown }) => <Island place={placeOf(of)} />;

/** The playground of a family, such as `controls/button`, without interaction. */
export function Still({ file }: { file: string }) {
  const { Story } = storyAt({ file: `/stories/${file}.stories.tsx`, name: 'Playground' });
  return <Story />;
}

/** What every page can use without an import. `Meta` states where a page belongs, which scripts/kit/docs.ts reads. */
export const blocks = { Canvas, Example, Gallery, Live, Meta: () => null, PropsOf, Source: Code, Templates };
