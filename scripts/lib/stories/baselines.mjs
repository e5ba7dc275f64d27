// @ts-check
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, withFolder } from '../paths.mjs';

/** @typedef {{ version: string, platform: string }} Browser */

const baselinesDir = join(root, 'tests', 'visual', 'baselines');
const browserFile = join(baselinesDir, 'browser.json');

/** @returns {Browser | undefined} the browser the baselines were taken with */
export function recordedBrowser() {
  return existsSync(browserFile) ? JSON.parse(readFileSync(browserFile, 'utf8')) : undefined;
}

/** @param {Browser} browser */
export function recordBrowser(browser) {
  writeFileSync(withFolder(browserFile), `${JSON.stringify(browser, undefined, 2)}\n`);
}

/** @param {Browser} a @param {Browser | undefined} b */
export const isSame = (a, b) => a.version === b?.version && a.platform === b.platform;

/**
 * Baselines of stories, or of pictures of a story, that are no longer there.
 *
 * @param {ReadonlySet<string>} storyIds all stories there are
 * @param {readonly import('./results.mjs').StoryResult[]} results of the stories that ran, whose pictures are known
 * @returns {string[]} paths relative to the project
 */
export function findOrphans(storyIds, results) {
  if (!existsSync(baselinesDir)) return [];
  const captures = new Map(results.map((result) => [result.id, new Set(result.captures.map((name) => `${name}.png`))]));
  return readdirSync(baselinesDir)
    .map((name) => join(baselinesDir, name))
    .filter((folder) => statSync(folder).isDirectory())
    .flatMap((folder) => {
      const id = relative(baselinesDir, folder);
      // The app's own pictures are kept in order by tests/e2e/every-page.spec.ts.
      if (id === 'app') return [];
      if (!storyIds.has(id)) return [folder];
      const known = captures.get(id);
      if (!known) return [];
      if (known.size === 0) return [folder];
      return readdirSync(folder)
        .filter((name) => !known.has(name))
        .map((name) => join(folder, name));
    })
    .map((path) => relative(root, path));
}

/** @param {readonly string[]} orphans */
export function removeOrphans(orphans) {
  for (const orphan of orphans) rmSync(join(root, orphan), { recursive: true });
}
