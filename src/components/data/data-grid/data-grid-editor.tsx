'use client';

import { Pencil } from 'lucide-react';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { IconButton, type IconButtonProps } from '../../controls/icon-button';
import { Select } from '../../controls/select';
import { TextField } from '../../controls/text-field';
import { instantOf, startOfDay } from '../../lib/clock-time';
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { Glyph } from '../../lib/glyph';
import { isComposing } from '../../lib/use-active-option';
import { useLabels } from '../../providers/labels';
import { useLocale, useTimeZone } from '../../providers/locale';
import { type CellEdit, editKey } from './cell-edits';
import { alignOf, type DataGridValue, isEmptyValue, isList } from './columns';
import { parseDay, shortDate, useConditionText } from './condition-text';
import { kindOf } from './conditions';
import { typedValue } from './dates';
import { dataGridEditorLabels } from './editor-labels';
import { dataGridFilterLabels } from './filter-labels';
import { type GridCellValue, useGridCell, useGridRows, useGridView } from './grid-context';

export interface DataGridEditorProps extends Omit<IconButtonProps, 'aria-label' | 'asChild' | 'children'> {
  /**
   * Whether the cell displays the new value while it is saved. Otherwise its field stays open until `onCellSave` has resolved.
   * @default true
   */
  optimistic?: boolean;
}

/**
 * Edits the cells of the columns that are `editable`: pass it to `editor` of the `DataGrid`. Enter, F2, a double click and the button of
 * the cell open its field. All props apply to the button.
 */
export function DataGridEditor({ optimistic = true, className, onClick, ...props }: DataGridEditorProps) {
  const text = useLabels(dataGridEditorLabels);
  const cell = useGridCell('DataGridEditor');
  const { onCellSave, edits, formatValue } = useGridView('DataGridEditor');
  const { column, row, id } = cell;
  const key = editKey(id, column.id);
  const edit = useSyncExternalStore(
    edits.subscribe,
    () => edits.get(key),
    () => undefined,
  );

  async function save(value: DataGridValue): Promise<void> {
    const pending: CellEdit = { isOpen: !optimistic, draft: { value }, isPending: true };
    edits.set(key, pending);
    let problem: unknown;
    try {
      problem = await onCellSave?.({ row, rowId: id, column: column.id, value });
    } catch {
      problem = text('saveFailed');
    }
    // The user may have opened the field again.
    if (edits.get(key) !== pending) return;
    edits.set(key, typeof problem === 'string' ? { ...pending, isPending: false, problem } : undefined);
  }

  if (edit?.isOpen) {
    return <CellField cell={cell} edit={edit} onSave={save} onClose={() => edits.set(key, undefined)} />;
  }
  return (
    <>
      <span className={cn('min-w-0', edit?.problem ? 'grid' : 'truncate', edit?.isPending && 'text-muted')}>
        {edit?.draft ? formatValue(edit.draft.value, column) : cell.content}
        {edit?.problem && (
          <span role="alert" className="text-caption wrap-anywhere whitespace-normal text-error">
            {edit.problem}
          </span>
        )}
      </span>
      {edit?.isPending && (
        <span role="status" className="inline-flex">
          <Glyph name="spinner" className="size-4 shrink-0" />
          <span className="sr-only">{text('savingCell')}</span>
        </span>
      )}
      <IconButton
        data-slot="data-grid-edit"
        variant="plain"
        size="sm"
        tabIndex={cell.tabIndex}
        aria-label={text('editCell', { column: column.header, row: cell.name })}
        className={cn(
          // Over the empty side of the cell, so that values stay below their header. Touch has no hover.
          'pointer-fine:absolute pointer-fine:opacity-0 group-hover/cell:opacity-100 focus-visible:opacity-100',
          alignOf(column) === 'end' ? 'start-1' : 'end-1',
          className,
        )}
        {...props}
        onClick={composeEventHandlers(onClick, () => {
          if (!edit?.isPending) edits.set(key, { ...edit, isOpen: true });
        })}
      >
        <Pencil aria-hidden />
      </IconButton>
    </>
  );
}

interface CellFieldProps {
  cell: GridCellValue;
  edit: CellEdit;
  onSave: (value: DataGridValue) => Promise<void>;
  /** Called when the field closes without a new value. */
  onClose: () => void;
}

/** A value, or the reason why the text is none. */
type Parsed = { value: DataGridValue; problem?: never } | { problem: string };

