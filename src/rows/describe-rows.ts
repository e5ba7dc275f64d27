import { type ColumnFacts, describeColumn, findFields, type NumberFormat } from './columns';
import { fullNameOfPointer, parsePointer, valueAt, wordsOfPointer } from './json-pointer';
import { isObject, sampleSize } from './find-rows';
import { proposeRoles, type Roles } from './roles';
import { capitalize } from './texts';

/** The columns of rows, with a proposal of their roles. */
export interface DescribedRows {
  columns: readonly ColumnFacts[];
  roles: Roles;
  /** Whether rows have more fields than there are columns. */
  isCut: boolean;
  /** Whether rows have fields that are nested deeper than the columns. */
  isDeep: boolean;
  /** The number of rows on all pages. */
  length: number;
}

/** Longer texts describe a column rather than being its unit. */
const maxUnitLength = 12;
/** Texts beside columns that name a notation, such as “wmo code”. */
const notation = /code|iso|unix/i;
const money =
  /\b(?:amount|price|total|subtotal|cost|fee|revenue|sales|tax|balance|paid|refunded|discount|shipping|freight)\b/;

/** Returns the units of columns that weather APIs send beside their lists: `hourly_units` or `units` beside `hourly`. */
function findUnits(document: unknown, rows: string): ReadonlyMap<string, string> {
  const keys = parsePointer(rows) ?? [];
  const parent = valueAt(document, keys.slice(0, -1));
  const found = ['units', `${keys.at(-1) ?? ''}_units`].map((key) => valueAt(parent, [key])).filter(isObject);
  return new Map(
    found
      .flatMap((units) => Object.entries(units))
      .filter((entry): entry is [string, string] => {
        const [, unit] = entry;
        return typeof unit === 'string' && unit !== '' && unit.length <= maxUnitLength && !notation.test(unit);
      }),
  );
}

/** The one currency code of a column that says the currency of amounts; null for another column. */
function currencyOf({ column, distinct, words: [code = ''] }: ColumnFacts): string | null {
  const isCurrency = /\bcurrency(?: code)?$/.test(wordsOfPointer(column.pointer));
  return isCurrency && distinct === 1 && /^[a-z]{3}$/i.test(code) ? code.toUpperCase() : null;
}

/**
 * Gives the columns of numbers their unit or currency. Whole amounts get no currency: they may be cents, as payment APIs send
 * them, and 4500 cents must not be displayed as $4,500.
 */
function withFormats(columns: readonly ColumnFacts[], units: ReadonlyMap<string, string>): ColumnFacts[] {
  const currencies = columns.flatMap((facts) => {
    const code = currencyOf(facts);
    return code === null ? [] : [{ code, parent: facts.column.pointer.replace(/[^/]*$/, '') }];
  });
  const formatOf = ({ column: { pointer }, words }: ColumnFacts): NumberFormat | undefined => {
    const unit = units.get(parsePointer(pointer)?.join('/') ?? '');
    if (unit !== undefined) return { style: 'unit', unit };
    const isDecimal = words.some((word) => /\.\d/.test(word));
    const currency = currencies.find(({ parent }) => pointer.startsWith(parent));
    return currency && isDecimal && money.test(wordsOfPointer(pointer))
      ? { style: 'currency', unit: currency.code }
      : undefined;
  };
  return columns.map((facts) => {
    const format = facts.column.type === 'number' ? formatOf(facts) : undefined;
    return format ? { ...facts, column: { ...facts.column, format } } : facts;
  });
}

/** Gives columns of a position the name of their role, and columns of the same name all of their keys. */
function nameColumns(columns: readonly ColumnFacts[], roles: Roles): ColumnFacts[] {
  const uses = new Map<string, number>();
  for (const { column } of columns) uses.set(column.name, (uses.get(column.name) ?? 0) + 1);
  return columns.map((facts) => {
    const { column } = facts;
    const { pointer } = column;
    const role = Object.entries(roles).find(([, of]) => of === pointer)?.[0];
    const name =
      role !== undefined && /^\/\d+$/.test(pointer)
        ? capitalize(role)
        : (uses.get(column.name) ?? 0) > 1
          ? fullNameOfPointer(pointer)
          : column.name;
    return { ...facts, column: { ...column, name } };
  });
}

/** Describes the rows that a response has at a pointer. Units may stand beside them. */
export function describeRows(rows: readonly unknown[], document: unknown, pointer: string): DescribedRows {
  const sample = rows.slice(0, sampleSize).filter(isObject);
  const { pointers, isCut, isDeep } = findFields(sample);
  const columns = withFormats(
    pointers.map((field) => describeColumn(field, sample)),
    findUnits(document, pointer),
  );
  const roles = proposeRoles(columns);
  return { columns: nameColumns(columns, roles), roles, isCut, isDeep, length: rows.length };
}
