// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { csvField, type DataGridColumn, rowsToCsv } from 'waymark';
import type { AsTenant } from '../../../src/api/database/tenant';
import { streamCsv } from '../../../src/api/readings/csv';
import type { Reading } from '../../../src/api/readings/schemas';

describe('a CSV field', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    [' =1+1', ' =1+1'],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['Zürich 東京 🌡️', 'Zürich 東京 🌡️'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['\nx', '"\'\nx"'],
    ['\0x', "'\0x"],
    ['x;=1+1;', "x;'=1+1;"],
    ['x\t@SUM(A1)', "x\t'@SUM(A1)"],
    ['x\n=1+1', '"x\n\'=1+1"'],
    ['a;b - c', 'a;b - c'],
    ['=HYPERLINK("https://evil.example","x")', '"\'=HYPERLINK(""https://evil.example"",""x"")"'],
    [-5, '-5'],
    [0, '0'],
    [1e21, '1e+21'],
    [Number.NaN, ''],
    [null, ''],
    [undefined, ''],
    [false, 'false'],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [new Date(Number.NaN), ''],
  ])('%j is written as %j', (value, field) => {
    expect(csvField(value)).toBe(field);
  });
});

const labels = [
  'plain',
  ' leading space',
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\ttab',
  '\rcarriage return',
  '\nline feed',
  'a,b;c',
  'x;=1+1;',
  'say "no"',
  '=HYPERLINK("https://evil.example","x")',
  'two\r\nlines',
  'Zürich 東京 🌡️ مستودع',
  '＝1+1',
  "'quoted",
  '',
];
const values = [0, -0.25, 1e21, 5e-324, 1 / 3];
const rows: readonly Reading[] = labels.map((label, index) => ({
  id: index + 1,
  time: new Date(Date.UTC(2026, 10, 1, 0, 0, index)).toISOString(),
  label,
  level: 'low',
  value: values[index % values.length] ?? 0,
}));

/** A tenant that has the rows. */
const asTenant: AsTenant = (work) =>
  work({
    tenant: 'acme',
    query: async <Row extends object>() => rows as readonly object[] as Row[],
    run: async () => {},
  });

describe('the two CSV writers', () => {
  it('write the same bytes for awkward texts, numbers and times', async () => {
    const columns: readonly Pick<DataGridColumn<Reading>, 'header' | 'value'>[] = [
      { header: 'id', value: ({ id }) => id },
      { header: 'time', value: ({ time }) => new Date(time) },
      { header: 'label', value: ({ label }) => label },
      { header: 'level', value: ({ level }) => level },
      { header: 'value', value: ({ value }) => value },
    ];
    const fromGrid = await (await rowsToCsv(rows, columns)).arrayBuffer();
    const stream = await streamCsv(asTenant, { filter: {}, sort: 'time' });
    const fromApi = await new Response(stream).arrayBuffer();
    const text = (bytes: ArrayBuffer): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    expect(text(fromApi)).toBe(text(fromGrid));
    expect(text(fromApi)).toMatch(/^\uFEFFid,time,label,level,value\r\n1,/);
  });
});
