/** An array or object, whose children are displayed as separate lines while it is expanded. */
type Branch = Readonly<Record<string, unknown>> | readonly unknown[];

/** The number of omitted children, keyed by the JSON Pointer of their array or object. */
export type JsonOmitted = Readonly<Record<string, number>>;

/** A line of the tree: a node, or the number of children that were omitted from the surrounding node. */
export interface JsonLine {
  /** Identifies the line while other lines expand and collapse. */
  id: string;
  /** The JSON Pointer of the node or, for a line of omitted children, that of the surrounding node. */
  pointer: string;
  /** The index in an array, the name of a field, or `undefined` for the root. */
  key: number | string | undefined;
  value: unknown;
  /** The depth, starting at 1. */
  level: number;
  /** The position among the lines with the same parent, starting at 1. */
  position: number;
  setSize: number;
  /** The number of children, including omitted ones, or `undefined` for a node that cannot have children. */
  childCount: number | undefined;
  isExpanded: boolean;
  /** The number of omitted children that the line represents. Such a line is not a node. */
  omitted: number | undefined;
}

/** The lines of the expanded nodes. Objects and pointers are created only for visible lines. */
export interface JsonLines {
  count: number;
  at: (index: number) => JsonLine | undefined;
  keyAt: (index: number) => number | string | undefined;
  /** Returns the index of the parent, or -1 for the root. */
  parentOf: (index: number) => number;
  /** Returns the index of the line with an id, or of its closest ancestor. `hint` is the line's previous index. */
  indexOf: (id: string, hint?: number) => number;
  /** Whether a path of escaped keys leads to the node. `*` matches every item of an array. */
  isAt: (index: number, path: readonly string[]) => boolean;
  /** Returns the pointers of all arrays and objects with the same parent. */
  siblingBranches: (index: number) => string[];
}

interface OpenBranch {
  value: Branch;
  pointer: string;
  /** The field names of an object. */
  keys: readonly string[] | undefined;
  length: number;
  omitted: number;
}

/** The last part of the id of a line of omitted children. Keys cannot contain it, because `~` is escaped. */
const omittedSegment = '~';

/**
 * The maximum number of nodes that are initially expanded, because the pointers of deeply nested nodes are long and an
 * array may contain a hundred thousand objects.
 */
const maxFirstExpanded = 1000;

export const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

const isArray = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const segmentOf = (key: number | string): string => String(key).replaceAll('~', '~0').replaceAll('/', '~1');

const childPointer = (pointer: string, key: number | string): string => `${pointer}/${segmentOf(key)}`;

const childOf = (branch: Branch, key: number | string): unknown => (branch as Record<number | string, unknown>)[key];

function omittedOf(omitted: JsonOmitted | undefined, pointer: string): number {
  return omitted && Object.hasOwn(omitted, pointer) ? (omitted[pointer] ?? 0) : 0;
}

/** Returns the segments of a pointer, which remain escaped. */
export const pathOf = (pointer: string): string[] => (pointer === '' ? [] : pointer.slice(1).split('/'));

/** Returns the pointers of the arrays and objects above a depth, from the root downward, up to a thousand of them. */
export function expandedToDepth(root: unknown, depth: number): ReadonlySet<string> {
  const expanded = new Set<string>();
  let level: [value: unknown, pointer: string][] = [[root, '']];
  for (let at = 0; at < depth && level.length > 0; at += 1) {
    const next: typeof level = [];
    for (const [value, pointer] of level) {
      if (!isBranch(value)) continue;
      expanded.add(pointer);
      if (expanded.size === maxFirstExpanded) return expanded;
      const keys = isArray(value) ? value.keys() : Object.keys(value);
      for (const key of keys) {
        if (next.length === maxFirstExpanded) break;
        const child = childOf(value, key);
        if (isBranch(child)) next.push([child, childPointer(pointer, key)]);
      }
    }
    level = next;
  }
  return expanded;
}

/** Groups the last segments of the pointers by the pointer before them, so collapsed children do not need a pointer. */
function segmentsByParent(pointers: ReadonlySet<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const byParent = new Map<string, Set<string>>();
  for (const pointer of pointers) {
    const end = pointer.lastIndexOf('/');
    if (end < 0) continue;
    const parent = pointer.slice(0, end);
    const segments = byParent.get(parent) ?? new Set();
    byParent.set(parent, segments.add(pointer.slice(end + 1)));
  }
  return byParent;
}

/**
 * Returns the lines of a value.
 * @param expanded the pointers of the expanded arrays and objects
 */
