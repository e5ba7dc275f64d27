import type { ReactNode } from 'react';

/** An item of a `TreeView`. */
export interface TreeViewItem {
  /** Identifies the item in the whole tree. */
  id: string;
  /** The visible text; also the accessible name. */
  label: string;
  /** A decorative icon before the label. */
  start?: ReactNode;
  /** Content after the label, such as a count. */
  end?: ReactNode;
  /** The items below it. */
  children?: readonly TreeViewItem[];
  /** Whether `loadChildren` returns the items below it. @default false */
  hasChildren?: boolean;
  /** Whether the item cannot be selected. It can still be focused and expanded. @default false */
  disabled?: boolean;
}

/** The items that a request has returned. */
export type LoadedItems = readonly TreeViewItem[] | 'failed';

/** A visible line of the tree: an item, or the state of the request for its parent's items. */
export interface TreeNode {
  /** The path of positions, such as `0-2`, because an id may contain spaces. */
  path: string;
  item: TreeViewItem;
  parent: TreeNode | null;
  level: number;
  /** Whether the item can be expanded. */
  isBranch: boolean;
  isExpanded: boolean;
  /** The state that the line displays instead of the item. */
  state?: 'loading' | 'failed';
  /** The visible lines below it. */
  nodes: readonly TreeNode[];
}

/** The visible lines of the items. */
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

/** All visible lines in their order. */
export const flatten = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.nodes)]);
