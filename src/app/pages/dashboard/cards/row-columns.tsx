import { type DataGridColumn, type DataGridState, Link } from 'waymark';
import { type Connection, levelOf } from '../../../data/json-api/connection';
import type { DataRow } from '../../../../rows/query';
import type { Cell, Column } from '../../../../rows/columns';
import { columnsByRole, type RowSettings } from '../../../../rows/roles';
import { numberOfCell, parseTime } from '../../../../rows/parse-values';
import { cutText } from '../../../../rows/texts';
import type { DashboardState } from '../state/dashboard-search';
import { columnId, maxTextLength as maxCellLength } from '../state/queries';
import type { ChangeOptions } from '../state/use-dashboard-state';
import { CompactValue } from '../../../shell/figure-cards';
import { LevelName, LevelSymbol } from '../../../shell/rows-table';
import { alignedDecimals, cellText, compactCell, groupName } from '../../../data/value-formats';

/** The number of columns shown until the user chooses others. */
const maxShown = 7;
/** The maximum text length in a cell. The row details show the full text. */
const maxTextLength = 300;
const maxNameLength = 100;

const widths: Record<Column['type'], number> = { text: 180, number: 120, date: 200, boolean: 100, link: 180 };

/** A column with a longer header would take up the space of two columns. */
const maxHeaderWidth = 240;
/** The width in px of a wide letter in the header, and of the padding and the menu button. */
const letterWidth = 10;
const controlsWidth = 70;

/** Returns the width that a column needs for its values or its header, whichever is wider. */
const widthOf = ({ type, name }: Column): number =>
  Math.max(widths[type], Math.min(maxHeaderWidth, name.length * letterWidth + controlsWidth));

function toValue(cell: Cell, column: Column): string | number | boolean | null {
  if (column.type === 'number') return numberOfCell(cell, column) ?? cell;
  return column.type === 'date' ? (parseTime(cell, column.dateOrder) ?? cell) : cell;
}

/** A value relative to the largest one on the page. It is a single element, so that scrolling is fast. */
function ValueBar({ share }: { share: number }) {
  return (
    <span
      aria-hidden
      data-slot="value-bar"
      className="me-2 h-1 w-16 min-w-6 shrink rounded-full bg-canvas bg-[linear-gradient(currentColor,currentColor)] bg-no-repeat text-border/45 max-sm:hidden rtl:bg-right forced-colors:hidden [[data-slot=data-grid-row]:hover_&]:text-primary"
      style={{ backgroundSize: `${share * 100}% 100%` }}
    />
  );
}

/** Returns the largest value, to which the bars are relative; null if a value is negative. */
function largestOf(rows: readonly DataRow[]): number | null {
  const values = rows.flatMap(({ value }) => value ?? []);
  const largest = Math.max(0, ...values);
  return largest > 0 && values.every((value) => value >= 0) ? largest : null;
}

export interface RowColumns {
  columns: readonly DataGridColumn<DataRow>[];
  defaults: GridDefaults;
}

/**
 * Returns the columns of a grid page. Those with a role come first, and the one with row names is the row header. The
 * values of the page are aligned, and their bars are relative to the largest one.
 */
