// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Column } from '../../../src/rows/columns';
import { createDataset } from '../../../src/rows/dataset';
import type { RowsQuery } from '../../../src/rows/query';
import { noRoles, type Roles } from '../../../src/rows/roles';
import { selectRows, wholeRow, summarizeRows } from '../../../src/rows/select-rows';
import { withoutNumber } from '../../../src/rows/texts';

const day = 24 * 60 * 60 * 1000;
const start = +new Date(2026, 10, 2);
const range = { from: start, to: start + 10 * day };
const columns: Column[] = [
  { pointer: '/at', name: 'At', type: 'date' },
  { pointer: '/place', name: 'Place', type: 'text' },
  { pointer: '/v', name: 'V', type: 'number' },
  { pointer: '/note', name: 'Note', type: 'text' },
];
const roles: Roles = { time: '/at', value: '/v', group: '/state', label: '/place', id: null };
/** Not in chronological order. The states alternate between three values, and the last value is missing. */
const rows = Array.from({ length: 10 }, (_, index) => ({
  at: new Date(start + index * day).toISOString(),
  place: index % 2 === 0 ? 'North 2' : 'north 10',
  v: index === 9 ? null : index,
  state: ['ok', 'warning', 'failed'][index % 3],
  note: `Note ${index}`,
})).toReversed();
const dataset = createDataset(rows, { columns, roles });
const withRoles = (changed: Partial<Roles>) => createDataset(rows, { columns, roles: { ...roles, ...changed } });
const values = (query: RowsQuery, from = dataset) => selectRows(from, query).rows.map(({ value }) => value);

