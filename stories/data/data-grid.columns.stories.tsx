import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  Button,
  DataGrid,
  DataGridBulkBar,
  DataGridExport,
  DataGridPagination,
  DataGridSearch,
  DataGridTable,
  DataGridToolbar,
  type DataGridValue,
  LocaleProvider,
  MenuItem,
} from 'waymark';
import {
  cellOf,
  createReadings,
  type Invoice,
  invoiceColumns,
  invoices,
  getRowId,
  readingColumns,
  textsOf,
} from './data-grid.samples';

const meta = {
  title: 'Data/DataGrid/Columns',
  component: DataGrid<Invoice>,
  args: { columns: invoiceColumns, data: invoices, getRowId: ({ id }: Invoice) => id },
} satisfies Meta<typeof DataGrid<Invoice>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A column's type determines its alignment, and its format in the language and time zone of the page. */
export const ColumnTypes: Story = {
  tags: ['feature'],
  render: (args) => (
    <LocaleProvider locale="de" timeZone="Europe/Berlin">
      <DataGrid {...args}>
        <DataGridTable aria-label="Invoices" />
      </DataGrid>
    </LocaleProvider>
  ),
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    const texts = ['amount', 'discount', 'due', 'sent', 'paid', 'tags'].map((column) =>
      textsOf(grid, column)[0]?.replaceAll('\u00A0', ' '),
    );
    await expect(texts).toEqual(['1.250,00 €', '2,5 %', '30.11.2026', '02.11.2026, 10:15', 'Yes', 'Energy, Office']);
    await expect(getComputedStyle(cellOf(grid, 2, 'amount')).textAlign).toBe('end');
    const link = within(cellOf(grid, 2, 'site')).getByRole('link', { name: 'north.example' });
    await expect(link).toHaveAttribute('href', 'https://north.example');
    // Every line of a wrapped list is visible.
    await expect(cellOf(grid, 3, 'tags').scrollWidth).toBe(cellOf(grid, 3, 'tags').clientWidth);
  },
};

/**
 * Columns shrink to their `minWidth` before the grid scrolls. A column with `flex` fills the free space. Text that is
 * cut off has a tooltip.
 */
