// @ts-check
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { keyboardRowIds } from './keyboard-rows.mjs';

const verificationFile = join(root, 'docs', 'verification.md');

/** What every story is measured by besides axe and pictures, and what each asks. */
const layoutChecks = {
  mirror: 'every part stands right to left where it stands left to right, seen in a mirror',
  targets: 'what is pressed is 24 by 24 px, or has that room around it',
  reflow: 'at 320 px nothing scrolls sideways and no text is cut',
  text: 'with text of twice the size nothing scrolls sideways and no text is cut',
  motion: 'nothing moves when the reader asks for no motion',
};

/**
 * The rows of the keyboard tables, by the title of the family that documents them.
 *
 * @returns {Map<string, number>}
 */
function keyboardRows() {
  const rows = new Map();
  const folder = join(root, 'stories');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const stories = join(folder, file.replace(/\.mdx$/, '.stories.tsx'));
    if (!file.endsWith('.mdx') || !existsSync(stories)) continue;
    const [, title = ''] = /title: '([^']+)'/.exec(readFileSync(stories, 'utf8')) ?? [];
    rows.set(title, keyboardRowIds(readFileSync(join(folder, file), 'utf8')).length);
  }
  return rows;
}

/**
 * The part of a title that the stories of a family share.
 *
 * @param {string} title
 */
export const familyOf = (title) => title.split('/').slice(0, 2).join('/');

/**
 * The table of docs/verification.md, from what a whole run found.
 *
 * @param {readonly import('./results.mjs').StoryResult[]} results
 */
function verificationTable(results) {
  const rows = keyboardRows();
  /** @type {Map<string, import('./results.mjs').StoryResult[]>} */
  const families = new Map();
  for (const result of results)
    families.set(familyOf(result.title), [...(families.get(familyOf(result.title)) ?? []), result]);

  const sum = (/** @type {readonly number[]} */ numbers) => numbers.reduce((total, number) => total + number, 0);
  const checks = /** @type {(keyof typeof layoutChecks)[]} */ (Object.keys(layoutChecks));
  const cells = (/** @type {readonly import('./results.mjs').StoryResult[]} */ of, /** @type {number} */ keyboard) => [
    of.length,
    of.filter(({ title }) => title.endsWith('/Features')).length,
    sum(of.map(({ axeRuns }) => axeRuns)),
    sum(of.map(({ captures }) => captures.length)),
    ...checks.map((check) => of.filter((result) => result.checks[check] !== undefined).length),
    keyboard,
  ];
  const line = (/** @type {readonly (string | number)[]} */ values) => `| ${values.join(' | ')} |`;
  const excluded = results.flatMap(({ title, name, excluded: except }) =>
    Object.entries(except).map(([check, reason]) => line([`${title} / ${name}`, check, reason])),
  );
  const names = [...families.keys()].toSorted();
  return [
    '# What is verified',
    '',
    'Written by `npm run visual:update`, from what the run of all stories found; `npm test` fails when the two differ. One table',
    'of modes holds for every story: light and dark, left to right and right to left. A sheet is seen in these and with more',
    'contrast in both grounds, in forced colours and with text of twice the size; a layout at 320, 600, 900, 1200 and 1536 px too.',
    '',
    `- **axe**: WCAG 2.0 to 2.2, A and AA, and best practice, on the whole page, with layers open; sheets in more contrast as well.`,
    '- **pictures**: compared with their baselines, pixel by pixel in the browser that drew them.',
    ...checks.map((check) => `- **${check}**: ${layoutChecks[check]}.`),
    '- **keyboard**: rows of the keyboard table, each claimed by a story that presses the key.',
    '',
    line(['family', 'stories', 'features', 'axe runs', 'pictures', ...checks, 'keyboard rows']),
    line(['---', ...Array.from({ length: 5 + checks.length }, () => '---:')]),
    ...names.map((name) => line([name, ...cells(families.get(name) ?? [], rows.get(name) ?? 0)])),
    line(['**all**', ...cells(results, sum(names.map((name) => rows.get(name) ?? 0)))]),
    '',
    '## Excluded',
    '',
    ...(excluded.length > 0
      ? [line(['story', 'check', 'reason']), line(['---', '---', '---']), ...excluded]
      : ['Nothing.']),
    '',
  ].join('\n');
}

/**
 * Holds the table against the file, or writes it.
 *
 * @param {readonly import('./results.mjs').StoryResult[]} results
 * @param {boolean} update
 * @returns {string} what is wrong; empty when nothing is
 */
export function checkVerification(results, update) {
  const table = verificationTable(results);
  if (update) {
    writeFileSync(verificationFile, table);
    return '';
  }
  const written = existsSync(verificationFile) ? readFileSync(verificationFile, 'utf8') : '';
  if (written === table) return '';
  const old = new Set(written.split('\n'));
  const changed = table.split('\n').filter((text) => !old.has(text));
  return `docs/verification.md is not what the run found; \`npm run visual:update\` writes it anew:\n${changed.join('\n')}`;
}
