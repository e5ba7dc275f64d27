import { keepStored, readStored } from '../../lib/storage';

/**
 * The provider gives one answer for a code that was used, replaced or never made. This browser remembers which ones it has
 * used itself, as short digests, so that a link which is opened again can say so.
 */
const storageKey = 'waymark:used-links';
const kept = 10;

/** Remembers that the code has done its work. */
export function rememberUsed(code: string): void {
  // Where it cannot be kept, the link is reported in general words when it is opened again.
  keepStored('localStorage', storageKey, [digest(code), ...read()].slice(0, kept));
}

/** Tells whether the code was used in this browser. */
export function wasUsed(code: string): boolean {
  return read().includes(digest(code));
}

function read(): string[] {
  const stored = readStored('localStorage', storageKey);
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
}

/** FNV-1a in 32 bits: it tells codes apart, and nobody gets a code back from it. */
function digest(code: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < code.length; index += 1) hash = Math.imul(hash ^ code.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
