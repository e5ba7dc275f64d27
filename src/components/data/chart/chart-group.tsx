'use client';

import { type ComponentProps, createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { cn } from '../../lib/cn';
import { type ChartX, isSameX } from './intervals';

/** The cursor's position, and the chart in which the user moves the cursor. */
interface GroupCursor {
  source: string;
  x: ChartX;
}

interface GroupStore {
  subscribe: (listener: () => void) => () => void;
  get: () => GroupCursor | null;
  set: (source: string, x: ChartX | null) => void;
}

function createStore(): GroupStore {
  let cursor: GroupCursor | null = null;
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => cursor,
    set: (source, x) => {
      // The chart that the cursor leaves may report this after the chart that it enters.
      if (x === null ? cursor?.source !== source : cursor?.source === source && isSameX(cursor.x, x)) return;
      cursor = x === null ? null : { source, x };
      for (const listener of listeners) listener();
    },
  };
}

const GroupContext = createContext<GroupStore | null>(null);

export interface ChartGroupProps extends ComponentProps<'div'> {}

/** Charts that share a cursor: when the user points to a position in one chart, the others show the same position. */
export function ChartGroup({ className, ...props }: ChartGroupProps) {
  const [store] = useState(createStore);
  return (
    <GroupContext value={store}>
      <div data-slot="chart-group" className={cn('flex min-w-0 flex-col gap-6', className)} {...props} />
    </GroupContext>
  );
}

const noSubscription = () => () => undefined;
const none = () => null;

/** Reports the position of a chart's cursor to its group, and returns the cursor position in another chart. */
export function useGroupCursor(id: string, x: ChartX | null): ChartX | null {
  const store = use(GroupContext);
  useEffect(() => store?.set(id, x), [store, id, x]);
  useEffect(() => () => store?.set(id, null), [store, id]);
  const cursor = useSyncExternalStore(store?.subscribe ?? noSubscription, store?.get ?? none, none);
  return cursor && cursor.source !== id ? cursor.x : null;
}
