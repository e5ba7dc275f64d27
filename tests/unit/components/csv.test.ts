// @vitest-environment node
import { expect, it } from 'vitest';
import { csvField } from 'waymark';

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
])('a CSV field %j is written as %j', (value, field) => {
  expect(csvField(value)).toBe(field);
});
