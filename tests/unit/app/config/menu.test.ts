// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type MenuEntry, trailOf } from 'waymark';
import { menu } from '../../../../src/app/config/menu';
import { pageTitle } from '../../../../src/app/config/page-title';

/** The entries without icons and without the URL of the documentation, which depends on the environment. */
function plain({ icon: _icon, children, ...entry }: MenuEntry): object {
  const url = entry.id === 'documentation' ? {} : entry.url && { url: entry.url };
  const { url: _url, ...rest } = entry;
  return { ...rest, ...url, ...(children && { children: children.map(plain) }) };
}

const current = (path: string) => trailOf(menu, path).at(-1)?.id;

describe('the menu of the app', () => {
  it('has the specified groups, texts and flags', () => {
    expect(menu.map(plain)).toEqual([
      {
        id: 'dashboard',
        type: 'group',
        title: 'Dashboard',
        children: [
          { id: 'default', type: 'item', title: 'Dashboard', url: '/dashboard/default', link: '/', breadcrumbs: false },
        ],
      },
      {
        id: 'pages',
        type: 'group',
        title: 'Pages',
        caption: 'Pages Caption',
        children: [
          {
            id: 'authentication',
            type: 'collapse',
            title: 'Authentication',
            children: [
              { id: 'login', type: 'item', title: 'login', url: '/pages/login', target: true },
              { id: 'register', type: 'item', title: 'register', url: '/pages/register', target: true },
            ],
          },
        ],
      },
      {
        id: 'utilities',
        type: 'group',
        title: 'Utilities',
        children: [{ id: 'util-api-setup', type: 'item', title: 'API Setup', url: '/api-setup', breadcrumbs: false }],
      },
      {
        id: 'sample-docs-roadmap',
        type: 'group',
        children: [
          { id: 'sample-page', type: 'item', title: 'Sample Page', url: '/sample-page', breadcrumbs: false },
          { id: 'documentation', type: 'item', title: 'Documentation', external: true, target: true },
        ],
      },
    ]);
  });

  it('has an icon for every entry of the mini drawer', () => {
    for (const entry of menu.flatMap(({ children }) => children ?? [])) expect(entry.icon, entry.id).toBeDefined();
  });

  it('matches the current item by whole path segments', () => {
    expect(current('/')).toBe('default');
    expect(current('/dashboard/default/')).toBe('default');
    expect(current('/dashboard')).toBeUndefined();
    expect(current('/api-setup')).toBe('util-api-setup');
    expect(current('/api-setup/keys?tab=test#result')).toBe('util-api-setup');
    expect(current('/api-setup-2')).toBeUndefined();
    expect(current('/api')).toBeUndefined();
    expect(current('/pages/login')).toBe('login');
    expect(current('/login')).toBeUndefined();
  });

  it('provides the document titles', () => {
    expect(pageTitle('/')).toBe('Dashboard – Waymark');
    expect(pageTitle('/api-setup')).toBe('API Setup – Waymark');
    expect(pageTitle('/api-setup-2')).toBe('Waymark');
  });
});
