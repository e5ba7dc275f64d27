import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  DataGrid,
  DataGridColumnFilter,
  type DataGridCondition,
  DataGridPropertyFilter,
  DataGridTable,
  LocaleProvider,
} from 'waymark';
import { cellOf, type Invoice, invoiceColumns, invoices, textsOf } from './data-grid.samples';

const meta = {
  title: 'Data/DataGrid/Filters',
  component: DataGrid<Invoice>,
  args: { columns: invoiceColumns, data: invoices, getRowId: ({ id }: Invoice) => id },
} satisfies Meta<typeof DataGrid<Invoice>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A button in each header opens the conditions of its column, whose operators depend on the column type. */
export const ColumnFilters: Story = {
  tags: ['feature'],
  args: { columnFilter: <DataGridColumnFilter />, onStateChange: fn() },
  render: (args) => (
    <LocaleProvider locale="en" timeZone="UTC">
      <DataGrid {...args}>
        <DataGridTable aria-label="Invoices" />
      </DataGrid>
    </LocaleProvider>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    const grid = canvas.getByRole('grid');
    const user = userEvent.setup();

    // By keyboard: F2 enters the header, Tab moves to the filter.
    cellOf(grid, 1, 'amount').focus();
    await user.keyboard('{F2}');
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Filter Amount' })).toHaveFocus();
    await user.keyboard('{Enter}');
    const amount = within(await body.findByRole('dialog', { name: 'Amount' }));
    await user.selectOptions(amount.getByRole('combobox', { name: 'Condition' }), 'is at least');
    await user.type(amount.getByRole('textbox', { name: 'Value' }), 'much{Enter}');
    await expect(amount.getByRole('textbox', { name: 'Value' })).toHaveAccessibleDescription(/Enter a number, such as/);
    await user.clear(amount.getByRole('textbox', { name: 'Value' }));
    await user.type(amount.getByRole('textbox', { name: 'Value' }), '2,001.00{Enter}');
    await waitFor(() => expect(textsOf(grid, 'customer')).toEqual(['Alpine Foods', 'Sunrise Textiles', 'Old Mill']));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change the filter of Amount' })).toHaveFocus());

    // A boolean column offers “Yes” and “No”, and both conditions apply.
    await user.click(canvas.getByRole('button', { name: 'Filter Paid' }));
    const paid = within(await body.findByRole('dialog', { name: 'Paid' }));
    await user.click(paid.getByRole('checkbox', { name: 'No' }));
    await user.click(paid.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(textsOf(grid, 'customer')).toEqual(['Old Mill']));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        conditions: [
          { column: 'amount', operator: 'atLeast', values: ['2001'] },
          { column: 'paid', operator: 'is', values: ['false'] },
        ],
      }),
    );
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await user.click(canvas.getByRole('button', { name: 'Change the filter of Paid' }));
    await user.click(await body.findByRole('button', { name: 'Remove filter' }));
    await waitFor(() => expect(textsOf(grid, 'customer')).toHaveLength(3));
  },
};

/** A field suggests columns, operators and values. Each condition is a chip that the user can change or remove. */
export const PropertyFilter: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['property-arrows', 'property-enter', 'property-escape', 'property-backspace'] },
  render: (args) => (
    <LocaleProvider locale="en" timeZone="UTC">
      <DataGrid {...args}>
        <DataGridPropertyFilter />
        <DataGridTable aria-label="Invoices" />
      </DataGrid>
    </LocaleProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    const grid = canvas.getByRole('grid');
    const field = canvas.getByRole('combobox', { name: 'Filter by column' });
    const user = userEvent.setup();
    const chips = (): (string | null)[] => {
      const list = canvas.queryByRole('list', { name: 'Filters' });
      return list
        ? within(list)
            .getAllByRole('listitem')
            .map(({ textContent }) => textContent)
        : [];
    };

    // Enter selects the first suggestion, and the arrow keys move to another one.
    await user.type(field, 'am{Enter}');
    await expect(field).toHaveValue('Amount ');
    await user.type(field, 'is less{Enter}');
    await expect(field).toHaveValue('Amount is less than ');
    await user.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription('Enter a value.');
    await user.type(field, '2000{Enter}');
    await expect(chips()).toEqual(['Amount is less than €2,000.00']);
    await expect(textsOf(grid, 'customer')).toEqual(['North Energy', 'Harbor Logistics']);

    await user.type(field, 'Paid is{ArrowDown}');
    const options = (await body.findAllByRole('option')).map(({ textContent }) => textContent);
    await expect(options).toEqual(expect.arrayContaining(['Yes', 'No', 'Paid is empty']));
    await user.keyboard('{Enter}');
    await expect(chips()).toHaveLength(2);

    // Text that is not a condition remains, with a message. Escape closes the list.
    await user.type(field, 'Due is before 2026-02-30{Enter}');
    await expect(field).toHaveAccessibleDescription('Enter a date that exists, such as 11/27/2026.');
    await expect(field).toHaveValue('Due is before 2026-02-30');
    await user.clear(field);
    await user.keyboard('d');
    await expect(await body.findByRole('listbox')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('listbox')).toBeNull());
    await user.keyboard('{Backspace}{Backspace}');
    await expect(chips()).toHaveLength(1);

    // A chip opens its condition.
    await user.click(canvas.getByRole('button', { name: 'Amount is less than €2,000.00' }));
    const form = within(await body.findByRole('dialog', { name: 'Amount' }));
    await user.clear(form.getByRole('textbox', { name: 'Value' }));
    await user.type(form.getByRole('textbox', { name: 'Value' }), '1300{Enter}');
    await waitFor(() => expect(textsOf(grid, 'customer')).toEqual(['North Energy']));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await user.click(canvas.getByRole('button', { name: /^Remove Amount is less than/ }));
    await expect(field).toHaveFocus();
    await expect(textsOf(grid, 'customer')).toHaveLength(6);
  },
};

/** A condition for a column that does not exist, for example from an old link, is ignored, and the grid reports it. */
export const RemovedColumn: Story = {
  tags: ['feature'],
  args: {
    defaultState: { conditions: [{ column: 'customer', operator: 'contains', values: ['energy'] }, oldCondition()] },
  },
  render: (args) => (
    <DataGrid {...args}>
      <DataGridPropertyFilter />
      <DataGridTable aria-label="Invoices" />
    </DataGrid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(textsOf(canvas.getByRole('grid'), 'customer')).toEqual(['North Energy']);
    await expect(canvas.getByText(/^The filter of “region” is ignored/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.queryByText(/is ignored/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Customer contains energy' })).toBeVisible();
  },
};

/** A condition from a stored state, which may refer to any column. */
function oldCondition() {
  return JSON.parse('{ "column": "region", "operator": "is", "values": ["North"] }') as DataGridCondition<never>;
}
