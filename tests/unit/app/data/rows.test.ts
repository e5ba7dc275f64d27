import { describe, expect, it } from 'vitest';
import { runResponseJob } from '../../../../src/app/data/rows/response-jobs';
import { findArrays } from '../../../../src/app/data/rows/inspect';
import { proposeLevels } from '../../../../src/app/data/rows/level-words';
import { createRowMapper, describeLeftOut, noneLeftOut } from '../../../../src/app/data/rows/map-rows';
import { parseNumber, parseTime } from '../../../../src/app/data/rows/parse-values';
import { proposeMapping } from '../../../../src/app/data/rows/propose-mapping';
import type { Reading } from '../../../../src/app/data/rows/reading';

const rows = Array.from({ length: 20 }, (_, index) => ({
  id: `r${index}`,
  attributes: {
    at: `2026-11-${String(index + 1).padStart(2, '0')}T08:00:00Z`,
    amount: `${index}.5`,
    state: index % 2 ? 'OK' : 'Alarm',
  },
  place: index % 3 === 0 ? 'North' : 'South',
}));

describe('finding arrays', () => {
  it('lists every array of objects with its pointer, the longest first', () => {
    const found = findArrays({ meta: { tags: ['a', 'b'], 'a/b': [{ x: 1 }] }, data: rows, empty: [] });
    expect(found.map(({ pointer, length }) => [pointer, length])).toEqual([
      ['/data', 20],
      ['/meta/a~1b', 1],
    ]);
    expect(found[0]?.columns).toEqual(['/id', '/attributes/at', '/attributes/amount', '/attributes/state', '/place']);
  });

  it('finds a root array, coordinates of GeoJSON, and nothing in plain values', () => {
    expect(findArrays(rows)[0]?.pointer).toBe('');
    const point = { geometry: { coordinates: [8.5, 47.3] }, properties: { mag: 2 } };
    expect(findArrays({ type: 'FeatureCollection', features: [point] })[0]?.columns).toEqual([
      '/geometry/coordinates/0',
      '/geometry/coordinates/1',
      '/properties/mag',
    ]);
    for (const document of [null, 1, 'text', {}, [], [[1]], [1, 2]]) expect(findArrays(document)).toEqual([]);
  });
});

describe('proposing a mapping', () => {
  const columnsOf = (sample: object[]) => {
    const [array] = findArrays(sample);
    if (!array) throw new Error('The sample has no rows.');
    return Object.fromEntries(Object.entries(proposeMapping(array)).map(([field, { column }]) => [field, column]));
  };

  it('finds the columns by their values and names', () => {
    expect(columnsOf(rows)).toEqual({
      time: '/attributes/at',
      value: '/attributes/amount',
      level: '/attributes/state',
      id: '/id',
      label: '/place',
    });
  });

  it('tells a numeric id and a time in seconds from the value', () => {
    const sample = rows.map((_row, index) => ({
      id: index,
      ts: 1_790_000_000 + index,
      v: index / 7,
      severity: 'high',
    }));
    expect(columnsOf(sample)).toEqual({ time: '/ts', value: '/v', level: '/severity', id: '/id', label: null });
  });

  it('proposes nothing where nothing fits', () => {
    expect(columnsOf([{ a: true }, { a: null }]).time).toBeNull();
  });

  it('keeps the levels that the user has chosen', () => {
    const chosen = [
      { word: 'alarm', level: 'medium' },
      { word: 'low', level: null },
    ] as const;
    expect(proposeLevels(['OK ', 'low', 'Alarm', 'ok', 'odd'], chosen)).toEqual([
      { word: 'OK ', level: 'high' },
      { word: 'low', level: null },
      { word: 'Alarm', level: 'medium' },
      { word: 'odd', level: null },
    ]);
  });
});

