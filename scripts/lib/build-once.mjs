import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { build, loadConfigFromFile, loadEnv } from 'vite';

/** What a build reads besides its configuration and the variables of its environment. */
const inputs = [
  'index.html',
  'public',
  'src',
  'package.json',
  'package-lock.json',
  'tailwind.config.ts',
  'tsconfig.json',
];

/** @param {string} root @param {string} mode */
async function hashInputs(root, mode) {
  const env = [mode, process.env.NODE_ENV, loadEnv(mode, root, 'VITE_')];
  const hash = createHash('sha256').update(JSON.stringify(env));
  const config = await loadConfigFromFile({ command: 'build', mode }, undefined, root);
  const paths = [...inputs.map((input) => path.join(root, input)), ...(config?.dependencies ?? [])];
  const files = paths.filter(existsSync).flatMap((item) => {
    const isFolder = statSync(item).isDirectory();
    return isFolder ? readdirSync(item, { recursive: true }).map((name) => path.join(item, String(name))) : [item];
  });
  for (const file of files.filter((name) => statSync(name).isFile()).toSorted()) {
    const content = readFileSync(file);
    hash.update(JSON.stringify([path.relative(root, file), content.length])).update(content);
  }
  return hash.digest('hex');
}

/**
 * Builds the app into `outDir`, unless that holds a build of the same files, mode and environment.
 *
 * @param {import('vite').InlineConfig & { root: string, mode: string }} config
 * @param {string} outDir
 */
export async function buildOnce(config, outDir) {
  // In the folder, because a build empties it first: an interrupted build leaves none.
  const stamp = path.join(outDir, '.inputs');
  const hash = await hashInputs(config.root, config.mode);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  // Warnings about slow plugins depend on what else the machine does.
  const rolldownOptions = { checks: { pluginTimings: false } };
  await build({ ...config, build: { outDir, emptyOutDir: true, rolldownOptions } });
  writeFileSync(stamp, hash);
}
