import type { ColumnFacts, NumberFormat } from './columns';
import { parsePointer, valueAt } from './json-pointer';
import { wordsOfPointer } from './pointer-words';
import { isObject } from './row-sets';

/** Longer texts describe a column rather than being its unit. */
const maxUnitLength = 12;
/** Texts beside columns that name a notation, such as “wmo code”. */
const notation = /code|iso|unix/i;
const money =
  /\b(?:amount|price|total|subtotal|cost|fee|revenue|sales|tax|balance|paid|refunded|discount|shipping|freight)\b/;

/** Returns the units of columns that weather APIs send beside their lists: `hourly_units` or `units` beside `hourly`. */
export function findUnits(document: unknown, rows: string): ReadonlyMap<string, string> {
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
export function withFormats(columns: readonly ColumnFacts[], units: ReadonlyMap<string, string>): ColumnFacts[] {
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
