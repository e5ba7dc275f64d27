import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Page } from '@playwright/test';

const baselinesDir = path.join('tests', 'visual', 'baselines');
const reportDir = path.join('tests', 'visual', 'report');
const buildFile = path.join(baselinesDir, 'browser.json');

/** Whether the run records new baselines (`npm run visual:update`). */
const isRecording = Boolean(process.env.WAYMARK_VISUAL_UPDATE);

/** Returns why pictures of this build cannot be compared with the recorded ones: an older Chromium, or another platform. */
function incomparable(version: string, platform: string): string | undefined {
  const recorded = JSON.parse(readFileSync(buildFile, 'utf8')) as { version: string; platform: string };
  const isComparable =
    platform === recorded.platform && version.localeCompare(recorded.version, 'en', { numeric: true }) >= 0;
  if (isComparable) return undefined;
  return `Chromium ${version} on ${platform} cannot reproduce the baselines of ${recorded.version} on ${recorded.platform}`;
}

/** Reports the baselines in a folder that are not among the names, or removes them while new baselines are recorded. */
export function obsoletePictures(folder: string, names: readonly string[]): string[] {
  const dir = path.join(baselinesDir, folder);
  const obsolete = existsSync(dir) ? readdirSync(dir).filter((file) => !names.includes(path.parse(file).name)) : [];
  if (isRecording) for (const file of obsolete.splice(0)) rmSync(path.join(dir, file), { recursive: true });
  return obsolete.map((file) => `${path.join(dir, file)} is obsolete: run npm run visual:update`);
}

/** Compares pictures in a thread: see `compare-pictures.mjs`. */
async function compare(baseline: Buffer, picture: Buffer): Promise<{ text: string; marked?: Buffer } | undefined> {
  if (baseline.equals(picture)) return undefined;
  const file = path.resolve('tests', 'checks', 'compare-pictures.mjs');
  const [difference] = (await once(new Worker(file, { workerData: { pictures: [baseline, picture] } }), 'message')) as [
    Awaited<ReturnType<typeof compare>>,
  ];
  return difference;
}

/** How long to wait for the baseline to appear. Floating UI notices some moves of a trigger only by a one-second timer. */
const settleLimitMs = 1500;

/**
 * Compares a picture of the page, or of a part, with the baseline `name`, a path without extension. Returns the
 * problem, if any. The picture and its marked differences are saved in `tests/visual/report`.
 */
export async function pictureProblems(page: Page, name: string, part?: string): Promise<string[]> {
  const file = path.join(baselinesDir, `${name}.png`);
  const build = { version: page.context().browser()?.version() ?? '', platform: `${process.platform} ${process.arch}` };
  const reason = isRecording ? undefined : incomparable(build.version, build.platform);
  if (reason) {
    process.stdout.write(`picture ${name} skipped: ${reason}\n`);
    return [];
  }
  const report = path.join(reportDir, name);
  for (const end of ['.png', '-marked.png']) rmSync(`${report}${end}`, { force: true });
  const baseline = existsSync(file) ? readFileSync(file) : undefined;
  if (!baseline && !isRecording) return [`${name}: no baseline; run npm run visual:update`];
  const latest = performance.now() + settleLimitMs;
  let previous: Buffer | undefined;
  for (;;) {
    // The last picture is one that starts after the limit, however long a picture takes on a busy machine.
    const isLast = performance.now() > latest;
    // The caret is already hidden. Hiding it with Playwright would recalculate the styles of the page.
    const picture = await (part ? page.locator(part) : page).screenshot({ caret: 'initial' });
    if (isRecording) {
      // Right after a mode change, the browser may still show an edge that it rasterized for the previous mode.
      const isStill = previous?.equals(picture) === true;
      previous = picture;
      if (!isStill) continue;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, picture);
      writeFileSync(buildFile, `${JSON.stringify(build, undefined, 2)}\n`);
      return [];
    }
    const difference = baseline && (await compare(baseline, picture));
    if (!difference) return [];
    if (!isLast) continue;
    mkdirSync(path.dirname(report), { recursive: true });
    writeFileSync(`${report}.png`, picture);
    if (difference.marked) writeFileSync(`${report}-marked.png`, difference.marked);
    return [`${name}: ${difference.text}; see ${report}.png`];
  }
}
