// @ts-check
// `node scripts/compare-kit.mjs BASE/dist/kit HEAD/dist/kit`: prints what a change does to the package, as Markdown: the entry points
// whose size differs, and the differences of the type declarations.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { execa } from 'execa';
import { measureKit } from './kit/measure.mjs';

/** A summary of GitHub has at most 1 MiB. */
const maxDiffLength = 200_000;

/** @param {string} before @param {string} after */
async function sizes(before, after) {
  const [old, current] = [await measureKit(before), await measureKit(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(current)])].filter(
    (name) => old[name] !== current[name],
  );
  if (names.length === 0) return 'No entry point changed its size.';
  const rows = names.map((name) => {
    const difference = (current[name] ?? 0) - (old[name] ?? 0);
    return `| \`${name}\` | ${old[name] ?? 'none'} | ${current[name] ?? 'none'} | ${difference > 0 ? '+' : ''}${difference} |`;
  });
  return ['| Entry point | Before | After | Bytes of gzip |', '| --- | ---: | ---: | ---: |', ...rows].join('\n');
}

/** @param {string} before @param {string} after */
async function types(before, after) {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-types-'));
  try {
    for (const [name, kit] of [
      ['before', before],
      ['after', after],
    ]) {
      cpSync(kit, path.join(folder, name), {
        recursive: true,
        filter: (file) => !path.extname(file) || file.endsWith('.d.ts'),
      });
    }
    // Exits with 1 if there are differences.
    const { stdout } = await execa({ cwd: folder, reject: false })`git diff --no-index --unified=1 before after`;
    if (!stdout) return 'No type changed.';
    const diff = stdout.length > maxDiffLength ? `${stdout.slice(0, maxDiffLength)}\n…` : stdout;
    return `\`\`\`\`diff\n${diff}\n\`\`\`\``;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [before = '', after = ''] = process.argv.slice(2).map((folder) => path.resolve(folder));
console.log(`## Size\n\n${await sizes(before, after)}\n\n## Types\n\n${await types(before, after)}`);
