import { Copy, Trash2 } from 'lucide-react';
import {
  createColumnHelper,
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

/** In a grid, the cell around a link is a target too, so that a link is not inline text. */
const linkTarget = 'inline-flex min-h-target min-w-target items-center';

const createColumn = createColumnHelper<Reading>();

/** Columns with a link, which is a tab stop only while its cell is entered. */
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

export const renderDetail = ({ label, time }: Reading) => (
  <p>
    {label} was read on {times.format(time)} (UTC).
  </p>
);

export const rowActions = ({ label }: Reading) => (
  <>
    <MenuItem onSelect={() => void navigator.clipboard?.writeText(label)}>
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

/** The texts of a column in the rows on the screen. */
export const textsOf = (root: HTMLElement, column: string): string[] =>
  [...root.querySelectorAll<HTMLElement>(`[data-slot="data-grid-row"] [data-column="${column}"]`)].map(
    ({ textContent }) => textContent ?? '',
  );

/** The cell of a column in a row of the grid, of which the header is the first. */
export const cellOf = (root: HTMLElement, row: number, column: string): HTMLElement => {
  const cell = root.querySelector<HTMLElement>(`[aria-rowindex="${row}"] [data-column="${column}"]`);
  if (!cell) throw new Error(`There is no cell ${column} in row ${row}.`);
  return cell;
};
