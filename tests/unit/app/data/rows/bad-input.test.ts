// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { describeColumn } from '../../../../../src/app/data/rows/columns';
import { createDataset, describeProblems } from '../../../../../src/app/data/rows/dataset';
import { createEngine } from '../../../../../src/app/data/rows/engine';
import { formatCell } from '../../../../../src/app/data/rows/format-cell';
import { parseNumber, parseTime } from '../../../../../src/app/data/rows/parse-values';
import { noRoles } from '../../../../../src/app/data/rows/roles';

const encode = (text: string): Uint8Array[] => [new TextEncoder().encode(text)];

/** Reads rows with the settings that are proposed for them. */
function open(rows: unknown) {
  const engine = createEngine();
  engine.read('r', encode(JSON.stringify(rows)), '');
  const described = engine.describe('r', '');
  const columns = described.columns.map(({ column }) => column);
  const { problems } = engine.build('r', '', { columns, roles: described.roles });
  return { engine, described, problems };
}

describe('values that are hard to read', () => {
  it.each([
    ['2026-11-22T02:36:07Z', Date.UTC(2026, 10, 22, 2, 36, 7)],
    ['2026-11-22', Date.UTC(2026, 10, 22)],
    ['2026-11-22T00:30:00+14:00', Date.UTC(2026, 10, 21, 10, 30)],
    ['Sun, 22 Nov 2026 02:36:07 GMT', Date.UTC(2026, 10, 22, 2, 36, 7)],
    ['22.11.2026', Date.UTC(2026, 10, 22)],
    ['11/22/2026', Date.UTC(2026, 10, 22)],
    [1_790_000_000, 1_790_000_000_000],
    [1_790_000_000_123, 1_790_000_000_123],
    ['1790000000', 1_790_000_000_000],
  ])('the time %s is read', (value, time) => {
    expect(parseTime(value)).toBe(time);
  });

  it.each(['yesterday', '', '12', 12, null, true, {}, '2026-99-99', '31.02.2026', Number.NaN, 1e300, 'Order 4711'])(
    '%s is no time',
    (value) => {
      expect(parseTime(value)).toBeNull();
    },
  );

  it('a date of numbers has the order that the other dates of its column show', () => {
    const orderOf = (dates: string[]) => {
      const { column, isAmbiguous } = describeColumn(
        '/date',
        dates.map((date) => ({ date })),
      );
      return [column.type, column.dateOrder, isAmbiguous];
    };
    expect(orderOf(['3/4/2026', '25/4/2026'])).toEqual(['date', 'day-first', false]);
    expect(orderOf(['3/4/2026', '4/25/2026'])).toEqual(['date', 'month-first', false]);
    expect(orderOf(['3/4/2026', '5/6/2026'])).toEqual(['date', 'month-first', true]);
    expect(parseTime('3/4/2026', 'day-first')).toBe(Date.UTC(2026, 3, 3));
    expect(parseTime('3/4/2026', 'month-first')).toBe(Date.UTC(2026, 2, 4));
  });

  it('only finite numbers and their texts are numbers', () => {
    expect([1, -0.5, ' 2e3 ', '0x10', 2e16].map(parseNumber)).toEqual([1, -0.5, 2000, 16, 2e16]);
    expect(['', ' ', '1,5', null, undefined, true, Infinity, '1e999', [1]].map(parseNumber)).toEqual(
      Array.from({ length: 9 }, () => null),
    );
  });

  it('a value that does not fit the type of its column is displayed as it was sent', () => {
    expect(formatCell('n/a', { pointer: '/v', name: 'V', type: 'number' })).toBe('n/a');
    expect(formatCell(2.05e16, { pointer: '/v', name: 'V', type: 'number' })).toBe('20,500T');
    expect(formatCell(0.5, { pointer: '/v', name: 'V', type: 'number', format: { style: 'percent' } })).toBe('50%');
    expect(formatCell(3, { pointer: '/v', name: 'V', type: 'number', format: { style: 'unit', unit: 'kg' } })).toBe(
      '3 kg',
    );
    expect(formatCell(3, { pointer: '/v', name: 'V', type: 'number', format: { style: 'currency', unit: '??' } })).toBe(
      '3',
    );
  });
});

