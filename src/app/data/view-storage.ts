import type { DataDatabase } from './storage';
import { parseView, type SavedView } from './saved-views';

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
