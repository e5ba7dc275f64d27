import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { families } from '../../scripts/kit/families.mjs';
import { kitLimits, kitStyleLimit } from './limits';

const dist = path.resolve('dist/kit');

/** Bundles what one entry point of the built kit brings, as a consumer's build would, without React. */
async function bundle(module: string): Promise<{ bytes: number; modules: string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      copyPublicDir: false,
      lib: { entry: path.join(dist, `${module}.js`), formats: ['es'] },
      rolldownOptions: { external: /^react(-dom)?(\/|$)/, output: { codeSplitting: false } },
    },
  });
  const outputs = [result].flat().flatMap((item) => ('output' in item ? item.output : []));
  const chunks = outputs.filter((output) => output.type === 'chunk');
  return {
    bytes: gzipSync(chunks.map(({ code }) => code).join('\n'), { level: 9 }).length,
    modules: chunks.flatMap(({ moduleIds }) => moduleIds).map((id) => path.relative(dist, id)),
  };
}

describe('a family of the kit', () => {
  it.each(families())('$family keeps its limit', async ({ group, family }) => {
    const { bytes } = await bundle(`${group}/${family}/index`);
    console.log(`${family}: ${bytes} bytes of ${kitLimits[family]}`);
    expect(bytes).toBeLessThanOrEqual(kitLimits[family] ?? 0);
  });

  it('has a limit, and every limit a family', () => {
    expect(Object.keys(kitLimits).toSorted()).toEqual(families().map(({ family }) => family).toSorted());
  });

  it('brings no other family along', async () => {
    const { modules } = await bundle('content/card/index');
    expect(modules.filter((module) => /^(content|controls|navigation)\//.test(module))).toEqual(
      expect.arrayContaining(['content/card/card.js']),
    );
    expect(modules.filter((module) => /^(controls|navigation)\/|content\/(?!card)/.test(module))).toEqual([]);
  });
});

describe('the prebuilt stylesheet', () => {
  it('keeps its limit', () => {
    expect(gzipSync(readFileSync(path.join(dist, 'styles.css')), { level: 9 }).length).toBeLessThanOrEqual(kitStyleLimit);
  });

  it('carries no class of the app', () => {
    expect(readFileSync(path.join(dist, 'styles.css'), 'utf8')).not.toContain('auth-card-lg{');
  });
});
