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
const indexFile = join(storybookDir, 'index.json');

const inputs = ['.storybook', 'stories', 'src/components', 'tailwind.config.ts', 'vite.config.ts', 'package-lock.json'];

/** Builds Storybook unless `reuse` is given and the build that is there is newer than all it is made of. @param {boolean} reuse */
export async function ensureStorybook(reuse) {
  if (reuse && isFresh()) return;
  await withProgress('Building Storybook', async () => {
    const build = startNode(bins.storybook, ['build', '--output-dir', storybookDir, '--quiet', '--disable-telemetry'], {
      cwd: root,
    });
    const { code } = await build.finished;
    if (code !== 0) throw new Error(`Storybook could not be built.\n${build.output()}`);
  });
}

/** @returns {{ entries: Record<string, Story & { type: string }> }} */
export function readIndex() {
  return JSON.parse(readFileSync(indexFile, 'utf8'));
}

function isFresh() {
  if (!existsSync(indexFile)) return false;
  const built = statSync(indexFile).mtimeMs;
  return inputs.every((input) => newest(join(root, input)) < built);
}

/** A folder's own time counts too: it is that of the last file to be removed from it. @param {string} path @returns {number} */
function newest(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