function CellField({ cell, edit, onSave, onClose }: CellFieldProps) {
  const { column, row, name } = cell;
  const text = useLabels(dataGridEditorLabels);
  const filterText = useLabels(dataGridFilterLabels);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { data } = useGridRows('DataGridEditor');
  const { choicesOf, valueText, fieldText, parse } = useConditionText();
  const { type } = column;
  const kind = kindOf(column);
  const shortTime = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const dates = new Intl.DateTimeFormat(locale, { ...shortDate, ...(type === 'datetime' ? shortTime : {}), timeZone });
  const current = column.value(row);
  const initial = textOf(edit.draft ? edit.draft.value : current);
  const { pasted } = edit;
  /** That of the text; `null` until the user changes it, and after it was saved. */
  const [problem, setProblem] = useState<string | null>(() => (pasted === undefined ? null : pasteProblem(pasted)));
  const [draft, setDraft] = useState(pasted === undefined || problem !== null ? initial : pasted.trim());
  const root = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    const field = root.current?.querySelector<HTMLInputElement>('input, select');
    field?.focus();
    if (field?.matches('input')) field.select();
  }, []);
  // The cell has kept the focus while the value was saved.
  useLayoutEffect(() => {
    if (edit.problem && root.current?.closest('[data-column]') === document.activeElement)
      root.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [edit.problem]);

  /** Whether the field can have the text: that of a choice is one of the options. */
  function isAccepted(one: string): boolean {
    return kind !== 'choice' || choicesOf(column).some(({ label }) => label === one);
  }

  /** Why a text of the clipboard is no value of a cell. */
  function pasteProblem(one: string): string | null {
    const count = valuesIn(one);
    return count > 1 ? text('pasteRefused', { count }) : isAccepted(one.trim()) ? null : filterText('valueNeeded');
  }

  function handlePaste(event: ClipboardEvent): void {
    const refused = pasteProblem(event.clipboardData.getData('text'));
    if (refused === null) return;
    event.preventDefault();
    setProblem(refused);
  }

  function textOf(value: DataGridValue): string {
    const one = typedValue(value, type, timeZone);
    if (one === null || one === undefined || isEmptyValue(one)) return '';
    if (one instanceof Date) return dates.format(one);
    if (isList(one)) return one.join(', ');
    return (kind === 'choice' ? valueText : fieldText)(column, String(one));
  }

  function read(): Parsed {
    const trimmed = draft.trim();
    if (trimmed === '') {
      if (column.required) return { problem: filterText('valueNeeded') };
      return { value: type === 'list' ? [] : kind === 'text' ? '' : null };
    }
    if (type === 'list') return { value: trimmed.split(/\s*[,،]\s*/).filter(Boolean) };
    if (kind === 'date') return readDate(trimmed);
    const parsed = parse(column, trimmed);
    if (parsed.value === undefined) return { problem: parsed.problem };
    if (type === 'boolean') return { value: parsed.value === 'true' };
    return { value: kind === 'number' ? Number(parsed.value) : parsed.value };
  }

  /** The kind of value that the other rows have: a `Date` or a text. */
  function readDate(trimmed: string): Parsed {
    const isText = data.some((other) => typeof column.value(other) === 'string');
    if (type === 'date') {
      const parsed = parse(column, trimmed);
      if (parsed.value === undefined) return { problem: parsed.problem };
      return { value: isText ? parsed.value : new Date(startOfDay(parsed.value, timeZone)) };
    }
    const [, dayText = '', hours = '', minutes = '', half = ''] =
      /^(.*?)[,\s]+(\d{1,2}):(\d{2})\s*([ap]\.?m\.?)?$/i.exec(trimmed) ?? [];
    const day = parseDay(dayText, locale);
    const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0);
    const time = day && hours ? instantOf(`${day}T${String(hour).padStart(2, '0')}:${minutes}`, timeZone) : undefined;
    if (time === undefined)
      return { problem: text('timeNeeded', { example: dates.format(Date.UTC(2026, 10, 27, 9, 30)) }) };
    return { value: isText ? new Date(time).toISOString() : new Date(time) };
  }

  const cellElement = (): HTMLElement | null | undefined => root.current?.closest<HTMLElement>('[data-column]');

  /** Saves the value and returns whether it is one. */
  function commit(): boolean {
    if (isDone.current || edit.isPending) return true;
    if (draft === initial && !edit.draft) {
      isDone.current = true;
      onClose();
      return true;
    }
    const parsed = read();
    const refused = 'problem' in parsed ? parsed.problem : column.validate?.(parsed.value, row);
    setProblem(refused ?? null);
    if (refused !== undefined || !('value' in parsed)) return false;
    isDone.current = true;
    void onSave(parsed.value).finally(() => {
      isDone.current = false;
    });
    return true;
  }

  function handleKey(event: KeyboardEvent): void {
    const { key, shiftKey } = event;
    if (isComposing(event)) return;
    if (key !== 'Escape' && key !== 'Enter' && key !== 'Tab') {
      // The other keys of the grid are keys of the field.
      event.stopPropagation();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const own = cellElement();
    if (key === 'Escape') {
      // The field loses the focus.
      isDone.current = true;
      own?.focus();
      onClose();
      return;
    }
    const editable = [
      ...(own?.closest('[data-slot="data-grid-table"]')?.querySelectorAll<HTMLElement>('[data-editable]') ?? []),
    ];
    if (!commit()) return;
    const next = key === 'Tab' && own ? editable[editable.indexOf(own) + (shiftKey ? -1 : 1)] : undefined;
    own?.focus();
    next?.querySelector<HTMLElement>('[data-slot="data-grid-edit"]')?.click();
  }

  const field = {
    'aria-label': text('editCell', { column: column.header, row: name }),
    size: 'sm' as const,
    value: draft,
    error: problem ?? edit.problem,
    onValueChange: (next: string) => {
      setDraft(next);
      setProblem('');
    },
  };
  return (
    // oxlint-disable-next-line no-static-element-interactions -- the keys are those of the field in it
    <div
      ref={root}
      data-slot="data-grid-editor"
      aria-busy={edit.isPending || undefined}
      className="min-w-0 grow py-1 text-start"
      onKeyDown={handleKey}
      onBlur={({ relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node && root.current?.contains(relatedTarget))) commit();
      }}
    >
      {kind === 'choice' ? (
        <Select
          {...field}
          disabled={edit.isPending}
          options={[
            ...(column.required ? [] : [{ value: '', label: '–' }]),
            ...choicesOf(column).map(({ label }) => ({ value: label, label })),
          ]}
        />
      ) : (
        <TextField
          {...field}
          readOnly={edit.isPending}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          onPaste={handlePaste}
        />
      )}
    </div>
  );
}

/** The number of values of a text that was copied from a spreadsheet, which ends each row with a line break. */
const valuesIn = (copied: string): number => copied.trim().split(/[\t\n]/).length;
