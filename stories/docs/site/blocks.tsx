// What the pages show of stories and props, rendered by the build. stories/docs/site/client.ts starts an example in view.
import { createElement, Fragment, type ReactNode, use } from 'react';
import { renderToString } from 'react-dom/server';
import partsByFamily from 'virtual:kit-parts';
import sizes from 'virtual:kit-sizes';
import storyCode from 'virtual:story-code';
import { markdownBeside } from '../../../scripts/kit/docs.ts';
import { RowHead, Table } from '../tokens';
import { Code } from './code';
import { PageContext } from './page-state';
import { type StoryModule, storyOf } from './story';

export const storyModules = import.meta.glob<StoryModule>('/stories/**/*.stories.tsx', { eager: true });
const storySources = import.meta.glob<string>('/stories/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A place of a story: the path of its module, and its export. */
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

/** The stories that a page shows in a frame: those with layers that are open from the start, and those that are long. */
export const frames = new Map<string, Place>();

/** Longer content is shown in a frame, which a reader can skip. */
const maxInlineBytes = 60_000;

const rendered = new Map<string, string>();

function htmlOf({ file, name }: Place): string {
  const { id, Story } = storyOf(storyModules[file] ?? {}, name);
  const html = rendered.get(id) ?? renderToString(<Story />, { identifierPrefix: `${id}-` });
  rendered.set(id, html);
  return html;
}

/** A story that React starts when it is in view or touched. */
export function Island({ place }: { place: Place }) {
  const { id } = storyOf(storyModules[place.file] ?? {}, place.name);
  return (
    <div
      data-island={place.file}
      data-story={place.name}
      data-prefix={`${id}-`}
      // The markup of React itself.
      dangerouslySetInnerHTML={{ __html: htmlOf(place) }}
    />
  );
}

interface StoryFrameProps {
  place: Place;
  isInert?: boolean;
}

function StoryFrame({ place, isInert = false }: StoryFrameProps) {
  const { id, title, parameters } = storyOf(storyModules[place.file] ?? {}, place.name);
  frames.set(id, place);
  const height = Math.min(parameters.docs?.story?.iframeHeight ?? 480, 480);
  return (
    <div aria-hidden={isInert || undefined} inert={isInert} className="doc-frame" style={{ height }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is a page of this site */}
      <iframe title={title} loading="lazy" src={`/frames/${id}/`} />
    </div>
  );
}

/** A live story. A story with open layers has a page of its own, because they would cover this one. */
function Preview({ place, isInert = false }: StoryFrameProps) {
  const { parameters } = storyOf(storyModules[place.file] ?? {}, place.name);
  const isFrame =
    parameters.docs?.story?.inline === false ||
    (isInert && parameters.layout === 'fullscreen') ||
    htmlOf(place).length > maxInlineBytes;
  if (isFrame) return <StoryFrame place={place} isInert={isInert} />;
  return (
    <div className={parameters.layout === 'fullscreen' ? 'doc-preview' : 'doc-preview doc-padded'}>
      <Island place={place} />
    </div>
  );
}

interface CanvasProps {
  /** A story. */
  of: unknown;
  sourceState?: 'none';
}

/** A live story with its code. */
function Canvas({ of, sourceState }: CanvasProps) {
  const place = placeOf(of);
  const { id, parameters } = storyOf(storyModules[place.file] ?? {}, place.name);
  const code = sourceState === 'none' ? undefined : (storyCode[id] ?? parameters.docs?.source?.code);
  return (
    <div className="doc-canvas">
      <Preview place={place} />
      {code && <Code code={code} language="tsx" />}
      {use(PageContext)?.hasStorybook && (
        <p className="doc-canvas-links">
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
  const { id, title } = storyOf(storyModules[place.file] ?? {}, place.name);
  return (
    <section className="doc-example">
      {/* An id of the text would repeat that of a heading of the page, such as "Keyboard". */}
      <h3 id={id.replace(/.*--/, 'example-')}>{title}</h3>
      <p>
        <Markdown>{descriptionOf(place)}</Markdown>
      </p>
      <Canvas of={of} />
    </section>
  );
}

const kilobytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** The start of a family's page: how to import it, its size, links, the sheet of all variants, and the playground. */
function Gallery() {
  const page = use(PageContext);
  const names = Object.entries(page?.stories ?? {});
  const sheet = names.find(([, { tags }]) => tags?.includes('visual'))?.[1];
  const playground = page?.stories?.Playground;
  const [, family = ''] = /<PropsOf family="([^"]+)" \/>/.exec(page?.mdx ?? '') ?? [];
  const parts = partsByFamily[family] ?? [];
  const [, pattern] = /\]\((https:\/\/www\.w3\.org\/WAI\/ARIA\/apg\/patterns\/[^)]+)\)/.exec(page?.mdx ?? '') ?? [];
  if (!sheet || !playground) throw new Error('A family needs a story "Playground", and a story with the tag "visual".');
  const imported = parts.map(({ name }) => name).filter((name) => /^[A-Z]/.test(name));
  const shown = imported.length > 3 ? [imported[0], '…'] : imported;
  return (
    <>
      <Code language="tsx" code={`import { ${shown.join(', ')} } from 'waymark/${family}';`} />
      <ul className="doc-links">
        <li>{kilobytes.format((sizes[family] ?? 0) / 1000)} kB with gzip, without React</li>
        {pattern && (
          <li>
            <a href={pattern}>WAI-ARIA pattern</a>
          </li>
        )}
        <li>
          <a href={`/${markdownBeside(page?.path ?? '')}`}>Markdown</a>
        </li>
        {page?.hasStorybook && (
          <li>
            <a href={`/storybook/?path=/story/${storyOf(page.stories ?? {}, 'Playground').id}`}>Storybook</a>
          </li>
        )}
      </ul>
      <Preview place={placeOf(sheet)} isInert />
      <Canvas of={playground} />
    </>
  );
}

