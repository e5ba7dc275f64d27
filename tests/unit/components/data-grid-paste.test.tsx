import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DataGrid, type DataGridColumn, DataGridEditor, DataGridTable } from 'waymark';

interface Row {
  id: string;
  amount: number;
}

const columns: readonly DataGridColumn<Row>[] = [
  { id: 'id', header: 'Id', value: ({ id }) => id },
  { id: 'amount', header: 'Amount', type: 'number', value: ({ amount }) => amount, editable: true },
];

function paste(text: string) {
  const onCellSave = vi.fn();
  render(
    <DataGrid
      columns={columns}
      data={[{ id: 'a', amount: 5 }]}
      getRowId={({ id }) => id}
      editor={<DataGridEditor />}
      onCellSave={onCellSave}
    >
      <DataGridTable aria-label="Rows" />
    </DataGrid>,
  );
  const cell = screen.getByText('5').closest<HTMLElement>('[data-column]') ?? document.body;
  cell.focus();
  fireEvent.paste(cell, { clipboardData: { getData: () => text } });
  return onCellSave;
}

describe('a text that is pasted into a cell', () => {
  it('is the value of its field', async () => {
    const onCellSave = paste('1,250.5\n');
    expect(screen.getByRole('textbox')).toHaveValue('1,250.5');
    await userEvent.keyboard('{Enter}');
    expect(onCellSave).toHaveBeenCalledWith(expect.objectContaining({ value: 1250.5 }));
  });

  it('is refused with a sentence if it is a table, and nothing changes', async () => {
    const table = Array.from({ length: 1000 }, () => Array.from({ length: 10 }, () => '7').join('\t')).join('\n');
    const onCellSave = paste(table);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
      'A cell takes one value, not 10,000. Nothing was pasted.',
    );
    // The field refuses it as well.
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.keyboard('6');
    await userEvent.paste(table);
    expect(screen.getByRole('textbox')).toHaveValue('6');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/^A cell takes one value/);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('5')).toBeVisible();
    expect(onCellSave).not.toHaveBeenCalled();
  });
});
