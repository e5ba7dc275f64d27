import type { DataDatabase } from './storage';

/** A name for an address of the dashboard, kept for a user and a connection. */
export interface SavedView {
  id: string;
  connectionId: string;
  name: string;
  /** The search parameters of the address, without the one of the connection. */
  search: string;
  /** Whether the dashboard opens with it when an address does not say what to show. At most one for each connection. */
  isDefault: boolean;
}

export const maxViewNameLength = 60;
/** An address is longer only when somebody has written it by hand. */
const maxSearchLength = 8000;

/** Returns a view with a new id. */
export function createView(fields: Omit<SavedView, 'id'>): SavedView {
  return { ...fields, id: crypto.randomUUID() };
}

/** Reads a view from storage, which may contain anything; null when it cannot be used. */
function parseView(value: unknown): SavedView | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, connectionId, name, search, isDefault } = value as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || typeof connectionId !== 'string' || typeof name !== 'string') return null;
  if (typeof search !== 'string' || search.length > maxSearchLength || name.trim() === '') return null;
  return { id, connectionId, name: name.slice(0, maxViewNameLength), search, isDefault: isDefault === true };
}

/** Returns the views of a connection by name. */
export function viewsOf(views: readonly SavedView[], connectionId: string): SavedView[] {
  return views
    .filter((view) => view.connectionId === connectionId)
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}

/** Returns the view that the dashboard opens with for a connection, or null. */
export function defaultViewOf(views: readonly SavedView[], connectionId: string): SavedView | null {
  return viewsOf(views, connectionId).find(({ isDefault }) => isDefault) ?? null;
}

/** Where the saved views of a user are stored. */
export interface ViewStorage {
  read: () => Promise<SavedView[]>;
  /** Stores a view, and replaces the one with its id. A default view replaces the default view before it. */
  save: (view: SavedView) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

/** Returns the other views that are no longer the default when a view is stored. */
const displaced = (views: readonly SavedView[], { id, connectionId, isDefault }: SavedView): SavedView[] =>
  views
    .filter((one) => isDefault && one.isDefault && one.connectionId === connectionId && one.id !== id)
    .map((one) => ({ ...one, isDefault: false }));

const parseAll = (stored: readonly unknown[]): SavedView[] => stored.flatMap((value) => parseView(value) ?? []);

/** Stores views in the database. */
export function createDatabaseViews(database: DataDatabase): ViewStorage {
  return {
    read: async () => parseAll(await database.getAll('views')),
    save: async (view) => {
      // One transaction, so that no other tab can choose another default view in between.
      const transaction = database.transaction('views', 'readwrite');
      const before = parseAll(await transaction.store.getAll());
      for (const one of [...displaced(before, view), view]) await transaction.store.put({ ...one });
      await transaction.done;
    },
    remove: (id) => database.delete('views', id),
  };
}

/** Keeps views until the page reloads, for browsers without storage. */
export function createMemoryViews(): ViewStorage {
  const views = new Map<string, SavedView>();
  return {
    read: async () => [...views.values()],
    save: async (view) => {
      for (const one of [...displaced([...views.values()], view), view]) views.set(one.id, one);
    },
    remove: async (id) => {
      views.delete(id);
    },
  };
}
