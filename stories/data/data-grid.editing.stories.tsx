import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  DataGrid,
  DataGridAddRow,
  type DataGridCellEdit,
  DataGridEditor,
  type DataGridProps,
  DataGridTable,
  DataGridToolbar,
  LocaleProvider,
  MenuItem,
} from 'waymark';
import { cellOf, editableColumns, type Invoice, invoices, withEdit } from './data-grid.samples';

const meta = {
  title: 'Data/DataGrid/Editing',
  component: DataGrid<Invoice>,
  args: { columns: editableColumns, data: invoices.slice(0, 3), getRowId: ({ id }: Invoice) => id },
} satisfies Meta<typeof DataGrid<Invoice>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The page's rows, which change with each new value. */
function Editable({ onCellSave, data, ...props }: DataGridProps<Invoice>) {
  const [rows, setRows] = useState(data);
  const actionsOf = ({ id }: Invoice) => (
    <MenuItem onSelect={() => setRows((now) => now.filter((row) => row.id !== id))}>Delete</MenuItem>
  );
  return (
    <LocaleProvider locale="en" timeZone="UTC">
      <DataGrid
        {...props}
        data={rows}
        onCellSave={async (edit) => {
          const problem = await onCellSave?.(edit);
          if (problem === undefined)
            setRows((now) => now.map((row) => (row.id === edit.rowId ? withEdit(row, edit) : row)));
          return problem;
        }}
        rowActions={actionsOf}
      >
        <DataGridToolbar>
          <DataGridAddRow
            onAdd={() => {
              const id = `new${rows.length}`;
              setRows((now) => [...now, { ...emptyInvoice, id }]);
              return id;
            }}
          />
        </DataGridToolbar>
        <DataGridTable aria-label="Invoices" />
      </DataGrid>
    </LocaleProvider>
  );
}

const emptyInvoice: Invoice = {
  id: '',
  customer: '',
  amount: null,
  discount: 0,
  due: null,
  sent: new Date(Date.UTC(2026, 10, 27)),
  isPaid: false,
  site: '',
  tags: [],
};

/**
 * Enter or F2 opens the field of a cell, Enter and Tab save it, Escape restores the value. An invalid value shows a
 * message.
 */
export const EditingCells: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['edit-open', 'edit-enter', 'edit-tab', 'edit-escape', 'edit-paste'] },
  args: { editor: <DataGridEditor />, onCellSave: fn((_edit: DataGridCellEdit<Invoice>) => undefined) },
  render: (args) => <Editable {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    const user = userEvent.setup();
    const field = (): HTMLElement => canvas.getByRole('textbox');

    const amount = cellOf(grid, 2, 'amount');
    amount.focus();
    await user.keyboard('{Enter}');
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAccessibleName('Edit Amount of North Energy');
    await user.keyboard('a lot{Enter}');
    await expect(field()).toHaveAccessibleDescription(/^Enter a number, such as/);
    await user.keyboard('{Escape}');
    await expect(amount).toHaveFocus();
    await expect(amount).toHaveTextContent('€1,250.00');
    await expect(args.onCellSave).not.toHaveBeenCalled();

    // Tab saves, and opens the next cell that can be edited.
    await user.keyboard('{F2}1,999.5{Tab}');
    await expect(args.onCellSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ rowId: 'i0', column: 'amount', value: 1999.5 }),
    );
    await waitFor(() => expect(amount).toHaveTextContent('€1,999.50'));
    await expect(field()).toHaveAccessibleName('Edit Due of North Energy');
    await user.clear(field());
    await user.type(field(), '2/30/2026{Enter}');
    await expect(field()).toHaveAccessibleDescription('Enter a date that exists, such as 11/27/2026.');
    await user.clear(field());
    await user.type(field(), '12/1/2026{Enter}');
    await waitFor(() => expect(cellOf(grid, 2, 'due')).toHaveTextContent('Dec 1, 2026'));
    await expect(cellOf(grid, 2, 'due')).toHaveFocus();

    await user.keyboard('{ArrowRight}{Enter}');
    await user.selectOptions(canvas.getByRole('combobox', { name: 'Edit Paid of North Energy' }), 'No');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(cellOf(grid, 2, 'paid')).toHaveTextContent('No'));

    // A rule of the column, and a cell that cannot be edited.
    cellOf(grid, 3, 'customer').focus();
    await user.keyboard('{Enter}');
    await user.clear(field());
    await user.keyboard('{Enter}');
    await expect(field()).toHaveAccessibleDescription('Enter a value.');
    await user.keyboard('{Escape}');
    await expect(cellOf(grid, 3, 'site')).toHaveAttribute('aria-readonly', 'true');

    // Values from a spreadsheet fill the cells from the focused one on.
    cellOf(grid, 3, 'amount').focus();
    await user.paste('2,000\t12/2/2026\r\n3,000\tsoon\r\n');
    await waitFor(() => expect(cellOf(grid, 3, 'due')).toHaveTextContent('Dec 2, 2026'));
    await expect(cellOf(grid, 3, 'amount')).toHaveTextContent('€2,000.00');
    await expect(cellOf(grid, 4, 'amount')).toHaveTextContent('€3,000.00');
    await expect(cellOf(grid, 4, 'due')).toHaveTextContent(/^soon.*Enter a date/);
  },
};

/**
 * The cell displays the new value while it is being saved. If the value is rejected, the cell keeps it and shows the
 * reason.
 */
export const RefusedValues: Story = {
  tags: ['feature'],
  args: {
    editor: <DataGridEditor />,
    onCellSave: fn(({ value }: DataGridCellEdit<Invoice>) =>
      Promise.resolve(Number(value) > 5000 ? 'Amounts above €5,000 need an approval.' : undefined),
    ),
  },
  render: (args) => <Editable {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    const amount = cellOf(grid, 2, 'amount');
    amount.focus();
    await userEvent.keyboard('{Enter}9000{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Amounts above €5,000 need an approval.');
    await expect(amount).toHaveTextContent('€9,000.00');
    await expect(amount).toHaveFocus();
    // The field contains the rejected value.
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('9,000');
    await userEvent.keyboard('4000{Enter}');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(amount).toHaveTextContent('€4,000.00'));
    await expect(args.onCellSave).toHaveBeenCalledTimes(2);
  },
};

/** A new row opens the field of its first cell. When a row is removed, focus moves to the row that takes its place. */
export const AddingAndRemovingRows: Story = {
  tags: ['feature'],
  args: { editor: <DataGridEditor optimistic={false} /> },
  render: (args) => <Editable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    await userEvent.click(canvas.getByRole('button', { name: 'Add row' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('Lake Hotel{Enter}');
    await waitFor(() => expect(cellOf(grid, 5, 'customer')).toHaveTextContent('Lake Hotel'));
    await expect(cellOf(grid, 5, 'customer')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions of Harbor Logistics' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '4'));
    await waitFor(() =>
      expect(cellOf(grid, 3, 'customer').closest('[role="row"]')).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  },
};