describe('rows that are hard to read', () => {
  it('are left out when they are no objects or have no time, and counted when they have no value', () => {
    const rows = [{ t: '2026-11-01', v: 1 }, { t: '2026-11-02', v: 'x' }, { t: 'soon', v: 3 }, 7, null];
    const roles = { ...noRoles, time: '/t', value: '/v' };
    const { rows: kept, problems } = createDataset(rows, { columns: [], roles });
    expect(kept).toHaveLength(2);
    expect(problems).toEqual({ total: 5, noObject: 2, noTime: 1, noValue: 1, sameId: 0 });
    expect(describeProblems(problems)).toBe(
      '2 of 5 rows are left out: not an object. 1 of 5 rows is left out: the time is not a date. 1 of 5 rows has no number as value, and only is counted.',
    );
  });

  it('may repeat an id: each is a row of its own', () => {
    const { engine, problems } = open(
      Array.from({ length: 20 }, (_, index) => ({ id: index % 10, name: `N${index}` })),
    );
    const rows = [...Array.from({ length: 3 }, () => ({ id: 'a' })), { id: 'b' }];
    const repeated = createDataset(rows, { columns: [], roles: { ...noRoles, id: '/id' } });
    expect(problems.sameId).toBe(0);
    expect(describeProblems(repeated.problems)).toMatch(/Choose another column as id/);
    const { rows: all } = engine.select('r', {});
    expect(new Set(all.map(({ id }) => id)).size).toBe(20);
  });

  it('may have 500 columns, of which 100 are kept', () => {
    const wide = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`c${index}`, index]));
    expect(open([wide, wide]).described).toMatchObject({ isCut: true, columns: { length: 100 } });
  });

  it('may have nothing but null', () => {
    const { described, engine } = open([{ a: null, b: null }, { a: null }]);
    expect(described.roles).toEqual(noRoles);
    expect(engine.summarize('r', {})).toMatchObject({ count: 2, valued: 0, lowest: null, groups: [] });
  });

  it('may have 5,000 groups: six have a name, the others are one', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => ({ g: index < 5000 ? 'most' : `g${index}` }));
    const engine = createEngine();
    engine.read('r', encode(JSON.stringify(rows)), '');
    engine.build('r', '', { columns: [], roles: { ...noRoles, group: '/g' } });
    const { groups, groupCount, count } = engine.summarize('r', {});
    expect(groups.map(({ key }) => key)).toEqual(['most', 'g5000', 'g5001', 'g5002', 'g5003', 'g5004', null]);
    expect(groups.reduce((sum, group) => sum + group.count, 0)).toBe(count);
    expect(groupCount).toBe(5001);
  });

  it('may have texts of 100 kB, which take less than a second', () => {
    const text = 'abc '.repeat(25_000);
    const rows = Array.from({ length: 500 }, (_, index) => ({ text: `${index} ${text} 2026`, id: index }));
    const engine = createEngine();
    engine.read('r', encode(JSON.stringify(rows)), '');
    const start = performance.now();
    engine.inspect('r');
    const { columns, roles } = engine.describe('r', '');
    expect(columns.map(({ column }) => column.type)).toEqual(['text', 'number']);
    engine.build('r', '', { columns: columns.map(({ column }) => column), roles });
    engine.select('r', { search: 'none' });
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('may be nested 50,000 deep', () => {
    const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    const engine = createEngine();
    expect(engine.read('r', encode(`{"rows":[{"id":1,"deep":${deep}},{"id":2}]}`), null)).toBeNull();
    expect(engine.inspect('r').rowSets[0]).toEqual({ pointer: '/rows', length: 2 });
    const { columns, roles } = engine.describe('r', '/rows');
    engine.build('r', '/rows', { columns: columns.map(({ column }) => column), roles });
    expect(engine.select('r', {}).rows).toHaveLength(2);
    expect(JSON.stringify(engine.source('r', '0').value)).toContain('"deep"');
  });

  it('may have keys that are names of the language', () => {
    const engine = createEngine();
    engine.read('r', encode('[{"__proto__":{"polluted":1},"constructor":2},{"constructor":3}]'), '');
    const { columns } = engine.describe('r', '');
    expect(columns.map(({ column }) => column.pointer)).toEqual(['/__proto__/polluted', '/constructor']);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(engine.inspect('r').response.value).toHaveLength(2);
  });

  it('are none in a response that is no JSON, or has no list', () => {
    const engine = createEngine();
    expect(engine.read('a', encode('{'), null)).toBe('not-json');
    expect(engine.read('b', encode('{"rows":[]}'), '/items')).toBe('pointer');
    engine.read('c', encode('{"data":[]}'), null);
    expect(engine.inspect('c')).toMatchObject({ rowSets: [], hasEmptyList: true });
  });
});
