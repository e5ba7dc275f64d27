import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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

/** The same build rounds now and then by one step in 255 where layers that can be seen through lie on each other. */
const rounding = 0.01;

const folder = join('tests', 'visual');
const baselines = join(folder, 'baselines');
const report = join(folder, 'report');
const compareImages = join('scripts', 'lib', 'stories', 'compare-images.mjs');

/** Whether the baselines come from this very browser, so that not one pixel may differ by more than rounding. */
export function isSameBrowser(browser: Browser): boolean {
  const recorded = JSON.parse(readIfThere(join(baselines, 'browser.json'))?.toString() ?? '{}') as Partial<Browser>;
  return recorded.version === browser.version && recorded.platform === browser.platform;
}

/**
 * How long a page that differs may take to come to rest, in ms. What places a layer looks only once a second whether its
 * trigger has left the place where it was; on a busy machine its quicker ways miss that.
 */
const patience = 2000;

/**
 * Compares what a page comes to rest at with its baseline: a picture that differs is taken again for a while. A difference
 * leaves the images for the report.
 */
export async function compare(
  storyId: string,
  capture: string,
  take: () => Promise<Buffer>,
  exact: boolean,
): Promise<Difference | undefined> {
  const latest = performance.now() + patience;
  for (;;) {
    const difference = compareOnce(storyId, capture, await take(), exact);
    if (!difference || performance.now() > latest) return difference;
  }
}

function compareOnce(storyId: string, capture: string, actual: Buffer, exact: boolean): Difference | undefined {
  const expected = readIfThere(join(baselines, storyId, `${capture}.png`));
  if (expected?.equals(actual)) return undefined;

  const image = (kind: string): string => join(report, storyId, `${capture}.${kind}.png`);
  write(image('actual'), actual);
  if (!expected) {
    return { capture, reason: 'has no baseline: take it with `npm run visual:update`, and look at it' };
  }
  write(image('expected'), expected);
  const threshold = exact ? rounding : tolerance.threshold;
  const files = [image('expected'), image('actual'), image('diff')];
  const output = execFileSync(process.execPath, [compareImages, ...files, String(threshold)], { encoding: 'utf8' });
  const { size, count = 0, total = 0 } = JSON.parse(output) as { size?: string; count?: number; total?: number };
  if (size) return { capture, reason: `is ${size}` };
  if (count > (exact ? 0 : tolerance.ratio * total)) {
    return { capture, reason: `differs from its baseline in ${count} of ${total} pixels` };
  }
  for (const file of files) rmSync(file, { force: true });
  return undefined;
}

/** Writes the baseline unless it is the same already; says whether it did. */
export function update(storyId: string, capture: string, actual: Buffer): boolean {
  const file = join(baselines, storyId, `${capture}.png`);
  if (readIfThere(file)?.equals(actual)) return false;
  write(file, actual);
  return true;
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
