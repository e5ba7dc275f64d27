// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { trailOf } from 'waymark';
import { collapse, group, item } from '../../fixtures/menu-entries';

const menu = [
  group('start', item('default', { url: '/dashboard/default', link: '/' })),
  group(
    'tools',
    item('api'),
    item('api-setup'),
    { ...collapse('reports', item('weekly', { url: '/reports/weekly' })), url: '/reports' },
    item('outside', { url: 'https://example.com/api', external: true }),
    item('tricky', { url: '//example.com/x' }),
  ),
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
    expect(trailOf([item('outside', { url: 'https://example.com/x' })], '/x')).toEqual([]);
  });

  it('prefers the longest match, then the first', () => {
    const clash = [item('a'), item('long', { url: '/a/b' }), item('again', { url: '/a/b' })];
    expect(trailOf(clash, '/a/b/c').map(({ id }) => id)).toEqual(['long']);
  });

  it('terminates for a recursive and an empty menu', () => {
    const loop = collapse('loop');
    loop.children = [loop, item('inside')];
    expect(trailOf([loop], '/inside').map(({ id }) => id)).toEqual(['loop', 'inside']);
    expect(trailOf([], '/inside')).toEqual([]);
  });
});