describe('selecting rows', () => {
  it('filters by range, groups, labels and text, latest first', () => {
    expect(values({ ...range, to: start + 3 * day })).toEqual([2, 1, 0]);
    expect(values({ groups: ['ok', 'failed'], to: start + 4 * day })).toEqual([3, 2, 0]);
    expect(values({ labels: ['North 2'] })).toEqual([8, 6, 4, 2, 0]);
    expect(values({ search: ' NORTH 10 ', groups: ['ok'] })).toEqual([null, 3]);
    expect(values({ groups: [] })).toHaveLength(10);
    expect(values({ groups: ['none'] })).toEqual([]);
  });

  it('searches the cell text if there is no label', () => {
    expect(values({ search: 'note 4' }, withRoles({ label: null }))).toEqual([4]);
  });

  it('sorts text naturally, with rows without a value last', () => {
    const sorted = (column: string, isDescending = false) => values({ sort: { column, isDescending } });
    expect(sorted('/place').slice(0, 5)).toEqual([0, 2, 4, 6, 8]);
    expect(sorted('/v')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, null]);
    expect(sorted('/v', true)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0, null]);
    expect(sorted('/at').slice(0, 2)).toEqual([0, 1]);
    expect(sorted('/note', true).slice(0, 2)).toEqual([null, 8]);
  });

  it('sorts a text column without a role, with missing values last', () => {
    const notes = ['b', null, 'a10', 'a9', ''].map((note) => ({ note }));
    const plain = createDataset(notes, { columns, roles: noRoles });
    const sorted = (isDescending: boolean) =>
      selectRows(plain, { sort: { column: '/note', isDescending } }).rows.map(({ cells }) => cells[3]);
    expect(sorted(false).slice(0, 3)).toEqual(['a9', 'a10', 'b']);
    expect(sorted(true).slice(0, 3)).toEqual(['b', 'a10', 'a9']);
  });

  it('pages in a stable order, even for equal values', () => {
    const many = createDataset(
      Array.from({ length: 60 }, (_, index) => ({ at: start + Math.floor(index / 4), v: (index * 7) % 4, n: index })),
      { columns: [...columns, { pointer: '/n', name: 'N', type: 'number' }], roles: { ...noRoles, time: '/at' } },
    );
    const sort = { column: '/v', isDescending: true };
    const all = selectRows(many, { sort, limit: 60 });
    const paged = [0, 20, 40].flatMap((offset) => selectRows(many, { sort, limit: 20, offset }).rows);
    expect(paged).toEqual(all.rows);
    expect(new Set(paged.map(({ id }) => id)).size).toBe(60);
    expect(all.total).toBe(60);
    expect(selectRows(many, { offset: 60 })).toEqual({ rows: [], total: 60 });
  });

  it('keeps the order of the response and ignores the range without a time', () => {
    expect(values({ from: 0, to: 1 }, withRoles({ time: null })).slice(0, 3)).toEqual([null, 8, 7]);
  });

  it('returns the source of each row', () => {
    const [row] = selectRows(dataset, { limit: 1, offset: 3 }).rows;
    expect(row).toMatchObject({ time: start + 6 * day, value: 6, group: 'ok', label: 'North 2' });
    expect(row?.cells).toEqual([new Date(start + 6 * day).toISOString(), 'North 2', 6, 'Note 6']);
    const source = wholeRow(dataset, row?.key ?? '');
    expect(source?.document).toEqual({ value: expect.objectContaining({ note: 'Note 6' }), omitted: {} });
    expect(JSON.parse(source?.json ?? '')).toEqual(source?.document.value);
    expect(source?.row).toEqual(row);
    expect(wholeRow(dataset, '99')).toBeNull();
  });

  it('finds a row by its key in a later response', () => {
    const fields = [{ pointer: '/n', name: 'N', type: 'number' }] as const;
    for (const [id, ofRows] of [
      ['a', { ...noRoles, id: '/id' }],
      ['a', noRoles],
      ['b', { ...noRoles, id: '/id' }],
    ] as const) {
      const both = [
        { id: 'b', n: 1 },
        { id, n: 2 },
      ];
      const before = createDataset(both, { columns: fields, roles: ofRows });
      const [, second] = selectRows(before, {}).rows;
      const later = createDataset([{ id: 'c', n: 3 }, ...both], { columns: fields, roles: ofRows });
      expect(wholeRow(later, second?.key ?? '')?.document.value).toEqual({ id, n: 2 });
    }
  });

  it('returns every field of a row, with large values in parts', () => {
    const deep = { a: { b: { c: { d: { e: { f: 7 } } } } }, link: 'https://a.example/x', items: [{ x: 1 }, { x: 2 }] };
    const one = createDataset([deep], {
      columns: [{ pointer: '/items', name: 'Items', type: 'text' }],
      roles: noRoles,
    });
    const [row] = selectRows(one, {}).rows;
    expect(
      wholeRow(one, row?.key ?? '')?.fields.map(({ column, cell }) => [column.pointer, column.type, cell]),
    ).toEqual([
      ['/items', 'text', '2 items'],
      ['/a/b/c/d/e/f', 'number', 7],
      ['/link', 'link', 'https://a.example/x'],
    ]);
    const large = createDataset([{ text: 'x'.repeat(600_000), many: Array(300).fill(1) }], {
      columns: [],
      roles: noRoles,
    });
    const source = wholeRow(large, selectRows(large, {}).rows[0]?.key ?? '');
    expect(source?.document.omitted).toEqual({ '/many': 200 });
    expect(source?.json).toHaveLength(
      JSON.stringify({ text: 'x'.repeat(600_000), many: Array(300).fill(1) }, null, 2).length,
    );
    const wide = Object.fromEntries(Array.from({ length: 700 }, (_, index) => [`f${index}`, index]));
    const wideRows = createDataset([wide], { columns: [], roles: noRoles });
    const found = wholeRow(wideRows, selectRows(wideRows, {}).rows[0]?.key ?? '');
    expect([found?.fields.length, found?.omittedFields]).toEqual([500, 200]);
  });

  it('shortens long labels, groups and cells', () => {
    const label = (end: string) => `${'שלום '.repeat(20_000)}😀${end}`;
    const texts = ['one', 'two', 'one'].map((end) => ({ label: label(end), group: label(end) }));
    const settings = {
      columns: [{ pointer: '/label', name: 'Label', type: 'text' as const }],
      roles: { ...noRoles, label: '/label', group: '/group' },
    };
    const long = createDataset(texts, settings);
    const { labels, groups } = summarizeRows(long, {});
    expect(labels.map(({ count }) => count)).toEqual([2, 1]);
    const [first] = labels;
    expect(first?.key?.length).toBeLessThan(200);
    expect(withoutNumber(first?.key ?? '')).toMatch(/^שלום .*…$/);
    expect(groups[0]?.key).toBe(first?.key);
    // The page's URL contains it unchanged.
    const inAddress = new URLSearchParams([['label', first?.key ?? '']]).toString();
    const wanted = new URLSearchParams(inAddress).getAll('label');
    expect(selectRows(long, { labels: wanted }).total).toBe(2);
    expect(selectRows(long, { search: 'TWO' }).total).toBe(1);
    const [cell] = selectRows(long, { maxTextLength: 300 }).rows[0]?.cells ?? [];
    expect(cell).toHaveLength(301);
  });
});

