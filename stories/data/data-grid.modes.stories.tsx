import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  createRowProcessor,
  DataGrid,
  DataGridCards,
  DataGridFacet,
  DataGridLoadMore,
  DataGridPagination,
  type DataGridRowProcessor,
  DataGridSearch,
  type DataGridColumnId,
  type DataGridState,
  DataGridTable,
  DataGridToolbar,
  defaultGridState,
} from 'waymark';
import {
  cards,
  cellOf,
  readingColumns,
  getRowId,
  createReadings,
  readingsGrid,
  renderDetail,
  rowActions,
  type Reading,
} from './data-grid.samples';

const meta = { title: 'Data/DataGrid/Modes', component: DataGrid<Reading>, args: readingsGrid } satisfies Meta<
  typeof DataGrid<Reading>
>;
export default meta;

type Story = StoryObj<typeof meta>;

const manyReadings = createReadings(100_000);

/** With 100,000 rows, only those on the screen are rendered. The focused row stays mounted while the grid scrolls. */
export const ManyRows: Story = {
  tags: ['feature'],
  // Not in `args`, which Storybook would copy.
  render: () => (
    <DataGrid columns={readingColumns.slice(0, 2)} data={manyReadings} getRowId={getRowId}>
      <DataGridTable aria-label="Readings" />
    </DataGrid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    const scroller = canvasElement.querySelector<HTMLElement>('[data-slot="data-grid-scroller"]');
    if (!scroller) throw new Error('There is no scrolling element.');
    await expect(grid).toHaveAttribute('aria-rowcount', '100001');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(50);
    cellOf(grid, 4, 'label').focus();
    scroller.scrollTop = 2_000_000;
    await waitFor(() => expect(within(grid).queryByText('Warehouse South 1')).toBeNull());
    await expect(cellOf(grid, 4, 'label')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(cellOf(grid, 5, 'label')).toHaveFocus();
    await waitFor(() => expect(scroller.scrollTop).toBeLessThan(1000));

    // Resizing a column in the middle of the rows does not scroll the grid.
    scroller.scrollTop = 1_000_000;
    await waitFor(() => expect(scroller.scrollTop).toBe(1_000_000));
    const handle = canvasElement.querySelector('[data-column="value"] [data-slot="data-grid-resize-handle"]');
    canvas.getByRole('columnheader', { name: 'Value' }).focus({ preventScroll: true });
    await expect(handle).toBeVisible();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(scroller.scrollTop).toBe(1_000_000);
    scroller.scrollTop = 0;
    await within(grid).findByText('Warehouse North 1');
  },
};

/** A read-only table: its controls are tab stops, but its cells are not. */
export const StaticTable: Story = {
  tags: ['feature'],
  args: { data: createReadings(4), children: <DataGridTable interaction="table" aria-label="Latest readings" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Latest readings' });
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(4);
    await expect(within(table).getAllByRole('cell')).toHaveLength(12);
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Latest readings' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Sensor' })).toHaveAttribute('aria-sort', 'ascending');
  },
};

const served = createReadings(50);

/** With `rowCount`, the same columns display pages from a server. The state changes once when the user stops typing. */
export const ServerMode: Story = {
  tags: ['feature'],
  args: { onStateChange: fn() },
  render: function Render({ onStateChange }) {
    const [state, setState] = useState<DataGridState<DataGridColumnId<typeof readingColumns>>>({
      ...defaultGridState,
      pageSize: 10,
    });
    const { search, page, pageSize } = state;
    // The server finds the rows of the page.
    const found = served.filter(({ label }) => label.toLowerCase().includes(search));
    return (
      <DataGrid
        columns={readingColumns}
        getRowId={getRowId}
        data={found.slice((page - 1) * pageSize, page * pageSize)}
        rowCount={found.length}
        state={state}
        onStateChange={(next) => {
          setState(next);
          onStateChange?.(next);
        }}
      >
        <DataGridSearch aria-label="Search readings" placeholder="Search" />
        <DataGridTable aria-label="Readings" />
        <DataGridPagination aria-label="Pages of the readings" />
      </DataGrid>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '51');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(cellOf(grid, 12, 'label')).toHaveTextContent('Loading bay 2'));
    await userEvent.type(canvas.getByRole('searchbox'), 'office');
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '8'));
    await expect(args.onStateChange).toHaveBeenCalledTimes(2);
    await expect(args.onStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'office', page: 1 }));
    canvas.getByRole('columnheader', { name: 'Time' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onStateChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ sort: [{ column: 'time', descending: false }] }),
      ),
    );
  },
};

