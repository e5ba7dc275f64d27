import { keepStored, readStored } from '../lib/storage';

/** Where the positions outlive a reload. */
const storageKey = 'waymark:scroll';
/** So many entries of the history are remembered. */
const most = 100;

/** How far down each entry of the history was scrolled, in px. */
export interface ScrollPositions {
  get: (entry: string) => number | undefined;
  set: (entry: string, position: number) => void;
  /** Keeps them for the next load of the page in this tab. */
  save: () => void;
}

/** Takes up the positions that an earlier load of the page in this tab saved. */
export function createScrollPositions(): ScrollPositions {
  const positions = new Map(stored());
  return {
    get: (entry) => positions.get(entry),
    set: (entry, position) => {
      // Anew, so that the oldest stand first.
      positions.delete(entry);
      positions.set(entry, position);
      const [oldest] = positions.size > most ? positions.keys() : [];
      if (oldest !== undefined) positions.delete(oldest);
    },
    // Without storage they last as long as the page.
    save: () => void keepStored('sessionStorage', storageKey, [...positions]),
  };
}

function stored(): [string, number][] {
  const entries = readStored('sessionStorage', storageKey);
  return Array.isArray(entries) ? entries.filter(isEntry) : [];
}

function isEntry(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
}
