import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as kit from 'waymark';

test('every name of the kit on the page for users of other libraries is an export', () => {
  const [, table = ''] = readFileSync('stories/docs/coming-from.mdx', 'utf8').split(/^## (?:Names|Props)$/m);
  const cells = [...table.matchAll(/\| ([^|]+) \|$/gm)].slice(2).map(([, cell = '']) => cell);
  const names = cells.flatMap((cell) => cell.match(/(?<=`)\w+(?=`)/g) ?? []);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => !(name in kit))).toEqual([]);
});
