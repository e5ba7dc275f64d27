import { isDate } from '../../lib/calendar-date';
import { numberText } from '../../lib/number-text';
import { useLabels } from '../../providers/labels';
import { useLocale } from '../../providers/locale';
import { type DataGridColumn } from './columns';
import { type DataGridCondition, type DataGridOperator, kindOf } from './conditions';
import { dataGridLabels } from './data-grid-labels';
import { shortDate } from './dates';
import { dataGridFilterLabels } from './filter-labels';
import { useGridView } from './grid-context';

/** A value that the user typed, or the reason why it is invalid. */
export type ParsedValue = { value: string; problem?: never } | { problem: string; value?: never };

export interface ConditionText {
  operatorText: (operator: DataGridOperator) => string;
  /** Returns the values of a column as options, if it has only a few values. */
  choicesOf: (column: DataGridColumn<unknown>) => readonly { value: string; label: string }[];
  valueText: (column: DataGridColumn<unknown>, value: string) => string;
  /** Returns the text that represents a value in its field, which `parse` can read. */
  fieldText: (column: DataGridColumn<unknown>, value: string) => string;
  parse: (column: DataGridColumn<unknown>, text: string) => ParsedValue;
  /** Returns a condition as a sentence, such as "Amount is greater than €100". */
  conditionText: (column: DataGridColumn<unknown> | undefined, condition: DataGridCondition) => string;
}

const asDay = { type: 'date' } as const;
const exampleDay = Date.UTC(2026, 10, 27);

/** Reads a date in the order of the language or in ISO 8601. Returns `undefined` for a day that does not exist. */
export function parseDay(text: string, locale: string): string | undefined {
  if (isDate(text)) return text;
  const numbers = text.match(/\d+/g) ?? [];
  const order = new Intl.DateTimeFormat(locale, { ...shortDate, timeZone: 'UTC' })
    .formatToParts(exampleDay)
    .flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? [type] : []));
  const part = (type: string): string => numbers[order.findIndex((one) => one === type)] ?? '';
  const year = part('year').length === 2 ? `20${part('year')}` : part('year');
  const day = `${year}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`;
  return numbers.length === 3 && isDate(day) ? day : undefined;
}

/** Percentages and amounts may include their percent or currency signs. */
const numberOptions = ({ type, numberFormat }: DataGridColumn<unknown>): Intl.NumberFormatOptions => ({
  maximumFractionDigits: 20,
  ...(type === 'percent' ? { style: 'percent' } : {}),
  ...(type === 'currency' && numberFormat?.currency ? { style: 'currency', currency: numberFormat.currency } : {}),
});

/** Converts between conditions and text in the language of the grid. */
export function useConditionText(): ConditionText {
  const text = useLabels(dataGridFilterLabels);
  const gridText = useLabels(dataGridLabels);
  const locale = useLocale();
  const { formatValue } = useGridView('The filter');
  const shortDates = new Intl.DateTimeFormat(locale, { ...shortDate, timeZone: 'UTC' });

  const operatorText: ConditionText['operatorText'] = (operator) =>
    text(`operator${(operator.charAt(0).toUpperCase() + operator.slice(1)) as Capitalize<DataGridOperator>}`);

  const choicesOf: ConditionText['choicesOf'] = (column) =>
    column.type === 'boolean'
      ? [
          { value: 'true', label: gridText('yes') },
          { value: 'false', label: gridText('no') },
        ]
      : (column.facetOrder?.map((value) => ({ value, label: column.facetLabel?.(value) ?? value })) ?? []);

  const valueText: ConditionText['valueText'] = (column, value) => {
    const kind = kindOf(column);
    if (kind === 'number' && value !== '') return formatValue(Number(value), column);
    if (kind === 'date') return isDate(value) ? formatValue(value, asDay) : value;
    return choicesOf(column).find((choice) => choice.value === value)?.label ?? value;
  };

  return {
    operatorText,
    choicesOf,
    valueText,
    fieldText: (column, value) =>
      kindOf(column) === 'number' && value !== ''
        ? numberText(locale, {
            ...numberOptions(column),
            style: column.type === 'percent' ? 'percent' : 'decimal',
          }).format(Number(value))
        : value,
    parse: (column, typed) => {
      const trimmed = typed.trim();
      const kind = kindOf(column);
      if (trimmed === '') return { problem: text('valueNeeded') };
      if (kind === 'number') {
        const { parse, format } = numberText(locale, numberOptions(column));
        const number = parse(trimmed);
        return typeof number === 'number'
          ? { value: String(number) }
          : { problem: text('numberNeeded', { example: format(column.type === 'percent' ? 0.25 : 1234.5) }) };
      }
      if (kind === 'date') {
        const value = parseDay(trimmed, locale);
        return value ? { value } : { problem: text('dateNeeded', { example: shortDates.format(exampleDay) }) };
      }
      const lower = trimmed.toLocaleLowerCase();
      const choice = choicesOf(column).find(({ label }) => label.toLocaleLowerCase() === lower);
      return { value: choice?.value ?? trimmed };
    },
    conditionText: (column, condition) => {
      const { operator, values } = condition;
      const texts = column ? values.map((value) => valueText(column, value)) : values;
      return [
        column?.header ?? condition.column,
        operatorText(operator),
        texts.join(operator === 'between' ? ' – ' : ', '),
      ]
        .filter(Boolean)
        .join(' ');
    },
  };
}
