import { isObject } from '../../rows/json-pointer';
import type { DataDatabase } from './storage';

export interface SavedView {
  id: string;
  connectionId: string;
  name: string;
  /** The search parameters of the address, without the connection. */
  search: string;
  /** Whether the dashboard opens with this view by default. Each connection has at most one default view. */
  isDefault: boolean;
}

export const maxViewNameLength = 60;
/** The app never creates longer addresses. */
const maxSearchLength = 8000;

/** Parses a stored view, which may contain anything; null if it is not usable. */
function parseView(value: unknown): SavedView | null {
  if (!isObject(value)) return null;
  const { id, connectionId, name, search, isDefault } = value;
  if (typeof id !== 'string' || typeof connectionId !== 'string' || typeof name !== 'string') return null;
  if (typeof search !== 'string' || search.length > maxSearchLength || name.trim() === '') return null;
  return { id, connectionId, name: name.slice(0, maxViewNameLength), search, isDefault: isDefault === true };
}

export function viewsOf(views: readonly SavedView[], connectionId: string): SavedView[] {
  return views
    .filter((view) => view.connectionId === connectionId)
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}

export function defaultViewOf(views: readonly SavedView[], connectionId: string): SavedView | null {
  return viewsOf(views, connectionId).find(({ isDefault }) => isDefault) ?? null;
}

const parseAll = (stored: readonly unknown[]): SavedView[] => stored.flatMap((value) => parseView(value) ?? []);

export const readViews = async (database: DataDatabase): Promise<SavedView[]> =>
  parseAll(await database.getAll('views'));

/** Stores a view under its id. A default view replaces the previous default of its connection. */
export async function saveView(database: DataDatabase, view: SavedView): Promise<void> {
  // Use one transaction, so that no other tab can change the default in between.
  const { store, done } = database.transaction('views', 'readwrite');
  const others = parseAll(await store.getAll()).filter(({ connectionId }) => connectionId === view.connectionId);
  for (const other of others) {
    if (view.isDefault && other.isDefault) await store.put({ ...other, isDefault: false });
  }
  await store.put({ ...view });
  await done;
}
