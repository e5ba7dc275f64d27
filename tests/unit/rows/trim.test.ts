// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { trimDocument } from '../../../src/rows/trim';

describe('trimming a document', () => {
  it('keeps 100 items of each list and 500 characters of each text', () => {
    const list = Array.from({ length: 103 }, (_, index) => index);
    const { value, omitted } = trimDocument({ 'a/b': list, text: 'x'.repeat(600), short: 'y', none: null });
    expect(value).toEqual({ 'a/b': list.slice(0, 100), text: `${'x'.repeat(500)}…`, short: 'y', none: null });
    expect(omitted).toEqual({ '/a~1b': 3 });
  });

  it('keeps 500 selectable fields of each row', () => {
    const row = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field ${index}`, index]));
    const { value, omitted } = trimDocument(Array.from({ length: 40 }, () => row));
    expect((value as object[])[0]).toEqual(row);
    expect(Object.keys(omitted)).toEqual(['']);
  });

  it('keeps 12 levels', () => {
    const pointer = '/a'.repeat(12);
    const document = JSON.parse(`${'{"a":'.repeat(20)}1${'}'.repeat(20)}`) as unknown;
    expect(trimDocument(document).omitted).toEqual({ [pointer]: 1 });
    expect(JSON.stringify(trimDocument(document).value)).toBe(`${'{"a":'.repeat(12)}{}${'}'.repeat(12)}`);
  });

  it('keeps fewer items of nested lists, but every field of their objects', () => {
    const list = <Item>(item: (index: number) => Item): Item[] =>
      Array.from({ length: 110 }, (_, index) => item(index));
    const rows = list((id) => ({
      id,
      parts: list((part) => ({ part, names: list((name) => `name ${name}`) })),
      last: id,
    }));
    const { value, omitted } = trimDocument({ meta: 1, rows });
    expect(JSON.stringify(value).length).toBeLessThan(250_000);
    const trimmed = value as { meta: number; rows: { id: number; parts: object[]; last: number }[] };
    expect(trimmed.meta).toBe(1);
    expect(trimmed.rows.length).toBeGreaterThan(10);
    expect(omitted['/rows']).toBe(110 - trimmed.rows.length);
    for (const [id, row] of trimmed.rows.entries()) {
      expect(row).toMatchObject({ id, last: id });
      expect(row.parts).toHaveLength(trimmed.rows.length);
    }
  });

  it('returns a small document for objects with many fields on many levels', () => {
    const deep = (level: number): object =>
      Object.fromEntries(Array.from({ length: 20 }, (_, key) => [`field ${key}`, level === 0 ? key : deep(level - 1)]));
    expect(JSON.stringify(trimDocument(deep(3)).value).length).toBeLessThan(250_000);
  });

  it.each([null, 7, 'text', true])('keeps %j', (document) => {
    expect(trimDocument(document)).toEqual({ value: document, omitted: {} });
  });
});
