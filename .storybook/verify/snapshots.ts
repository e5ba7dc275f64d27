import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { View } from './views.ts';

const baselinesDir = path.join('tests', 'visual', 'baselines');
const diffDir = path.join('tests', 'visual', 'report');
const recorded = JSON.parse(readFileSync(path.join(baselinesDir, 'browser.json'), 'utf8')) as Record<string, string>;

/** Whether the run records new baselines (`npm run visual:update`). */
const isRecording = Boolean(process.env.WAYMARK_VISUAL_UPDATE);

/**
 * Allowed differences. The browser build that recorded the baselines has to reproduce them, except for rounding: a step
 * of 1/255 where translucent layers overlap, and up to 7/255 in one pixel at the round corner of a high-contrast ring, which
 * the same build does not rasterize identically every time. Not one pixel may differ by more. Another build or platform renders
 * text and curves slightly differently.
 */
export function pixelTolerance(page: Page): { threshold: number; ratio: number } {
  const isRecordedBuild =
    recorded.version === page.context().browser()?.version() &&
    recorded.platform === `${process.platform} ${process.arch}`;
  return isRecording || isRecordedBuild ? { threshold: 0.025, ratio: 0 } : { threshold: 0.2, ratio: 0.01 };
}

/** Reports, or removes while new baselines are recorded, the pictures of a story that no view has. */
export function obsoletePictures(storyId: string, views: readonly View[]): string[] {
  const folder = path.join(baselinesDir, storyId);
  const known = views.map(({ picture }) => `${picture}.png`);
  const obsolete = existsSync(folder) ? readdirSync(folder).filter((file) => !known.includes(file)) : [];
  if (isRecording) for (const file of obsolete.splice(0)) rmSync(path.join(folder, file));
  return obsolete.map((file) => `${file}: the story no longer takes it; run npm run visual:update`);
}

/** How long to wait for the baseline to appear. Floating UI notices some moves of a trigger only by a one-second timer. */
const settleLimitMs = 1500;

/** Compares the story with its baseline and returns the problem, if any. The diff image is in `tests/visual/report`. */
export async function pictureProblems(page: Page, storyId: string, name: string): Promise<string[]> {
  const customSnapshotsDir = path.resolve(baselinesDir, storyId);
  const file = path.join(customSnapshotsDir, `${name}.png`);
  const { threshold, ratio } = pixelTolerance(page);
  // Storybook leaves space around a story that does not fill the window.
  const isFullscreen = await page.evaluate(() => getComputedStyle(document.body).padding === '0px');
  // The caret is already hidden. Hiding it with Playwright would recalculate the styles of the page.
  const take = (): Promise<Buffer> =>
    (isFullscreen ? page : page.locator('#storybook-root')).screenshot({ caret: 'initial' });
  const latest = performance.now() + settleLimitMs;
  let previous: Buffer | undefined;
  for (;;) {
    // The last picture is one that starts after the limit, however long a picture takes on a busy machine.
    const isLast = performance.now() > latest;
    const picture = await take();
    // Identical files need no comparison, which takes a process of its own.
    if (existsSync(file) && readFileSync(file).equals(picture)) return [];
    // Right after a change of mode the browser may still show an edge that it rasterized for the previous one.
    const isStill = previous?.equals(picture) === true;
    previous = picture;
    if (!isStill && (isRecording || !isLast)) continue;
    const state = expect.getState() as Partial<Record<string, object>>;
    // In a state of its own: Jest would fail the run for a picture that was still changing, although the next one is right.
    const context = { ...state, isNot: false, snapshotState: Object.create(state.snapshotState ?? null) as object };
    const result = toMatchImageSnapshot.call(context, picture, {
      customSnapshotsDir,
      customSnapshotIdentifier: name,
      customDiffDir: path.resolve(diffDir, storyId),
      customDiffConfig: { threshold, includeAA: ratio === 0 },
      failureThreshold: ratio,
      failureThresholdType: 'percent',
      updatePassedSnapshot: isRecording,
    });
    if (result.pass) return [];
    if (isLast || !existsSync(file)) return [`${name}: ${result.message()}`];
  }
}
