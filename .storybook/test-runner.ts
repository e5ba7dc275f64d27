import { readFileSync } from 'node:fs';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { axeProblems } from '../tests/checks/accessibility.ts';
import { consoleProblems } from './verify/console.ts';
import { hiddenText, measureBoxes, mirrorProblems, movement, reflowProblems } from '../tests/checks/layout.ts';
import { applyMode, freeze, resetMode, settle } from '../tests/checks/modes.ts';
import { obsoletePictures, pictureProblems } from '../tests/checks/pictures.ts';
import { viewport, viewsOf } from './verify/views.ts';

/** The maximum number of problems of one kind that a failure lists: the first ones explain the rest. */
const maxProblems = 5;

type Entries = Record<string, { tags: string[] }>;

/** The index of the built Storybook. Only the index states which stories have a play function. */
let entries: Entries = {};

/** The checks of docs/verification.md. */
export default {
  setup() {
    ({ entries } = JSON.parse(readFileSync('dist/stories/index.json', 'utf8')) as { entries: Entries });
  },

  async prepare({ page }) {
    await page.goto(new URL('/iframe.html', process.env.TARGET_URL).href);
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
    await Promise.all([page.clearConsoleMessages(), page.clearPageErrors()]);
  },

  async postVisit(page, context) {
    if (context.hasFailure) return;
    const { tags = [] } = entries[context.id] ?? {};
    const isSheet = tags.includes('visual');
    const isPage = tags.includes('page');
    const { views, pictures } = viewsOf(context.id, tags);
    if (views.length === 0) return;
    const problems: string[] = [];
    const report = (check: string, found: readonly string[]): void => {
      problems.push(...found.slice(0, maxProblems).map((problem) => `${check}: ${problem}`));
    };

    await settle(page);
    report('motion', await movement(page));
    // Changing the mode would start transitions, and a picture would show the caret.
    const unfreeze = views.length > 1 || isSheet ? await freeze(page) : undefined;
    try {
      report('picture', obsoletePictures(context.id, pictures));
      const boxes = views.some(({ layout }) => layout === 'mirror') ? await measureBoxes(page) : [];
      for (const [index, { mode, scale, width, forcedColors, ...checks }] of views.entries()) {
        if (width) await page.setViewportSize({ ...viewport, width });
        if (forcedColors) await page.emulateMedia({ forcedColors });
        if (index > 0) await applyMode(page, mode, scale);
        if (checks.picture) {
          // Storybook leaves space around a story that does not fill the window.
          const isFullscreen = await page.evaluate(() => getComputedStyle(document.body).padding === '0px');
          const part = isFullscreen ? undefined : '#storybook-root';
          report('picture', await pictureProblems(page, `${context.id}/${checks.picture}`, part));
        }
        if (checks.layout === 'mirror') report('mirror', mirrorProblems(boxes, await measureBoxes(page)));
        if (checks.layout === 'text') {
          report('text', [...(await hiddenText(page, { allowsEllipsis: true })), ...(await reflowProblems(page))]);
        }
        if (checks.axe) problems.push(...(await axeProblems(page, isPage ? 'page' : 'component', mode, checks.axe)));
      }
    } finally {
      await unfreeze?.();
      if (isSheet && views.length > 1) await page.emulateMedia({ forcedColors: 'none' });
    }

    problems.push(...(await consoleProblems(page)));
    if (problems.length === 0) return;
    const failure = new Error(problems.join('\n\n'));
    // The stack would only point at this file.
    failure.stack = failure.message;
    throw failure;
  },
} satisfies TestRunnerConfig;