/** A table of the props of every part of a family. */
function PropsOf({ family }: { family: string }) {
  const parts = partsByFamily[family] ?? [];
  // Of a family with many parts, a reader opens those of interest. A search in the page finds all.
  return parts.map(({ name, description, props, others }, index) => (
    <details key={name} className="doc-part" open={parts.length < 4 || index === 0}>
      <summary>
        <h3 id={`props-${name.toLowerCase()}`}>{name}</h3>
      </summary>
      <p>
        <Markdown>{description}</Markdown>
      </p>
      {props.length > 0 && (
        <Table caption={`Props of ${name}`} head={['Prop', 'Type', 'Default', 'Description']}>
          {props.map((prop) => (
            <tr key={prop.name}>
              <RowHead>
                <code>{prop.name}</code>
                {prop.required && <span className="doc-muted"> required</span>}
              </RowHead>
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
    </details>
  ));
}

interface PageLinkProps {
  /** The id of the page, such as `controls-button--documentation`. */
  page: string;
  className?: string;
  children?: ReactNode;
}

/** A link to a page of the documentation, without the style of links in a text. */
export function PageLink({ page, ...props }: PageLinkProps) {
  return <a href={use(PageContext)?.addressOf(`?path=/docs/${page}`)} {...props} />;
}

/** A text with inline code and links. */
function Markdown({ children }: { children: string }) {
  const page = use(PageContext);
  const nodeOf = (part: string): ReactNode => {
    const [, text, link = ''] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (text) return <a href={page?.addressOf(link)}>{text}</a>;
    return part.startsWith('`') ? <code>{part.slice(1, -1)}</code> : part;
  };
  const parts = children.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/);
  // Arguments need no keys.
  return createElement(Fragment, null, ...parts.map(nodeOf));
}

function Source({ code, language }: { code: string; language: string }) {
  return <Code code={code} language={language} />;
}

/** A live story without a frame around it. */
export const Live = ({ of }: { of: unknown }) => <Island place={placeOf(of)} />;

/** What every page can use without an import. `Meta` has the place of a page, which scripts/kit/docs.ts reads. */
export const blocks = { Canvas, Example, Gallery, Live, Meta: () => null, PropsOf, Source };
