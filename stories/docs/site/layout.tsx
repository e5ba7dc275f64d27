import { Contrast, Languages, Menu, Search, SunMoon } from 'lucide-react';
import type { ReactNode } from 'react';
import { version } from '../../../package.json';
import { markdownBeside, type Page } from '../../../scripts/kit/docs.ts';
import type { Heading } from '../../../scripts/kit/search-index.ts';
import { Logo } from '../../templates/logo';
import { sourceUrl } from './page-state';

/** The files of the site that every page loads. */
export interface SiteFiles {
  script: string | undefined;
  /** The scripts that start the stories of a module. */
  preloadsOf: (module: string) => readonly string[];
  styles: readonly string[];
  /** The font of the first screen. */
  font: string | undefined;
  hasStorybook: boolean;
  /** The address of the published site, without a slash at its end. */
  origin: string | undefined;
}

/** A page for its document and for the sidebar. */
export type PageInfo = Pick<Page, 'address' | 'name' | 'title' | 'sentence'>;

interface DocumentProps<Info = PageInfo> extends SiteFiles {
  page: Info;
  /** The module of the first story that the document starts. */
  first: string | undefined;
  children: ReactNode;
}

function Head({ page, styles, script, font, origin, first, preloadsOf }: Omit<DocumentProps, 'children'>) {
  const title = page.address === '/' ? 'Waymark: React components for dashboards' : `${page.title} – Waymark`;
  const description =
    page.sentence || `${page.title}: documentation of Waymark, accessible React components for dashboards.`;
  const address = origin && `${origin}${page.address}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      {address && <link rel="canonical" href={address} />}
      {address && <meta property="og:url" content={address} />}
      <link rel="alternate" type="text/markdown" href={`/${markdownBeside(page.address)}`} />
      <link rel="icon" href="/favicon.svg" />
      {styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      {font && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />}
      {/* Before the first paint: it sets the theme that the reader has chosen. */}
      <script src="/theme.js" />
      {script && <script type="module" src={script} />}
      {/* The script requests them otherwise, after it has run. */}
      {first && preloadsOf(first).map((file) => <link key={file} rel="modulepreload" href={file} />)}
    </head>
  );
}

/** The document of a story in a frame. */
export function FrameDocument({ children, page, isPadded, ...files }: DocumentProps & { isPadded: boolean }) {
  return (
    <html lang="en">
      <Head page={page} {...files} />
      <body className={isPadded ? 'doc-padded' : undefined}>{children}</body>
    </html>
  );
}

interface SiteDocumentProps extends DocumentProps<Page> {
  pages: ReadonlyMap<string, PageInfo>;
  /** The headings of the second level. */
  sections: readonly Heading[];
}

const start = ['introduction', 'installation', 'tutorial', 'coming-from', 'nextjs'];
const theming = ['theme', 'theming', 'contrast', 'playground'];
const foundations = ['color', 'type', 'spacing', 'z-index', 'motion'].map((name) => `foundations-${name}`);

const groups = {
  navigation: 'Navigation',
  data: 'Data',
  controls: 'Controls',
  layers: 'Layers',
  content: 'Content',
  patterns: 'Patterns',
};

/** The pages of the sidebar by their files. Guides are the pages that no other group has. */
function navigation(files: readonly string[]) {
  const docs = (names: readonly string[]) => names.map((name) => `docs/${name}.mdx`);
  const named = [start, theming, foundations].flatMap(docs);
  return {
    Start: docs(start),
    Theming: docs(theming),
    Templates: ['templates/templates.mdx'],
    ...Object.fromEntries(
      Object.entries(groups).map(([group, title]) => [title, files.filter((file) => file.startsWith(`${group}/`))]),
    ),
    Guides: files.filter((file) => file.startsWith('docs/') && !named.includes(file)),
    Foundations: docs(foundations),
  };
}

function Sidebar({ pages, current }: { pages: ReadonlyMap<string, PageInfo>; current: string }) {
  return (
    <nav aria-label="Pages" className="doc-nav">
      {Object.entries(navigation([...pages.keys()])).map(([title, files]) => (
        <section key={title} aria-label={title}>
          <p>{title}</p>
          <ul>
            {files.map((file) => {
              const page = pages.get(file);
              if (!page) throw new Error(`The sidebar names ${file}, which does not exist.`);
              // A guide of a family is visible on the pages of the family.
              const family = /^.+(?=\.[\w-]+\.mdx$)/.exec(file)?.[0];
              if (family && !current.startsWith(`/${family}/`)) return null;
              return (
                <li key={file} className={family && 'doc-nested'}>
                  <a href={page.address} aria-current={page.address === current ? 'page' : undefined}>
                    {page.name}
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
}

const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A document of the site. Without JavaScript, its tools are hidden. */
export function SiteDocument({ page, pages, sections, children, ...files }: SiteDocumentProps) {
  const editUrl = sourceUrl(`stories/${page.file}`, 'edit');
  return (
    <html lang="en">
      <Head page={page} {...files} />
      <body className="doc-body">
        <a className="doc-skip" href="#content">
          Skip to the content
        </a>
        <header>
          <div className="doc-side">
            <a className="doc-logo" href="/">
              <Logo />
            </a>
            <button type="button" className="doc-search" hidden data-search aria-keyshortcuts="Control+K Meta+K">
              <Search aria-hidden />
              <span>Search</span>
              <kbd>Ctrl K</kbd>
            </button>
            <details className="doc-menu">
              <summary>
                <Menu aria-hidden />
                Pages
              </summary>
              <Sidebar pages={pages} current={page.address} />
            </details>
          </div>
          <div className="doc-tools" role="group" aria-label="Display">
            <span className="doc-version">v{version}</span>
            <button type="button" hidden data-toggle="theme">
              <SunMoon aria-hidden />
              <span>Theme</span>
            </button>
            <button type="button" hidden data-toggle="dir">
              <Languages aria-hidden />
              <span>Direction</span>
            </button>
            <button type="button" hidden data-toggle="contrast">
              <Contrast aria-hidden />
              <span>Contrast</span>
            </button>
          </div>
        </header>
        <main id="content" tabIndex={-1}>
          <article className="doc-page">
            {children}
            <footer className="doc-links">
              <span>Waymark {version}</span>
              {page.changed && (
                <span>
                  Last change: <time dateTime={page.changed}>{longDate.format(new Date(page.changed))}</time>
                </span>
              )}
              {editUrl && <a href={editUrl}>Edit this page</a>}
            </footer>
          </article>
          {sections.length > 1 && page.address !== '/' && (
            <nav aria-label="On this page" className="doc-toc">
              <p>On this page</p>
              <ul>
                {sections.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </main>
      </body>
    </html>
  );
}