export const Widths: Story = {
  tags: ['feature'],
  render: ({ columns: all, ...args }) => (
    <div className="w-160">
      <DataGrid
        {...args}
        columns={all
          .slice(0, 4)
          .map((one) => (one.id === 'customer' ? { ...one, flex: 1, minWidth: 120 } : { ...one, width: 120 }))}
      >
        <DataGridTable aria-label="Invoices" />
      </DataGrid>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(cellOf(grid, 1, 'customer').offsetWidth).toBe(280));
    const frame = canvasElement.querySelector<HTMLElement>('.w-160');
    if (!frame) throw new Error('There is no frame.');
    frame.className = 'w-110';
    await waitFor(() => expect(grid.offsetWidth).toBe(440));
    await expect(cellOf(grid, 1, 'customer').offsetWidth).toBeLessThan(200);
    // A cell with cut-off text shows a tooltip on focus.
    cellOf(grid, 3, 'customer').focus({ focusVisible: true });
    await waitFor(() =>
      expect(document.querySelector('[data-slot="data-grid-text"]')).toHaveTextContent('Harbor Logistics'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[data-slot="data-grid-text"]')).toBeNull());
    await expect(cellOf(grid, 3, 'customer')).toHaveFocus();
    frame.className = 'w-160';

    // The header menu and a double click on the header's edge fit the column to its content.
    await userEvent.click(canvas.getByRole('button', { name: 'Options of Customer' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Fit to content' }));
    await waitFor(() => expect(cellOf(grid, 1, 'customer').offsetWidth).toBeLessThan(280));
    for (const row of [2, 3]) {
      const { scrollWidth, clientWidth } = cellOf(grid, row, 'customer');
      await expect(scrollWidth).toBe(clientWidth);
    }
  },
};

/**
 * The menus of rows stay in view: five columns fit into the card of a window 1280 px wide, and more columns scroll below the
 * menus.
 */
export const RowMenusInView: Story = {
  tags: ['feature'],
  args: { selectable: true },
  argTypes: { columns: { control: false } },
  render: ({ columns: all, ...args }) => (
    <div className="grid w-229.5 gap-6">
      {[all.slice(0, 5), all].map((columns) => (
        <DataGrid key={columns.length} {...args} columns={columns} rowActions={() => <MenuItem>Remind</MenuItem>}>
          <DataGridTable aria-label={`Invoices with ${columns.length} columns`} />
        </DataGrid>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const grid of within(canvasElement).getAllByRole('grid')) {
      const scroller = grid.closest<HTMLElement>('[data-slot="data-grid-scroller"]');
      const [menu] = within(grid).getAllByRole('button', { name: /^Actions/ });
      if (!scroller || !menu) throw new Error('The grid has no row with a menu.');
      const frame = scroller.getBoundingClientRect();
      await expect(frame.width).toBeLessThanOrEqual(918);
      const end = scroller.scrollWidth - scroller.clientWidth;
      await expect(end > 0).toBe(grid.getAttribute('aria-label') !== 'Invoices with 5 columns');
      for (const left of [0, end / 2, end]) {
        scroller.scrollLeft = left;
        const { left: start, right, top, bottom } = menu.getBoundingClientRect();
        await expect(right).toBeLessThanOrEqual(frame.right);
        await expect(menu).toContainElement(
          document.elementFromPoint((start + right) / 2, (top + bottom) / 2) as HTMLElement | null,
        );
      }
      await userEvent.click(menu);
      await expect(await within(document.body).findByRole('menuitem', { name: 'Remind' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(menu).toHaveFocus());
      scroller.scrollLeft = 0;
    }
  },
};

/** A bar with actions for the selected rows. When it closes, the focus returns to the grid. */
export const BulkBar: Story = {
  tags: ['feature'],
  args: { selectable: true },
  render: (args) => (
    <DataGrid {...args}>
      <DataGridTable aria-label="Invoices" />
      <DataGridBulkBar>
        <Button size="sm" variant="plain">
          Mark as paid
        </Button>
      </DataGridBulkBar>
    </DataGrid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    cellOf(grid, 2, 'customer').focus();
    await userEvent.keyboard(' {ArrowDown} ');
    const bar = within(canvas.getByRole('group', { name: 'Selected rows' }));
    await expect(bar.getByText('2 selected')).toBeVisible();
    await userEvent.tab();
    await expect(bar.getByRole('button', { name: 'Mark as paid' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('group', { name: 'Selected rows' })).toBeNull();
    await expect(cellOf(grid, 3, 'customer')).toHaveFocus();
  },
};

/**
 * Called for a click anywhere on a row except on a control or to select text, and for Enter on a cell without controls.
 */
export const RowClick: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['grid-enter-row'] },
  args: { onRowClick: fn(), selectable: true },
  render: (args) => (
    <DataGrid {...args}>
      <DataGridTable aria-label="Invoices" />
    </DataGrid>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    await userEvent.click(cellOf(grid, 2, 'amount'));
    await expect(args.onRowClick).toHaveBeenLastCalledWith(invoices[0]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select North Energy' }));
    getSelection()?.selectAllChildren(cellOf(grid, 2, 'customer'));
    await userEvent.pointer({ target: cellOf(grid, 2, 'customer') });
    cellOf(grid, 2, 'customer').click();
    await expect(args.onRowClick).toHaveBeenCalledOnce();
    getSelection()?.removeAllRanges();
    cellOf(grid, 3, 'amount').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowClick).toHaveBeenLastCalledWith(invoices[1]);
  },
};

/**
 * In a paginated grid, the header stays below an app bar while the window scrolls. Changing the page scrolls to the
 * toolbar.
 */
export const StickyHeader: Story = {
  tags: ['feature'],
  render: () => (
    <DataGrid
      columns={readingColumns}
      data={createReadings(60)}
      getRowId={getRowId}
      paginated
      defaultState={{ pageSize: 30 }}
    >
      <DataGridToolbar>
        <DataGridExport />
      </DataGridToolbar>
      <DataGridTable aria-label="Readings" stickyOffset={48} />
      <DataGridPagination aria-label="Pages of the readings" />
    </DataGrid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const header = canvas.getByRole('columnheader', { name: 'Sensor' });
    window.scrollTo({ top: 800, behavior: 'instant' });
    await waitFor(() => expect(Math.round(header.getBoundingClientRect().top)).toBe(48));
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Export' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(0),
    );
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/**
 * `localized` writes the decimal sign, the separator, the dates and the words that a spreadsheet in that language
 * expects.
 */
export const LocalizedExport: Story = {
  tags: ['feature'],
  render: (args) => (
    <LocaleProvider locale="de" timeZone="UTC">
      <DataGrid {...args} data={invoices.slice(0, 1)}>
        <DataGridExport localized />
        <DataGridTable aria-label="Invoices" />
      </DataGrid>
    </LocaleProvider>
  ),
  play: async ({ canvasElement }) => {
    const files: Blob[] = [];
    const url = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return '#';
    });
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'All rows as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const [, line] = (await files[0]?.text())?.split('\r\n') ?? [];
    await expect(line).toBe('North Energy;1250;0,025;30.11.2026;02.11.2026, 09:15;Yes;north.example;Energy, Office');
    url.mockRestore();
    click.mockRestore();
  },
};

const totals: Partial<Record<string, (rows: readonly Invoice[]) => DataGridValue>> = {
  customer: () => 'Total',
  amount: (rows) => rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
};
const groups: Partial<Record<string, string>> = { amount: 'Price', discount: 'Price', due: 'Dates', sent: 'Dates' };

/**
 * Columns with the same `group` share a header above their own. The summary row shows the values of all matching rows.
 */
export const GroupsAndSummary: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['grid-copy'] },
  args: {
    columns: invoiceColumns.slice(0, 5).map((one) => ({ ...one, group: groups[one.id], summary: totals[one.id] })),
  },
  render: (args) => (
    <LocaleProvider locale="en" timeZone="UTC">
      <DataGrid {...args}>
        <DataGridSearch aria-label="Search invoices" />
        <DataGridTable aria-label="Invoices" />
      </DataGrid>
    </LocaleProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    const user = userEvent.setup();
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-colspan', '2');
    await expect(canvas.getByRole('columnheader', { name: 'Discount' })).toHaveAccessibleDescription('Price');
    await expect(grid).toHaveAttribute('aria-rowcount', '9');
    await user.type(canvas.getByRole('searchbox'), 'harbor');
    const total = (): HTMLElement => cellOf(grid, Number(grid.getAttribute('aria-rowcount')), 'amount');
    await waitFor(() => expect(total()).toHaveTextContent('€1,625.50'));
    // The arrow keys reach the summary, and Ctrl+C copies a cell.
    cellOf(grid, 3, 'amount').focus();
    await user.keyboard('{Control>}c{End}{/Control}');
    await expect(await navigator.clipboard.readText()).toBe('€1,625.50');
    await user.keyboard('{Home}');
    await expect(document.activeElement).toHaveTextContent('Total');
    await user.keyboard('{ArrowUp}{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent('Total');
  },
};
