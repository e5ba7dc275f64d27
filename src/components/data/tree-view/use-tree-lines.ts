import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createNodes, flatten, type LoadedItems, type TreeViewItem } from './tree-items';

/** Returns the items below an item. */
export type LoadChildren = (item: TreeViewItem) => Promise<readonly TreeViewItem[]>;

const none: ReadonlyMap<string, LoadedItems> = new Map();

/** Returns the visible lines of a tree. Requests the items below an item when it is expanded for the first time. */
export function useTreeLines(
  items: readonly TreeViewItem[],
  expanded: ReadonlySet<string>,
  load: LoadChildren | undefined,
) {
  const [loaded, setLoaded] = useState(none);
  const latest = useRef(load);
  const requested = useRef(new Set<string>());
  const nodes = useMemo(() => createNodes(items, expanded, loaded), [items, expanded, loaded]);
  const lines = useMemo(() => flatten(nodes), [nodes]);
  useLayoutEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    const request = async (item: TreeViewItem): Promise<void> => {
      let result: LoadedItems = 'failed';
      try {
        result = (await latest.current?.(item)) ?? [];
      } catch {
        // The line below the item offers "Try again".
      }
      setLoaded((before) => new Map(before).set(item.id, result));
    };
    for (const { item, state } of lines) {
      if (state !== 'loading' || requested.current.has(item.id)) continue;
      requested.current.add(item.id);
      void request(item);
    }
  }, [lines]);

  /** Retries a failed request. */
  function retry({ id }: TreeViewItem): void {
    requested.current.delete(id);
    setLoaded((before) => new Map([...before].filter(([key]) => key !== id)));
  }

  return { nodes, lines, retry };
}
