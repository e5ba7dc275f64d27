import { type TestRunnerConfig, getStoryContext } from '@storybook/test-runner';
import { injectAxe } from 'axe-playwright';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import { describeFinding, type Finding, runAxe } from './verify/accessibility.ts';
import { takeConsoleMessages, watchConsole } from './verify/console.ts';
import {
  type Box,
  clippedText,
  coveredTargets,
  measureBoxes,
  mirrorProblems,
  movement,
  newProblems,
  reflowProblems,
  targetProblems,
} from './verify/layout.ts';
import {
  applyMode,
  compactMode,
  contrastModes,
  defaultMode,
  freeze,
  type Mode,
  modes,
  settle,
  textScale,
} from './verify/modes.ts';
import { captures, obsoletePictures, pictureProblem, viewport } from './verify/snapshots.ts';

/** Problems of one kind that a failure lists at most: the first ones explain the rest. */
const maxProblems = 5;

export default {
  setup() {
    expect.extend({ toMatchImageSnapshot });
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
    await page.setViewportSize(viewport);
    await page.emulateMedia({ forcedColors: 'none' });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      window.scrollTo(0, 0);
    });
    await applyMode(page, defaultMode);
    takeConsoleMessages(page);
  },

  async postVisit(page, context) {
    if (context.hasFailure) return;
    const { parameters, tags } = await getStoryContext(page, context);
    const scope = parameters.page === true ? 'page' : 'component';
    const problems: string[] = [];
    const findings: Finding[] = [];
    const report = (check: string, found: readonly string[]): void => {
      problems.push(...found.slice(0, maxProblems).map((problem) => `${check}: ${problem}`));
    };

    await settle(page);
    report('motion', await movement(page));
    const unfreeze = await freeze(page);
    try {
      const boxes: Partial<Record<Mode['direction'], Box[]>> = {};
      for (const mode of modes) {
        await applyMode(page, mode);
        if (mode.theme === 'light') boxes[mode.direction] = await measureBoxes(page);
        await runAxe(page, scope, findings, mode);
      }
      for (const mode of tags.includes('visual') ? contrastModes : []) {
        await applyMode(page, mode);
        await runAxe(page, scope, findings, mode);
      }
      report('mirror', mirrorProblems(boxes.ltr ?? [], boxes.rtl ?? [], viewport.width));

      await applyMode(page, defaultMode);
      report('targets', (await targetProblems(page)).problems);
      if (tags.includes('visual')) {
        const covered = await coveredTargets(page);
        await applyMode(page, compactMode);
        report('compact', [
          ...(await targetProblems(page)).problems,
          ...(await clippedText(page)),
          ...(await reflowProblems(page)),
          ...newProblems(await coveredTargets(page), covered),
        ]);
      }
      await applyMode(page, defaultMode, textScale);
      report('text', [...(await clippedText(page)), ...(await reflowProblems(page))]);
      await page.setViewportSize({ ...viewport, width: 320 });
      await applyMode(page, defaultMode);
      report('reflow', [...(await reflowProblems(page)), ...(await clippedText(page))]);

      const owed = tags.includes('visual') ? captures : [];
      problems.push(...obsoletePictures(context.id, owed));
      for (const capture of owed) {
        await page.setViewportSize({ ...viewport, width: capture.width });
        await page.emulateMedia({ forcedColors: capture.forcedColors });
        await applyMode(page, capture.mode);
        const problem = await pictureProblem(page, context.id, capture, parameters.layout === 'fullscreen');
        if (problem) problems.push(problem);
      }
    } finally {
      await unfreeze();
    }

    problems.push(...takeConsoleMessages(page), ...findings.map(describeFinding));
    if (problems.length === 0) return;
    const failure = new Error(problems.join('\n\n'));
    // The stack would only point at this file.
    failure.stack = failure.message;
    throw failure;
  },
} satisfies TestRunnerConfig;
