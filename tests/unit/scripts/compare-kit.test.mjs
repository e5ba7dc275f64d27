// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'compare-kit-'));

/** Writes a built kit with a part for each name. */
function writeKit(name, parts) {
  const kit = path.join(folder, name);
  mkdirSync(kit);
  const exports = Object.fromEntries(Object.keys(parts).map((part) => [`./${part}`, { default: `./${part}.js` }]));
  writeFileSync(path.join(kit, 'package.json'), JSON.stringify({ type: 'module', exports }));
  for (const [part, props] of Object.entries(parts)) {
    writeFileSync(path.join(kit, `${part}.js`), `export const ${part} = ${JSON.stringify(props)};`);
    writeFileSync(path.join(kit, `${part}.d.ts`), `export declare const ${part}: '${props}';\n`);
  }
}

const compare = async (before, after) => {
  const { stdout } = await execa({ cwd: folder })`node ${path.resolve('scripts/compare-kit.mjs')} ${before} ${after}`;
  return stdout;
};

beforeAll(() => {
  writeKit('base', { button: 'size', chip: 'tone' });
  writeKit('head', { button: 'size, variant and a busy state', chip: 'tone', dialog: 'open' });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('prints the entry points whose size differs, and the changed types', async () => {
  const report = await compare('base', 'head');
  expect(report).toMatch(/\| `\.\/button` \| \d+ \| \d+ \| \+\d+ \|/);
  expect(report).toMatch(/\| `\.\/dialog` \| none \| \d+ \| \+\d+ \|/);
  expect(report).not.toContain('./chip');
  expect(report).toContain("-export declare const button: 'size';");
  expect(report).toContain("+export declare const button: 'size, variant and a busy state';");
});

it('says that nothing changed', async () => {
  const report = await compare('head', 'head');
  expect(report).toContain('No entry point changed its size.');
  expect(report).toContain('No type changed.');
});
