import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  AppShell,
  BreadcrumbsTrail,
  Drawer,
  FlyoutProvider,
  type MenuEntry,
  NavMenu,
  NavMenuEntries,
  trailOf,
  trailToCrumbs,
} from 'waymark';
import { MenuExtrasContext, type SubmenuProps } from '../../../src/components/lib/menu-extras';

/** The seed of every property. With the `path` of the report, a failure can be reproduced. */
const seed = 20_260_611;
const runs = 40;

interface Page {
  menu: readonly MenuEntry[];
  path: string;
}

// Generators

const segment = fc.constantFrom('a', 'b', 'ab', 'a-b', 'caf\u00e9', 'caf%C3%A9', '100%', '%2F', 'constructor');
/** Few segments, so that paths are often equal or prefixes of each other. */
const path = fc.array(segment, { maxLength: 3 }).map((segments) => `/${segments.join('/')}`);
const badAddress = fc.constantFrom(
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<b>x</b>',
  'vbscript:x',
  'blob:https://example.com/1',
  'file:///etc/hosts',
  'view-source:https://example.com',
);
const address = fc.oneof(
  { weight: 6, arbitrary: path },
  { weight: 1, arbitrary: fc.tuple(path, fc.constantFrom('/', '?a=b', '#c', '//d')).map((parts) => parts.join('')) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'https://example.com/a',
      '//example.com/a',
      'mailto:a@b.example',
      'tel:+431',
      '#a',
      'a/b',
      '',
    ),
  },
  { weight: 2, arbitrary: badAddress },
);
const title = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  // Any UTF-16 code units, including lone surrogates and control characters.
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 }).map((units) => String.fromCharCode(...units)),
  fc.constantFrom('', ' ', '\u202eabc', '<b aria-current="page">', 'x'.repeat(300)),
);
const optional = <T,>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });

type Draft = Omit<MenuEntry, 'id' | 'children'> & { children?: readonly Draft[]; twice?: boolean };

const look = {
  title: optional(title),
  caption: fc.option(title, { nil: undefined, freq: 1 }),
  disabled: fc.option(fc.constant(true), { nil: undefined, freq: 6 }),
  chip: fc.option(fc.record({ label: title }), { nil: undefined, freq: 8 }),
  /** The same entry object follows once more. */
  twice: fc.option(fc.constant(true), { nil: undefined, freq: 12 }),
};
const item: fc.Arbitrary<Draft> = fc.record({
  ...look,
  type: fc.constant('item'),
  url: fc.option(address, { nil: undefined, freq: 8 }),
  link: fc.option(address, { nil: undefined, freq: 1 }),
  target: optional(fc.constant(true)),
  external: optional(fc.constant(true)),
  breadcrumbs: fc.option(fc.boolean(), { nil: undefined, freq: 1 }),
});
/** A mistake: an unknown type, or a nested group. */
const mistake: fc.Arbitrary<Draft> = fc.record({
  ...look,
  type: fc.constantFrom('link', 'group', '', '__proto__').map((type) => type as MenuEntry['type']),
  url: optional(address),
  children: optional(fc.array(item, { maxLength: 1 })),
});

function entriesBelow(depth: number): fc.Arbitrary<readonly Draft[]> {
  const collapse: fc.Arbitrary<Draft> = fc.record({
    ...look,
    type: fc.constant('collapse'),
    url: optional(address),
    children: depth > 1 ? optional(entriesBelow(depth - 1)) : optional(fc.array(item, { maxLength: 2 })),
  });
  return fc.array(
    fc.oneof({ weight: 3, arbitrary: item }, { weight: 3, arbitrary: collapse }, { weight: 1, arbitrary: mistake }),
    { maxLength: 2 },
  );
}
const group: fc.Arbitrary<Draft> = fc.record({
  ...look,
  type: fc.constant('group'),
  children: optional(entriesBelow(4)),
});

/** Adds the ids and repeats the entries marked `twice`. */
function numbered(drafts: readonly Draft[], prefix = 'e'): readonly MenuEntry[] {
  return drafts.flatMap(({ twice, children, ...draft }, index) => {
    const id = `${prefix}-${index}`;
    const entry: MenuEntry = { ...draft, id, children: children && numbered(children, id) };
    return twice ? [entry, entry] : [entry];
  });
}

const menu = fc
  .tuple(fc.array(group, { maxLength: 2 }), entriesBelow(1))
  .map(([groups, others]) => numbered([...groups, ...others]));

const page: fc.Arbitrary<Page> = menu.chain((entries) => {
  const own = allEntries(entries).flatMap(({ url, link }) => [url, link].filter((given) => given !== undefined));
  const below = fc.tuple(fc.constantFrom(...own, '/a'), fc.constantFrom('', '', '/', '/x', '/a', '?q=1', '#top'));
  return fc.record({
    menu: fc.constant(entries),
    path: fc.oneof({ weight: 4, arbitrary: below.map((parts) => parts.join('')) }, { weight: 1, arbitrary: path }),
  });
});

// An independent implementation of the expected behavior

function allEntries(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...allEntries(entry.children ?? [])]);
}

/** The rendered items. With `reachable`, only those that are not inside a disabled entry. */
function itemsOf(entries: readonly MenuEntry[], reachable = false, depth = 0): readonly MenuEntry[] {
  return entries.flatMap((entry) => {
    if (entry.type === 'item') return [entry];
    const opens = entry.type === 'collapse' ? !(reachable && entry.disabled) : entry.type === 'group' && depth === 0;
    return opens ? itemsOf(entry.children ?? [], reachable, depth + 1) : [];
  });
}

