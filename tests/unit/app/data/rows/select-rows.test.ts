// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createDataset } from '../../../../../src/app/data/rows/dataset';
import { noRoles } from '../../../../../src/app/data/rows/roles';
import { selectRows, sourceRow, summarizeRows } from '../../../../../src/app/data/rows/select-rows';

const start = Date.UTC(2026, 10, 1);
const hourMs = 3_600_000;
const source = Array.from({ length: 48 }, (_, index) => ({
  at: start + index * hourMs,
  value: (index * 7) % 10,
  state: ['ok', 'failed', 'ok'][index % 3],
  name: ['Süd', 'north', 'Nord'][index % 3],
}));
const columns = [
  { pointer: '/at', name: 'At', type: 'date' },
  { pointer: '/value', name: 'Value', type: 'number' },
  { pointer: '/state', name: 'State', type: 'text' },
  { pointer: '/name', name: 'Name', type: 'text' },
] as const;
const roles = { time: '/at', value: '/value', group: '/state', label: '/name', id: null };
// Another order than that of time.
const dataset = createDataset(source.toReversed(), { columns, roles });
const day = { from: start, to: start + 24 * hourMs };

describe('selecting rows', () => {
  it('begins with the latest row of the range', () => {
    const { rows, total } = selectRows(dataset, { ...day, limit: 2 });
    expect(total).toBe(24);
    expect(rows.map(({ time }) => time)).toEqual([start + 23 * hourMs, start + 22 * hourMs]);
    expect(sourceRow(dataset, rows[0]?.id ?? '')).toEqual(source[23]);
  });

  it('sorts by any column in both directions, and pages without a gap', () => {
    const all = selectRows(dataset, { sort: { column: '/value', isDescending: true }, limit: 48 }).rows;
    expect(all.map(({ value }) => value)).toEqual(source.map(({ value }) => value).toSorted((a, b) => b - a));
    const paged = [0, 20, 40].flatMap(
      (offset) => selectRows(dataset, { sort: { column: '/value', isDescending: true }, limit: 20, offset }).rows,
    );
    expect(paged).toEqual(all);
    const names = selectRows(dataset, { sort: { column: '/name', isDescending: false }, limit: 48 }).rows;
    expect([...new Set(names.map(({ label }) => label))]).toEqual(['Nord', 'north', 'Süd']);
  });

  it('filters by groups, labels and a text of the label', () => {
    expect(selectRows(dataset, { groups: ['failed'] }).total).toBe(16);
    expect(selectRows(dataset, { groups: ['failed'], labels: ['Nord'] }).total).toBe(0);
    expect(selectRows(dataset, { search: ' NOR ' }).total).toBe(32);
  });

  it('sorts a text without a role, rows without it last, with the same ranks on every page', () => {
    const rows = ['b', null, 'a10', 'a9', ''].map((note) => ({ note }));
    const plain = createDataset(rows, { columns: [{ pointer: '/note', name: 'Note', type: 'text' }], roles: noRoles });
    const sorted = (isDescending: boolean) =>
      selectRows(plain, { sort: { column: '/note', isDescending } }).rows.map(({ cells }) => cells[0]);
    expect(sorted(false).slice(0, 3)).toEqual(['a9', 'a10', 'b']);
    expect(sorted(true).slice(0, 3)).toEqual(['b', 'a10', 'a9']);
  });

  it('groups by the texts of a list', () => {
    const rows = [{ tags: [{ name: 'bug' }, { name: 'docs' }] }, { tags: ['bug', 'docs'] }, { tags: [] }];
    const tagged = createDataset(rows, { columns: [], roles: { ...noRoles, group: '/tags' } });
    expect(summarizeRows(tagged, {}).groups.map(({ key, count }) => [key, count])).toEqual([
      ['bug, docs', 2],
      ['', 1],
    ]);
  });

  it('keeps the order of the response without a time, and searches all texts without a label', () => {
    const plain = createDataset(source, { columns, roles: noRoles });
    const { rows } = selectRows(plain, { ...day, limit: 1 });
    expect(rows[0]).toMatchObject({ time: null, value: null, group: null, label: null, id: '0' });
    expect(selectRows(plain, { search: 'fail' }).total).toBe(16);
  });
});

describe('summarizing rows', () => {
  it('counts the groups and labels of each bucket', () => {
    const summary = summarizeRows(dataset, { ...day, bucket: 'hour', timeZone: 'UTC' });
    expect(summary).toMatchObject({ count: 24, valued: 24, lowest: 0, highest: 9, groupCount: 2, labelCount: 3 });
    expect(summary.groups.map(({ key, count }) => [key, count])).toEqual([
      ['ok', 16],
      ['failed', 8],
    ]);
    expect(summary.buckets).toHaveLength(24);
    expect(summary.buckets[1]).toMatchObject({ count: 1, sum: 7, groups: [{ count: 0 }, { count: 1, sum: 7 }] });
    const sum = source.slice(0, 24).reduce((total, { value }) => total + value, 0);
    expect(summary.sum).toBe(sum);
  });

  it('keeps the groups in their order, whatever the filter is', () => {
    const { groups } = summarizeRows(dataset, { ...day, groups: ['failed'] });
    expect(groups.map(({ key, count }) => [key, count])).toEqual([
      ['ok', 0],
      ['failed', 8],
    ]);
  });

  it('orders the labels by the measure', () => {
    const first = (measure: 'count' | 'average' | 'lowest') =>
      summarizeRows(dataset, { from: start, to: start + 4 * hourMs, measure }).labels.map(({ key }) => key);
    expect(first('count')[0]).toBe('Süd');
    expect(first('average')[0]).toBe('north');
  });
});
