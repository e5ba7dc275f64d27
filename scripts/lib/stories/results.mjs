// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, root } from '../paths.mjs';

/**
 * @typedef {object} Finding one element and one axe rule
 * @property {string} rule
 * @property {string} help
 * @property {string} helpUrl
 * @property {string} target
 * @property {string} summary
 * @property {string[]} modes
 *
 * @typedef {object} StoryResult what .storybook/test-runner.ts leaves of each story
 * @property {string} id
 * @property {string} title
 * @property {string} name
 * @property {{ version: string, platform: string }} browser
 * @property {number} axeRuns
 * @property {Finding[]} incomplete
 * @property {string[]} captures
 * @property {number} updated
 * @property {{ capture: string, reason: string }[]} differences
 * @property {Record<string, number>} checks how many things each check of the layout looked at
 * @property {Record<string, string>} excluded checks it is excluded from, with the reason
 */

/** Where `npm run storybook` answers, which links to stories lead to. */
export const storybookUrl = 'http://localhost:6006';

export const storiesCache = join(cacheDir, 'stories');
export const resultsDir = join(storiesCache, 'results');
export const incompleteFile = join(storiesCache, 'incomplete.json');
export const visualReportDir = join(root, 'tests', 'visual', 'report');

/** @returns {StoryResult[]} of the stories whose play function succeeded */
export function readResults() {
  if (!existsSync(resultsDir)) return [];
  return readdirSync(resultsDir)
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(resultsDir, name), 'utf8')));
}

/**
 * What axe could not decide, for a person to look at: one entry for each rule and element of a story.
 *
 * @param {readonly StoryResult[]} results
 */
export function incompleteOf(results) {
  return results.flatMap(({ id, incomplete }) => {
    /** @type {Map<string, Finding & { story: string }>} */
    const entries = new Map();
    for (const finding of incomplete) {
      const key = `${finding.rule} ${finding.target}`;
      const known = entries.get(key);
      if (known) known.modes.push(...finding.modes);
      else entries.set(key, { story: id, ...finding, modes: [...finding.modes] });
    }
    return [...entries.values()];
  });
}
