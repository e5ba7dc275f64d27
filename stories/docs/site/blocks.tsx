// Renders the stories and props of the pages at build time. stories/docs/site/client.ts starts the examples in view.
import { createElement, Fragment, type ReactNode, use } from 'react';
import { renderToString } from 'react-dom/server';
import { markdownBeside } from '../../../scripts/kit/docs.ts';
import { propId } from '../../../scripts/kit/search-index.ts';
import { Code } from './code';
import { elements } from './elements';
import { PageContext, sourceUrl } from './page-state';
import { type StoryModule, storyOf } from './story';
import { Rows } from './tables';

export const storyModules = import.meta.glob<StoryModule>('/stories/**/*.stories.tsx', { eager: true });
const storySources = import.meta.glob<string>('/stories/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A story with its module path and its export. */
type PageStory = ReturnType<typeof storyOf> & { file: string; name: string };

const stories = new Map<unknown, PageStory>(
  Object.entries(storyModules).flatMap(([file, module]) =>
    Object.keys(module).map((name) => [module[name], { file, name, ...storyOf(module, name) }] as const),
  ),
);

function find(of: unknown): PageStory {
  const story = stories.get(of);
  if (!story) throw new Error('`of` is not a story.');
  return story;
}

/** The stories that a page shows in a frame, by frame URL: long ones, and those with layers that are initially open. */
export const frames = new Map<string, { story: PageStory; isPicture: boolean }>();

/** Longer content is shown in a frame, which a reader can skip. */
const maxInlineBytes = 100_000;

const rendered = new Map<string, string>();

function htmlOf({ id, Story }: PageStory): string {
  const html = rendered.get(id) ?? renderToString(<Story />, { identifierPrefix: `${id}-` });
  rendered.set(id, html);
  return html;
}

/** A story that React starts when it is in view or touched. `withStories` adds its HTML. */
export function Island({ story }: { story: PageStory }) {
  htmlOf(story);
  return (
    <div
      data-island={story.file}
      data-story={story.name}
      dangerouslySetInnerHTML={{ __html: `<!--story ${story.id}-->` }}
    />
  );
}

/** Adds the HTML of the stories to a page. */
export const withStories = (html: string): string =>
  html.replaceAll(/<!--story (.+?)-->/g, (_comment, id: string) => rendered.get(id) ?? '');

/** Returns the address of a story's own document. A picture contains no script and is not interactive. */
function frameOf(story: PageStory, isPicture: boolean): string {
  const address = `/${isPicture ? 'pictures' : 'frames'}/${story.id}/`;
  frames.set(address, { story, isPicture });
  return address;
}

const StoryFrame = ({ story, isPicture, className }: { story: PageStory; isPicture: boolean; className: string }) => (
  // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is a page of this site
  <iframe title={story.title} loading="lazy" src={frameOf(story, isPicture)} className={className} />
);

const box = 'overflow-clip rounded border border-divider';

interface PreviewProps {
  story: PageStory;
  /** Whether it only shows the variants of a family and is not interactive. */
  isSheet?: boolean;
}

/** Whether a story is shown in a separate document, because its layers would cover this one, or because it is long. */
const needsFrame = (story: PageStory): boolean =>
  story.parameters.docs.story?.inline === false || htmlOf(story).length > maxInlineBytes;

/** A live story. */
function Preview({ story, isSheet = false }: PreviewProps) {
  const { layout, docs } = story.parameters;
  const isFullscreen = layout === 'fullscreen';
  if (!needsFrame(story) && !(isSheet && isFullscreen)) {
    return (
      <div
        className={`max-h-120 overflow-auto bg-paper text-body leading-body print:max-h-none print:overflow-visible ${isFullscreen ? '' : 'p-6'}`}
      >
        <Island story={story} />
      </div>
    );
  }
  // A chart needs its script, which measures the plot.
  const isPicture = isSheet && !htmlOf(story).includes('chart-plot');
  return (
    <div
      aria-hidden={isSheet || undefined}
      inert={isSheet}
      style={{ height: Math.min(docs.story?.iframeHeight ?? 480, 480) }}
    >
      <StoryFrame story={story} isPicture={isPicture} className="size-full" />
    </div>
  );
}

/** A live story with its code, beside it where both fit and below it otherwise. */
function Canvas({ of }: { of: unknown }) {
  const { code: codes, hasStorybook } = use(PageContext);
  const story = find(of);
  const code = codes[story.id] ?? story.parameters.docs.source?.code;
  const isBeside = code && !needsFrame(story) && !htmlOf(story).includes('data-slot="data-grid"');
  return (
    <div className={`${box} mt-4 mb-8 divide-y divide-divider`}>
      <div className={`divide-divider ${isBeside ? 'max-md:divide-y md:grid md:grid-cols-2 md:divide-x' : 'divide-y'}`}>
        <Preview story={story} />
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
          <a href={`/storybook/?path=/story/${story.id}`}>Open in Storybook</a>
        </p>
      )}
    </div>
  );
}

