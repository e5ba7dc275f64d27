import { addDays, isDate } from '../../lib/calendar-date';
import { startOfDay } from '../../lib/clock-time';
import { type DataGridColumn, type DataGridColumnType, type DataGridValue, isEmptyValue, isList } from './columns';
import { typedValue } from './dates';

/**
 * How a condition compares a row's value. `before` and `after` are for dates, and `is` matches any of several values.
 */
export type DataGridOperator =
  | 'contains'
  | 'notContains'
  | 'is'
  | 'isNot'
  | 'startsWith'
  | 'endsWith'
  | 'greater'
  | 'atLeast'
  | 'less'
  | 'atMost'
  | 'before'
  | 'after'
  | 'between'
  | 'empty'
  | 'notEmpty';

/** A condition that rows must meet. */
export interface DataGridCondition<Id extends string = string> {
  /**
   * The id of the column. A condition for a column that does not exist is ignored, and the grid displays a message
   * about it.
   */
  column: Id;
  /** How the value is compared. */
  operator: DataGridOperator;
  /**
   * The values: two for `between`, none for `empty` and `notEmpty`. Numbers are written as `1234.5`, dates as
   * `2026-11-27`, and booleans as `true`.
   */
  values: readonly string[];
}

const textOperators = ['contains', 'notContains', 'is', 'isNot', 'startsWith', 'endsWith'] as const;
const numberOperators = ['is', 'isNot', 'greater', 'atLeast', 'less', 'atMost', 'between'] as const;
const dateOperators = ['is', 'isNot', 'before', 'after', 'between'] as const;
const choiceOperators = ['is', 'isNot'] as const;
const emptyOperators = ['empty', 'notEmpty'] as const;

export const operators: ReadonlySet<string> = new Set([
  ...textOperators,
  ...numberOperators,
  ...dateOperators,
  ...emptyOperators,
]);

/** How the values of a column are compared and entered. */
export type ValueKind = 'text' | 'number' | 'date' | 'choice';

export function kindOf({ type, facetOrder }: { type?: DataGridColumnType; facetOrder?: readonly string[] }): ValueKind {
  if (facetOrder || type === 'boolean') return 'choice';
  if (type === 'date' || type === 'datetime') return 'date';
  return type === 'number' || type === 'currency' || type === 'percent' ? 'number' : 'text';
}

const operatorsByKind: Record<ValueKind, readonly DataGridOperator[]> = {
  text: textOperators,
  number: numberOperators,
  date: dateOperators,
  choice: choiceOperators,
};

/** Returns the operators for a column, most common first. */
export const operatorsOf = (column: Parameters<typeof kindOf>[0]): readonly DataGridOperator[] => [
  ...operatorsByKind[kindOf(column)],
  ...emptyOperators,
];

/** Returns the number of values that an operator requires. */
export const valueCount = (operator: DataGridOperator): 0 | 1 | 2 =>
  operator === 'between' ? 2 : operator === 'empty' || operator === 'notEmpty' ? 0 : 1;

/** Returns the first and last number for each value; for a day, these are its first and last millisecond. */
function limitsOf(
  values: readonly string[],
  isDateColumn: boolean,
  timeZone: string | undefined,
): [from: number, to: number][] {
  return values.map((value) => {
    if (!isDateColumn) return [Number(value), Number(value)];
    return isDate(value)
      ? [startOfDay(value, timeZone), startOfDay(addDays(value, 1), timeZone) - 1]
      : [Number.NaN, Number.NaN];
  });
}

/**
 * Returns a function that tests whether a row meets a condition.
 * @param timeZone the time zone that determines the days, by default the browser's
 */
export function createTest<Row>(
  { value, type }: Pick<DataGridColumn<Row>, 'value' | 'type'>,
  { operator, values }: DataGridCondition,
  timeZone?: string,
): (row: Row) => boolean {
  if (operator === 'empty') return (row) => isEmptyValue(value(row));
  if (operator === 'notEmpty') return (row) => !isEmptyValue(value(row));
  // An incomplete condition does not exclude any rows.
  if (values.filter(Boolean).length < valueCount(operator)) return () => true;
  const isDateColumn = type === 'date' || type === 'datetime';
  const texts = values.map((text) => text.toLowerCase());
  const limits = limitsOf(values, isDateColumn, timeZone);
  const [text = ''] = texts;
  const [[from, to] = [Number.NaN, Number.NaN]] = limits;
  // The limits may be in either order.
  const first = Math.min(...limits.map((one) => one[0]));
  const last = Math.max(...limits.map((one) => one[1]));

  const isInOne = (number: number): boolean => limits.some((one) => number >= one[0] && number <= one[1]);
  const numberTests: Partial<Record<DataGridOperator, (number: number) => boolean>> = {
    is: isInOne,
    isNot: isInOne,
    greater: (number) => number > to,
    after: (number) => number > to,
    less: (number) => number < from,
    before: (number) => number < from,
    atLeast: (number) => number >= from,
    atMost: (number) => number <= to,
    between: (number) => number >= first && number <= last,
  };
  const textTests: Partial<Record<DataGridOperator, (lower: string) => boolean>> = {
    is: (lower) => texts.includes(lower),
    isNot: (lower) => texts.includes(lower),
    contains: (lower) => lower.includes(text),
    notContains: (lower) => lower.includes(text),
    startsWith: (lower) => lower.startsWith(text),
    endsWith: (lower) => lower.endsWith(text),
  };
  const isNumber = numberTests[operator];
  const isLowerText = textTests[operator] ?? (() => false);
  const isText = (one: string): boolean => isLowerText(one.toLowerCase());

  // The most frequent kinds come first, because the first filter of 100,000 rows runs before the engine optimizes it.
  function isValue(one: DataGridValue): boolean {
    if (typeof one === 'string') return one !== '' && isText(one);
    if (isNumber && typeof one === 'number') return isNumber(one);
    if (isNumber && one instanceof Date) return isNumber(one.getTime());
    if (isEmptyValue(one)) return false;
    return isList(one) ? one.some(isText) : isText(String(one));
  }

  const isNegative = operator === 'isNot' || operator === 'notContains';
  const read = isDateColumn ? (row: Row) => typedValue(value(row), type, timeZone) : value;
  return (row) => isValue(read(row)) !== isNegative;
}
