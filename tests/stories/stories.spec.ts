import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { injectAxe } from 'axe-playwright';
import { describeFinding, type Finding, runAxe } from '../../.storybook/verify/accessibility';
import { watchConsole } from '../../.storybook/verify/console';
import {
  clippedText,
  coveredTargets,
  measureBoxes,
  mirrorProblems,
  movement,
  reflowProblems,
  targetProblems,
} from '../../.storybook/verify/layout';
import {
  applyMode,
  compactMode,
  darkMode,
  darkRtlMode,
  defaultMode,
  freeze,
  furtherModes,
  textScale,
} from '../../.storybook/verify/modes';
import {
  baselinesDir,
  captures,
  checkBuild,
  isRecording,
  pictureProblem,
  viewport,
} from '../../.storybook/verify/snapshots';
import { playStory } from '../helpers/play-story';

interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags: string[];
}

// The configuration has built the stories before this file is read.
const index = JSON.parse(readFileSync('dist/storybook/index.json', 'utf8')) as { entries: Record<string, Entry> };
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');
const isSheet = ({ tags }: Entry): boolean => tags.includes('visual');

/** Problems of one kind that a failure lists at most: the first ones explain the rest. */
const maxProblems = 5;

/** One page for the stories of a worker: to open one takes longer than most stories. */
const test = base.extend<object, { storybook: { page: Page; takeMessages: () => string[] } }>({
  storybook: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({
        viewport,
        deviceScaleFactor: 1,
        colorScheme: 'light',
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'UTC',
        baseURL: project.use.baseURL,
      });
      await use({ page, takeMessages: watchConsole(page) });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Runs the checks of docs/verification.md and returns the problems. */
async function verify(page: Page, story: Entry, parameters: { layout?: string; page?: boolean }): Promise<string[]> {
  const scope = parameters.page ? 'page' : 'component';
  const problems: string[] = [];
  const findings: Finding[] = [];
  const report = (check: string, found: readonly string[]): void => {
    problems.push(...found.slice(0, maxProblems).map((problem) => `${check}: ${problem}`));
  };

  await applyMode(page, defaultMode);
  report('motion', await movement(page));
  const unfreeze = await freeze(page);
  try {
    const ltr = await measureBoxes(page);
    report('targets', await targetProblems(page));
    const covered = isSheet(story) ? await coveredTargets(page) : [];
    await runAxe(page, scope, findings, defaultMode);
    // A story without steps is on the sheet of its family, which is checked in every mode.
    if (!isSheet(story) && !story.tags.includes('play-fn')) return [...problems, ...findings.map(describeFinding)];

    await applyMode(page, darkMode);
    await runAxe(page, scope, findings, darkMode);
    await applyMode(page, darkRtlMode);
    report('mirror', mirrorProblems(ltr, await measureBoxes(page), viewport.width));
    if (isSheet(story)) {
      await runAxe(page, scope, findings, darkRtlMode);
      for (const mode of furtherModes) {
        await applyMode(page, mode);
        await runAxe(page, scope, findings, mode);
      }
      await applyMode(page, compactMode);
      report('compact', [
        ...(await targetProblems(page)),
        ...(await clippedText(page)),
        ...(await reflowProblems(page)),
        ...(await coveredTargets(page)).filter((problem) => !covered.includes(problem)),
      ]);
    }
    if (isSheet(story) || parameters.page) {
      await applyMode(page, defaultMode, textScale);
      report('text', [...(await clippedText(page)), ...(await reflowProblems(page))]);
      await page.setViewportSize({ ...viewport, width: 320 });
      await applyMode(page, defaultMode);
      report('reflow', [...(await reflowProblems(page)), ...(await clippedText(page))]);
    }
    for (const capture of isSheet(story) ? captures : []) {
      await page.setViewportSize({ ...viewport, width: capture.width });
      await page.emulateMedia({ forcedColors: capture.forcedColors });
      await applyMode(page, capture.mode);
      const problem = await pictureProblem(page, story.id, capture, parameters.layout === 'fullscreen');
      if (problem) problems.push(problem);
    }
  } finally {
    await unfreeze();
  }
  return [...problems, ...findings.map(describeFinding)];
}

// The families with the most stories run first, because at the end each would run alone.
const families = [...new Set(stories.map(({ title }) => title))]
  .map((title) => ({ title, entries: stories.filter((story) => story.title === title) }))
  .toSorted((one, other) => other.entries.length - one.entries.length);

for (const { title, entries } of families) {
  test.describe(title, () => {
    // In one worker, which loads the code of the family once.
    test.describe.configure({ mode: 'default' });

    test.beforeAll(async ({ storybook: { page } }) => {
      await page.goto('/iframe.html');
      await injectAxe(page);
      // A story without text never requests the font, and a fallback font would change the pictures.
      const loaded = await page.evaluate(async () => (await document.fonts.load('16px Roboto')).length);
      expect(loaded, 'Roboto loads: see .storybook/preview.css and src/components/fonts.css').toBeGreaterThan(0);
    });

    for (const story of entries) {
      test(story.name, async ({ storybook: { page, takeMessages } }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ forcedColors: 'none' });
        await applyMode(page, defaultMode);
        takeMessages();
        const { errors, parameters } = await page.evaluate(playStory, story.id);
        const problems = errors.length > 0 ? errors : await verify(page, story, parameters);
        expect([...problems, ...takeMessages()].join('\n\n')).toBe('');
      });
    }
  });
}

test('every baseline is a picture of a story', ({ browser }) => {
  checkBuild(browser);
  const taken = stories.filter(isSheet).flatMap(({ id }) => captures.map(({ name }) => path.join(id, `${name}.png`)));
  const obsolete = readdirSync(baselinesDir, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.png') && !file.startsWith(`app${path.sep}`) && !taken.includes(file),
  );
  if (isRecording()) for (const file of obsolete.splice(0)) rmSync(path.join(baselinesDir, file));
  expect(obsolete, 'obsolete baselines: run "npm run visual:update"').toEqual([]);
});

test('the links of the documentation lead to pages and stories', () => {
  const links = readdirSync('stories', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) =>
      [...readFileSync(path.join('stories', file), 'utf8').matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)].map(
        ([link, id = '']) => ({ file, link, id }),
      ),
    );
  expect(links.filter(({ id }) => !index.entries[id])).toEqual([]);
});
