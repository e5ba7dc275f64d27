// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { trimDocument } from '../../../../../src/app/data/rows/trim';

describe('trimming a document', () => {
  it('keeps 100 items of each list and 500 characters of each text', () => {
    const list = Array.from({ length: 103 }, (_, index) => index);
    const { value, omitted } = trimDocument({ 'a/b': list, text: 'x'.repeat(600), short: 'y', none: null });
    expect(value).toEqual({ 'a/b': list.slice(0, 100), text: `${'x'.repeat(500)}…`, short: 'y', none: null });
    expect(omitted).toEqual({ '/a~1b': 3 });
  });

  it('keeps 12 levels', () => {
    const pointer = '/a'.repeat(12);
    const document = JSON.parse(`${'{"a":'.repeat(20)}1${'}'.repeat(20)}`) as unknown;
    expect(trimDocument(document).omitted).toEqual({ [pointer]: 1 });
    expect(JSON.stringify(trimDocument(document).value)).toBe(`${'{"a":'.repeat(12)}{}${'}'.repeat(12)}`);
  });

  it.each([null, 7, 'text', true])('keeps %j', (document) => {
    expect(trimDocument(document)).toEqual({ value: document, omitted: {} });
  });
});