describe('summarizing rows', () => {
  it('returns counts that add up per bucket, group and label', () => {
    const summary = summarizeRows(dataset, { ...range, bucket: 'day' });
    expect(summary.buckets).toHaveLength(10);
    expect(summary).toMatchObject({
      count: 10,
      valued: 9,
      sum: 36,
      lowest: 0,
      highest: 8,
      groupCount: 3,
      labelCount: 2,
    });
    const total = (parts: readonly { count: number; sum: number }[]) => [
      parts.reduce((sum, part) => sum + part.count, 0),
      parts.reduce((sum, part) => sum + part.sum, 0),
    ];
    for (const parts of [
      summary.groups,
      summary.labels,
      summary.buckets,
      summary.buckets.flatMap(({ groups }) => groups),
    ])
      expect(total(parts)).toEqual([10, 36]);
    const none = { count: 0, sum: 0, valued: 0, lowest: null, highest: null };
    const four = { count: 1, sum: 4, valued: 1, lowest: 4, highest: 4 };
    expect(summary.groups.map(({ key }) => key)).toEqual(['ok', 'warning', 'failed']);
    expect(summary.buckets[4]).toEqual({
      start: start + 4 * day,
      end: start + 5 * day,
      ...four,
      groups: [none, four, none],
    });
  });

  it('applies the filters and keeps the group order', () => {
    const { count, groups } = summarizeRows(dataset, { ...range, groups: ['failed'] });
    expect(count).toBe(3);
    expect(groups.map(({ key, count: rowsOf }) => [key, rowsOf])).toEqual([
      ['ok', 0],
      ['warning', 0],
      ['failed', 3],
    ]);
  });

  it('groups by the strings in a list', () => {
    const lists = [{ tags: [{ name: 'bug' }, { name: 'docs' }] }, { tags: ['bug', 'docs'] }, { tags: [] }];
    const tagged = createDataset(lists, { columns: [], roles: { ...noRoles, group: '/tags' } });
    expect(summarizeRows(tagged, {}).groups.map(({ key, count }) => [key, count])).toEqual([
      ['bug, docs', 2],
      ['', 1],
    ]);
  });

  it('orders labels by the measure', () => {
    const labelled = createDataset(
      [
        { place: 'a', v: 1 },
        { place: 'a', v: 1 },
        { place: 'a', v: 2 },
        { place: 'b', v: 9 },
        { place: 'b', v: -5 },
        { place: 'c', v: 6 },
        { place: 'd', v: null },
      ],
      { columns: [], roles: { ...noRoles, value: '/v', label: '/place' } },
    );
    const orderBy = (measure: 'count' | 'sum' | 'average' | 'lowest' | 'highest') =>
      summarizeRows(labelled, { measure })
        .labels.map(({ key }) => key)
        .join('');
    expect([orderBy('count'), orderBy('sum'), orderBy('average')]).toEqual(['abcd', 'cabd', 'cbad']);
    expect([orderBy('lowest'), orderBy('highest')]).toEqual(['cabd', 'bcad']);
  });

  it('lists at most eight labels', () => {
    const labelled = createDataset(
      rows.map(({ note }) => ({ note })),
      { columns: [], roles: { ...noRoles, label: '/note' } },
    );
    const { labels, labelCount } = summarizeRows(labelled, {});
    expect([labels.length, labelCount]).toEqual([8, 10]);
  });
});
