import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { appLimits, appStyleLimit } from './limits';

const dist = path.resolve('dist/app');
const read = (file: string) => readFileSync(path.join(dist, file));
const brotliBytes = (file: string): number => brotliCompressSync(read(file)).length;
const files = readdirSync(dist, { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)));

const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Record<
  string,
  { file: string; imports?: string[] }
>;
const html = read('index.html').toString();

/** The scripts of the first load: those of the page, the given modules, and everything that they import. */
function firstLoad(modules: readonly string[]): string[] {
  const loaded = new Set(
    Array.from(html.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\/([^"]+\.js)"/g), ([, file = '']) => file),
  );
  const visited = new Set<string>();
  const visit = (module: string): void => {
    // Chunks of shared code may import each other.
    if (visited.has(module)) return;
    visited.add(module);
    const chunk = manifest[module];
    if (!chunk) throw new Error(`The manifest of the build has no "${module}": update tests/sizes/limits.ts.`);
    loaded.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return [...loaded];
}

describe('the first load of', () => {
  it.each(Object.entries(appLimits))('%s is within its limits', (name, { modules, maxKiB, maxRequests }) => {
    const scripts = firstLoad(modules);
    const bytes = scripts.reduce((sum, file) => sum + brotliBytes(file), 0);
    console.log(`${name}: ${(bytes / 1024).toFixed(1)} of ${maxKiB} KiB, ${scripts.length} of ${maxRequests} requests`);
    expect(bytes).toBeLessThanOrEqual(maxKiB * 1024);
    expect(scripts.length).toBeLessThanOrEqual(maxRequests);
  });

  it('the stylesheet is within its limit', () => {
    const [, stylesheet = ''] = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="\/([^"]+)"/.exec(html) ?? [];
    expect(brotliBytes(stylesheet)).toBeLessThanOrEqual(appStyleLimit);
  });
});

describe('the production build', () => {
  it('contains no emulator URL, no demo account and no source map', () => {
    for (const file of files) {
      expect(file).not.toMatch(/\.map$/);
      expect(read(file).toString('latin1'), file).not.toMatch(
        /localhost:9\d{3}|127\.0\.0\.1:9\d{3}|waymark-demo|demo@waymark|sourceMappingURL=/,
      );
    }
  });
});
