import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Browser {
  version: string;
  platform: string;
}

/** How a picture differs from its baseline; the images lie in the report's folder. */
export interface Difference {
  capture: string;
  reason: string;
}

/**
 * Another build of the browser, or another platform, draws text and curves a little differently. Then a pixel may
 * differ by 0.2 of the way from black to white, and one pixel in a hundred by more.
 */
export const tolerance = { threshold: 0.2, ratio: 0.01 };

const folder = join('tests', 'visual');
const baselines = join(folder, 'baselines');
const report = join(folder, 'report');

/** Whether the baselines come from this very browser, so that not one pixel may differ. */
export function isSameBrowser(browser: Browser): boolean {
  const recorded = JSON.parse(readIfThere(join(baselines, 'browser.json'))?.toString() ?? '{}') as Partial<Browser>;
  return recorded.version === browser.version && recorded.platform === browser.platform;
}

/** Compares a picture with its baseline; a difference leaves the images for the report. */
export function compare(storyId: string, capture: string, actual: Buffer, exact: boolean): Difference | undefined {
  const file = join(storyId, `${capture}.png`);
  const expected = readIfThere(join(baselines, file));
  if (!expected) {
    keep(storyId, `${capture}.actual.png`, actual);
    return { capture, reason: `has no baseline: take it with \`npm run visual:update\`, and look at it` };
  }
  if (expected.equals(actual)) return undefined;

  const before = PNG.sync.read(expected);
  const after = PNG.sync.read(actual);
  const { width, height } = after;
  let reason: string;
  if (before.width !== width || before.height !== height) {
    reason = `is ${width} x ${height} px, the baseline ${before.width} x ${before.height} px`;
  } else {
    const diff = new PNG({ width, height });
    const threshold = exact ? 0 : tolerance.threshold;
    const count = pixelmatch(before.data, after.data, diff.data, width, height, { threshold, includeAA: exact });
    if (count <= (exact ? 0 : tolerance.ratio * width * height)) return undefined;
    reason = `differs from its baseline in ${count} of ${width * height} pixels`;
    keep(storyId, `${capture}.diff.png`, PNG.sync.write(diff));
  }
  keep(storyId, `${capture}.expected.png`, expected);
  keep(storyId, `${capture}.actual.png`, actual);
  return { capture, reason };
}

/** Writes the baseline unless it is the same already; says whether it did. */
export function update(storyId: string, capture: string, actual: Buffer): boolean {
  const file = join(baselines, storyId, `${capture}.png`);
  if (readIfThere(file)?.equals(actual)) return false;
  write(file, actual);
  return true;
}

function keep(storyId: string, name: string, image: Buffer): void {
  write(join(report, storyId, name), image);
}

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
