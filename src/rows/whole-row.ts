import { type Column, describeColumn, toCell, type Cell } from './columns';
import { namesByNumber, type RowSettings } from './roles';
import { formatPointer, isObject, type JsonObject, parsePointer, valueAt } from './json-pointer';
import type { DataRow } from './query';
import { trimDocument, type TrimmedDocument } from './trim';

/** A row's field with its complete text. */
export interface SourceField {
  column: Column;
  cell: Cell;
}

/** A row as the API sent it. */
export interface WholeRow {
  row: DataRow;
  /** The columns from the settings, followed by every other field. */
  fields: readonly SourceField[];
  /** The number of omitted fields. */
  omittedFields: number;
  /** The row as a tree, or only a part of it for a large row. */
  document: TrimmedDocument;
  /** The whole row as text, or null if it is too large or too deeply nested. */
  json: string | null;
}

const maxFields = 500;
/** Because each level is indented, the text of a deeply nested row is much longer than the row itself. */
const maxDepth = 100;
const maxJsonLength = 5_000_000;
/** The maximum size of the tree. Receiving a larger one would block the page. */
const maxTreeLength = 500_000;

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((child) => isDeeperThan(child, depth - 1));
}

function jsonOf(source: JsonObject): string | null {
  if (isDeeperThan(source, maxDepth)) return null;
  const text = JSON.stringify(source, null, 2);
  return text.length > maxJsonLength ? null : text;
}

/**
 * Returns the pointers of all values in a row. For a list or more deeply nested values, only the first one is included.
 */
function pointersOf(source: JsonObject): string[] {
  const found: string[] = [];
  const visit = (object: JsonObject, keys: readonly string[]): void => {
    for (const [key, value] of Object.entries(object)) {
      const path = [...keys, key];
      if (isObject(value) && path.length < maxDepth && Object.keys(value).length > 0) visit(value, path);
      else found.push(formatPointer(path));
    }
  };
  visit(source, []);
  return found;
}

/** Describes a whole row. */
export function describeWholeRow(source: JsonObject, row: DataRow, { columns }: RowSettings): WholeRow {
  const known = new Set(columns.map(({ pointer }) => pointer));
  const others = pointersOf(source).filter((pointer) => !known.has(pointer));
  const kept = others.slice(0, Math.max(0, maxFields - columns.length));
  const all = [
    ...columns,
    ...kept.map((pointer): Column => {
      const facts = describeColumn(pointer, [source]);
      // The digits of ids are not grouped.
      return namesByNumber(facts) ? { ...facts.column, type: 'text' } : facts.column;
    }),
  ];
  const json = jsonOf(source);
  const isWhole = json !== null && json.length <= maxTreeLength;
  return {
    row,
    fields: all.map((column) => ({ column, cell: toCell(valueAt(source, parsePointer(column.pointer) ?? [])) })),
    omittedFields: others.length - kept.length,
    document: isWhole ? { value: source, omitted: {} } : trimDocument(source),
    json,
  };
}
