import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DataGrid, DataGridTable, DirectionProvider } from 'waymark';
import { arabicLabels } from 'waymark/labels/ar';
import {
  cellOf,
  columnsWithLink,
  createReadings,
  readings,
  readingsGrid,
  renderDetail,
  rowActions,
  type Reading,
} from './data-grid.samples';

const meta = { title: 'Data/DataGrid/Keyboard', component: DataGrid<Reading>, args: readingsGrid } satisfies Meta<
  typeof DataGrid<Reading>
>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * The assertions of the [data grid examples](https://www.w3.org/WAI/ARIA/apg/patterns/grid/examples/data-grids/) of the
 * ARIA Authoring Practices Guide (test/tests/grid_dataGrids.js): roles, counts, one tab stop, and focus movement.
 */
export const AriaPractices: Story = {
  tags: ['feature', '!dev'],
  parameters: {
    keyboard: [
      'grid-tab',
      'grid-right',
      'grid-left',
      'grid-down',
      'grid-up',
      'grid-home',
      'grid-end',
      'grid-ctrl-home',
      'grid-ctrl-end',
      'grid-page-down',
      'grid-page-up',
    ],
  },
  args: { data: createReadings(60) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid', { name: 'Readings' });
    await expect(grid).toHaveAttribute('aria-rowcount', '61');
    await expect(grid).toHaveAttribute('aria-colcount', '4');
    await expect(within(grid).getAllByRole('columnheader')).toHaveLength(4);
    const header = cellOf(grid, 1, 'label');
    const focus = (row: number, column: string): Promise<void> =>
      waitFor(async () => {
        await expect(cellOf(grid, row, column)).toHaveFocus();
        await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
      });

    canvas.getByRole('button', { name: 'Export' }).focus();
    await userEvent.tab();
    await expect(header).toHaveFocus();
    await userEvent.tab();
    await expect(grid.contains(document.activeElement)).toBe(false);
    await userEvent.tab({ shift: true });
    await expect(header).toHaveFocus();

    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(header).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await focus(1, 'value');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await focus(3, 'value');
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await focus(2, 'label');
    await userEvent.keyboard('{End}');
    await focus(2, 'time');
    await userEvent.keyboard('{ArrowRight}');
    await focus(2, 'time');
    await userEvent.keyboard('{Home}');
    await focus(2, 'label');

    // The row is far outside the rendered rows.
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await focus(61, 'time');
    await expect(cellOf(grid, 61, 'time')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await focus(61, 'time');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await focus(1, 'label');

    await userEvent.keyboard('{PageDown}');
    const row = Number(document.activeElement?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex'));
    await expect(row).toBeGreaterThan(5);
    await userEvent.keyboard('{PageDown}');
    await expect(cellOf(grid, 2 * row - 1, 'label')).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(cellOf(grid, row, 'label')).toHaveFocus();
  },
};

/** Enter or F2 moves the focus into a cell, and Enter activates its only button or link. Tab moves among its controls, and Escape returns to the cell. */
export const CellsWithControls: Story = {
  tags: ['feature', '!dev'],
  parameters: { keyboard: ['grid-enter', 'grid-toggle-controls', 'grid-escape', 'grid-tab-inside'] },
  args: {
    columns: columnsWithLink,
    data: createReadings(5),
    rowActions,
    renderDetail,
    cards: undefined,
    children: <DataGridTable aria-label="Readings" />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    const [open, file] = within(cellOf(grid, 2, 'log')).getAllByRole('link');
    cellOf(grid, 2, 'log').focus();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveFocus();
    await userEvent.tab();
    await expect(file).toHaveFocus();
    await userEvent.tab();
    await expect(open).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(cellOf(grid, 2, 'log')).toHaveFocus();
    await userEvent.keyboard('{F2}');
    await expect(open).toHaveFocus();
    await userEvent.keyboard('{F2}');
    await expect(cellOf(grid, 2, 'log')).toHaveFocus();

    // A button passes the arrow keys on to the grid.
    await userEvent.keyboard('{Home}{Enter}');
    const details = canvas.getByRole('button', { name: 'Details of Warehouse North 1' });
    await expect(details).toHaveFocus();
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/^Warehouse North 1 was read/)).toBeVisible();
    await expect(grid).toHaveAttribute('aria-rowcount', '7');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(document.activeElement?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '4');

    await userEvent.keyboard('{End}{Enter}');
    await expect(await within(document.body).findByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions of Warehouse South 1' })).toHaveFocus());
  },
};

function Shrinking(props: Story['args']) {
  const [data, setData] = useState(readings);
  return (
    <DataGrid {...readingsGrid} {...props} data={data}>
      <DataGridTable aria-label="Readings" onKeyUp={({ key }) => key === 'Delete' && setData(data.slice(0, 3))} />
    </DataGrid>
  );
}

/** When the focused row is removed, the row that takes its place receives focus. */
export const FocusStays: Story = {
  tags: ['feature', '!dev'],
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    cellOf(grid, 10, 'level').focus();
    await userEvent.keyboard('{Delete}');
    await expect(grid).toHaveAttribute('aria-rowcount', '4');
    await expect(cellOf(grid, 4, 'level')).toHaveFocus();
  },
};

/**
 * In right-to-left layouts, the left arrow key moves to the next column, and widens it with Alt. Long text has an
 * ellipsis.
 */
export const RightToLeft: Story = {
  tags: ['feature', '!dev'],
  args: { data: createReadings(5), labels: arabicLabels },
  render: (args) => (
    <DirectionProvider direction="rtl" scope="subtree">
      <DataGrid
        {...args}
        columns={args.columns.map((column) =>
          column.id === 'label'
            ? { ...column, value: ({ label }: Reading) => `مستشعر الحرارة والرطوبة في المستودع الشمالي ${label}` }
            : column,
        )}
      />
    </DirectionProvider>
  ),
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    cellOf(grid, 1, 'label').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(cellOf(grid, 1, 'value')).toHaveFocus();
    await expect(cellOf(grid, 1, 'value').getBoundingClientRect().right).toBeLessThanOrEqual(
      cellOf(grid, 1, 'label').getBoundingClientRect().left + 1,
    );
    const { offsetWidth } = cellOf(grid, 1, 'value');
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(cellOf(grid, 1, 'value').offsetWidth).toBe(offsetWidth + 10);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(cellOf(grid, 2, 'label')).toHaveFocus();
    const { scrollWidth, clientWidth } = cellOf(grid, 2, 'label');
    await expect(scrollWidth).toBeGreaterThan(clientWidth);
    await userEvent.click(within(grid).getByRole('button', { name: 'خيارات Value' }));
    const menu = within(await within(canvasElement).findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: 'نقل إلى اليمين' }));
    await expect(cellOf(grid, 1, 'value').getBoundingClientRect().left).toBeGreaterThan(
      cellOf(grid, 1, 'label').getBoundingClientRect().left,
    );
    // Otherwise the tooltip with the focused header's full text closes when the view scrolls.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await waitFor(() => expect(document.querySelector('[data-slot=data-grid-text]')).toBeNull());
  },
};
