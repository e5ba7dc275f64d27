// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { bins, root } from './paths.mjs';
import { start, startNode } from './processes.mjs';
import { withProgress } from './progress.mjs';
import { UserError } from './user-error.mjs';

/** @typedef {{ path: string, version: string }} Browser */

/**
 * @param {string} output of `chromium --version`, such as "Chromium 140.0.7339.80 built on Debian"
 * @returns {string | undefined}
 */
export function parseVersion(output) {
  return /\b(\d+(?:\.\d+){1,3})\b/.exec(output)?.[1];
}

/** @param {string} path @returns {Browser | undefined} */
function probe(path) {
  if (!path || !existsSync(path) || !statSync(path).isFile()) return undefined;
  if (process.platform === 'win32') {
    // chrome.exe opens a window instead of saying its version; the folder beside it carries it.
    const result = spawnSync(
      'powershell',
      ['-NoProfile', '-Command', '(Get-Item -LiteralPath $env:WAYMARK_EXE).VersionInfo.ProductVersion'],
      { encoding: 'utf8', env: { ...process.env, WAYMARK_EXE: path }, windowsHide: true },
    );
    return { path, version: parseVersion(result.stdout ?? '') ?? 'unknown' };
  }
  // Debian's wrapper prints a stray "unexpected operator" on stderr at every start.
  const result = spawnSync(path, ['--version'], {
    encoding: 'utf8',
    timeout: 20_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const version = result.status === 0 ? parseVersion(result.stdout) : undefined;
  return version ? { path, version } : undefined;
}

/**
 * The binary behind a wrapper script of a Linux distribution, which would add flags and messages of
 * its own to every test run.
 *
 * @param {string} path
 */
function behindWrapper(path) {
  const name = path.split('/').pop() ?? '';
  for (const binary of [
    `/usr/lib/${name}/${name}`,
    '/usr/lib/chromium/chromium',
    '/usr/lib/chromium-browser/chromium-browser',
  ]) {
    if (path.startsWith('/usr/bin/chromium') && existsSync(binary) && isScript(path)) return probe(binary);
  }
  return undefined;
}

/** @param {string} path */
function isScript(path) {
  try {
    return readFileSync(path).subarray(0, 2).toString() === '#!';
  } catch {
    return false;
  }
}

/** @returns {Browser | undefined} */
function playwrightsOwn() {
  try {
    const { chromium } = createRequire(join(root, 'package.json'))('playwright-core');
    return probe(chromium.executablePath());
  } catch {
    return undefined;
  }
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    return ['/Applications', join(process.env.HOME ?? '', 'Applications')].flatMap((folder) => [
      join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
      join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
    ]);
  }
  if (process.platform === 'win32') {
    return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((folder) =>
      folder ? ['Chromium', 'Google\\Chrome'].map((name) => join(folder, name, 'Application', 'chrome.exe')) : [],
    );
  }
  return [];
}

/** @returns {Browser | undefined} */
function onThePath() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of names) {
    for (const folder of folders) {
      const path = join(folder, name);
      if (!existsSync(path)) continue;
      const found = behindWrapper(path) ?? probe(path);
      if (found) return found;
    }
  }
  return undefined;
}

/** @returns {Browser | undefined} */
function find() {
  const own = playwrightsOwn() ?? onThePath();
  if (own) return own;
  for (const path of usualPlaces()) {
    const found = probe(path);
    if (found) return found;
  }
  return undefined;
}

function isRoot() {
  return process.getuid?.() === 0;
}

function hasApt() {
  return process.platform === 'linux' && existsSync('/usr/bin/apt-get');
}

/** @param {readonly string[]} packages */
async function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = start('/usr/bin/apt-get', ['update'], { env, timeout: 180_000 });
  await update.finished; // an unreachable source among several is no reason to give up
  const install = start('/usr/bin/apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    env,
    timeout: 600_000,
  });
  const { code } = await install.finished;
  return { ok: code === 0, output: update.output() + install.output() };
}

/** Chromium on Linux ends abruptly on a page whose text finds no font at all on the system. */
async function ensureFonts() {
  if (process.platform !== 'linux' || !isRoot() || !hasApt()) return;
  if (['/usr/share/fonts', '/usr/local/share/fonts'].some((folder) => existsSync(folder))) return;
  await withProgress('Installing fonts for the browser', () => aptInstall(['fonts-liberation']));
}

/**
 * The one place that decides which browser the tests use.
 *
 * @returns {Promise<Browser>}
 * @throws {UserError} when CHROMIUM_PATH leads nowhere, or no browser can be found or installed
 */
export async function ensureBrowser() {
  const chosen = process.env.CHROMIUM_PATH?.trim();
  if (chosen) {
    const browser = probe(chosen);
    if (!browser) {
      throw new UserError(
        `CHROMIUM_PATH is "${chosen}", and no Chromium or Chrome starts there: correct it or unset it.`,
      );
    }
    return browser;
  }

  const found = find();
  if (found) {
    await ensureFonts();
    return found;
  }

  let log = '';
  const playwright = startNode(bins.playwright, ['install', 'chromium', '--no-shell'], {
    cwd: root,
    // Without it an unreachable host is tried for many minutes.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...process.env },
    timeout: 300_000,
  });
  try {
    await withProgress('Installing Chromium for the tests', async () => {
      const { code } = await playwright.finished;
      if (code !== 0) throw new Error('playwright install failed');
    });
  } catch {
    log += playwright.output();
  }
  let browser = find();

  if (!browser && isRoot() && hasApt()) {
    try {
      await withProgress('Installing Chromium from the system packages', async () => {
        const { ok, output } = await aptInstall(['chromium', 'fonts-liberation']);
        log += output;
        if (!ok) throw new Error('apt-get failed');
      });
    } catch {
      // said below, once for every way that was tried
    }
    browser = find();
  }

  if (!browser) {
    console.error(log.trimEnd());
    throw new UserError(
      'No Chromium could be found or installed: install Chromium or Chrome yourself, or set CHROMIUM_PATH to one, and run the command again.',
    );
  }
  await ensureFonts();
  return browser;
}
