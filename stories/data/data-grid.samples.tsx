import { Copy, Trash2 } from 'lucide-react';
import {
  copyText,
  createColumnHelper,
  type DataGridCellEdit,
  DataGridCards,
  DataGridColumns,
  DataGridExport,
  DataGridFacet,
  DataGridSearch,
  DataGridTable,
  DataGridToolbar,
  Link,
  MenuItem,
} from 'waymark';
import { createReadings, getRowId, type Reading, readingColumns } from '../templates/sample-data';

export { createReadings, getRowId, readingColumns, type Reading } from '../templates/sample-data';

const times = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** In a grid, the cell around a link is also a target, so the link is not inline text. */
const linkTarget = 'inline-flex min-h-target min-w-target items-center';

const createColumn = createColumnHelper<Reading>();

/** Columns with a link, which is a tab stop only while focus is inside its cell. */
export const columnsWithLink = [
  ...readingColumns.slice(0, 2),
  createColumn({
    id: 'log',
    header: 'Log',
    value: ({ id }) => id,
    cell: ({ id }, { tabIndex }) => (
      <>
        <Link href={`#log-${id}`} tabIndex={tabIndex} className={linkTarget}>
          Open
        </Link>
        <Link href={`#file-${id}`} tabIndex={tabIndex} className={linkTarget}>
          File
        </Link>
      </>
    ),
    sortable: false,
    searchable: false,
    width: 160,
  }),
];

export interface Invoice {
  id: string;
  customer: string;
  amount: number | null;
  discount: number;
  due: string | null;
  sent: Date;
  isPaid: boolean;
  site: string;
  tags: readonly string[];
}

const createInvoiceColumn = createColumnHelper<Invoice>();

/** One column of each type. */
export const invoiceColumns = [
  createInvoiceColumn({ id: 'customer', header: 'Customer', value: ({ customer }) => customer, rowHeader: true }),
  createInvoiceColumn({
    id: 'amount',
    header: 'Amount',
    type: 'currency',
    numberFormat: { currency: 'EUR' },
    value: ({ amount }) => amount,
    width: 140,
  }),
  createInvoiceColumn({
    id: 'discount',
    header: 'Discount',
    type: 'percent',
    value: ({ discount }) => discount,
    width: 130,
  }),
  createInvoiceColumn({ id: 'due', header: 'Due', type: 'date', value: ({ due }) => due }),
  createInvoiceColumn({ id: 'sent', header: 'Sent', type: 'datetime', value: ({ sent }) => sent, width: 200 }),
  createInvoiceColumn({ id: 'paid', header: 'Paid', type: 'boolean', value: ({ isPaid }) => isPaid, width: 110 }),
  createInvoiceColumn({
    id: 'site',
    header: 'Website',
    type: 'link',
    value: ({ site }) => site,
    href: ({ site }) => `https://${site}`,
  }),
  createInvoiceColumn({ id: 'tags', header: 'Tags', type: 'list', value: ({ tags }) => tags, wrap: true }),
];

/** The columns that the user can edit. */
export const editableColumns = invoiceColumns
  .filter(({ id }) => ['customer', 'amount', 'due', 'paid', 'site'].includes(id))
  .map((column) => ({ ...column, editable: column.id !== 'site', required: column.id === 'customer' }));

/** The row with a new value. */
export function withEdit(row: Invoice, { column, value }: DataGridCellEdit<Invoice>): Invoice {
  const field = column === 'paid' ? 'isPaid' : column;
  return { ...row, [field]: value };
}

const customers = ['North Energy', 'Harbor Logistics', 'Alpine Foods', 'City Library', 'Sunrise Textiles', 'Old Mill'];
const invoiceTags = [['Energy', 'Office'], ['Transport', 'Customs', 'Insurance', 'Storage'], ['Food'], []];

export const invoices: readonly Invoice[] = customers.map((customer, index) => ({
  id: `i${index}`,
  customer,
  amount: index === 3 ? null : 1250 + index * 375.5,
  discount: 0.025 * ((index % 3) + 1),
  due: index === 4 ? null : `2026-${index < 3 ? '11' : '12'}-${index < 3 ? 30 - index : 10 + index}`,
  sent: new Date(Date.UTC(2026, 10, 2 + index, 9, 15)),
  isPaid: index % 2 === 0,
  site: `${customer.split(' ')[0]?.toLowerCase()}.example`,
  tags: invoiceTags[index % invoiceTags.length] ?? [],
}));

export const renderDetail = ({ label, time }: Reading) => (
  <p>
    {label} was read on {times.format(time)} (UTC).
  </p>
);

export const rowActions = ({ label }: Reading) => (
  <>
    <MenuItem onSelect={() => void copyText(label)}>
      <Copy aria-hidden /> Copy name
    </MenuItem>
    <MenuItem>
      <Trash2 aria-hidden /> Delete
    </MenuItem>
  </>
);

export const toolbar = (
  <DataGridToolbar>
    <DataGridSearch aria-label="Search readings" placeholder="Search" />
    <DataGridFacet columns={readingColumns} column="level" />
    <DataGridColumns />
    <DataGridExport fileName="readings.csv" />
  </DataGridToolbar>
);
export const cards = <DataGridCards aria-label="Readings" columns={readingColumns} facets={['level']} />;
export const readings = createReadings(9);

/** The props of a small grid with a toolbar, and cards in a narrow window. */
export const readingsGrid = {
  columns: readingColumns,
  data: readings,
  getRowId,
  cards,
  children: (
    <>
      {toolbar}
      <DataGridTable aria-label="Readings" />
    </>
  ),
};

/** The text of each visible row in a column. */
export const textsOf = (root: HTMLElement, column: string): string[] =>
  [...root.querySelectorAll<HTMLElement>(`[data-slot="data-grid-row"] [data-column="${column}"]`)].map(
    ({ textContent }) => textContent ?? '',
  );

/** The cell at a row and a column of the grid. The header is the first row. */
export const cellOf = (root: HTMLElement, row: number, column: string): HTMLElement => {
  const cell = root.querySelector<HTMLElement>(`[aria-rowindex="${row}"] [data-column="${column}"]`);
  if (!cell) throw new Error(`There is no cell ${column} in row ${row}.`);
  return cell;
};
