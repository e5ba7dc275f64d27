import { Contrast, Languages, Menu, Search, SunMoon } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { SkipLink } from 'waymark';
import { version } from '../../../package.json';
import { markdownBeside, type Page } from '../../../scripts/kit/docs.ts';
import { Logo } from '../../templates/logo';
import { PageContext, sourceUrl } from './page-state';

interface SiteDocumentProps {
  page: Pick<Page, 'address' | 'title' | 'sentence'>;
  /** Classes of the body. */
  className?: string | undefined;
  children: ReactNode;
}

/** A document with the files of the site: a page, or a story in a frame. */
export function SiteDocument({ page, className, children }: SiteDocumentProps) {
  const { styles, script, font, origin } = use(PageContext);
  const title = page.address === '/' ? 'Waymark: React components for dashboards' : `${page.title} – Waymark`;
  const description =
    page.sentence || `${page.title}: documentation of Waymark, accessible React components for dashboards.`;
  const address = origin && `${origin}${page.address}`;
  return (
    <html lang="en">
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
      </head>
      <body className={className}>{children}</body>
    </html>
  );
}

/** The pages of the sidebar, by file. Guides are the pages that no other group contains. */
function navigation(files: readonly string[]): Record<string, readonly string[]> {
  const families = ['Navigation', 'Data', 'Controls', 'Layers', 'Content', 'Patterns'];
  const pagesOf = (group: string): string[] => files.filter((file) => file.startsWith(`${group.toLowerCase()}/`));
  const groups = {
    Start: ['introduction', 'installation', 'tutorial', 'coming-from', 'nextjs'].map((name) => `docs/${name}.mdx`),
    Theming: ['docs/theme.mdx', 'providers/theming.mdx', 'providers/contrast.mdx', 'docs/playground.mdx'],
    Templates: pagesOf('Templates'),
    ...Object.fromEntries(families.map((group) => [group, pagesOf(group)])),
    Guides: [],
    Foundations: pagesOf('Foundations'),
  };
  const grouped = new Set(Object.values(groups).flat());
  return { ...groups, Guides: files.filter((file) => !grouped.has(file)) };
}

function Sidebar() {
  const state = use(PageContext);
  const pages = new Map(state.pages.map((page) => [page.file, page]));
  const current = state.page.address;
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

/** The values of each tool with their names, by the attribute of the root element that theme.js sets. */
const tools = {
  'data-theme': { label: 'Theme', Icon: SunMoon, values: { '': 'System', light: 'Light', dark: 'Dark' } },
  dir: { label: 'Direction', Icon: Languages, values: { '': 'Left to right', rtl: 'Right to left' } },
  'data-contrast': { label: 'Contrast', Icon: Contrast, values: { '': 'Contrast', more: 'More contrast' } },
};

/** The style of the tools, which need JavaScript. */
const toolStyle = 'inline-flex cursor-pointer items-center gap-2 rounded noscript:hidden [&>svg]:size-4';

const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** The second-level headings of the page, once it has been rendered. */
function Contents() {
  const { page, headings } = use(PageContext);
  const sections = headings.filter(({ level }) => level === 2);
  if (sections.length < 2 || page.address === '/') return null;
  return (
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
  );
}

/** A page of the site. */
export function SitePage({ children }: { children: ReactNode }) {
  const { page } = use(PageContext);
  const editUrl = sourceUrl(`stories/${page.file}`, 'edit');
  return (
    <SiteDocument page={page} className="overflow-x-clip bg-paper md:ps-62 print:p-0">
      <SkipLink targetId="content">Skip to the content</SkipLink>
      <header className="print:hidden">
        <div className="border-b border-divider bg-sunk p-3 md:fixed md:inset-y-0 md:start-0 md:flex md:w-62 md:flex-col md:border-e md:border-b-0 md:pb-0">
          <a className="inline-block p-2" href="/">
            <Logo />
          </a>
          <button
            type="button"
            className={`my-2 min-h-9 w-full border border-divider bg-paper px-3 text-muted ${toolStyle}`}
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
            <Sidebar />
          </details>
        </div>
        <div
          role="group"
          aria-label="Display"
          className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-divider px-5 py-2 text-[13px] font-medium"
        >
          <span className="me-auto text-muted">v{version}</span>
          {Object.entries(tools).map(([name, { label, Icon, values }]) => (
            <label
              key={name}
              className={`relative min-h-8 px-2 hover:bg-hover has-focus-visible:outline-2 ${toolStyle}`}
            >
              <Icon aria-hidden />
              <select
                aria-label={label}
                data-tool={name}
                className="cursor-pointer appearance-none bg-transparent text-text outline-none field-sizing-content max-sm:absolute max-sm:inset-0 max-sm:size-full max-sm:opacity-0"
              >
                {Object.entries(values).map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="outline-none min-[80em]:has-[>nav]:grid min-[80em]:has-[>nav]:grid-cols-[minmax(0,1fr)_220px]"
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
        <Contents />
      </main>
    </SiteDocument>
  );
}
