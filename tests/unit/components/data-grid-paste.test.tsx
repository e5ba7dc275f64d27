import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  DataGrid,
  type DataGridCellEdit,
  type DataGridColumn,
  DataGridEditor,
  DataGridTable,
  LocaleProvider,
} from 'waymark';

interface Row {
  id: string;
  amount: number;
  isPaid: boolean;
  note: string;
}

const columns: readonly DataGridColumn<Row>[] = [
  { id: 'id', header: 'Id', value: ({ id }) => id },
  { id: 'amount', header: 'Amount', type: 'number', value: ({ amount }) => amount, editable: true },
  { id: 'paid', header: 'Paid', type: 'boolean', value: ({ isPaid }) => isPaid, editable: true },
  { id: 'note', header: 'Note', value: ({ note }) => note, editable: ({ id }) => id !== 'b' },
];
const rows: readonly Row[] = [
  { id: 'a', amount: 5, isPaid: false, note: 'first' },
  { id: 'b', amount: 6, isPaid: false, note: 'second' },
];

const cellOf = (text: string): HTMLElement => screen.getByText(text).closest('[data-column]') ?? document.body;

function paste(text: string, save: (edit: DataGridCellEdit<Row>) => string | undefined = () => undefined) {
  const onCellSave = vi.fn(save);
  render(
    <DataGrid
      columns={columns}
      data={rows}
      getRowId={({ id }) => id}
      editor={<DataGridEditor optimistic={false} />}
      onCellSave={onCellSave}
    >
      <DataGridTable aria-label="Rows" />
    </DataGrid>,
  );
  const cell = cellOf('5');
  cell.focus();
  fireEvent.paste(cell, { clipboardData: { getData: () => text } });
  return onCellSave;
}

/** The values that were saved, by row and column. */
const savedBy = (onCellSave: ReturnType<typeof paste>): unknown[] =>
  onCellSave.mock.calls.map(([{ rowId, column, value }]) => `${rowId} ${column} ${String(value)}`);

const hugeTable = Array.from({ length: 1000 }, () => Array.from({ length: 10 }, () => '7').join('\t')).join('\n');

describe('text pasted into a cell', () => {
  it('becomes the value of its field', async () => {
    const onCellSave = paste('1,250.5\n');
    expect(screen.getByRole('textbox')).toHaveValue('1,250.5');
    await userEvent.keyboard('{Enter}');
    expect(onCellSave).toHaveBeenCalledWith(expect.objectContaining({ value: 1250.5 }));
  });

  it('is rejected with a message if it contains too many values, or more than a field accepts', async () => {
    const onCellSave = paste(hugeTable);
    expect(screen.getByText(/10,000/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.keyboard('6');
    await userEvent.paste(hugeTable);
    expect(screen.getByRole('textbox')).toHaveValue('6');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/10,000/);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('5')).toBeVisible();
    expect(onCellSave).not.toHaveBeenCalled();
  });
});

describe('a table pasted into a cell', () => {
  it('fills the cells from that cell on, and reports how many values do not fit', () => {
    const onCellSave = paste('7\tTRUE\t"two\nlines"\textra\r\n8\tNo\tread-only\r\n9\tYes\tno row\r\n');
    expect(savedBy(onCellSave)).toEqual(['a amount 7', 'a paid true', 'a note two\nlines', 'b amount 8']);
    expect(screen.getByText(/5 of 10/)).toBeVisible();
    expect(cellOf('7')).toHaveFocus();
  });

  it('keeps each invalid or rejected value in its cell, with the reason', async () => {
    const onCellSave = paste('7\tmaybe\nmany\tYes', ({ value }) => (value === 7 ? 'Too much.' : undefined));
    expect(savedBy(onCellSave)).toEqual(['a amount 7', 'b paid true']);
    expect(cellOf('many')).toHaveTextContent(/Enter a number/);
    expect(cellOf('maybe')).toHaveTextContent('Enter a value.');
    await waitFor(() => expect(cellOf('7')).toHaveTextContent('Too much.'));
    // The field contains the rejected value.
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('textbox')).toHaveValue('many');
    await userEvent.keyboard('{Escape}');
    expect(cellOf('6')).toHaveFocus();
  });
});

interface Visit {
  id: string;
  note: string;
  day: string;
  time: Date;
}

const visitColumns: readonly DataGridColumn<Visit>[] = [
  { id: 'id', header: 'Id', value: ({ id }) => id, editable: false },
  { id: 'note', header: 'Note', value: ({ note }) => note, editable: true },
  { id: 'day', header: 'Day', type: 'date', value: ({ day }) => day, editable: true },
  { id: 'time', header: 'Time', type: 'datetime', value: ({ time }) => time, editable: true },
];
const visits: readonly Visit[] = [
  { id: 'a', note: 'one', day: '2026-11-27', time: new Date('2026-11-27T09:30:00Z') },
  { id: 'b', note: 'two', day: '2026-01-02', time: new Date('2026-01-02T21:05:00Z') },
];

/** A page that keeps the new values, with the cells by row and column. */
function openVisits({
  locale = 'en',
  save = () => undefined,
}: { locale?: string; save?: (edit: DataGridCellEdit<Visit>) => string | undefined } = {}) {
  const onCellSave = vi.fn(save);
  function Page() {
    const [data, setData] = useState(visits);
    return (
      <LocaleProvider locale={locale} timeZone="UTC">
        <DataGrid
          columns={visitColumns}
          data={data}
          getRowId={({ id }) => id}
          editor={<DataGridEditor />}
          onCellSave={(edit) => {
            const problem = onCellSave(edit);
            // Uses the rows of this render, not those at the time of the paste.
            const next = data.map((row) => (row.id === edit.rowId ? { ...row, [edit.column]: edit.value } : row));
            if (problem === undefined) setData(next);
            return problem;
          }}
        >
          <DataGridTable aria-label="Visits" />
        </DataGrid>
      </LocaleProvider>
    );
  }
  render(<Page />);
  const cell = (rowIndex: number, column: string): HTMLElement =>
    document.querySelector<HTMLElement>(`[aria-rowindex="${rowIndex}"] [data-column="${column}"]`) ?? document.body;
  return { onCellSave, cell };
}

function pasteInto(cell: HTMLElement, text: string): void {
  cell.focus();
  fireEvent.paste(cell, { clipboardData: { getData: () => text } });
}

it.each(['en', 'en-GB', 'de', 'fr', 'da', 'fi', 'bg', 'ja', 'ko', 'ar-EG', 'fa', 'th'])(
  'a date copied from the grid is pasted as the same date: %s',
  async (locale) => {
    const user = userEvent.setup();
    const { onCellSave, cell } = openVisits({ locale });
    for (const [column, value] of [
      ['day', '2026-11-27'],
      ['time', new Date('2026-11-27T09:30:00Z')],
    ] as const) {
      cell(2, column).focus();
      await user.keyboard('{Control>}c{/Control}');
      pasteInto(cell(3, column), await navigator.clipboard.readText());
      await user.keyboard('{Enter}');
      await waitFor(() =>
        expect(onCellSave).toHaveBeenLastCalledWith(expect.objectContaining({ rowId: 'b', column, value })),
      );
    }
  },
);
