import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  DataGrid,
  DataGridBulkBar,
  DataGridColumnFilter,
  DataGridEditor,
  DataGridPagination,
  DataGridPropertyFilter,
  DataGridTable,
} from 'waymark';
import {
  cards,
  cellOf,
  createReadings,
  editableColumns,
  invoices,
  readingsGrid,
  renderDetail,
  rowActions,
  textsOf,
  toolbar,
  type Reading,
} from './data-grid.samples';

const meta = {
  title: 'Data/DataGrid',
  component: DataGrid<Reading>,
  argTypes: {
    columns: { control: false },
    data: { control: false },
    state: { control: false },
    labels: { control: 'object' },
    children: { description: 'The parts of the grid.', control: false },
  },
  args: readingsGrid,
} satisfies Meta<typeof DataGrid<Reading>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    selectable: true,
    paginated: true,
    data: createReadings(25),
    defaultState: { pageSize: 10 },
    rowActions,
    renderDetail,
    onStateChange: fn(),
    onSelectedChange: fn(),
    children: (
      <>
        {toolbar}
        <DataGridTable aria-label="Readings" />
        <DataGridPagination aria-label="Pages of the readings" />
      </>
    ),
  },
};

/**
 * Enter sorts by a column, and Shift+Enter adds a column. Numbers compare as numbers, and empty values are last in both
 * directions.
 */
export const Sorting: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['grid-header-enter', 'grid-header-shift-enter', 'grid-header-menu'] },
  args: { data: createReadings(14), onStateChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    const value = canvas.getByRole('columnheader', { name: 'Value' });
    value.focus();
    await userEvent.keyboard('{Enter}');
    await expect(value).toHaveAttribute('aria-sort', 'ascending');
    const ascending = textsOf(grid, 'value').slice(0, 13).map(Number);
    await expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
    await expect(textsOf(grid, 'value').at(-1)).toBe('–');
    await userEvent.keyboard('{Enter}');
    await expect(value).toHaveAttribute('aria-sort', 'descending');
    await expect(textsOf(grid, 'value').at(-1)).toBe('–');

    const level = canvas.getByRole('columnheader', { name: 'Level' });
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}{ArrowLeft}{Shift>}{Enter}{/Shift}');
    await expect(level).toHaveAttribute('aria-sort', 'ascending');
    await expect(value).toHaveAttribute('aria-sort', 'ascending');
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        sort: [
          { column: 'level', descending: false },
          { column: 'value', descending: false },
        ],
      }),
    );
    await expect(value).toHaveFocus();

    // The header menu offers the same without modifier keys.
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const menu = await within(document.body).findByRole('menu');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Clear sort' }));
    await waitFor(() => expect(value).not.toHaveAttribute('aria-sort'));
  },
};

/** The search and the facets combine. Each facet counts the rows that match the other filters. */
export const Filtering: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    const grid = canvas.getByRole('grid');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search readings' }), 'warehouse');
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '5'));
    await expect(canvas.getByText('4 rows')).toHaveAttribute('role', 'status');

    await userEvent.click(canvas.getByRole('button', { name: 'Level', expanded: false }));
    const facet = await body.findByRole('dialog', { name: 'Level' });
    const values = within(facet).getAllByRole<HTMLInputElement>('checkbox');
    const names = values.map(({ labels }) => labels?.[0]?.textContent ?? '');
    await expect(names.map((name) => name.split(' ')[0])).toEqual(['High', 'Medium', 'Low']);
    const counts = names.map((name) => Number(/\d+/.exec(name)?.[0]));
    await expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
    await userEvent.click(within(facet).getByRole('checkbox', { name: /^High/ }));
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', String((counts[0] ?? 0) + 1)));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Level (1)' })).toHaveFocus());

    await userEvent.type(canvas.getByRole('searchbox'), ' nowhere');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '10'));
    // The button has been removed, so focus moves to the grid.
    await waitFor(() => expect(grid.contains(document.activeElement)).toBe(true));
  },
};

/**
 * Keys resize and move the focused header's column. The header menu does the same, and also pins and hides the column.
 */
