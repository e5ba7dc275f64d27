import type { ReactNode } from 'react';

/** An item of a `TreeView`. */
export interface TreeViewItem {
  /** Identifies the item within the whole tree. */
  id: string;
  /** The visible text, which is also the accessible name. */
  label: string;
  /** A decorative icon before the label. */
  start?: ReactNode;
  /** Content after the label, such as a count. */
  end?: ReactNode;
  /** The items below this item. */
  children?: readonly TreeViewItem[];
  /** Whether `loadChildren` can load items below this item. @default false */
  hasChildren?: boolean;
  /** Whether the item cannot be selected. It can still be focused and expanded. @default false */
  disabled?: boolean;
}

/** The items that a request has returned, or `'failed'`. */
export type LoadedItems = readonly TreeViewItem[] | 'failed';

/** A visible line of the tree: an item, or the state of the request for its parent's children. */
export interface TreeNode {
  /** The path of indexes, such as `0-2`. An id would not be suitable, because it may contain spaces. */
  path: string;
  item: TreeViewItem;
  parent: TreeNode | null;
  level: number;
  /** Whether the item can be expanded. */
  isBranch: boolean;
  isExpanded: boolean;
  /** The state of the request, which is displayed instead of the item. */
  state?: 'loading' | 'failed';
  /** The visible lines below this line. */
  nodes: readonly TreeNode[];
}

/** Returns the visible lines for the items. */
export function createNodes(
  items: readonly TreeViewItem[],
  expanded: ReadonlySet<string>,
  loaded: ReadonlyMap<string, LoadedItems>,
  parent: TreeNode | null = null,
): TreeNode[] {
  return items.map((item, index) => {
    const below = item.children ?? loaded.get(item.id) ?? (item.hasChildren ? 'loading' : []);
    const isBranch = typeof below === 'string' || below.length > 0;
    const node: TreeNode = {
      path: parent ? `${parent.path}-${index}` : String(index),
      item,
      parent,
      level: parent ? parent.level + 1 : 1,
      isBranch,
      isExpanded: isBranch && expanded.has(item.id),
      nodes: [],
    };
    if (!node.isExpanded) return node;
    node.nodes =
      typeof below === 'string'
        ? [
            {
              ...node,
              path: `${node.path}-state`,
              parent: node,
              level: node.level + 1,
              isBranch: false,
              isExpanded: false,
              state: below,
            },
          ]
        : createNodes(below, expanded, loaded, node);
    return node;
  });
}

/** Returns all visible lines in order. */
export const flatten = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.nodes)]);
