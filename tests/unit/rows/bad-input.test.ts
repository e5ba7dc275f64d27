// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createDataset } from '../../../src/rows/dataset';
import { describeProblems } from '../../../src/app/data/source';
import { createEngine, type Engine, hasRows, inspect } from '../../../src/rows/engine';
import { noRoles } from '../../../src/rows/roles';

/** Returns an engine that holds the text of a response. */
function readText(text: string): Engine {
  const engine = createEngine();
  engine.hold('r', [JSON.parse(text)]);
  return engine;
}

const readResponse = (response: unknown): Engine => readText(JSON.stringify(response));

/** Does what a connection test and the dashboard do. Returns the number of rows. */
function useAll(text: string): number {
  const engine = readText(text);
  const { rowSets } = inspect(JSON.parse(text));
  const pointer = rowSets[0]?.pointer ?? '';
  const { columns, roles } = engine.describe('r', pointer);
  engine.build('r', pointer, { columns: columns.map(({ column }) => column), roles });
  engine.summarize('r', {});
  const { rows, total } = engine.select('r', { limit: 1 });
  engine.wholeRow('r', rows[0]?.key ?? '');
  return total;
}

/** Reads rows with the settings that are proposed for them. */
function open(rows: unknown) {
  const engine = readResponse(rows);
  const described = engine.describe('r', '');
  const columns = described.columns.map(({ column }) => column);
  const { problems } = engine.build('r', '', { columns, roles: described.roles });
  return { engine, described, problems };
}

it('dates in five formats form one column, with a choice for ambiguous dates', () => {
  const rows = ['2026-03-01', '2026-03-02T08:00:00Z', 'Tue, 03 Mar 2026 08:00:00 GMT', '3/4/2026', '3-5-2026'].map(
    (date, id) => ({ id, date }),
  );
  const { described, engine } = open(rows);
  const columns = described.columns.map(({ column }) => column);
  expect(described.columns[1]).toMatchObject({ column: { type: 'date', dateOrder: 'month-first' }, isAmbiguous: true });
  expect(described.roles.time).toBe('/date');
  expect(engine.select('r', {}).rows[0]?.time).toBe(Date.UTC(2026, 2, 5));
  const chosen = columns.map((column) =>
    column.type === 'date' ? { ...column, dateOrder: 'day-first' as const } : column,
  );
  engine.build('r', '', { columns: chosen, roles: described.roles });
  expect(engine.select('r', {}).rows[0]?.time).toBe(Date.UTC(2026, 4, 3));
});

