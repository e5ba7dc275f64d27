import { readFileSync } from 'node:fs';
import { type TestRunnerConfig, getStoryContext } from '@storybook/test-runner';
import { injectAxe } from 'axe-playwright';
import { describeFinding, type Finding, runAxe } from './verify/accessibility.ts';
import { takeConsoleMessages, watchConsole } from './verify/console.ts';
import {
  clippedText,
  coveredTargets,
  measureBoxes,
  mirrorProblems,
  movement,
  reflowProblems,
  targetProblems,
} from './verify/layout.ts';
import {
  applyMode,
  compactMode,
  darkMode,
  darkRtlMode,
  defaultMode,
  freeze,
  furtherModes,
  resetMode,
  settle,
  textScale,
} from './verify/modes.ts';
import { captures, obsoletePictures, pictureProblem, viewport } from './verify/snapshots.ts';

/** Problems of one kind that a failure lists at most: the first ones explain the rest. */
const maxProblems = 5;

type Entries = Record<string, { title: string; tags: string[] }>;

/** The index of the built Storybook. Only the index tells which stories have a play function. */
let entries: Entries = {};
let familiesWithSheet = new Set<string>();

/** The checks of docs/verification.md. */
export default {
  setup() {
    ({ entries } = JSON.parse(readFileSync('dist/storybook/index.json', 'utf8')) as { entries: Entries });
    familiesWithSheet = new Set(
      Object.values(entries).flatMap(({ title, tags }) => (tags.includes('visual') ? [title] : [])),
    );
  },

  async prepare({ page }) {
    watchConsole(page);
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href);
    await injectAxe(page);
    // A story without text never requests the font, and a fallback font would change the pictures.
    const loaded = await page.evaluate(async () => (await document.fonts.load('16px Roboto')).length);
    if (loaded === 0) throw new Error('Roboto did not load: see .storybook/preview.css and src/components/fonts.css');
  },

  async preVisit(page) {
    if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      window.scrollTo(0, 0);
    });
    await resetMode(page);
    takeConsoleMessages(page);
  },

  async postVisit(page, context) {
    if (context.hasFailure) return;
    const tags = entries[context.id]?.tags ?? [];
    const isSheet = tags.includes('visual');
    const isPage = tags.includes('page');
    const scope = isPage ? 'page' : 'component';
    const problems: string[] = [];
    const findings: Finding[] = [];
    const report = (check: string, found: readonly string[]): void => {
      problems.push(...found.slice(0, maxProblems).map((problem) => `${check}: ${problem}`));
    };

    await settle(page);
    report('motion', await movement(page));
    const unfreeze = await freeze(page);
    try {
      const ltr = await measureBoxes(page);
      report('targets', await targetProblems(page));
      const covered = isSheet ? await coveredTargets(page) : [];
      const hasSteps = tags.includes('play-fn');
      // A playground shows what is on the sheet of its family, which is checked in every mode.
      const isOnSheet = !isSheet && !hasSteps && familiesWithSheet.has(context.title);
      if (!isOnSheet) await runAxe(page, scope, findings, defaultMode);
      if (isSheet || hasSteps) {
        await applyMode(page, darkMode);
        await runAxe(page, scope, findings, darkMode);
        await applyMode(page, darkRtlMode);
        report('mirror', mirrorProblems(ltr, await measureBoxes(page), viewport.width));
      }
      if (isSheet) {
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
      if (isSheet || isPage) {
        await applyMode(page, defaultMode, textScale);
        report('text', [...(await clippedText(page)), ...(await reflowProblems(page))]);
        await page.setViewportSize({ ...viewport, width: 320 });
        await applyMode(page, defaultMode);
        report('reflow', [...(await reflowProblems(page)), ...(await clippedText(page))]);
      }
      const owed = isSheet ? captures : [];
      problems.push(...obsoletePictures(context.id, owed));
      // The context has every argument of the story, so it is read only where it is needed.
      const isFullscreen = isSheet && (await getStoryContext(page, context)).parameters.layout === 'fullscreen';
      for (const capture of owed) {
        await page.setViewportSize({ ...viewport, width: capture.width });
        await page.emulateMedia({ forcedColors: capture.forcedColors });
        await applyMode(page, capture.mode);
        const problem = await pictureProblem(page, context.id, capture, isFullscreen);
        if (problem) problems.push(problem);
      }
    } finally {
      await unfreeze();
      if (isSheet) await page.emulateMedia({ forcedColors: 'none' });
    }

    problems.push(...takeConsoleMessages(page), ...findings.map(describeFinding));
    if (problems.length === 0) return;
    const failure = new Error(problems.join('\n\n'));
    // The stack would only point at this file.
    failure.stack = failure.message;
    throw failure;
  },
} satisfies TestRunnerConfig;
