// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type MenuEntry, trailOf } from 'waymark';
import { menu } from '../../../../src/app/config/menu';
import { pageTitle } from '../../../../src/app/config/page-title';
import { allEntries } from './all-entries';

const withChildren = (fields: object, ...children: object[]) =>
  expect.objectContaining({ ...fields, children: expect.arrayContaining(children) });
const item = (fields: object) => expect.objectContaining({ type: 'item', ...fields });

/** The required groups with their required entries, in order. The menu may have others as well. */
const required = [
  withChildren(
    { id: 'dashboard', type: 'group', title: 'Dashboard' },
    item({ id: 'default', title: 'Dashboard', url: '/dashboard/default', link: '/', breadcrumbs: false }),
  ),
  withChildren(
    { id: 'pages', type: 'group', title: 'Pages', caption: 'Pages Caption' },
    withChildren(
      { id: 'authentication', type: 'collapse', title: 'Authentication' },
      item({ id: 'login', title: 'login', url: '/pages/login', target: true }),
      item({ id: 'register', title: 'register', url: '/pages/register', target: true }),
    ),
  ),
  withChildren(
    { id: 'utilities', type: 'group', title: 'Utilities' },
    item({ id: 'util-api-setup', title: 'API Setup', url: '/api-setup', breadcrumbs: false }),
  ),
  withChildren(
    { id: 'sample-docs-roadmap', type: 'group' },
    item({ id: 'sample-page', title: 'Sample Page', url: '/sample-page', breadcrumbs: false }),
    item({ id: 'documentation', title: 'Documentation', external: true, target: true }),
  ),
];
const requiredIds = ['dashboard', 'pages', 'utilities', 'sample-docs-roadmap'];

const pages = allEntries(menu).flatMap(({ type, id, title, url }) =>
  type === 'item' && url?.startsWith('/') ? [{ id, title, url }] : [],
);
const current = (path: string): MenuEntry | undefined => trailOf(menu, path).at(-1);

describe('the menu of the app', () => {
  it('has the required groups, with their entries, texts and flags', () => {
    expect(menu.filter(({ id }) => requiredIds.includes(id))).toEqual(required);
    expect(menu.find(({ id }) => id === 'sample-docs-roadmap')).not.toHaveProperty('title');
  });

  it('has an icon for every entry of the mini drawer', () => {
    for (const entry of menu.flatMap(({ children }) => children ?? [])) expect(entry.icon, entry.id).toBeDefined();
  });

  it.each(pages)('marks the entry of $url on its page and on the pages below it', ({ id, url }) => {
    for (const path of [url, `${url}/`, `${url}?tab=test#result`, `${url}/no-such-page`])
      expect(current(path)?.id).toBe(id);
    expect(current(`${url}-2`)?.id).not.toBe(id);
  });

  it('marks the dashboard at the root, and no entry on a page outside the menu', () => {
    expect(current('/')?.id).toBe('default');
    expect(current('/no-such-page')).toBeUndefined();
  });

  it.each(pages)('provides the title of the page at $url', ({ title, url }) => {
    expect(pageTitle(url)).toBe(`${title} – Waymark`);
  });

  it('leaves a page outside the menu with the name of the product', () => {
    expect(pageTitle('/no-such-page')).toBe('Waymark');
  });
});