describe('rows that are hard to read', () => {
  it('are omitted without a time, but counted without a value', () => {
    const rows = [{ t: '2026-11-01', v: 1 }, { t: '2026-11-02', v: 'x' }, { t: 'soon', v: 3 }, 7, null];
    const roles = { ...noRoles, time: '/t', value: '/v' };
    const { rows: kept, problems } = createDataset(rows, { columns: [], roles });
    expect(kept).toHaveLength(2);
    expect(problems).toEqual({ total: 5, noObject: 2, noTime: 1, noValue: 1, sameId: 0 });
    expect(describeProblems(problems)).toBe(
      '2 of 5 rows are left out: not an object. Choose another list as rows. 1 of 5 rows is left out: the time is not a date. Choose another column as time, or none. 1 of 5 rows has no number as value and is only counted. If that is wrong, choose another column as value.',
    );
  });

  it('are all counted if no row contains a numeric value', () => {
    const roles = { ...noRoles, value: '/v' };
    const { problems } = createDataset([{ v: null }, { v: 'x' }], { columns: [], roles });
    expect(describeProblems(problems)).toBe(
      'No row has a number in the value column. Choose another value column, or none.',
    );
  });

  it('may repeat an id', () => {
    const { engine, problems } = open(
      Array.from({ length: 20 }, (_, index) => ({ id: index % 10, name: `N${index}` })),
    );
    const rows = [...Array.from({ length: 3 }, () => ({ id: 'a' })), { id: 'b' }];
    const repeated = createDataset(rows, { columns: [], roles: { ...noRoles, id: '/id' } });
    expect(problems.sameId).toBe(0);
    expect(describeProblems(repeated.problems)).toBe(
      '2 of 4 rows have the id of an earlier row. Choose another id column, or none.',
    );
    const { rows: all } = engine.select('r', {});
    expect(new Set(all.map(({ id }) => id)).size).toBe(20);
  });

  it('are limited to 100 of 500 columns', () => {
    const wide = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`c${index}`, index]));
    expect(open([wide, wide]).described).toMatchObject({ isCut: true, columns: { length: 100 } });
  });

  it('may contain only null', () => {
    const { described, engine } = open([{ a: null, b: null }, { a: null }]);
    expect(described.roles).toEqual(noRoles);
    expect(engine.summarize('r', {})).toMatchObject({ count: 2, valued: 0, lowest: null, groups: [] });
  });

  it('may contain 5,000 groups, combined after the first six', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => ({ g: index < 5000 ? 'most' : `g${index}` }));
    const engine = readResponse(rows);
    engine.build('r', '', { columns: [], roles: { ...noRoles, group: '/g' } });
    const { groups, groupCount, count } = engine.summarize('r', {});
    expect(groups.map(({ key }) => key)).toEqual(['most', 'g5000', 'g5001', 'g5002', 'g5003', 'g5004', null]);
    expect(groups.reduce((sum, group) => sum + group.count, 0)).toBe(count);
    expect(groupCount).toBe(5001);
  });

  describe('may contain 100 kB strings', () => {
    /**
     * Texts with the same beginning are hard to distinguish and to sort. Work that is quadratic in their length would
     * time out.
     */
    const longTexts = (part: string) => {
      const text = part.repeat(Math.ceil(100_000 / part.length));
      return Array.from({ length: 20 }, (_, id) => ({ text: `${text}${id}.`, id }));
    };

    it.each([
      ['words', 'abc '],
      ['digits', '1'],
      ['spaces', ' '],
      ['dates', '3/4/2026 '],
    ])('that consist of %s', (_name, part) => {
      const texts = longTexts(part);
      const engine = readResponse(texts);
      inspect(texts);
      const { columns, roles } = engine.describe('r', '');
      expect(columns).toMatchObject([
        { column: { type: 'text' }, distinct: 20 },
        { column: { type: 'number' }, distinct: 20 },
      ]);
      expect(roles).toEqual({ ...noRoles, id: '/id' });
      // The facts are sent to the page.
      expect(JSON.stringify(columns).length).toBeLessThan(10_000);
      engine.build('r', '', { columns: columns.map(({ column }) => column), roles });
      expect(engine.select('r', { search: 'none' }).total).toBe(0);
      engine.select('r', { sort: { column: '/text', isDescending: false }, limit: 1 });
    });

    it('that are used as the group, label and id', () => {
      const engine = readResponse(longTexts('abc '));
      const column = { pointer: '/text', name: 'Text', type: 'text' } as const;
      const roles = { ...noRoles, group: '/text', label: '/text', id: '/text' };
      expect(engine.build('r', '', { columns: [column], roles }).problems.sameId).toBe(0);
      engine.select('r', { search: 'none', sort: { column: '/text', isDescending: false }, limit: 1 });
      expect(engine.summarize('r', {}).groupCount).toBe(20);
    });
  });

  it('report an occasionally repeated id without offering a choice', () => {
    const rows = Array.from({ length: 40 }, (_, index) => ({ order_id: `A${index === 7 ? 6 : index}`, total: index }));
    const { described, problems } = open(rows);
    expect(described.roles.id).toBe('/order_id');
    expect(describeProblems(problems)).toBe(
      '1 of 40 rows has the id of an earlier row. Choose another id column, or none.',
    );
  });

  it('may contain right-to-left labels', () => {
    const labels = ['بغداد', 'القاهرة', 'تل أبيب'];
    const { described, engine } = open(
      Array.from({ length: 9 }, (_, index) => ({ city_name: labels[index % 3], v: index })),
    );
    expect(described.roles).toMatchObject({ group: '/city_name', value: '/v' });
    expect(engine.select('r', { search: 'قاهر' }).total).toBe(3);
    expect(engine.select('r', { groups: ['بغداد'] }).rows[0]?.group).toBe('بغداد');
  });

  const depth = 50_000;
  it.each([
    ['arrays', '['.repeat(depth), ']'.repeat(depth)],
    ['objects', `${'{"a":'.repeat(depth)}1`, '}'.repeat(depth)],
    ['arrays of objects', `${'[{"a":'.repeat(depth)}1`, '}]'.repeat(depth)],
  ])('may contain %s in 50,000 levels', (_name, open50k, close) => {
    const deep = `${open50k}${close}`;
    for (const text of [deep, `[{"id":1,"deep":${deep}}]`, `{"rows":[{"a":1}],"deep":${deep}}`])
      expect(() => useAll(text)).not.toThrow();
    const response = `{"rows":[{"id":1,"deep":${deep}},{"id":2}]}`;
    expect(inspect(JSON.parse(response)).rowSets[0]).toEqual({ pointer: '/rows', length: 2 });
    expect(useAll(response)).toBe(2);
    const engine = readText(response);
    engine.build('r', '/rows', { columns: [], roles: noRoles });
    const {
      rows: [row],
    } = engine.select('r', {});
    const source = engine.wholeRow('r', row?.key ?? '');
    expect(JSON.stringify(source?.document.value)).toContain('"deep"');
    // Its text would contain gigabytes of indentation.
    expect(source?.json).toBeNull();
  });

  it('may contain keys that are JavaScript property names', () => {
    const row = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":2}},"toString":3,"a":4}';
    for (const text of [
      `[${row},${row}]`,
      `{"__proto__":[${row}]}`,
      `{"__proto__":${row},"constructor":${row},"b":${row}}`,
      '{"__proto__":[1,2],"constructor":[3,4]}',
      `[{"__proto__":[[1,2],[3,4]]},${row}]`,
    ])
      useAll(text);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect({}).not.toHaveProperty('polluted');
    const engine = readText(`[${row}]`);
    const { columns } = engine.describe('r', '');
    const pointers = ['/__proto__/polluted', '/constructor/prototype/polluted', '/toString', '/a'];
    expect(columns.map(({ column }) => column.pointer)).toEqual(pointers);
    engine.build('r', '', { columns: columns.map(({ column }) => column), roles: noRoles });
    expect(engine.select('r', {}).rows[0]?.cells).toEqual([1, 2, 3, 4]);
    expect(inspect(JSON.parse(`[${row}]`)).response.value).toHaveLength(1);
  });

  it('may contain keys with characters that are special in JSON Pointers', () => {
    const rows = Array.from({ length: 5 }, (_, index) => ({ 'a/b': index, 'c~d': `N${index}`, '*': { 'x/*': index } }));
    const response = { 'p/q': { '*': rows } };
    const engine = readResponse(response);
    const [found] = inspect(response).rowSets;
    expect(found).toEqual({ pointer: '/p~1q/*', length: 5 });
    const { columns, roles } = engine.describe('r', '/p~1q/*');
    expect(columns.map(({ column }) => column.pointer)).toEqual(['/a~1b', '/c~0d', '/*/x~1*']);
    engine.build('r', '/p~1q/*', { columns: columns.map(({ column }) => column), roles });
    expect(engine.select('r', {}).rows[4]?.cells).toEqual([4, 'N4', 4]);
  });

  it('are found in a list that begins with null', () => {
    const response = { ids: [1, 2, 3, 4], items: [null, { a: 1 }, { a: 2 }] };
    const engine = readResponse(response);
    expect(inspect(response).rowSets[0]).toEqual({ pointer: '/items', length: 3 });
    expect(engine.describe('r', '/ids').columns.map(({ column }) => column.pointer)).toEqual(['/value']);
  });

  it.each(['null', '7', '"text"', '{}', '[null, null]', '{"data":[]}'])('are not found in the response %s', (text) => {
    expect(inspect(JSON.parse(text))).toMatchObject({ rowSets: [] });
  });

  it.each(['{"d":{}}', 'null', '7', '[]', '{"d":"x"}'])('are not found at the pointer in %s', (text) => {
    expect(hasRows(JSON.parse(text), '/d')).toBe(false);
  });

  it('throw an error if they were dropped or not read yet', () => {
    const engine = readResponse([{ a: 1 }]);
    expect(() => engine.select('r', {})).toThrow('not read yet');
    engine.drop('r');
    expect(() => engine.describe('r', '')).toThrow('dropped');
  });
});
