// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { findTotal, proposeNextPages } from '../../../src/rows/next-page';

describe('the next page of a response', () => {
  it.each([
    [{ links: { next: '/x?page=2' } }, { type: 'address', pointer: '/links/next' }],
    [{ links: { next: { href: 'https://a.example/2' } } }, { type: 'address', pointer: '/links/next/href' }],
    [{ '@odata.nextLink': 'https://a.example/2' }, { type: 'address', pointer: '/@odata.nextLink' }],
    [{ next: '?after=1' }, { type: 'address', pointer: '/next' }],
    [{ nextCursor: 'a' }, { type: 'cursor', pointer: '/nextCursor', parameter: 'cursor' }],
    [{ nextPageToken: 'a' }, { type: 'cursor', pointer: '/nextPageToken', parameter: 'pageToken' }],
    [{ meta: { next_page: 2 } }, { type: 'cursor', pointer: '/meta/next_page', parameter: 'page' }],
    [
      { response_metadata: { next_cursor: 'a=' } },
      { type: 'cursor', pointer: '/response_metadata/next_cursor', parameter: 'cursor' },
    ],
    [{ next: 'orders?page=2' }, { type: 'address', pointer: '/next' }],
    [{ next: 'page/2' }, { type: 'address', pointer: '/next' }],
    // A cursor may contain slashes and equal signs.
    [{ next: 'YWJj/ZGVm==' }, { type: 'cursor', pointer: '/next', parameter: 'cursor' }],
  ])('%j', (document, expected) => {
    expect(proposeNextPages(document)).toEqual([{ ...expected, value: expect.any(String) }]);
  });

  it('may be in several places, the most specific first', () => {
    const pointers = proposeNextPages({ next: 'abc', links: { next: 'http://internal.example/2' } }).map(
      ({ pointer }) => pointer,
    );
    expect(pointers).toEqual(['/links/next', '/next']);
  });

  it.each([null, [], 'x', {}, { next: null }, { next: '' }, { next: false }, { next: 0 }, { next: {} }])(
    'is missing in %j',
    (document) => {
      expect(proposeNextPages(document)).toEqual([]);
    },
  );
});

describe('the number of all rows', () => {
  it.each([
    [{ total: 1200 }, '/data', 1200],
    [{ meta: { pagination: { total_count: '30' } } }, '/data', 30],
    [{ hits: { total: { value: 7, relation: 'eq' } } }, '/hits/hits', 7],
    [{ count: 250, results: [] }, '/results', 250],
    [
      { hits: { total: { value: 10_000 } }, aggregations: { days: { buckets: [] } } },
      '/aggregations/days/buckets',
      null,
    ],
  ])('is found in %j with the rows at %s: %s', (document, rows, total) => {
    expect(findTotal(document, rows)).toBe(total);
  });

  it.each([null, [], 3, { total: 0 }, { total: -1 }, { total: '12.50' }, { total: { sum: 3 } }, { count: null }])(
    'is missing in %j',
    (document) => {
      expect(findTotal(document, '')).toBeNull();
    },
  );
});
