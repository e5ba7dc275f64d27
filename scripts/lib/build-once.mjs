import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the builds of the app and of the documentation read. */
const inputs = [
  'index.html',
  'public',
  'src',
  'stories',
  'examples',
  'scripts/kit',
  'scripts/vite',
  'CHANGELOG.md',
  'package.json',
  'package-lock.json',
  'tailwind.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** @param {readonly string[]} paths Files and folders @param {unknown} values */
function hashOf(paths, values) {
  const hash = createHash('sha256').update(JSON.stringify(values));
  const files = paths.filter(existsSync).flatMap((item) => {
    const isFolder = statSync(item).isDirectory();
    return isFolder ? readdirSync(item, { recursive: true }).map((name) => path.join(item, String(name))) : [item];
  });
  for (const file of files.filter((name) => statSync(name).isFile()).toSorted()) {
    const content = readFileSync(file);
    hash.update(JSON.stringify([path.relative('.', file), content.length])).update(content);
  }
  return hash.digest('hex');
}

/**
 * Runs a build into `outDir`, unless that folder contains a build of the same files and values.
 *
 * @param {string} outDir @param {unknown} values such as the build's environment variables @param {() => Promise<unknown>} run
 */
export async function runOnce(outDir, values, run, paths = inputs) {
  // It is in the folder, which a build empties first, so an interrupted build leaves none.
  const stamp = path.join(outDir, '.inputs');
  const hash = hashOf(paths, values);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await run();
  writeFileSync(stamp, hash);
}