export function rowColumns(
  settings: RowSettings,
  connection: Pick<Connection, 'roles' | 'groupLevels'>,
  openDetails: (row: DataRow) => void,
  rows: readonly DataRow[],
): RowColumns {
  const { roles } = settings;
  const largest = largestOf(rows);
  const valueDecimals = alignedDecimals(rows.map(({ value }) => value));
  // The columns of other APIs may be unknown before the first response.
  const idOf = (role: string | null): string | null =>
    role !== null && settings.columns.some(({ pointer }) => pointer === role) ? columnId(role) : null;
  const sorted = columnsByRole(settings);
  const header = roles.label ?? roles.id ?? sorted[0]?.column.pointer;
  const shown = sorted.filter(({ column }) => !column.isHidden);
  return {
    columns: sorted.map(({ column, index }) => gridColumn(column, index, column.pointer === header)),
    defaults: {
      ids: sorted.map(({ column }) => columnId(column.pointer)),
      hidden: [
        ...sorted.filter(({ column }) => column.isHidden),
        ...shown.slice(maxShown).filter(({ column }) => column.pointer !== header),
      ].map(({ column }) => columnId(column.pointer)),
      time: idOf(roles.time),
      group: idOf(roles.group),
    },
  };

  function gridColumn(column: Column, index: number, isHeader: boolean): DataGridColumn<DataRow> {
    const { pointer, name, type } = column;
    const decimals = pointer === roles.value ? valueDecimals : 0;
    const wholeOf = ({ cells }: DataRow): string => cellText(cells[index] ?? null, column, connection, decimals);
    const textOf = (row: DataRow): string => cutText(wholeOf(row), maxTextLength);
    return {
      id: columnId(pointer),
      header: name,
      value: ({ cells }) => toValue(cells[index] ?? null, column),
      cell: (row, { tabIndex }) => {
        const text = textOf(row);
        if (isHeader) {
          return (
            <button
              type="button"
              tabIndex={tabIndex}
              aria-label={`Details of ${cutText(text, maxNameLength) || `row ${row.id}`}`}
              className="min-h-target min-w-0 cursor-pointer text-start font-medium text-heading hover:underline"
              onClick={() => openDetails(row)}
            >
              <bdi className="line-clamp-2 wrap-anywhere">{text || '–'}</bdi>
            </button>
          );
        }
        const compact = compactCell(row.cells[index] ?? null, column);
        if (compact !== null) return <CompactValue text={compact} full={text} tabIndex={tabIndex} />;
        const level = pointer === roles.group ? levelOf(row.group, connection) : null;
        if (level !== null) return <LevelName level={level}>{groupName(row.group, connection)}</LevelName>;
        const address = type === 'link' ? wholeOf(row) : '';
        // Do not link a truncated URL.
        if (/^https?:\/\//i.test(address) && address.length <= maxCellLength) {
          return (
            <Link href={address} target="_blank" rel="noopener noreferrer" tabIndex={tabIndex} className="truncate">
              {text.replace(/^https?:\/\//i, '')}
            </Link>
          );
        }
        const value = (
          <bdi className={type === 'number' ? 'min-w-11 text-end tabular-nums' : 'min-w-0 wrap-anywhere line-clamp-2'}>
            {text}
          </bdi>
        );
        const share = pointer === roles.value && largest !== null && row.value !== null ? row.value / largest : null;
        return share === null ? (
          value
        ) : (
          <>
            <ValueBar share={share} />
            {value}
          </>
        );
      },
      width: widthOf(column),
      minWidth: widthOf(column),
      ...(type === 'number' ? { align: 'end' as const } : {}),
      ...(pointer === roles.group
        ? {
            facetLabel: (group: string) => groupName(group, connection),
            facetSymbol: (group: string) => <LevelSymbol level={levelOf(group, connection)} />,
          }
        : {}),
      ...(isHeader ? { rowHeader: true, hideable: false } : {}),
    };
  }
}

interface GridDefaults {
  ids: readonly string[];
  hidden: readonly string[];
  /** The ids of the columns that have a role; null if there is none. */
  time: string | null;
  group: string | null;
}

const difference = (one: readonly string[], other: readonly string[]): string[] => [
  ...one.filter((id) => !other.includes(id)),
  ...other.filter((id) => !one.includes(id)),
];

/**
 * Returns the grid's state. Drops unknown columns. Initially hidden columns are hidden unless the address shows them.
 */
export function toGridState(
  { grid, groups }: DashboardState,
  { ids, hidden, time, group }: GridDefaults,
): DataGridState {
  const isKnown = (id: string): boolean => ids.includes(id);
  const sort = grid.sort.filter(({ column }) => isKnown(column));
  return {
    ...grid,
    sort: sort.length === 0 && time !== null ? [{ column: time, descending: true }] : sort,
    hidden: difference(hidden, grid.hidden.filter(isKnown)),
    order: grid.order.filter(isKnown),
    pinnedStart: grid.pinnedStart.filter(isKnown),
    pinnedEnd: grid.pinnedEnd.filter(isKnown),
    filters: group !== null && groups.length > 0 ? { [group]: groups } : {},
  };
}

/** Returns the page's changes for a change in the grid. A choice adds a history entry; typing and resizing do not. */
export function fromGridState(
  next: DataGridState,
  state: DashboardState,
  { hidden, time, group }: GridDefaults,
): [Partial<DashboardState>, ChangeOptions] {
  const before = state.grid;
  // The API sorts by a single column.
  const sort = next.sort.slice(-1);
  const isDefault = time !== null && sort[0]?.column === time && sort[0].descending;
  const groups = group === null ? [] : (next.filters[group] ?? []);
  const grid: DataGridState = {
    ...next,
    sort: isDefault ? [] : sort,
    hidden: difference(next.hidden, hidden),
    filters: {},
  };
  const isChoice =
    next.search === before.search &&
    (next.page !== before.page ||
      next.pageSize !== before.pageSize ||
      JSON.stringify([grid.sort, groups]) !== JSON.stringify([before.sort, state.groups]));
  return [{ grid, groups }, { history: isChoice ? 'add' : 'replace' }];
}
