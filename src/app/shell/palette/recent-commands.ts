import { keepStored, keepText, readStored } from '../../lib/storage';

const maxCommands = 5;

const keyOf = (uid: string): string => `waymark:recent-commands:${uid}`;

/** Returns the ids of the recent commands, latest first. Invalid data is treated as an empty list. */
export function readRecentCommands(uid: string): string[] {
  const stored = readStored('localStorage', keyOf(uid));
  if (!Array.isArray(stored)) return [];
  return [...new Set(stored.filter((id) => typeof id === 'string'))].slice(0, maxCommands);
}

export function rememberCommand(uid: string, id: string): void {
  const ids = [id, ...readRecentCommands(uid).filter((other) => other !== id)].slice(0, maxCommands);
  // Without storage, no recent commands are listed in the palette.
  keepStored('localStorage', keyOf(uid), ids);
}

export function forgetRecentCommands(uid: string): void {
  keepText('localStorage', keyOf(uid), null);
}
