import { currentBuild } from '../lib/build';
import { keepStored, readStored } from '../lib/storage';

const storageKey = 'waymark:reloaded-build';

/**
 * Reloads the site because a chunk could not be loaded: after a deployment, the chunks of the previous build are gone. Reloads
 * at most once per build and tab. Returns false when it does not reload: it already did, the browser is offline, or session
 * storage is not available to remember it, which could end in a loop.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine || readStored('sessionStorage', storageKey) === currentBuild) return false;
  if (!keepStored('sessionStorage', storageKey, currentBuild)) return false;
  window.location.reload();
  return true;
}
