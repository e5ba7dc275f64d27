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
import { cn } from '../../lib/cn';
import { composeEventHandlers } from '../../lib/compose-event-handlers';
import { Glyph } from '../../lib/glyph';
import { isComposing } from '../../lib/use-active-option';
import { useLabels } from '../../providers/labels';
import { type CellEdit, editKey } from './cell-edits';
import { useCellValues } from './cell-values';
import { alignOf, type DataGridValue } from './columns';
import { kindOf } from './conditions';
import { dataGridEditorLabels } from './editor-labels';
import { dataGridFilterLabels } from './filter-labels';
import { type GridCellValue, useGridCell, useGridView } from './grid-context';
import { PastedValues, tableOf } from './pasted-values';
import type { DataGridCellEdit } from './use-view';

export interface DataGridEditorProps extends Omit<IconButtonProps, 'aria-label' | 'asChild' | 'children'> {
  /**
   * Whether the cell displays the new value while it is being saved. Otherwise, its field remains open until
   * `onCellSave` has resolved.
   * @default true
   */
  optimistic?: boolean;
}

/**
 * Edits the cells of `editable` columns; pass it to the `DataGrid` as `editor`. Enter, F2, a double click and the
 * button in the cell open the cell's field. All props apply to the button.
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

  /** Saves the value of a cell. The cell's field may remain open. */
  async function save(saved: Omit<DataGridCellEdit, 'value'>, value: DataGridValue, isOpen: boolean): Promise<void> {
    const savedKey = editKey(saved.rowId, saved.column);
    const pending: CellEdit = { isOpen, draft: { value }, isPending: true };
    edits.set(savedKey, pending);
    let problem: unknown;
    try {
      problem = await onCellSave?.({ ...saved, value });
    } catch {
      problem = text('saveFailed');
    }
    // The user may have reopened the field.
    if (edits.get(savedKey) !== pending) return;
    edits.set(savedKey, typeof problem === 'string' ? { ...pending, isPending: false, problem } : undefined);
  }

  if (edit?.isOpen) {
    const own = { row, rowId: id, column: column.id };
    return (
      <CellField
        cell={cell}
        edit={edit}
        onSave={(value) => save(own, value, !optimistic)}
        onClose={() => edits.set(key, undefined)}
      />
    );
  }
  return (
    <>
      <span className={cn('min-w-0', edit?.problem ? 'grid' : 'truncate', edit?.isPending && 'text-muted')}>
        {edit?.draft ? formatValue(edit.draft.value, column) : (edit?.pasted ?? cell.content)}
        {edit?.problem && (
          <span role="alert" className="text-caption wrap-anywhere whitespace-normal text-error">
            {edit.problem}
          </span>
        )}
      </span>
      {edit?.clipboard && (
        <PastedValues cell={cell} clipboard={edit.clipboard} onSave={(saved, value) => save(saved, value, false)} />
      )}
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
          // Placed over the empty side of the cell so that values remain below their header. Touch screens do not
          // support hovering.
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

function CellField({ cell, edit, onSave, onClose }: CellFieldProps) {
  const { column, row, name } = cell;
  const text = useLabels(dataGridEditorLabels);
  const filterText = useLabels(dataGridFilterLabels);
  const { choicesOf, textOf, read } = useCellValues();
  const kind = kindOf(column);
  const initial = textOf(column, edit.draft ? edit.draft.value : column.value(row));
  const { pasted } = edit;
  /** The problem with the text, or `null` before the user changes the text and after it has been saved. */
  const [problem, setProblem] = useState<string | null>(() => (pasted === undefined ? null : pasteProblem(pasted)));
  const [draft, setDraft] = useState(pasted === undefined || problem !== null ? initial : pasted);
  const root = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    const field = root.current?.querySelector<HTMLInputElement>('input, select');
    field?.focus();
    if (field?.matches('input')) field.select();
  }, []);
  // The cell kept focus while the value was being saved.
  useLayoutEffect(() => {
    if (edit.problem && root.current?.closest('[data-column]') === document.activeElement)
      root.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [edit.problem]);

  /** Whether the field accepts the text: in a select, it must be one of the options. */
  function isAccepted(one: string): boolean {
    return kind !== 'choice' || choicesOf(column).includes(one);
  }

  /** Returns why clipboard text is not a valid cell value, or `null`. */
  function pasteProblem(one: string): string | null {
    const count = tableOf(one).flat().length;
    return count > 1 ? text('pasteRefused', { count }) : isAccepted(one.trim()) ? null : filterText('valueNeeded');
  }

  function handlePaste(event: ClipboardEvent): void {
    const refused = pasteProblem(event.clipboardData.getData('text'));
    if (refused === null) return;
    event.preventDefault();
    setProblem(refused);
  }

  const cellElement = (): HTMLElement | null | undefined => root.current?.closest<HTMLElement>('[data-column]');

  /** Saves the value and returns whether it is valid. */
  function commit(): boolean {
    if (isDone.current || edit.isPending) return true;
    if (draft === initial && !edit.draft) {
      isDone.current = true;
      onClose();
      return true;
    }
    const parsed = read(column, draft, row);
    setProblem('value' in parsed ? null : parsed.problem);
    if (!('value' in parsed)) return false;
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
      // The field handles all keys except Escape, Enter and Tab, so the grid must ignore them.
      event.stopPropagation();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const own = cellElement();
    if (key === 'Escape') {
      // Moving focus must not save the value.
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
    // oxlint-disable-next-line no-static-element-interactions -- the keys belong to the field inside
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
            ...choicesOf(column).map((label) => ({ value: label, label })),
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
