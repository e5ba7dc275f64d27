import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  createColumnHelper,
  createRowGroups,
  DataGrid,
  DataGridSearch,
  DataGridTable,
  DataGridToolbar,
  useRowTree,
} from 'waymark';
import { cellOf, type Invoice, invoiceColumns, invoices, textsOf } from './data-grid.samples';

const meta = {
  title: 'Data/DataGrid/Hierarchy',
  component: DataGrid<Invoice>,
  args: { columns: invoiceColumns, data: invoices, getRowId: ({ id }: Invoice) => id },
} satisfies Meta<typeof DataGrid<Invoice>>;
export default meta;

type Story = StoryObj<typeof meta>;

const totalColumns = invoiceColumns
  .filter(({ id }) => ['customer', 'amount', 'due', 'paid'].includes(id))
  .map((column) => {
    if (column.id === 'customer') return { ...column, summary: () => 'Total' };
    const sumOf = (rows: readonly Invoice[]): number => rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
    return column.id === 'amount' ? { ...column, summary: sumOf } : column;
  });
const byPayment = createRowGroups<Invoice>(['paid']);

/**
 * `createRowGroups` groups the rows by the values of columns. Each group shows the `summary` of every column for its
 * rows.
 */
export const Groups: Story = {
  tags: ['feature', 'visual'],
  args: {
    columns: totalColumns,
    hierarchy: byPayment,
    defaultExpanded: new Set(['true']),
    children: <DataGridTable aria-label="Invoices" />,
  },
};

interface Folder {
  id: string;
  name: string;
  size: number;
  /** The number of entries, which load when the folder expands. */
  entries: number;
}

const createColumn = createColumnHelper<Folder>();
const folderColumns = [
  createColumn({ id: 'name', header: 'Name', value: ({ name }) => name, rowHeader: true }),
  createColumn({ id: 'size', header: 'Size in MB', value: ({ size }) => size, type: 'number' }),
];
const folders: readonly Folder[] = [
  { id: 'reports', name: 'Reports', size: 48, entries: 2 },
  { id: 'images', name: 'Images', size: 310, entries: 3 },
  { id: 'notes', name: 'Notes', size: 1, entries: 0 },
];
const hasEntries = ({ entries }: Folder): boolean => entries > 0;
/** Replace this with a request. */
const loadEntries = ({ id, name, entries }: Folder): Promise<Folder[]> =>
  Promise.resolve(
    Array.from({ length: entries }, (_, index) => ({
      id: `${id}-${index}`,
      name: `${name} of week ${index + 1}`,
      size: 12 * (index + 1),
      entries: name === 'Reports' ? 1 : 0,
    })),
  );

function Folders() {
  const tree = useRowTree({ hasChildren: hasEntries, loadChildren: loadEntries });
  return (
    <DataGrid columns={folderColumns} data={folders} getRowId={({ id }) => id} hierarchy={tree}>
      <DataGridToolbar>
        <DataGridSearch aria-label="Search folders" placeholder="Search" />
      </DataGridToolbar>
      <DataGridTable aria-label="Folders" />
    </DataGrid>
  );
}

/** `useRowTree` nests rows, which may load when their parent expands. A search keeps the ancestors of matching rows. */
export const Tree: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['tree-right', 'tree-left', 'tree-enter'] },
  render: () => <Folders />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('treegrid', { name: 'Folders' });
    const name = (row: number): HTMLElement => cellOf(grid, row, 'name');
    const rowOf = (cell: HTMLElement): HTMLElement | null => cell.closest('[role="row"]');
    name(2).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(textsOf(grid, 'name')).toHaveLength(5));
    await expect(rowOf(name(2))).toHaveAttribute('aria-expanded', 'true');
    await expect(rowOf(name(3))).toHaveAttribute('aria-level', '2');
    await expect(rowOf(name(3))).toHaveAttribute('aria-setsize', '2');

    // In an expanded row, Right moves to the next cell. Left moves to the parent row, and then collapses it.
    await userEvent.keyboard('{ArrowRight}');
    await expect(cellOf(grid, 2, 'size')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(name(3)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(name(2)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(textsOf(grid, 'name')).toEqual(['Reports', 'Images', 'Notes']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(textsOf(grid, 'name')).toHaveLength(6));

    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'images of week 3');
    await waitFor(() => expect(textsOf(grid, 'name')).toEqual(['Images', 'Images of week 3']));
  },
};
