import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { collect, describeFinding, type Finding, injectAxe, runAxe } from './verify/accessibility.ts';
import { type Browser, compare, type Difference, isSameBrowser, update } from './verify/baselines.ts';
import { type Capture, capturesOf, type Story, takePicture, viewport } from './verify/captures.ts';
import { takeComplaints, watchConsole } from './verify/console.ts';
import { applyMode, defaultMode, freeze, modeName, modes } from './verify/modes.ts';

const { TARGET_URL = '', WAYMARK_STORY_RESULTS: results = '', WAYMARK_VISUAL_UPDATE } = process.env;

/** What scripts/stories.mjs reads of each story to print its totals and to write the report. */
interface StoryResult {
  id: string;
  title: string;
  name: string;
  browser: Browser;
  axeRuns: number;
  incomplete: Finding[];
  captures: string[];
  updated: number;
  differences: Difference[];
}

const prepare: TestRunnerConfig['prepare'] = async ({ page }) => {
  watchConsole(page);
  // The accessibility addon would run axe once more, in the first theme only.
  await page.goto(new URL('iframe.html?globals=a11y.manual:!true', TARGET_URL).href);
  await injectAxe(page);
  await loadRoboto(page);
  const complaints = takeComplaints(page);
  if (complaints.length > 0) throw withoutStack(complaints.join('\n\n'));
};

const preVisit: TestRunnerConfig['preVisit'] = async (page) => {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.evaluate(() => {
    // What one story remembers or scrolls must not be seen by the next one.
    localStorage.clear();
    sessionStorage.clear();
    window.scrollTo(0, 0);
  });
  await applyMode(page, defaultMode);
  takeComplaints(page);
};

const postVisit: TestRunnerConfig['postVisit'] = async (page, context) => {
  if (context.hasFailure) return;
  const { id, title, name } = context;
  const story: Story = { id, title, ...(await readParameters(page)) };
  const browser = {
    version: page.context().browser()?.version() ?? '',
    platform: `${process.platform} ${process.arch}`,
  };
  const captures = capturesOf(story);
  const result: StoryResult = {
    id,
    title,
    name,
    browser,
    axeRuns: 0,
    incomplete: [],
    captures: captures.map((capture) => capture.name),
    updated: 0,
    differences: [],
  };

  const unfreeze = await freeze(page);
  let violations: Finding[];
  try {
    violations = await inspect(page, story, captures, result);
  } finally {
    await unfreeze();
  }
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, `${id}.json`), JSON.stringify(result));

  const problems = [
    ...takeComplaints(page),
    ...violations.map(describeFinding),
    ...result.differences.map(({ capture, reason }) => `The picture ${capture} ${reason}.`),
  ];
  if (problems.length > 0) throw withoutStack(problems.join('\n\n'));
};

export default { prepare, preVisit, postVisit } satisfies TestRunnerConfig;

/** Runs axe in every mode and takes the pictures, those of the same mode together; resolves to the violations. */
async function inspect(page: Page, story: Story, captures: Capture[], result: StoryResult): Promise<Finding[]> {
  const violations: Finding[] = [];
  const exact = isSameBrowser(result.browser);
  const picture = async ({ name }: Capture): Promise<void> => {
    const image = await takePicture(page, story);
    if (WAYMARK_VISUAL_UPDATE) {
      result.updated += Number(update(story.id, name, image));
      return;
    }
    const difference = compare(story.id, name, image, exact);
    if (difference) result.differences.push(difference);
  };

  const rest = new Set(captures);
  for (const mode of modes) {
    await applyMode(page, mode);
    const capture = captures.find(({ name }) => name === modeName(mode));
    if (capture) {
      await picture(capture);
      rest.delete(capture);
    }
    const found = await runAxe(page, story.page);
    collect(violations, found.violations, mode);
    collect(result.incomplete, found.incomplete, mode);
    result.axeRuns += 1;
  }
  for (const capture of rest) {
    await page.setViewportSize({ ...viewport, width: capture.width });
    await page.emulateMedia({ forcedColors: capture.forcedColors ? 'active' : 'none' });
    await applyMode(page, capture.mode);
    await picture(capture);
  }
  return violations;
}

/** Text in a stand-in font would be compared otherwise, and a story without text never asks for the font. */
async function loadRoboto(page: Page): Promise<void> {
  const loaded = await page.evaluate(async () => (await document.fonts.load('16px Roboto')).length);
  if (loaded === 0) throw withoutStack('Roboto did not load: see .storybook/preview.css and src/components/fonts.css');
}

/** Of the story's parameters only what is asked for: the whole of them may hold elements, which do not serialise. */
function readParameters(page: Page): Promise<Omit<Story, 'id' | 'title'>> {
  return page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: { currentRender: { story: { parameters: Partial<Story> } } };
    };
    const { page: isPage, layout, visual } = preview.currentRender.story.parameters;
    return { page: isPage === true, layout, visual };
  });
}

/** The message says it all; the stack would only name this file. */
function withoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
