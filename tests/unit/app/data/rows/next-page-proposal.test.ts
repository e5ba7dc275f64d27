// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { proposeNextPage } from '../../../../../src/app/data/rows/next-page-proposal';

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
  ])('%j', (document, expected) => {
    expect(proposeNextPage(document)).toEqual(expected);
  });

  it.each([null, [], 'x', {}, { next: null }, { next: '' }, { next: false }, { next: 0 }, { next: {} }])(
    'is none in %j',
    (document) => {
      expect(proposeNextPage(document)).toBeNull();
    },
  );
});
