// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type MenuEntry, trailOf } from 'waymark';

const item = (id: string, url?: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  type: 'item',
  url,
  ...more,
});

const menu: MenuEntry[] = [
  { id: 'start', type: 'group', children: [item('default', '/dashboard/default', { link: '/' })] },
  {
    id: 'tools',
    type: 'group',
    children: [
      item('api', '/api'),
      item('api-setup', '/api-setup'),
      { id: 'reports', type: 'collapse', url: '/reports', children: [item('weekly', '/reports/weekly')] },
      item('outside', 'https://example.com/api', { external: true }),
      item('tricky', '//example.com/x'),
    ],
  },
];

const ids = (path: string): string[] => trailOf(menu, path).map(({ id }) => id);

describe('finding the current entry of a menu', () => {
  it('matches only whole path segments', () => {
    expect(ids('/api')).toEqual(['tools', 'api']);
    expect(ids('/api/keys')).toEqual(['tools', 'api']);
    expect(ids('/api-setup')).toEqual(['tools', 'api-setup']);
    expect(ids('/api-setup-2')).toEqual([]);
  });

  it('matches the root path exactly', () => {
    expect(ids('/')).toEqual(['start', 'default']);
    expect(ids('/unknown')).toEqual([]);
  });

  it('searches collapsible entries', () => {
    expect(ids('/reports/weekly/12?page=2#top')).toEqual(['tools', 'reports', 'weekly']);
  });

  it('never matches a URL of another site', () => {
    expect(ids('/x')).toEqual([]);
    expect(trailOf([item('outside', 'https://example.com/x')], '/x')).toEqual([]);
  });

  it('prefers the longest match, then the first', () => {
    const clash = [item('short', '/a'), item('long', '/a/b'), item('again', '/a/b')];
    expect(trailOf(clash, '/a/b/c').map(({ id }) => id)).toEqual(['long']);
  });

  it('terminates for a recursive and an empty menu', () => {
    const loop: MenuEntry = { id: 'loop', type: 'collapse' };
    loop.children = [loop, item('inside', '/inside')];
    expect(trailOf([loop], '/inside').map(({ id }) => id)).toEqual(['loop', 'inside']);
    expect(trailOf([], '/inside')).toEqual([]);
  });
});