describe('parsing values', () => {
  it.each([
    ['2026-11-22T02:36:07Z', Date.UTC(2026, 10, 22, 2, 36, 7)],
    ['2026-11-22', Date.UTC(2026, 10, 22)],
    ['2026-11-22T00:30:00+14:00', Date.UTC(2026, 10, 21, 10, 30)],
    [1_790_000_000, 1_790_000_000_000],
    [1_790_000_000_123, 1_790_000_000_123],
    ['1790000000', 1_790_000_000_000],
  ])('reads the time %s', (value, time) => {
    expect(parseTime(value)).toBe(time);
  });

  it.each(['yesterday', '', '12', 12, null, true, {}, '2026-99-99', Number.NaN, 1e300])('%s is no time', (value) => {
    expect(parseTime(value)).toBeNull();
  });

  it('reads finite numbers and their texts only', () => {
    expect([1, -0.5, ' 2e3 ', '0x10'].map(parseNumber)).toEqual([1, -0.5, 2000, 16]);
    expect(['', ' ', '1,5', null, undefined, true, Infinity, Number.NaN, '1e999', [1]].map(parseNumber)).toEqual(
      Array.from({ length: 10 }, () => null),
    );
  });
});

describe('mapping rows', () => {
  const mapping = { time: '/t', value: '/v', level: '/l', id: null, label: '/name' };
  const map = createRowMapper(mapping, [
    { word: 'ok', level: 'high' },
    { word: 'noise', level: null },
  ]);

  it('numbers rows without an id and compares levels without case', () => {
    expect(map({ t: '2026-11-22', v: '3', l: ' OK', name: 7 }, 4)).toEqual({
      id: '5',
      label: '7',
      value: 3,
      level: 'high',
      time: Date.UTC(2026, 10, 22),
    });
  });

  it.each([
    [null, 'row'],
    [[], 'row'],
    [{ t: 'never', v: 1, l: 'ok' }, 'time'],
    [{ t: '2026-11-22', v: 'much', l: 'ok' }, 'value'],
    [{ t: '2026-11-22', v: 1, l: 'noise' }, 'level'],
    [{ t: '2026-11-22', v: 1 }, 'level'],
  ])('tells why %j does not fit', (row, reason) => {
    expect(map(row, 0)).toBe(reason);
  });

  it('counts the rows that are left out in one sentence', () => {
    expect(describeLeftOut({ ...noneLeftOut(), value: 11, level: 1 }, 240)).toBe(
      '12 of 240 rows are left out: the value is not a number (11), the level is not in the table (1).',
    );
    expect(describeLeftOut(noneLeftOut(), 240)).toBeNull();
  });
});

describe('running a job', () => {
  const bytes = (text: string): Uint8Array[] => {
    const all = new TextEncoder().encode(text);
    // In the middle of a character of several bytes.
    return [all.slice(0, 12), all.slice(12)];
  };
  const job = {
    type: 'map',
    rows: '/d',
    mapping: { time: '/t', value: '/v', level: '/l', id: null, label: '/n' },
    levelWords: [{ word: 'a', level: 'low' }],
    next: '/next',
    offset: 10,
  } as const;

  it('hands over readings in batches and reports what is left out and the next page', () => {
    const row = { n: 'é€😀', t: '2026-11-22', v: 1, l: 'a' };
    const batches: Reading[][] = [];
    const text = JSON.stringify({ d: [...Array.from({ length: 2001 }, () => row), null], next: 7 });
    const result = runResponseJob(job, bytes(text), (batch) => batches.push(batch));
    expect(result).toEqual({ type: 'map', total: 2002, leftOut: { ...noneLeftOut(), row: 1 }, next: '7' });
    expect(batches.map(({ length }) => length)).toEqual([2000, 1]);
    expect(batches[0]?.[0]).toMatchObject({ id: '11', label: 'é€😀' });
  });

  it('hands over readings in the order of time', () => {
    const d = ['2026-11-22', '2026-11-20', '2026-11-21'].map((t) => ({ n: t, t, v: 1, l: 'a' }));
    const labels: string[] = [];
    runResponseJob(job, bytes(JSON.stringify({ d })), (batch) => labels.push(...batch.map(({ label }) => label)));
    expect(labels).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
  });

  it.each([
    ['<!doctype html>', 'not-json'],
    ['', 'not-json'],
    ['{"d":{}}', 'pointer'],
    ['null', 'pointer'],
  ])('reports the problem of %j', (text, problem) => {
    expect(runResponseJob(job, bytes(text), () => undefined)).toEqual({ type: 'problem', problem });
  });
});