/** The scheme that the browser resolves a URL to, or `undefined` for an invalid URL. */
function schemeOf(url: string): string | undefined {
  return URL.canParse(url, 'https://waymark.example') ? new URL(url, 'https://waymark.example').protocol : undefined;
}

const followable = ['http:', 'https:', 'mailto:', 'tel:'];

function destinationsOf(entries: readonly MenuEntry[]): Set<string> {
  const urls = itemsOf(entries, true).flatMap(({ url, disabled }) => (url === undefined || disabled ? [] : [url]));
  return new Set(urls.filter((url) => followable.includes(schemeOf(url) ?? '')));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Normalizes a path to the form `/a/b/`, so that a path below another one starts with it. */
function normal(text: string): string {
  const parts = text
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((part) => part !== '');
  return `/${parts.map((part) => `${decode(part).replaceAll('/', '\\')}/`).join('')}`;
}

function isCurrent({ url, link }: MenuEntry, at: string): boolean {
  return [url, link].some((own) => {
    if (own === undefined || !/^\/(?!\/)/.test(own)) return false;
    return normal(own) === '/' ? normal(at) === '/' : normal(at).startsWith(normal(own));
  });
}

// The components that render a menu

function Menu({ menu: entries, path: at }: Page) {
  return (
    <Drawer>
      <NavMenu>
        <NavMenuEntries entries={entries} currentPath={at} />
      </NavMenu>
    </Drawer>
  );
}

const drawerOpen = (shown: Page) => (
  <AppShell variant="permanent">
    <Menu {...shown} />
  </AppShell>
);
const drawerMini = (shown: Page) => (
  <AppShell variant="permanent" defaultOpen={false}>
    <FlyoutProvider>
      <Menu {...shown} />
    </FlyoutProvider>
  </AppShell>
);
const drawerModal = (shown: Page) => (
  <AppShell variant="modal" defaultOpen>
    <Menu {...shown} />
  </AppShell>
);
const breadcrumbs = ({ menu: entries, path: at }: Page) => (
  <BreadcrumbsTrail links={trailToCrumbs(trailOf(entries, at), { title: 'Home', to: '/' })} />
);

/** A submenu that is always open, so that one render contains all entries. */
function OpenSubmenu({ id, children }: SubmenuProps) {
  return <ul id={id}>{children}</ul>;
}

const allOpen = (shown: Page) => (
  <AppShell variant="permanent" defaultOpen={false}>
    <MenuExtrasContext value={{ Submenu: OpenSubmenu, menuRef: () => undefined }}>
      <Menu {...shown} />
    </MenuExtrasContext>
  </AppShell>
);

const markOf = (html: string): string[] => [...html.matchAll(/ aria-current="(\w+)"/g)].map(([, value = '']) => value);

const entities: Partial<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll(/&([\w#]+);/g, (whole, name) => entities[name] ?? whole),
  );

const twin: MenuEntry = { id: 'twin', type: 'item', title: 'Twin', url: '/twin' };
/** Regressions: each property runs on these pages first. */
const found: readonly Page[] = [
  // An entry that occurs twice in one list was marked as current twice.
  { menu: [twin, twin], path: '/twin' },
  { menu: [{ id: 'group', type: 'group', children: [twin, twin] }], path: '/twin' },
  { menu: [{ id: 'collapse', type: 'collapse', children: [twin, twin] }], path: '/twin/below' },
];
const options = { seed, numRuns: runs };
/** In ms. The runs can exceed the default timeout on a busy machine. */
const timeout = 60_000;

describe('any menu at any path', () => {
  it(
    'marks at most one current entry in each drawer state and in the breadcrumbs',
    () => {
      fc.assert(
        fc.property(page, fc.boolean(), (shown, modal) => {
          const known = itemsOf(shown.menu).some((entry) => isCurrent(entry, shown.path));
          const trail = trailOf(shown.menu, shown.path);
          expect(trail.length > 0, 'whether an entry is current').toBe(known);
          const current = trail.at(-1);
          const drawer = modal ? drawerModal(shown) : drawerOpen(shown);
          expect(markOf(renderToStaticMarkup(drawer)), modal ? 'modal' : 'open').toEqual(known ? ['page'] : []);
          // The button of a closed group is marked in place of the entry inside it.
          const inGroup = trail.some(({ type }) => type === 'collapse');
          expect(markOf(renderToStaticMarkup(drawerMini(shown))), 'mini').toEqual(
            known ? [inGroup ? 'true' : 'page'] : [],
          );
          const hasTrail = known && current?.breadcrumbs !== false;
          expect(markOf(renderToStaticMarkup(breadcrumbs(shown))), 'breadcrumbs').toEqual(hasTrail ? ['page'] : []);
        }),
        {
          ...options,
          examples: found.flatMap((shown): [Page, boolean][] => [
            [shown, true],
            [shown, false],
          ]),
        },
      );
    },
    timeout,
  );

  it(
    'links to every destination of the menu and no other',
    () => {
      fc.assert(
        fc.property(page, (shown) => {
          const hrefs = hrefsOf(renderToStaticMarkup(allOpen(shown)));
          // An invalid URL cannot be followed.
          expect(new Set(hrefs.filter((href) => schemeOf(href)))).toEqual(destinationsOf(shown.menu));
          for (const href of hrefsOf(renderToStaticMarkup(breadcrumbs(shown)))) {
            expect([...followable, undefined], 'breadcrumbs').toContain(schemeOf(href));
          }
        }),
        { ...options, examples: found.map((shown): [Page] => [shown]) },
      );
    },
    timeout,
  );
});
