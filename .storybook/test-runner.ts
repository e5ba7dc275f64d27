import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { collect, describeFinding, type Finding, injectAxe, runAxe } from './verify/accessibility.ts';
import { type Browser, compare, type Difference, isSameBrowser, update } from './verify/baselines.ts';
import { type Capture, capturesOf, type LayoutCheck, type Story, takePicture, viewport } from './verify/captures.ts';
import { takeComplaints, watchConsole } from './verify/console.ts';
import {
  type Box,
  clippedText,
  measureBoxes,
  mirrorProblems,
  movement,
  reflowProblems,
  targetProblems,
} from './verify/layout.ts';
import {
  applyMode,
  contrastModes,
  defaultMode,
  freeze,
  type Mode,
  modeName,
  modes,
  settle,
  textScale,
} from './verify/modes.ts';

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
  /** How many things each check of the layout looked at. */
  checks: Partial<Record<LayoutCheck, number>>;
  /** Checks that the story is excluded from, each with its reason. */
  excluded: Partial<Record<LayoutCheck, string>>;
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
  const { id } = context;
  const { name, ...story }: Story & { name: string } = { id, ...(await readStory(page)) };
  const browser = {
    version: page.context().browser()?.version() ?? '',
    platform: `${process.platform} ${process.arch}`,
  };
  const captures = capturesOf(story);
  const result: StoryResult = {
    id,
    title: story.title,
    name,
    browser,
    axeRuns: 0,
    incomplete: [],
    captures: captures.map((capture) => capture.name),
    updated: 0,
    differences: [],
    checks: {},
    excluded: story.verify?.except ?? {},
  };

  const faults = await atRest(page, result);
  const unfreeze = await freeze(page);
  let violations: Finding[];
  try {
    violations = await inspect(page, story, captures, result, faults);
  } finally {
    await unfreeze();
  }
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, `${id}.json`), JSON.stringify(result));

  const problems = [
    ...takeComplaints(page),
    ...violations.map(describeFinding),
    ...faults,
    ...result.differences.map(({ capture, reason }) => `The picture ${capture} ${reason}.`),
  ];
  if (problems.length > 0) throw withoutStack(problems.join('\n\n'));
};

export default { prepare, preVisit, postVisit } satisfies TestRunnerConfig;

/** What is looked at before anything is frozen. */
async function atRest(page: Page, result: StoryResult): Promise<string[]> {
  await settle(page);
  if (result.excluded.motion !== undefined) return [];
  result.checks.motion = 1;
  return (await movement(page)).map((problem) => `motion: ${problem}`);
}

/**
 * Runs axe in every mode, takes the pictures, those of the same mode together, and measures the layout: mirrored, in a
 * narrow window, with larger text. Resolves to the violations; what is wrong with the layout is added to the faults.
 */
async function inspect(
  page: Page,
  story: Story,
  captures: Capture[],
  result: StoryResult,
  faults: string[],
): Promise<Finding[]> {
  const violations: Finding[] = [];
  const exact = isSameBrowser(result.browser);
  const isOwed = (check: LayoutCheck): boolean => result.excluded[check] === undefined;
  const report = (check: LayoutCheck, looked: number, problems: readonly string[]): void => {
    result.checks[check] = (result.checks[check] ?? 0) + looked;
    // The first ones tell what is wrong; a grid of a hundred tells it a hundred times.
    faults.push(...problems.slice(0, 5).map((problem) => `${check}: ${problem}`));
  };
  const picture = async ({ name }: Capture): Promise<void> => {
    const take = (): Promise<Buffer> => takePicture(page, story);
    if (WAYMARK_VISUAL_UPDATE) {
      result.updated += Number(update(story.id, name, await take()));
      return;
    }
    const difference = await compare(story.id, name, take, exact);
    if (difference) result.differences.push(difference);
  };
  const axe = async (mode: Mode): Promise<void> => {
    const found = await runAxe(page, story.page);
    collect(violations, found.violations, mode);
    collect(result.incomplete, found.incomplete, mode);
    result.axeRuns += 1;
  };

  const rest = new Set(captures);
  const boxes: Partial<Record<Mode['direction'], Box[]>> = {};
  for (const mode of modes) {
    await applyMode(page, mode);
    const capture = captures.find(({ name }) => name === modeName(mode));
    if (capture) {
      await picture(capture);
      rest.delete(capture);
    }
    if (mode.theme === 'light' && isOwed('mirror')) boxes[mode.direction] = await measureBoxes(page);
    await axe(mode);
  }
  if (boxes.ltr && boxes.rtl) report('mirror', boxes.ltr.length, mirrorProblems(boxes.ltr, boxes.rtl, viewport.width));

  for (const capture of rest) {
    await page.setViewportSize({ ...viewport, width: capture.width });
    await page.emulateMedia({ forcedColors: capture.forcedColors ? 'active' : 'none' });
    await applyMode(page, capture.mode, capture.textScale);
    await picture(capture);
    // The pictures of more contrast are those of a mode that axe has not seen yet.
    if (contrastModes.some((mode) => modeName(mode) === capture.name)) await axe(capture.mode);
  }
  if (rest.size > 0) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ forcedColors: 'none' });
  }

  await applyMode(page, defaultMode);
  if (isOwed('targets')) {
    const { count, problems } = await targetProblems(page);
    report('targets', count, problems);
  }
  if (isOwed('text')) {
    await applyMode(page, defaultMode, textScale);
    report('text', 1, [...(await clippedText(page)), ...(await reflowProblems(page))]);
  }
  if (isOwed('reflow')) {
    await page.setViewportSize({ ...viewport, width: 320 });
    await applyMode(page, defaultMode);
    report('reflow', 1, [...(await reflowProblems(page)), ...(await clippedText(page))]);
    await page.setViewportSize(viewport);
  }
  await applyMode(page, defaultMode);
  return violations;
}

/** Text in a stand-in font would be compared otherwise, and a story without text never asks for the font. */
async function loadRoboto(page: Page): Promise<void> {
  const loaded = await page.evaluate(async () => (await document.fonts.load('16px Roboto')).length);
  if (loaded === 0) throw withoutStack('Roboto did not load: see .storybook/preview.css and src/components/fonts.css');
}

/** The story's own title and name, and of its parameters only what is asked for: the whole of them may hold elements, which do not serialise. */
function readStory(page: Page): Promise<Omit<Story, 'id'> & { name: string }> {
  return page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: { currentRender: { story: { title: string; name: string; parameters: Partial<Story> } } };
    };
    const { title, name, parameters } = preview.currentRender.story;
    const { page: isPage, layout, visual, verify } = parameters;
    return { title, name, page: isPage === true, layout, visual, verify };
  });
}

/** The message says it all; the stack would only name this file. */
function withoutStack(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