/** The comment above a story. */
function descriptionOf({ file, name }: PageStory): string {
  const [, text = ''] =
    new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export const ${name}\\b`).exec(storySources[file] ?? '') ?? [];
  return text.replaceAll(/^\s*\* ?/gm, '').trim();
}

/** A story of a feature with a heading, its description and its code. */
function Example({ of }: { of: unknown }) {
  const story = find(of);
  return (
    <section>
      {/* An id derived from the text would duplicate that of a page heading, such as "Keyboard". */}
      <elements.h3 id={story.id.replace(/.*--/, 'example-')}>{story.title}</elements.h3>
      <elements.p>
        <Markdown>{descriptionOf(story)}</Markdown>
      </elements.p>
      <Canvas of={of} />
    </section>
  );
}

/** The start of a family's page: how to import it, its size, links, the sheet of all variants, and the playground. */
function Gallery() {
  const { page, stories: ofPage, parts: partsOf, facts, hasStorybook } = use(PageContext);
  const { mdx, address } = page;
  const sheet = ofPage.Sheet ?? Object.values(ofPage).find(({ tags }) => tags?.includes('visual'));
  const playground = ofPage.Playground;
  if (!sheet || !playground) throw new Error('A family needs a story "Playground", and a story with the tag "visual".');
  const [, family = ''] = /<PropsOf family="([^"]+)" \/>/.exec(mdx) ?? [];
  const [, pattern] = /\]\((https:\/\/www\.w3\.org\/WAI\/ARIA\/apg\/patterns\/[^)]+)\)/.exec(mdx) ?? [];
  const imported = (partsOf[family] ?? []).map(({ name }) => name).filter((name) => /^[A-Z]/.test(name));
  const shown = imported.length > 3 ? [imported[0], '…'] : imported;
  const links = {
    Source: sourceUrl(`src/components${address.replace(/[^/]+\/$/, '')}${family}`),
    'WAI-ARIA pattern': pattern,
    Markdown: `/${markdownBeside(address)}`,
    Storybook: hasStorybook && `/storybook/?path=/story/${find(playground).id}`,
  };
  return (
    <>
      <Code language="tsx" code={`import { ${shown.join(', ')} } from 'waymark/${family}';`} />
      <ul className="mt-3 mb-6 flex flex-wrap gap-x-5 gap-y-1 text-[13px] text-muted">
        <li>{((facts.sizes[family] ?? 0) / 1000).toFixed(1)} kB with gzip, without React</li>
        {Object.entries(links).map(
          ([name, href]) =>
            href && (
              <li key={name}>
                <a href={href}>{name}</a>
              </li>
            ),
        )}
      </ul>
      <div className={`${box} my-4`}>
        <Preview story={find(sheet)} isSheet />
      </div>
      <Canvas of={playground} />
    </>
  );
}

/** The props of every part of a family: one part at a time, and a field with which the site's script searches all parts. */
function PropsOf({ family }: { family: string }) {
  // The part named like the family comes before the parts that it consists of.
  const isOther = ({ name }: { name: string }): number => Number(name.toLowerCase() !== family.replaceAll('-', ''));
  const parts = (use(PageContext).parts[family] ?? []).toSorted((a, b) => isOther(a) - isOther(b));
  return (
    <div data-props={family} className="mt-4 flex flex-wrap gap-x-1 print:block">
      <div className="mb-3 w-full text-[14px] print:hidden noscript:hidden">
        <input
          type="search"
          aria-label="Search the props"
          placeholder="Search the props"
          className="me-3 min-h-9 w-60 rounded border border-border bg-paper px-3"
        />
        <span role="status" />
      </div>
      {/* The contents of all parts are below the row of their names. */}
      {parts.map(({ name, description, props, others }, index) => (
        <details
          key={name}
          name={family}
          open={index === 0}
          className="group contents details-content:order-1 details-content:w-full open:details-content:border-t open:details-content:border-divider print:details-content:block print:details-content:[content-visibility:visible]"
        >
          <summary className="cursor-pointer list-none px-2 pt-1.5 pb-2 text-[14px] group-open:border-b-2 group-open:border-secondary group-open:pb-1.5 group-open:font-medium group-open:text-secondary print:hidden">
            {name}
          </summary>
          <elements.h3 id={`props-${name.toLowerCase()}`} className="mt-6 mb-2 scroll-mt-40! text-[16px] font-semibold">
            {name}
          </elements.h3>
          <p className="my-2 max-w-[72ch]">
            <Markdown>{description}</Markdown>
          </p>
          {props.length > 0 && (
            <Rows
              caption={`Props of ${name}`}
              head={['Prop', 'Type', 'Default', 'Description']}
              ids={props.map((prop) => propId(name, prop.name))}
              className="target:scroll-mt-30 target:bg-secondary-soft"
              rows={props.map((prop) => [
                <Fragment key="prop">
                  <code>{prop.name}</code>
                  {prop.required && <span className="text-[13px] text-muted"> required</span>}
                </Fragment>,
                <code key="type">{prop.type}</code>,
                <Markdown key="default">{prop.defaultValue ?? ''}</Markdown>,
                <Markdown key="description">{prop.description}</Markdown>,
              ])}
            />
          )}
          {others.length > 0 && (
            <p>
              <Markdown>{`${props.length > 0 ? 'Also accepts' : 'Accepts'} ${others.join(' and ')}.`}</Markdown>
            </p>
          )}
        </details>
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
      {of.map(find).map((story) => {
        const [, template = ''] = /([\w-]+)\.stories/.exec(story.file) ?? [];
        return (
          <li key={story.file} className="min-w-0">
            <div aria-hidden inert className="@container aspect-[16/10] overflow-hidden rounded border border-divider">
              <StoryFrame
                story={story}
                isPicture
                className="h-200 w-320 origin-top-left [scale:tan(atan2(100cqw,1280px))] rtl:origin-top-right"
              />
            </div>
            <a href={frameOf(story, false)} className="mt-2 block font-medium text-primary">
              {storyModules[story.file]?.default?.title?.replace(/.*\//, '')}
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
  const nodeOf = (part: string): ReactNode => {
    const [, text, link = ''] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (text)
      return (
        <a href={link}>
          <Markdown>{text}</Markdown>
        </a>
      );
    return part.startsWith('`') ? <code>{part.slice(1, -1)}</code> : part;
  };
  const parts = children.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/);
  // Arguments need no keys.
  return createElement(Fragment, null, ...parts.map(nodeOf));
}

/** A live story without a frame around it. */
export const Live = ({ of }: { of: unknown }) => <Island story={find(of)} />;

/** The playground of the family of a page, without interaction. */
export function Still({ file }: { file: string }) {
  const { Story } = find(storyModules[`/stories/${file.replace(/mdx$/, 'stories.tsx')}`]?.Playground);
  return <Story />;
}

/** What every page can use without an import. `Meta` states a page's short name, which scripts/kit/docs.ts reads. */
export const blocks = { Canvas, Example, Gallery, Live, Meta: () => null, PropsOf, Source: Code, Templates };
