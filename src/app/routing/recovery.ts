import { currentBuild, deployedBuild } from './build';
import type { PageLoadError } from './preload';

/** Where the reloads that were made already are kept: both outlive a reload, and one of them may be refused. */
const storageKey = 'waymark:reloads';
/** More are not kept: nobody comes that far within a build. */
const most = 50;

const recoveries = new WeakMap<PageLoadError, Promise<boolean>>();

/**
 * Loads the site anew for a page whose code could not be had: after a deployment the old code is gone, and the new one is
 * asked for. Once for each build and file, so that it never becomes a loop. Returns false when that was tried before, cannot
 * be remembered, or the site does not answer; else the page goes away.
 */
export function recover(error: PageLoadError): Promise<boolean> {
  const recovery = recoveries.get(error) ?? attempt(`${currentBuild} ${error.message}`);
  recoveries.set(error, recovery);
  return recovery;
}

async function attempt(reload: string): Promise<boolean> {
  const reloads = madeReloads();
  return !reloads.includes(reload) && reloadSite([...reloads, reload].slice(-most));
}

/**
 * Loads the site anew because the person wants to try again: the browser remembers a file that it failed to load. Returns
 * false when the site does not answer; a reload would then put the browser's own error page in the place of the app.
 */
export function tryAgain(): Promise<boolean> {
  return reloadSite(madeReloads());
}

async function reloadSite(reloads: readonly string[]): Promise<boolean> {
  if (!navigator.onLine || (await deployedBuild()) === null || !remember(reloads)) return false;
  window.location.reload();
  return true;
}

/** The history's entry keeps its state over a reload, also where the storage is switched off. */
function remember(reloads: readonly string[]): boolean {
  let kept = false;
  try {
    window.history.replaceState({ ...(window.history.state as object | null), [storageKey]: reloads }, '');
    kept = true;
  } catch {
    // Some browsers refuse when it is called very often.
  }
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(reloads));
    kept = true;
  } catch {
    // Switched off, or full.
  }
  return kept;
}

function madeReloads(): string[] {
  const state = window.history.state as Record<string, unknown> | null;
  return [...new Set([...texts(state?.[storageKey]), ...texts(stored())])];
}

function stored(): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null');
  } catch {
    return null;
  }
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
