import { describe, expect, it } from 'vitest';
import { describeProblems } from '../../../../../src/app/data/rows/dataset';
import type { Engine } from '../../../../../src/app/data/rows/engine';
import { formatCell } from '../../../../../src/app/data/rows/format-cell';
import { noRoles, type Roles } from '../../../../../src/app/data/rows/roles';
import { encode, readResponse } from './read-response';

const buildWith = (engine: Engine, roles: Partial<Roles> = {}, pointer = '') =>
  engine.build('a', pointer, { columns: [], roles: { ...noRoles, ...roles } });

/** Does what a test of a connection and the dashboard do. */
function useAll(engine: Engine) {
  const { rowSets, response } = engine.inspect('a');
  const pointer = rowSets[0]?.pointer ?? '';
  const described = engine.describe('a', pointer);
  const { problems } = buildWith(engine, described.roles, pointer);
  return {
    response,
    described,
    problems,
    page: engine.select('a', {}),
    summary: engine.summarize('a', {}),
    source: engine.source('a', '0'),
  };
}

describe('bad input', () => {
  it.each(['<!doctype html>', '', '{'])('%j is not JSON', (text) => {
    const engine = readResponse([]);
    expect(engine.read('b', encode(text), null, null)).toEqual({ problem: 'not-json', next: null });
  });

  it.each(['{"d":{}}', 'null', '7', '[]', '{"d":"x"}'])('%s has no rows at the pointer', (text) => {
    const engine = readResponse([]);
    expect(engine.read('b', encode(text), '/d', null).problem).toBe('pointer');
  });

  it('a character in two chunks is read', () => {
    const engine = readResponse([]);
    const bytes = new TextEncoder().encode('{"d":[{"n":"é€😀"}],"next":7}');
    const chunks = [bytes.slice(0, 12), bytes.slice(12)];
    expect(engine.read('b', chunks, '/d', '/next')).toEqual({ problem: null, next: '7' });
    expect(engine.describe('b', '/d').columns[0]?.words).toEqual(['é€😀']);
  });

  it.each([[[]], [{ data: [] }], [{ data: { items: [] }, total: 0 }]])('%j has no rows yet', (response) => {
    const engine = readResponse(response);
    expect(engine.inspect('a')).toMatchObject({ rowSets: [], hasEmptyList: true });
    expect(engine.describe('a', '').length).toBe(0);
  });

  it('rows that are no objects are left out and counted', () => {
    const { problems, page } = useAll(readResponse([{ a: 1 }, null, 'x', [1], { a: 2 }]));
    expect(problems).toEqual({ total: 5, noObject: 3, noTime: 0, noValue: 0, sameId: 0 });
    expect(page.total).toBe(2);
    expect(describeProblems(problems)).toBe('3 of 5 rows are left out: not an object.');
  });

  it('mixed types and missing times are counted in sentences', () => {
    const engine = readResponse([
      { t: '2026-11-22', v: 1, id: 'a' },
      { t: '2026-11-21', v: 'much', id: 'b' },
      { t: 'never', v: { x: 1 }, id: 'c' },
      { t: '2026-11-20', id: 'a' },
    ]);
    const { problems } = buildWith(engine, { time: '/t', value: '/v', id: '/id' });
    expect(problems).toEqual({ total: 4, noObject: 0, noTime: 1, noValue: 2, sameId: 1 });
    expect(describeProblems(problems)).toBe(
      '1 of 4 rows is left out: the time is not a date. 2 of 4 rows have no number as value, and only are counted. 1 of 4 rows has an id that occurs before. Choose another column as id, or none.',
    );
    expect(engine.summarize('a', {})).toMatchObject({ count: 3, valued: 1, sum: 1 });
  });

  it('100 of 500 columns are kept', () => {
    const row = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`c${index}`, index]));
    const { described, page } = useAll(readResponse([row, row]));
    expect([described.columns.length, described.isCut]).toEqual([100, true]);
    expect(page.rows[0]?.cells).toHaveLength(100);
  });

  it('a value of 2e16 is a number, and no time', () => {
    const { described, summary } = useAll(
      readResponse([{ amount: 2e16 }, { amount: 1 }], '[{"amount":2e16},{"amount":1}]'),
    );
    expect(described.roles).toMatchObject({ time: null, value: '/amount' });
    expect(summary).toMatchObject({ sum: 2e16 + 1, highest: 2e16 });
    expect(formatCell(2e16, { pointer: '/amount', name: 'Amount', type: 'number' })).toMatch(/2/);
  });

  it('null everywhere makes empty cells', () => {
    const { described, page, summary } = useAll(
      readResponse([
        { a: null, b: null },
        { a: null, b: null },
      ]),
    );
    expect(described.roles).toEqual(noRoles);
    expect(page.rows.map(({ cells }) => cells)).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(summary).toMatchObject({ count: 2, valued: 0, lowest: null, groups: [], labels: [] });
  });

  it('rows with the same id stay apart', () => {
    const engine = readResponse([
      { id: 1, x: 'a' },
      { id: 1, x: 'b' },
    ]);
    buildWith(engine, { id: '/id' });
    const { rows } = engine.select('a', {});
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
    expect(rows.map(({ id }) => engine.source('a', id).value)).toEqual([
      { id: 1, x: 'a' },
      { id: 1, x: 'b' },
    ]);
  });

  it('5,000 groups are six and others', () => {
    const engine = readResponse(Array.from({ length: 10_000 }, (_, index) => ({ g: `g${index % 5000}`, v: 1 })));
    expect(engine.describe('a', '').roles.group).not.toBe('/g');
    buildWith(engine, { group: '/g', value: '/v' });
    const { groups, groupCount } = engine.summarize('a', {});
    expect(groups.map(({ key, count }) => [key, count])).toEqual([
      ...Array.from({ length: 6 }, (_, index) => [`g${index}`, 2]),
      [null, 9988],
    ]);
    expect(groupCount).toBe(5000);
  });

  it.each([
    ['letters', 'x'],
    ['digits', '1'],
    ['spaces', ' '],
    ['dates', '3/4/2026 '],
    ['months', 'may '],
  ])('a text of 100 kB of %s in each of 500 rows takes less than a second', (_name, part) => {
    const text = part.repeat(Math.ceil(100_000 / part.length));
    const engine = readResponse(Array.from({ length: 500 }, (_, index) => ({ index, text: `${text}${index}.` })));
    const start = performance.now();
    engine.inspect('a');
    const { roles, columns } = engine.describe('a', '');
    buildWith(engine, roles);
    engine.select('a', { sort: { column: '/text', isDescending: false }, limit: 1 });
    expect(performance.now() - start).toBeLessThan(1000);
    // The facts are sent to the page.
    expect(JSON.stringify(columns).length).toBeLessThan(10_000);
  });

  const depth = 50_000;
  it.each([
    ['arrays', '['.repeat(depth), ']'.repeat(depth)],
    ['objects', '{"a":'.repeat(depth) + '1', '}'.repeat(depth)],
    ['arrays of objects', '[{"a":'.repeat(depth) + '1', '}]'.repeat(depth)],
  ])('%s in 50,000 levels do not exceed the stack', (_name, open, close) => {
    for (const text of [
      `${open}${close}`,
      `[{"id":1,"deep":${open}${close}}]`,
      `{"rows":[{"a":1}],"deep":${open}${close}}`,
    ])
      expect(() => useAll(readResponse(null, text))).not.toThrow();
  });

  it('keys of objects of JavaScript change nothing', () => {
    const row = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":2}},"toString":3,"a":4}';
    for (const text of [
      `[${row},${row}]`,
      `{"__proto__":[${row}]}`,
      `{"__proto__":${row},"constructor":${row},"b":${row}}`,
      '{"__proto__":[1,2],"constructor":[3,4]}',
      `[{"__proto__":[[1,2],[3,4]]},${row}]`,
    ])
      useAll(readResponse(null, text));
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect({}).not.toHaveProperty('polluted');
    const { described, page } = useAll(readResponse(null, `[${row}]`));
    const pointers = ['/__proto__/polluted', '/constructor/prototype/polluted', '/toString', '/a'];
    expect(described.columns.map(({ column }) => column.pointer)).toEqual(pointers);
    expect(page.rows[0]?.cells).toEqual([1, 2, 3, 4]);
  });

  it('rows that are dropped or not built say so', () => {
    const engine = readResponse([{ a: 1 }]);
    expect(() => engine.select('a', {})).toThrow('not read yet');
    engine.drop('a');
    expect(() => engine.inspect('a')).toThrow('dropped');
  });
});
