import type { Density } from '../../tokens';
import type { DataGridCondition } from './conditions';

export interface DataGridSort<Id extends string = string> {
  /** The id of the column. */
  column: Id;
  /** Whether the order is descending, with the largest value first. */
  descending: boolean;
}

/**
 * Which data the user sees, as a plain object that can be stored or written to a URL. `Id` is the type of the column
 * ids, which defaults to any string.
 */
export interface DataGridState<Id extends string = string> {
  /** The columns to sort by, most important first. */
  sort: readonly DataGridSort<Id>[];
  /** The text that each row must contain. */
  search: string;
  /** The accepted values, keyed by column id. A column without accepted values accepts every row. */
  filters: Readonly<Partial<Record<Id, readonly string[]>>>;
  /** The conditions of the column filters, all of which each row must meet. @default none */
  conditions?: readonly DataGridCondition<Id>[];
  /** The ids of the hidden columns. */
  hidden: readonly Id[];
  /** The ids of the columns in order. Missing columns follow in the order of `columns`. */
  order: readonly Id[];
  /** The ids of the columns pinned to the start of the grid while it scrolls. */
  pinnedStart: readonly Id[];
  /** The ids of the columns pinned to the end of the grid while it scrolls. */
  pinnedEnd: readonly Id[];
  /** The widths in px of the columns that the user has resized, keyed by column id. */
  widths: Readonly<Partial<Record<Id, number>>>;
  /** The row height. `comfortable` follows the density of the page. */
  density: Density;
  /** The current page, from 1. */
  page: number;
  /** The number of rows on a page. */
  pageSize: number;
}

/**
 * The part of the state that selects and orders rows, for use by a server: `sort`, `search`, `filters`, `conditions`,
 * `page` (starting at 1) and `pageSize`. See `DataGridState` for the fields.
 */
export type DataGridQuery<Id extends string = string> = Pick<
  DataGridState<Id>,
  'sort' | 'search' | 'filters' | 'conditions' | 'page' | 'pageSize'
>;

/** A query for the rows of all pages: `sort`, `search`, `filters` and `conditions`. */
export type DataGridRowsQuery<Id extends string = string> = Omit<DataGridQuery<Id>, 'page' | 'pageSize'>;

/** The default state of a grid. It does not refer to any columns, so it is valid for every grid. */
export const defaultGridState: DataGridState<never> = {
  sort: [],
  search: '',
  filters: {},
  hidden: [],
  order: [],
  pinnedStart: [],
  pinnedEnd: [],
  widths: {},
  density: 'comfortable',
  page: 1,
  pageSize: 25,
};

/** Whether the state hides rows. */
export function isFiltered({
  search,
  filters,
  conditions = [],
}: Pick<DataGridState, 'search' | 'filters' | 'conditions'>): boolean {
  return search.trim() !== '' || conditions.length > 0 || Object.values(filters).some((values) => values?.length);
}

/** Returns the state with one condition replaced, added or removed, on the first page. */
export function withCondition(
  state: DataGridState,
  before: DataGridCondition | undefined,
  next: DataGridCondition | null,
): DataGridState {
  const conditions = state.conditions ?? [];
  const added = next ? [next] : [];
  return {
    ...state,
    conditions: before ? conditions.flatMap((one) => (one === before ? added : [one])) : [...conditions, ...added],
    page: 1,
  };
}

/** Returns the filters with one column's filter replaced. */
export function withFilter(
  filters: DataGridState['filters'],
  column: string,
  values: readonly string[],
): DataGridState['filters'] {
  const { [column]: _, ...others } = filters;
  return values.length > 0 ? { ...others, [column]: values } : others;
}
