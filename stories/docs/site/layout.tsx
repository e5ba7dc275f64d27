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
  /** The URL of the published site, without a trailing slash. */
  origin: string | undefined;
}

/** The page data that its document and the sidebar need. */
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
      {/* Otherwise the script would request them only after it has run. */}
      {first && preloadsOf(first).map((file) => <link key={file} rel="modulepreload" href={file} />)}
    </head>
  );
}

/** The document of a story in a frame. */
export function FrameDocument({ children, page, isPadded, ...files }: DocumentProps & { isPadded: boolean }) {
  return (
    <html lang="en">
      <Head page={page} {...files} />
      <body className={isPadded ? 'bg-paper p-6' : undefined}>{children}</body>
    </html>
  );
}

interface SiteDocumentProps extends DocumentProps<Page> {
  pages: ReadonlyMap<string, PageInfo>;
  /** The second-level headings. */
  sections: readonly Heading[];
}

/** The pages of the sidebar, by file. Guides are the pages that no other group contains. */
function navigation(files: readonly string[]): Record<string, readonly string[]> {
  const families = ['Navigation', 'Data', 'Controls', 'Layers', 'Content', 'Patterns'].map(
    (group) => [group, files.filter((file) => file.startsWith(`${group.toLowerCase()}/`))] as const,
  );
  const groups = {
    Start: ['introduction', 'installation', 'tutorial', 'coming-from', 'nextjs'].map((name) => `docs/${name}.mdx`),
    Theming: ['docs/theme.mdx', 'providers/theming.mdx', 'providers/contrast.mdx', 'docs/playground.mdx'],
    Templates: ['templates/templates.mdx'],
    ...Object.fromEntries(families),
    Guides: [],
    Foundations: ['color', 'type', 'spacing', 'z-index', 'motion'].map((name) => `docs/foundations-${name}.mdx`),
  };
  const grouped = new Set(Object.values(groups).flat());
  return { ...groups, Guides: files.filter((file) => !grouped.has(file)) };
}

function Sidebar({ pages, current }: { pages: ReadonlyMap<string, PageInfo>; current: string }) {
  return (
    <nav aria-label="Pages" className="doc-nav">
      {Object.entries(navigation([...pages.keys()])).map(([title, files]) => (
        <section key={title} aria-label={title}>
          <p className="mt-4 mb-1 px-2 text-[12px] font-semibold text-muted">{title}</p>
          <ul>
            {files.map((file) => {
              const page = pages.get(file);
              if (!page) throw new Error(`The sidebar names ${file}, which does not exist.`);
              // A guide of a family is visible on the pages of the family.
              const family = /^.+(?=\.[\w-]+\.mdx$)/.exec(file)?.[0];
              if (family && !current.startsWith(`/${family}/`)) return null;
              return (
                <li key={file} className={family && 'ps-3'}>
                  <a
                    href={page.address}
                    aria-current={page.address === current ? 'page' : undefined}
                    className="block rounded-[6px] px-2 py-[5.5px] text-text hover:bg-hover aria-[current]:bg-secondary-soft aria-[current]:font-medium aria-[current]:text-on-secondary-soft"
                  >
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

/** The style of the tools, which need JavaScript. */
const tool = 'inline-flex cursor-pointer items-center gap-2 rounded noscript:hidden [&>svg]:size-4';

const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A document of the site. */
export function SiteDocument({ page, pages, sections, children, ...files }: SiteDocumentProps) {
  const hasToc = sections.length > 1 && page.address !== '/';
  const editUrl = sourceUrl(`stories/${page.file}`, 'edit');
  return (
    <html lang="en">
      <Head page={page} {...files} />
      <body className="overflow-x-clip bg-paper md:ps-62 print:p-0">
        <a className="not-focus:absolute not-focus:[clip-path:inset(50%)]" href="#content">
          Skip to the content
        </a>
        <header className="print:hidden">
          <div className="border-b border-divider bg-sunk p-3 md:fixed md:inset-y-0 md:start-0 md:flex md:w-62 md:flex-col md:border-e md:border-b-0 md:pb-0">
            <a className="inline-block p-2" href="/">
              <Logo />
            </a>
            <button
              type="button"
              className={`my-2 min-h-9 w-full border border-divider bg-paper px-3 text-muted ${tool}`}
              data-search
              aria-keyshortcuts="Control+K Meta+K"
            >
              <Search aria-hidden />
              <span>Search</span>
              <kbd className="ms-auto font-sans text-[11px] font-medium">Ctrl K</kbd>
            </button>
            <details className="doc-menu md:-mx-3 md:min-h-0 md:overflow-y-auto md:px-3 md:details-content:block md:details-content:[content-visibility:visible]">
              <summary className="flex min-h-10 cursor-pointer items-center gap-2 px-2 md:hidden [&>svg]:size-4">
                <Menu aria-hidden />
                Pages
              </summary>
              <Sidebar pages={pages} current={page.address} />
            </details>
          </div>
          <div
            role="group"
            aria-label="Display"
            className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-divider px-5 py-2 text-[13px] font-medium"
          >
            <span className="me-auto text-muted">v{version}</span>
            {Object.entries({ 'data-theme': SunMoon, dir: Languages, 'data-contrast': Contrast }).map(
              ([name, Icon]) => (
                <button
                  key={name}
                  type="button"
                  data-toggle={name}
                  className={`min-h-8 px-2 text-text hover:bg-hover max-sm:[&>span]:sr-only ${tool}`}
                >
                  <Icon aria-hidden />
                  <span />
                </button>
              ),
            )}
          </div>
        </header>
        <main
          id="content"
          tabIndex={-1}
          className={`outline-none ${hasToc ? 'min-[80em]:grid min-[80em]:grid-cols-[minmax(0,1fr)_220px]' : ''}`}
        >
          <article
            className={`doc-page px-5 pt-8 pb-20 text-[16px] leading-[1.6] md:px-14 ${page.address === '/' ? '[&>div>:not(.doc-hero)]:max-w-250' : 'max-w-278'}`}
          >
            {children}
            <footer className="mt-14 flex flex-wrap gap-x-5 gap-y-1 text-[13px] text-muted">
              {page.changed && (
                <span>
                  Last change: <time dateTime={page.changed}>{longDate.format(new Date(page.changed))}</time>
                </span>
              )}
              {editUrl && <a href={editUrl}>Edit this page</a>}
            </footer>
          </article>
          {hasToc && (
            <nav
              aria-label="On this page"
              className="sticky top-0 hidden max-h-screen self-start overflow-y-auto px-5 py-10 text-[13px] text-muted min-[80em]:block print:hidden"
            >
              <p className="mb-2 text-[12px] font-semibold">On this page</p>
              <ul>
                {sections.map(({ id, text }) => (
                  <li key={id}>
                    <a className="block py-1 hover:text-text" href={`#${id}`}>
                      {text}
                    </a>
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