export const Columns: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['grid-header-resize', 'grid-header-move'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const body = within(document.body);
    const header = (name: string): HTMLElement => canvas.getByRole('columnheader', { name });
    const order = (): (string | undefined)[] =>
      canvas.getAllByRole('columnheader').map(({ dataset }) => dataset.column);
    const choose = async (column: string, item: string): Promise<void> => {
      await userEvent.click(canvas.getByRole('button', { name: `Options of ${column}` }));
      await userEvent.click(await body.findByRole('menuitem', { name: item }));
    };

    const width = header('Value').offsetWidth;
    header('Value').focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
    await expect(header('Value').offsetWidth).toBe(width + 20);
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(header('Value').offsetWidth).toBe(width + 10);

    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await expect(order()).toEqual(['label', 'level', 'value', 'time']);
    await expect(header('Value')).toHaveFocus();

    await choose('Value', 'Move left');
    await expect(order()).toEqual(['label', 'value', 'level', 'time']);
    await choose('Value', 'Resize…');
    const field = await body.findByRole('spinbutton', { name: 'Width of Value in pixels' });
    await waitFor(() => expect(field).toHaveValue(width + 10));
    await userEvent.clear(field);
    await userEvent.type(field, '310');
    await expect(header('Value').offsetWidth).toBe(310);
    await userEvent.keyboard('{Escape}');

    await choose('Time', 'Pin left');
    await expect(order()).toEqual(['time', 'label', 'value', 'level']);
    await expect(getComputedStyle(header('Time')).position).toBe('sticky');
    await choose('Time', 'Unpin');
    await choose('Level', 'Hide column');
    await expect(order()).toEqual(['label', 'value', 'time']);
    await waitFor(() => expect(header('Time')).toHaveFocus());
    await choose('Time', 'Hide column');
    await waitFor(() => expect(header('Value')).toHaveFocus());

    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await body.findByRole('menuitemcheckbox', { name: 'Level' }));
    await expect(order()).toContain('level');
    const { offsetHeight } = cellOf(canvasElement, 2, 'label');
    await userEvent.click(body.getByRole('menuitemradio', { name: 'Compact' }));
    await expect(cellOf(canvasElement, 2, 'label').offsetHeight).toBeLessThan(offsetHeight);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
  },
};

/** Space and the checkboxes select rows, or a range with Shift. */
export const Selection: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['grid-space', 'grid-shift-space', 'grid-ctrl-a'] },
  args: { selectable: true, onSelectedChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' });
    await expect(grid).toHaveAttribute('aria-multiselectable', 'true');
    cellOf(grid, 3, 'value').focus();
    await userEvent.keyboard(' ');
    await expect(cellOf(grid, 3, 'value').closest('[role="row"]')).toHaveAttribute('aria-selected', 'true');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['r1']));
    await expect(all.indeterminate).toBe(true);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['r1', 'r2', 'r3']));
    await expect(canvas.getByText('3 selected')).toHaveAttribute('role', 'status');
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set());

    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'Select Warehouse South 1' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Select Server room 1' }));
    await user.keyboard('{/Shift}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['r1', 'r2', 'r3', 'r4', 'r5']));
  },
};

const sheetColumns = editableColumns
  .filter(({ id }) => id !== 'due')
  .map((column) => ({
    ...column,
    group: column.id === 'amount' || column.id === 'paid' ? 'Payment' : undefined,
    summary: column.id === 'customer' ? () => 'Total' : column.id === 'amount' ? () => 2875.5 : undefined,
  }));

/** Sorted, selected and pinned; compact with details; filtered and edited; and every state. In a narrow window, cards. */
export const Sheet: Story = {
  tags: ['visual'],
  args: { data: createReadings(4), rowActions, renderDetail, selectable: true, cards: undefined },
  render: (args) => (
    <div className="grid gap-6">
      <DataGrid
        {...args}
        cards={cards}
        defaultSelected={new Set(['r1'])}
        defaultState={{
          sort: [
            { column: 'level', descending: false },
            { column: 'value', descending: true },
          ],
          pinnedStart: ['label'],
          pageSize: 3,
        }}
        paginated
      >
        {toolbar}
        <DataGridTable aria-label="Sorted and selected" />
        <DataGridPagination aria-label="Pages" pageSizes={[3, 10]} />
      </DataGrid>
      <DataGrid
        {...args}
        data={createReadings(2)}
        defaultExpanded={new Set(['r0'])}
        defaultState={{ density: 'compact' }}
      >
        <DataGridTable aria-label="Compact with details" />
      </DataGrid>
      <DataGrid
        columns={sheetColumns}
        data={invoices.slice(0, 2)}
        getRowId={({ id }) => id}
        selectable
        defaultSelected={new Set(['i0'])}
        columnFilter={<DataGridColumnFilter />}
        editor={<DataGridEditor />}
        defaultState={{ conditions: [{ column: 'amount', operator: 'atLeast', values: ['1000'] }] }}
      >
        <DataGridPropertyFilter />
        <DataGridBulkBar />
        <DataGridTable aria-label="Filtered and edited" />
      </DataGrid>
      <DataGrid {...args} data={[]} loading defaultState={{ pageSize: 2 }}>
        <DataGridTable aria-label="Loading" />
      </DataGrid>
      <DataGrid {...args} defaultState={{ search: 'nothing' }}>
        <DataGridTable aria-label="No match" />
      </DataGrid>
      <DataGrid {...args} data={createReadings(1)} error="The server does not respond." onRetry={() => undefined}>
        <DataGridTable aria-label="Failed" />
      </DataGrid>
    </div>
  ),
  play: ({ canvasElement }) => {
    cellOf(canvasElement, 2, 'level').focus({ focusVisible: true });
  },
};
