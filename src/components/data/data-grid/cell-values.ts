import { instantOf, startOfDay } from '../../lib/clock-time';
import { useLabels } from '../../providers/labels';
import { useLocale, useTimeZone } from '../../providers/locale';
import { type DataGridColumn, type DataGridValue, isEmptyValue, isList } from './columns';
import { parseDay, useConditionText } from './condition-text';
import { kindOf } from './conditions';
import { fieldFormat, typedValue } from './dates';
import { dataGridEditorLabels } from './editor-labels';
import { dataGridFilterLabels } from './filter-labels';
import { useGridRows, useGridView } from './grid-context';

/** A value, or the reason why the text is invalid. */
export type ParsedCell = { value: DataGridValue; problem?: never } | { problem: string };

export interface CellValues {
  /** Returns the option labels of a cell that is edited with a select. */
  choicesOf: (column: DataGridColumn<unknown>) => readonly string[];
  /** Returns the text that represents a value in its field, which `read` can read. */
  textOf: (column: DataGridColumn<unknown>, value: DataGridValue) => string;
  /** Reads a value from text, following the column's rules. */
  read: (column: DataGridColumn<unknown>, text: string, row: unknown) => ParsedCell;
}

const exampleTime = new Date(Date.UTC(2026, 10, 27, 9, 30));

/** Converts between cell values and the text that the user types or pastes. */
export function useCellValues(): CellValues {
  const text = useLabels(dataGridEditorLabels);
  const filterText = useLabels(dataGridFilterLabels);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { data } = useGridRows('DataGridEditor');
  const { formatValue } = useGridView('DataGridEditor');
  const { choicesOf, valueText, fieldText, parse } = useConditionText();

  // The result is cached for all pasted cells of a column, because determining it may require looking at every row.
  const texts = new Map<string, boolean>();
  const hasTexts = (column: DataGridColumn<unknown>): boolean => {
    const has = texts.get(column.id) ?? data.some((row) => typeof column.value(row) === 'string');
    texts.set(column.id, has);
    return has;
  };

  /** Returns the same kind of value as in the other rows: a `Date` or a string. */
  function readDate(column: DataGridColumn<unknown>, trimmed: string): ParsedCell {
    const isText = hasTexts(column);
    if (column.type === 'date') {
      const parsed = parse(column, trimmed);
      if (parsed.value === undefined) return { problem: parsed.problem };
      return { value: isText ? parsed.value : new Date(startOfDay(parsed.value, timeZone)) };
    }
    const [, dayText = '', hours = '', minutes = '', half = ''] =
      /^(.*\d.*?)[,،\s]+(\d{1,2})[:.](\d{2})\s*([ap]\.?m\.?|\D*)$/i.exec(trimmed) ?? [];
    const day = parseDay(dayText, locale);
    const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0);
    const time = day && hours ? instantOf(`${day}T${String(hour).padStart(2, '0')}:${minutes}`, timeZone) : undefined;
    if (time === undefined)
      return { problem: text('timeNeeded', { example: formatValue(exampleTime, fieldFormat(column)) }) };
    return { value: isText ? new Date(time).toISOString() : new Date(time) };
  }

  function readValue(column: DataGridColumn<unknown>, trimmed: string): ParsedCell {
    const { type } = column;
    const kind = kindOf(column);
    if (trimmed === '') {
      if (column.required) return { problem: filterText('valueNeeded') };
      return { value: type === 'list' ? [] : kind === 'text' ? '' : null };
    }
    if (type === 'list') return { value: trimmed.split(/\s*[,،]\s*/).filter(Boolean) };
    if (kind === 'date') return readDate(column, trimmed);
    const parsed = parse(column, trimmed);
    if (parsed.value === undefined) return { problem: parsed.problem };
    if (kind === 'number') return { value: Number(parsed.value) };
    if (kind === 'text') return { value: parsed.value };
    // Spreadsheets write TRUE where the grid displays a word such as "Yes".
    const lower = parsed.value.toLocaleLowerCase();
    const choice = choicesOf(column).find(({ value }) => value.toLocaleLowerCase() === lower);
    if (!choice) return { problem: filterText('valueNeeded') };
    return { value: type === 'boolean' ? choice.value === 'true' : choice.value };
  }

  return {
    choicesOf: (column) => choicesOf(column).map(({ label }) => label),
    textOf: (column, value) => {
      const one = typedValue(value, column.type, timeZone);
      if (one === null || one === undefined || isEmptyValue(one)) return '';
      if (one instanceof Date) return formatValue(one, fieldFormat(column));
      if (isList(one)) return one.join(', ');
      return (kindOf(column) === 'choice' ? valueText : fieldText)(column, String(one));
    },
    read: (column, typed, row) => {
      const parsed = readValue(column, typed.trim());
      const problem = 'value' in parsed ? column.validate?.(parsed.value, row) : undefined;
      return problem === undefined ? parsed : { problem };
    },
  };
}
