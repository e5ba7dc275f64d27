// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { buildOnce } from '../../../scripts/lib/build-once.mjs';

it('builds again only after a change, and never serves a failed build', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'waymark-build-'));
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
  const built = path.join(root, 'dist');
  const build = () => buildOnce({ root, mode: 'demo', logLevel: 'silent' }, built);
  const scripts = async () => {
    await build();
    const names = readdirSync(path.join(built, 'assets'));
    return names.map((name) => readFileSync(path.join(built, 'assets', name), 'utf8')).join('');
  };
  for (const folder of ['src/lib', 'public']) mkdirSync(path.join(root, folder), { recursive: true });
  write('index.html', '<script type="module" src="/src/main.js"></script>');
  write('src/main.js', 'import { name } from "./lib/name.js"; document.title = name + import.meta.env.VITE_NAME;');
  write('src/lib/name.js', 'export const name = "first";');
  vi.stubEnv('VITE_NAME', 'Ada');
  expect(await scripts()).toContain('first');
  // A further build would remove it.
  write('dist/mark', '');
  expect(await scripts()).toContain('Ada');
  expect(existsSync(path.join(built, 'mark'))).toBe(true);
  write('src/lib/name.js', 'export const name = "second";');
  expect(await scripts()).toContain('second');
  vi.stubEnv('VITE_NAME', undefined);
  write('.env.local', 'VITE_NAME=Cleo');
  expect(await scripts()).toContain('Cleo');
  write('public/robots.txt', '');
  await build();
  expect(existsSync(path.join(built, 'robots.txt'))).toBe(true);
  rmSync(path.join(root, 'public/robots.txt'));
  await build();
  expect(existsSync(path.join(built, 'robots.txt'))).toBe(false);
  write('src/main.js', 'import "./missing.js";');
  await expect(build()).rejects.toThrow('missing.js');
  write('src/main.js', 'document.title = "repaired";');
  expect(await scripts()).toContain('repaired');
  rmSync(root, { recursive: true });
});
