import { Copy, Trash2 } from 'lucide-react';
import {
  DataGridCards,
  type DataGridColumn,
  DataGridColumns,
  DataGridExport,
  DataGridFacet,
  DataGridSearch,
  DataGridTable,
  DataGridToolbar,
  type Level,
  LevelChip,
  levels,
  Link,
  MenuItem,
  Text,
} from 'waymark';

export interface Reading {
  id: string;
  label: string;
  value: number | null;
  level: Level;
  time: Date;
}

const places = ['Warehouse North', 'Warehouse South', 'Cold store', 'Loading bay', 'Office', 'Server room', 'Workshop'];
const start = Date.UTC(2026, 10, 1, 8);
const minute = 60_000;

/** The same readings each time: no random numbers and no current time. */
export function createReadings(count: number): Reading[] {
  return Array.from({ length: count }, (_, index) => {
    const mixed = (index * 7919) % 10_007;
    return {
      id: `r${index}`,
      label: `${places[index % places.length]} ${Math.floor(index / places.length) + 1}`,
      value: index % 13 === 12 ? null : mixed / 100,
      level: levels[mixed % levels.length] ?? 'low',
      time: new Date(start + mixed * minute),
    };
  });
}

const decimals = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });
const times = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const names: Record<Level, string> = { high: 'High', medium: 'Medium', low: 'Low' };

export const columns: readonly DataGridColumn<Reading>[] = [
  { id: 'label', header: 'Sensor', value: ({ label }) => label, width: 200, rowHeader: true, hideable: false },
  {
    id: 'value',
    header: 'Value',
    value: ({ value }) => value,
    cell: ({ value }) => (value === null ? '–' : decimals.format(value)),
    align: 'end',
    width: 140,
  },
  {
    id: 'level',
    header: 'Level',
    value: ({ level }) => level,
    cell: ({ level }) => <LevelChip level={level}>{names[level]}</LevelChip>,
    facetOrder: levels,
    facetLabel: (level) => names[level as Level],
    width: 160,
  },
  {
    id: 'time',
    header: 'Time',
    value: ({ time }) => time,
    cell: ({ time }) => (
      <Text asChild truncate>
        <span>{times.format(time)}</span>
      </Text>
    ),
    searchable: false,
    width: 220,
  },
];

/** In a grid, the cell around a link is a target too, so that a link is not inline text. */
const linkTarget = 'inline-flex min-h-target min-w-target items-center';

/** Columns with a link, which is a tab stop only while its cell is entered. */
export const columnsWithLink: readonly DataGridColumn<Reading>[] = [
  ...columns.slice(0, 2),
  {
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
  },
];

export const getRowId = ({ id }: Reading): string => id;

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
    <DataGridFacet column="level" />
    <DataGridColumns />
    <DataGridExport fileName="readings.csv" />
  </DataGridToolbar>
);
export const cards = <DataGridCards aria-label="Readings" facets={['level']} />;
export const readings = createReadings(9);

/** The props of a small grid with a toolbar, and cards in a narrow window. */
export const readingsGrid = {
  columns,
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
