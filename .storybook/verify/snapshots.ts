import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { darkMode, defaultMode, type Mode } from './modes';

/** One picture of a story. */
interface Capture {
  name: string;
  mode: Mode;
  /** The window's width in px. */
  width: number;
  forcedColors: 'none' | 'active';
}

export const viewport = { width: 1000, height: 800 };

const base = { mode: defaultMode, width: viewport.width, forcedColors: 'none' } as const;

/** The pictures of every story with the tag `visual`. Other stories are covered by their play function, axe and the layout checks. */
export const captures: readonly Capture[] = [
  { ...base, name: 'light-ltr' },
  { ...base, name: 'dark-ltr', mode: darkMode },
  { ...base, name: 'light-rtl-390', mode: { ...defaultMode, direction: 'rtl' }, width: 390 },
  { ...base, name: 'more-contrast-dark-ltr', mode: { ...darkMode, contrast: 'more' } },
  { ...base, name: 'forced-colors', forcedColors: 'active' },
];

export const baselinesDir = path.join('tests', 'visual', 'baselines');
const browserFile = path.join(baselinesDir, 'browser.json');

/** Whether the run records new baselines (`npm run visual:update`). */
export const isRecording = (): boolean => /^(?:all|changed)$/.test(test.info().config.updateSnapshots);

const buildOf = (browser: Browser | null) => ({
  version: browser?.version(),
  platform: `${process.platform} ${process.arch}`,
});

/** Records the browser build of the baselines, or says that they are of another one. */
export function checkBuild(browser: Browser): void {
  const build = buildOf(browser);
  if (isRecording()) writeFileSync(browserFile, `${JSON.stringify(build, undefined, 2)}\n`);
  else if (!isRecordedBuild(browser)) {
    console.log(
      `${browserFile} names the browser of the baselines. This is ${build.version} on ${build.platform}: pictures have a tolerance.`,
    );
  }
}

function isRecordedBuild(browser: Browser | null): boolean {
  const recorded = JSON.parse(readFileSync(browserFile, 'utf8')) as Record<string, string>;
  const { version, platform } = buildOf(browser);
  return recorded.version === version && recorded.platform === platform;
}

/**
 * Allowed differences. The browser build that recorded the baselines has to reproduce them, except for rounding: a step
 * of 1/255 where translucent layers overlap, and up to 7/255 in one pixel at the round corner of a high-contrast ring, which
 * the same build does not rasterize identically every time. Not one pixel may differ by more. Another build or platform renders
 * text and curves slightly differently.
 */
export function pixelTolerance(page: Page): { threshold: number; ratio: number } {
  const isStrict = isRecording() || isRecordedBuild(page.context().browser());
  return isStrict ? { threshold: 0.025, ratio: 0 } : { threshold: 0.2, ratio: 0.01 };
}

/** How long to wait for the baseline to appear. Floating UI notices some moves of a trigger only by a one-second timer. */
const settleLimitMs = 1500;

/** Compares the story with its baseline and returns the problem, if any. The results of the test have the difference. */
export async function pictureProblem(
  page: Page,
  storyId: string,
  { name }: Capture,
  isFullscreen: boolean,
): Promise<string | undefined> {
  const file = [storyId, `${name}.png`];
  const baseline = test.info().snapshotPath(...file);
  const { threshold, ratio } = pixelTolerance(page);
  // The caret is already hidden. Hiding it with Playwright would recalculate the styles of the page.
  const take = (): Promise<Buffer> =>
    (isFullscreen ? page : page.locator('#storybook-root')).screenshot({ caret: 'initial' });
  const latest = performance.now() + settleLimitMs;
  for (;;) {
    // The last picture is one that starts after the limit, however long a picture takes on a busy machine.
    const isLast = performance.now() > latest;
    let picture = await take();
    // Identical files need no comparison, which decodes both.
    if (existsSync(baseline) && readFileSync(baseline).equals(picture)) return undefined;
    if (isRecording()) {
      // Right after a change of mode the browser may still show an edge that it rasterized for the previous one.
      for (let next = await take(); !next.equals(picture); next = await take()) picture = next;
    }
    try {
      expect(picture).toMatchSnapshot(file, { threshold, maxDiffPixelRatio: ratio });
      return undefined;
    } catch (error) {
      if (isLast) return `picture ${name}: ${(error as Error).message}`;
    }
  }
}
