import { keepStored, readStored } from '../../lib/storage';

/** How many commands are kept. */
const most = 5;
/** Longer than any id of a command: what is longer was not written here. */
const longestId = 100;

const keyOf = (uid: string): string => `waymark:recent-commands:${uid}`;

/** The ids of the commands that a person chose last, the latest first; what is stored and is no such list counts as empty. */
export function readRecentCommands(uid: string): string[] {
  const stored = readStored('localStorage', keyOf(uid));
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id): id is string => typeof id === 'string' && id !== '' && id.length <= longestId);
  return [...new Set(ids)].slice(0, most);
}

/** Puts a command first among those that a person chose last. */
export function rememberCommand(uid: string, id: string): void {
  const ids = [id, ...readRecentCommands(uid).filter((other) => other !== id)].slice(0, most);
  // Where it cannot be kept, the palette works without.
  keepStored('localStorage', keyOf(uid), ids);
}

/** Forgets what a person chose. */
export function forgetRecentCommands(uid: string): void {
  try {
    localStorage.removeItem(keyOf(uid));
  } catch {
    // Denied: then nothing was written either.
  }
}
