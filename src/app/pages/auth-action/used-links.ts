import { keepStored, readStored } from '../../lib/storage';

/**
 * The provider sends the same response for a code that was used, replaced or never issued. This browser stores short digests of the codes
 * that it has used, to recognize a link that is opened again.
 */
const storageKey = 'waymark:used-links';
const maxDigests = 10;

/** Stores that the code has been used. */
export function rememberUsed(code: string): void {
  // Without storage, a used link is reported as no longer valid.
  keepStored('localStorage', storageKey, [digest(code), ...read()].slice(0, maxDigests));
}

/** Returns whether the code was used in this browser. */
export function wasUsed(code: string): boolean {
  return read().includes(digest(code));
}

function read(): string[] {
  const stored = readStored('localStorage', storageKey);
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
}

/** FNV-1a in 32 bits: distinguishes codes, and does not reveal them. */
function digest(code: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < code.length; index += 1) hash = Math.imul(hash ^ code.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