export function createLines(root: unknown, expanded: ReadonlySet<string>, omitted?: JsonOmitted): JsonLines {
  // These arrays contain one entry per line. `branches` contains the expanded arrays and objects.
  const values: unknown[] = [];
  const parents: number[] = [];
  const positions: number[] = [];
  const levels: number[] = [];
  const branches = new Map<number, OpenBranch>();
  const expandedIn = segmentsByParent(expanded);

  function addLine(value: unknown, parent: number, position: number, level: number): number {
    parents.push(parent);
    positions.push(position);
    levels.push(level);
    return values.push(value) - 1;
  }

  function open(index: number, value: Branch, pointer: string): OpenBranch | undefined {
    const keys = isArray(value) ? undefined : Object.keys(value);
    const branch = {
      value,
      pointer,
      keys,
      length: keys?.length ?? (value as readonly unknown[]).length,
      omitted: omittedOf(omitted, pointer),
    };
    if (branch.length + branch.omitted === 0) return undefined;
    branches.set(index, branch);
    return branch;
  }

  /**
   * The branches around the next line. Uses a stack instead of recursion, because a value may be nested more deeply
   * than the call stack allows.
   */
  const stack: { index: number; branch: OpenBranch; segments: ReadonlySet<string> | undefined; next: number }[] = [];
  function enter(index: number, value: Branch, pointer: string): void {
    const branch = open(index, value, pointer);
    if (branch) stack.push({ index, branch, segments: expandedIn.get(pointer), next: 0 });
  }

  addLine(root, -1, 0, 1);
  if (isBranch(root) && expanded.has('')) enter(0, root, '');
  for (let frame = stack.at(-1); frame; frame = stack.at(-1)) {
    const { index: parent, branch, segments } = frame;
    const level = stack.length + 1;
    const depth = stack.length;
    while (frame.next < branch.length && stack.length === depth) {
      const position = frame.next;
      frame.next += 1;
      const key = branch.keys?.[position] ?? position;
      const value = childOf(branch.value, key);
      const index = addLine(value, parent, position, level);
      if (!segments || !isBranch(value)) continue;
      const segment = segmentOf(key);
      if (segments.has(segment)) enter(index, value, `${branch.pointer}/${segment}`);
    }
    if (stack.length > depth) continue;
    if (branch.omitted > 0) addLine(undefined, parent, branch.length, level);
    stack.pop();
  }

  const count = values.length;
  const has = (index: number): boolean => index >= 0 && index < count;
  const parentOf = (index: number): number => parents[index] ?? -1;
  const around = (index: number): OpenBranch | undefined => branches.get(parentOf(index));
  const isOmitted = (index: number): boolean => around(index)?.length === positions[index];

  function keyAt(index: number): number | string | undefined {
    const branch = around(index);
    const position = positions[index];
    if (!branch || position === undefined || position === branch.length) return undefined;
    return branch.keys?.[position] ?? position;
  }

  function idAt(index: number): string {
    const branch = around(index);
    if (!branch) return '';
    const key = keyAt(index);
    return key === undefined ? `${branch.pointer}/${omittedSegment}` : childPointer(branch.pointer, key);
  }

  /** Returns the number of children of a collapsed node. */
  function sizeOf(value: unknown, pointer: string): number | undefined {
    if (!isBranch(value)) return undefined;
    return (isArray(value) ? value.length : Object.keys(value).length) + omittedOf(omitted, pointer);
  }

  return {
    count,
    keyAt,
    parentOf,
    at: (index) => {
      if (!has(index)) return undefined;
      const outer = around(index);
      const branch = branches.get(index);
      const id = idAt(index);
      const value = values[index];
      const line = {
        id,
        level: levels[index] ?? 1,
        position: (positions[index] ?? 0) + 1,
        setSize: outer ? outer.length + Math.sign(outer.omitted) : 1,
        isExpanded: branch !== undefined,
      };
      if (outer && isOmitted(index)) {
        const of = { key: undefined, value, childCount: undefined, omitted: outer.omitted };
        return { ...line, pointer: outer.pointer, ...of };
      }
      const childCount = branch ? branch.length + branch.omitted : sizeOf(value, id);
      return { ...line, pointer: id, key: keyAt(index), value, childCount, omitted: undefined };
    },
    indexOf: (id, hint = -1) => {
      if (has(hint) && idAt(hint) === id) return hint;
      let found = 0;
      for (const segment of pathOf(id)) {
        const parent = found;
        const branch = branches.get(parent);
        if (!branch) break;
        for (let index = parent + 1; index < count && parentOf(index) >= parent; index += 1) {
          if (parents[index] !== parent) continue;
          const key = keyAt(index);
          if ((key === undefined ? omittedSegment : segmentOf(key)) !== segment) continue;
          found = index;
          break;
        }
        if (found === parent) break;
      }
      return found;
    },
    isAt: (index, path) => {
      if (levels[index] !== path.length + 1) return false;
      let at = index;
      for (const segment of path.toReversed()) {
        const key = keyAt(at);
        if (key === undefined) return false;
        if (segmentOf(key) !== segment && !(segment === '*' && typeof key === 'number')) return false;
        at = parentOf(at);
      }
      return true;
    },
    siblingBranches: (index) => {
      const branch = around(index);
      if (!branch) return isBranch(root) ? [''] : [];
      const keys = branch.keys ?? (branch.value as readonly unknown[]).keys();
      return [...keys].flatMap((key) =>
        isBranch(childOf(branch.value, key)) ? [childPointer(branch.pointer, key)] : [],
      );
    },
  };
}
