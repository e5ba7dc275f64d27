// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildOnce } from '../../../scripts/lib/build-once.mjs';

let root = '';
const write = (file, text) => writeFileSync(path.join(root, file), text);
const built = (file) => path.join(root, 'dist', file);
const build = () => buildOnce({ root, mode: 'demo', logLevel: 'silent' }, path.join(root, 'dist'));

/** The text of the built scripts. */
const scripts = () =>
  readdirSync(built('assets'))
    .map((name) => readFileSync(built(`assets/${name}`), 'utf8'))
    .join('');

beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'waymark-build-'));
  for (const folder of ['src/lib', 'public']) mkdirSync(path.join(root, folder), { recursive: true });
  write('index.html', '<script type="module" src="/src/main.js"></script>');
  write('src/main.js', 'import { name } from "./lib/name.js"; document.title = name + import.meta.env.VITE_NAME;');
  write('src/lib/name.js', 'export const name = "first";');
  vi.stubEnv('VITE_NAME', 'Ada');
  await build();
  // A further build would remove it.
  writeFileSync(built('mark'), '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

it('uses the build of the same files and variables again', async () => {
  await build();
  expect(existsSync(built('mark'))).toBe(true);
});

it.each([
  ['a changed module', () => write('src/lib/name.js', 'export const name = "second";'), 'second'],
  ['a variable', () => vi.stubEnv('VITE_NAME', 'Bea'), 'Bea'],
  ['a file of variables', () => (vi.stubEnv('VITE_NAME', undefined), write('.env.local', 'VITE_NAME=Cleo')), 'Cleo'],
])('builds again after a change of %s', async (_what, change, text) => {
  change();
  await build();
  expect(scripts()).toContain(text);
});

it('builds again after a file was added or removed', async () => {
  write('public/robots.txt', '');
  await build();
  expect(existsSync(built('robots.txt'))).toBe(true);
  rmSync(path.join(root, 'public/robots.txt'));
  await build();
  expect(existsSync(built('robots.txt'))).toBe(false);
});

it('never serves the files of a build that failed', async () => {
  write('src/main.js', 'import "./missing.js";');
  await expect(build()).rejects.toThrow('missing.js');
  write('src/main.js', 'document.title = "repaired";');
  await build();
  expect(scripts()).toContain('repaired');
});