/** A paginated grid shows all rows of its page, and scrolls with the page around it. A new page starts in view. */
export const Pages: Story = {
  tags: ['feature'],
  args: { data: served, paginated: true, defaultState: { pageSize: 25 } },
  render: (args) => (
    <DataGrid {...args}>
      <DataGridTable aria-label="Readings" />
      <DataGridPagination aria-label="Pages of the readings" />
    </DataGrid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const scroller = canvasElement.querySelector('[data-slot="data-grid-scroller"]');
    await expect(canvas.getAllByRole('row')).toHaveLength(26);
    await expect(scroller?.clientHeight).toBeGreaterThan(25 * 54);
    await expect(scroller?.scrollHeight).toBe(scroller?.clientHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Sensor' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(
        0,
      ),
    );
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveFocus();
    // PageDown moves by as many rows as fit in the window.
    cellOf(canvas.getByRole('grid'), 27, 'label').focus();
    await userEvent.keyboard('{PageDown}');
    await expect(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex')).not.toBe('51');
  },
};

/** A page of more than 100 rows renders only those in view. */
export const LongPages: Story = {
  tags: ['feature'],
  render: () => (
    <DataGrid
      columns={readingColumns}
      data={manyReadings}
      getRowId={getRowId}
      paginated
      defaultState={{ pageSize: 1000 }}
      renderDetail={renderDetail}
    >
      <DataGridTable aria-label="Readings" />
      <DataGridPagination aria-label="Pages of the readings" pageSizes={[1000]} />
    </DataGrid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    const scroller = canvasElement.querySelector('[data-slot="data-grid-scroller"]');
    await waitFor(async () => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
    await expect(scroller?.scrollHeight).toBe(scroller?.clientHeight);
    await expect(scroller?.clientHeight).toBeGreaterThan(1000 * 54);

    // The window scrolls to the active row, which stays mounted.
    const activeRow = () => document.activeElement?.closest('[role="row"]');
    const isInView = () =>
      waitFor(async () => expect(activeRow()?.getBoundingClientRect().top).toBeLessThan(innerHeight));
    cellOf(grid, 2, 'label').focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(async () => expect(activeRow()).toHaveAttribute('aria-rowindex', '1001'));
    await isInView();
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(async () => expect(within(grid).getByText('Warehouse North 1')).toBeVisible());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(async () => expect(activeRow()).toHaveAttribute('aria-rowindex', '1000'));
    await isInView();

    // Content that grows above the grid does not shift its rows.
    const above = canvasElement.insertBefore(document.createElement('p'), canvasElement.firstChild);
    above.className = 'h-96';
    window.scrollTo({ top: above.offsetHeight + 54 * 500, behavior: 'instant' });
    await waitFor(async () => {
      const rects = within(grid)
        .getAllByRole('row')
        .slice(1)
        .map((one) => one.getBoundingClientRect());
      await expect(rects.some(({ top, bottom }) => top <= 300 && bottom > 300)).toBe(true);
    });
    above.remove();
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

const standard = createRowProcessor<Reading>();

/** Matches the search words in any order, and leaves filtering, sorting and paging to the grid's processor. */
const findWords: DataGridRowProcessor<Reading> = ({ data, query, ...input }) => {
  const words = query.search.toLowerCase().split(' ');
  const found = data.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  return standard({ ...input, data: found, query: { ...query, search: '' } });
};

/** Instead of pages, a button adds the next rows. When no more rows remain, focus moves to the grid. */
export const LoadMore: Story = {
  tags: ['feature'],
  render: function Render(args) {
    const [count, setCount] = useState(10);
    return (
      <DataGrid {...args} data={served.slice(0, count)}>
        <DataGridTable aria-label="Readings" />
        <DataGridLoadMore rowCount={20} onLoadMore={() => setCount(count + 10)} />
      </DataGrid>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    await expect(canvas.getByText('10 of 20 rows')).toBeVisible();
    canvas.getByRole('button', { name: 'Show more rows' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '21'));
    await expect(canvas.queryByRole('button', { name: 'Show more rows' })).toBeNull();
    await expect(grid.contains(document.activeElement)).toBe(true);
  },
};

/** `processRows` replaces the way the grid selects rows: here, the search matches words in any order. */
export const OwnProcessing: Story = {
  tags: ['feature'],
  args: { data: served, paginated: true, processRows: findWords, defaultState: { pageSize: 5 } },
  render: (args) => (
    <DataGrid {...args}>
      <DataGridToolbar>
        <DataGridSearch aria-label="Search readings" placeholder="Search" />
        <DataGridFacet columns={readingColumns} column="level" />
      </DataGridToolbar>
      <DataGridTable aria-label="Readings" />
      <DataGridPagination aria-label="Pages of the readings" />
    </DataGrid>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    await userEvent.type(canvas.getByRole('searchbox'), 'north warehouse');
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '9'));
    await expect(canvas.getByText('1–5 of 8')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(cellOf(grid, 7, 'label')).toHaveTextContent('Warehouse North 6'));
  },
};

/** The export menu downloads all rows, the matching rows, or the selected rows. */
export const Export: Story = {
  tags: ['feature'],
  args: { data: createReadings(13), selectable: true, defaultSelected: new Set(['r0', 'r12']) },
  play: async ({ canvasElement }) => {
    const files: Blob[] = [];
    const url = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return '#';
    });
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export' }));
    const menu = within(await within(document.body).findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Matching rows as CSV' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Selected rows as CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    await expect(await files[0]?.text()).toBe(
      'Sensor,Value,Level,Time\r\n' +
        'Warehouse North 1,0,high,2026-11-01T08:00:00.000Z\r\n' +
        'Server room 2,,high,2026-11-04T18:45:00.000Z\r\n',
    );
    url.mockRestore();
    click.mockRestore();
  },
};

