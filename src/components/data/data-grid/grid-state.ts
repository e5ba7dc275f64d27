import type { Density } from '../../tokens';

export interface DataGridSort {
  /** The id of the column. */
  column: string;
  /** Whether the largest value is first. */
  descending: boolean;
}

/** What the user sees of the data: a plain object that can be stored or put into a URL. */
export interface DataGridState {
  /** The columns to sort by, the most important one first. */
  sort: readonly DataGridSort[];
  /** The text that a row contains. */
  search: string;
  /** The accepted values by column id. A column without values accepts every row. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** The ids of the hidden columns. */
  hidden: readonly string[];
  /** The ids of the columns in their order. Columns that are missing follow in the order of `columns`. */
  order: readonly string[];
  /** The ids of the columns that stay at the start of the grid while it scrolls. */
  pinnedStart: readonly string[];
  /** The ids of the columns that stay at the end of the grid while it scrolls. */
  pinnedEnd: readonly string[];
  /** The widths in px by column id, of the columns that the user resized. */
  widths: Readonly<Record<string, number>>;
  /** The height of the rows. `comfortable` is the density of the page. */
  density: Density;
  /** The current page, from 1. */
  page: number;
  /** The number of rows on a page. */
  pageSize: number;
}

/** The part of the state that selects and orders rows, for a server. */
export type DataGridQuery = Pick<DataGridState, 'sort' | 'search' | 'filters' | 'page' | 'pageSize'>;

/** A query for the rows of all pages. */
export type DataGridRowsQuery = Omit<DataGridQuery, 'page' | 'pageSize'>;

/** The initial state of a grid. */
export const defaultGridState: DataGridState = {
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
export function isFiltered({ search, filters }: Pick<DataGridState, 'search' | 'filters'>): boolean {
  return search.trim() !== '' || Object.values(filters).some((values) => values.length > 0);
}

/** Returns the filters with those of one column replaced. */
export function withFilter(
  filters: DataGridState['filters'],
  column: string,
  values: readonly string[],
): DataGridState['filters'] {
  const { [column]: _, ...others } = filters;
  return values.length > 0 ? { ...others, [column]: values } : others;
}
