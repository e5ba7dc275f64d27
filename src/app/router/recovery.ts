import { keepStored, readStored } from '../lib/storage';
import { currentBuild, deployedBuild } from './build';
import type { PageLoadError } from './preload';

/** Where the reloads that were made are kept: in the history's entry and in the storage, either of which may be refused. */
const storageKey = 'waymark:reloads';
/** More are not kept: nobody comes that far within a build. */
const most = 50;

export interface Recovery {
  /**
   * Loads the site anew for a page whose code could not be had: after a deployment the old code is gone, and the new one is
   * asked for. Once for each build and file, so that it never becomes a loop. Returns false when that was tried before,
   * cannot be remembered, or the site does not answer; else the page goes away.
   */
  recover: (error: PageLoadError) => Promise<boolean>;
  /**
   * Loads the site anew because the person wants to try again: the browser remembers a file that it failed to load. Returns
   * false when the site does not answer; a reload would then put the browser's own error page in the place of the app.
   */
  tryAgain: () => Promise<boolean>;
}

/** Takes up what earlier loads of the page in this tab left. */
export function createRecovery(): Recovery {
  /** The reloads that were made: each is a build, and a file of it that was missing. */
  const made = new Set([...texts(entryState()?.[storageKey]), ...texts(readStored('sessionStorage', storageKey))]);
  const underWay = new Map<string, Promise<boolean>>();

  async function reloadSite(reload?: string): Promise<boolean> {
    if (!navigator.onLine || (await deployedBuild()) === null) return false;
    if (!remember([...made, ...(reload === undefined ? [] : [reload])].slice(-most))) return false;
    window.location.reload();
    return true;
  }

  return {
    recover: async ({ message }) => {
      const reload = `${currentBuild} ${message}`;
      if (made.has(reload)) return false;
      // Who asks while another one is on its way, waits for that.
      const answer = underWay.get(reload) ?? reloadSite(reload);
      underWay.set(reload, answer);
      const reloads = await answer;
      if (!reloads) underWay.delete(reload);
      return reloads;
    },
    tryAgain: () => reloadSite(),
  };
}

/** That of the page, which lives as long. */
export const { recover, tryAgain } = createRecovery();

/** The history's entry keeps its state over a reload, also where the storage is switched off. */
function remember(reloads: readonly string[]): boolean {
  let kept = false;
  try {
    window.history.replaceState({ ...entryState(), [storageKey]: reloads }, '');
    kept = true;
  } catch {
    // Some browsers refuse when it is called very often.
  }
  return keepStored('sessionStorage', storageKey, reloads) || kept;
}

function entryState(): Record<string, unknown> | null {
  return window.history.state as Record<string, unknown> | null;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