/** Below `sm`, the rows are cards: lists of terms and values, with the same selection, and selects that sort and filter. */
export const Cards: Story = {
  tags: ['feature'],
  args: { data: served, selectable: true, rowActions, renderDetail, onSelectedChange: fn(), children: cards },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('list', { name: 'Readings' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(20);
    await expect(canvas.queryByRole('grid')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more rows' }));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(40);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Value: Sort descending');
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('99.30');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Level' }), 'high');
    await expect(within(list).getAllByText('High').length).toBe(within(list).getAllByRole('listitem').length);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Select Warehouse North 1$/ }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['r0']));
    await userEvent.click(canvas.getByRole('button', { name: 'Details of Warehouse North 1' }));
    await expect(canvas.getByText(/^Warehouse North 1 was read/)).toBeVisible();
  },
};

/** `renderRow` gives each row two lines, with a line between the rows. The selects can be displayed on demand. */
export const RowsOfTwoLines: Story = {
  tags: ['feature'],
  args: {
    data: served,
    children: (
      <DataGridCards
        aria-label="Readings"
        columns={readingColumns}
        showSelects={false}
        renderRow={({ label, value, level }) => (
          <>
            <span className="flex justify-between gap-3 text-heading">
              {label} <b>{value?.toFixed(2)}</b>
            </span>
            <span className="text-caption text-muted">{level}</span>
          </>
        )}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = within(canvas.getByRole('list', { name: 'Readings' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^Warehouse North 1 \d+\.\d\d(high|medium|low)$/);
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

/** Loading, without data, failed, and incomplete. An error keeps the rows. */
export const States: Story = {
  tags: ['feature'],
  args: { onRetry: fn(() => undefined) },
  render: ({ onRetry, ...args }) => (
    <div className="grid gap-6">
      <DataGrid {...args} data={[]} loading defaultState={{ pageSize: 3 }}>
        <DataGridTable aria-label="Loading" />
      </DataGrid>
      <DataGrid {...args} data={[]}>
        <DataGridTable aria-label="Empty" />
      </DataGrid>
      <DataGrid {...args} data={createReadings(1)} error="The server does not respond." onRetry={onRetry}>
        <DataGridTable aria-label="Failed" />
      </DataGrid>
      <DataGrid {...args} data={createReadings(2)} partial="12 of 14 rows are left out: their value is no number.">
        <DataGridTable aria-label="Partial" />
      </DataGrid>
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const loading = canvas.getByRole('grid', { name: 'Loading' });
    await expect(loading).toHaveAttribute('aria-busy', 'true');
    const skeletons = loading.querySelectorAll<HTMLElement>('[data-slot="data-grid-skeleton"]');
    await expect(skeletons).toHaveLength(3);
    await expect(skeletons[0]?.offsetHeight).toBe(55);
    await expect(canvas.getByRole('heading', { name: 'No rows' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server does not respond.');
    await expect(within(canvas.getByRole('grid', { name: 'Failed' })).getAllByRole('row')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/^12 of 14 rows/)).toBeVisible();
  },
};
