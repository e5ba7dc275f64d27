import { readFileSync } from 'node:fs';
import { expect, type Page, test as base } from '@playwright/test';
import { axeProblems } from '../../.storybook/verify/accessibility';
import {
  type Box,
  hiddenText,
  measureBoxes,
  mirrorProblems,
  movement,
  reflowProblems,
} from '../../.storybook/verify/layout';
import { applyMode, freeze, settle } from '../../.storybook/verify/modes';
import { obsoletePictures, pictureProblems } from '../../.storybook/verify/pictures';
import { viewport, viewsOf } from '../../.storybook/verify/views';

interface StoryIndex {
  entries: Record<string, { id: string; tags: string[] }>;
}

// Playwright loads this file after the server has built the Storybook.
const { entries } = JSON.parse(readFileSync('dist/stories/index.json', 'utf8')) as StoryIndex;

/** The maximum number of problems of one kind that a failure lists: the first ones explain the rest. */
const maxProblems = 5;

const ignoredMessages = [
  // Storybook wraps every event of a play function in React's `act`. An effect that moves focus causes events inside
  // that scope, such as the `change` that user-event dispatches on the blurred field, and React ends the outer scope
  // with the inner one: later effects of the same commit run outside `act`. No component of the kit suspends.
  'A component suspended inside an `act` scope',
  'An update to %s inside a test was not wrapped in act(...)',
];

/** Returns the console warnings and errors, and the uncaught exceptions, without duplicates. */
async function consoleProblems(page: Page): Promise<Set<string>> {
  const [messages, errors] = await Promise.all([page.consoleMessages(), page.pageErrors()]);
  const problems = messages
    .filter((message) => /^(?:error|warning)$/.test(message.type()))
    .filter((message) => !ignoredMessages.some((text) => message.text().startsWith(text)))
    .map((message) => {
      const { url } = message.location();
      return `console ${message.type()}: ${message.text()}${url && ` (${url})`}`;
    });
  return new Set([...problems, ...errors.map((error) => `uncaught: ${error.stack ?? error.message}`)]);
}

const test = base.extend<object, { storyPage: Page }>({
  /** A page for all stories of a worker, because loading it takes as long as three stories. */
  storyPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const page = await browser.newPage({ baseURL, locale, timezoneId, viewport, reducedMotion: 'reduce' });
      await page.goto('/iframe.html');
      // A story without text never requests the font, and a fallback font would change the pictures.
      const loaded = await page.evaluate(async () => (await document.fonts.load('16px Roboto')).length);
      expect(loaded, 'Roboto: see .storybook/preview.css and src/components/fonts.css').toBeGreaterThan(0);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Runs the checks of docs/verification.md on a story, and returns the problems. */
async function checkStory(page: Page, id: string, tags: readonly string[]): Promise<string[]> {
  const { views, pictures } = viewsOf(id, tags);
  const problems: string[] = [];
  const report = (check: string, found: readonly string[]): void => {
    problems.push(...found.slice(0, maxProblems).map((problem) => `${check}: ${problem}`));
  };

  await settle(page);
  report('motion', await movement(page));
  // Changing the mode would start transitions, and a picture would show the caret.
  const unfreeze = views.length > 1 || pictures.length > 0 ? await freeze(page) : undefined;
  report('picture', obsoletePictures(id, pictures));
  let boxes: Box[] = [];
  for (const [index, { mode, scale, width, forcedColors, ...checks }] of views.entries()) {
    if (width) await page.setViewportSize({ ...viewport, width });
    if (forcedColors) await page.emulateMedia({ forcedColors });
    if (index > 0) await applyMode(page, mode, scale);
    else if (views.some(({ layout }) => layout === 'mirror')) boxes = await measureBoxes(page);
    if (checks.picture) {
      // Storybook leaves space around a story that does not fill the window.
      const isFullscreen = await page.evaluate(() => getComputedStyle(document.body).padding === '0px');
      const part = isFullscreen ? undefined : '#storybook-root';
      report('picture', await pictureProblems(page, `${id}/${checks.picture}`, part));
    }
    if (checks.layout === 'mirror') report('mirror', mirrorProblems(boxes, await measureBoxes(page)));
    if (checks.layout === 'text') {
      report('text', [...(await hiddenText(page, { allowsEllipsis: true })), ...(await reflowProblems(page))]);
    }
    if (checks.axe) {
      const scope = tags.includes('page') ? 'page' : 'component';
      problems.push(...(await axeProblems(page, scope, mode, checks.axe)));
    }
  }
  await unfreeze?.();
  if (views.some(({ forcedColors }) => forcedColors)) await page.emulateMedia({ forcedColors: 'none' });
  return [...problems, ...(await consoleProblems(page))];
}

for (const { id, tags } of Object.values(entries)) {
  if (viewsOf(id, tags).views.length > 0) {
    test(id, async ({ storyPage: page }) => {
      if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
      await Promise.all([page.clearConsoleMessages(), page.clearPageErrors()]);
      expect(await page.evaluate((story) => window.playStory(story), id)).toEqual([]);
      expect((await checkStory(page, id, tags)).join('\n\n')).toBe('');
    });
  }
}

test('every picture belongs to a story', () => {
  // The pictures of pages are in separate folders.
  expect(obsoletePictures('', ['browser', 'app', 'starters', ...Object.keys(entries)])).toEqual([]);
});
