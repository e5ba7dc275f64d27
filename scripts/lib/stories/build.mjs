// @ts-check
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bins, root } from '../paths.mjs';
import { startNode } from '../processes.mjs';
import { withProgress } from '../progress.mjs';

/**
 * @typedef {object} Story
 * @property {string} id
 * @property {string} title
 * @property {string} name
 */

export const storybookDir = join(root, 'dist', 'storybook');
/** The stories without React's checks, for tests of many runs. */
export const quickStorybookDir = join(root, 'dist', 'storybook-quick');
const indexFile = join(storybookDir, 'index.json');

const inputs = ['.storybook', 'stories', 'src/components', 'tailwind.config.ts', 'vite.config.ts', 'package-lock.json'];

/**
 * What builds the static Storybook.
 *
 * @param {boolean} [quick] without React's checks, in a folder of its own
 */
export function storybookBuild(quick = false) {
  const folder = quick ? quickStorybookDir : storybookDir;
  return {
    folder,
    args: ['build', '--output-dir', folder, '--quiet', '--disable-telemetry'],
    env: { WAYMARK_STORYBOOK: quick ? 'quick' : '' },
  };
}

/**
 * Builds Storybook unless `reuse` is given and the build that is there is newer than all it is made of.
 *
 * @param {boolean} reuse
 * @param {boolean} [quick] see `storybookBuild`
 */
export async function ensureStorybook(reuse, quick = false) {
  const { folder, args, env } = storybookBuild(quick);
  if (reuse && isFresh(folder)) return;
  await withProgress('Building Storybook', async () => {
    const build = startNode(bins.storybook, args, { cwd: root, env: { ...process.env, ...env } });
    const { code } = await build.finished;
    if (code !== 0) throw new Error(`Storybook could not be built.\n${build.output()}`);
  });
}

/** @returns {{ entries: Record<string, Story & { type: string }> }} */
export function readIndex() {
  return JSON.parse(readFileSync(indexFile, 'utf8'));
}

/** @param {string} folder */
function isFresh(folder) {
  const index = join(folder, 'index.json');
  if (!existsSync(index)) return false;
  const built = statSync(index).mtimeMs;
  return inputs.every((input) => newest(join(root, input)) < built);
}

/** A folder's own time counts too: it is that of the last file to be removed from it. @param {string} path @returns {number} */
function newest(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
