import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { build, loadConfigFromFile, loadEnv } from 'vite';

/** What a build reads besides its configuration and its environment variables. */
const inputs = [
  'index.html',
  'public',
  'src',
  'package.json',
  'package-lock.json',
  'tailwind.config.ts',
  'tsconfig.json',
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
 * @param {string} outDir @param {readonly string[]} paths @param {unknown} values @param {() => Promise<unknown>} run
 */
export async function runOnce(outDir, paths, values, run) {
  // It is in the folder, which a build empties first, so an interrupted build leaves none.
  const stamp = path.join(outDir, '.inputs');
  const hash = hashOf(paths, values);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await run();
  writeFileSync(stamp, hash);
}

/**
 * Builds the app into `outDir`, unless that folder contains a build of the same files, mode and environment.
 *
 * @param {import('vite').InlineConfig & { root: string, mode: string }} config
 * @param {string} outDir
 */
export async function buildOnce(config, outDir) {
  const { root, mode } = config;
  const loaded = await loadConfigFromFile({ command: 'build', mode }, undefined, root);
  const paths = [...inputs.map((input) => path.join(root, input)), ...(loaded?.dependencies ?? [])];
  // Warnings about slow plugins depend on the machine's other load.
  const rolldownOptions = { checks: { pluginTimings: false } };
  await runOnce(outDir, paths, [mode, process.env.NODE_ENV, loadEnv(mode, root, 'VITE_')], () =>
    build({ ...config, build: { outDir, emptyOutDir: true, rolldownOptions } }),
  );
}
