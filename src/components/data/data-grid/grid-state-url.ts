import { densities, type Density } from '../../tokens';
import type { DataGridColumn } from './columns';
import { type DataGridCondition, type DataGridOperator, operators, valueCount } from './conditions';
import { type DataGridState, defaultGridState } from './grid-state';

const keys = {
  search: 'q',
  conditions: 'where',
  sort: 'sort',
  hidden: 'hide',
  order: 'order',
  pinnedStart: 'pin-start',
  pinnedEnd: 'pin-end',
  widths: 'widths',
  density: 'density',
  page: 'page',
  pageSize: 'rows',
} as const satisfies Partial<Record<keyof DataGridState, string>>;
const reserved: readonly string[] = Object.values(keys);
const lists = ['hidden', 'order', 'pinnedStart', 'pinnedEnd'] as const;

type Columns<Id extends string = string> = readonly Pick<
  DataGridColumn<never, Id>,
  'id' | 'sortable' | 'hideable' | 'facetOrder'
>[];

/** Returns the parameter for a column's filter, which is named after the column's id, as in `level=high&level=low`. */
const filterKey = (id: string): string => (reserved.includes(id) ? `${id}.is` : id);

/**
 * Returns a condition as URL parameters, such as `amount.between.10..20`. Each value of `is` has a separate parameter.
 */
const conditionTexts = ({ column, operator, values }: DataGridCondition): string[] => {
  const start = `${column}.${operator}`;
  if (valueCount(operator) === 0) return [start];
  return operator === 'between' ? [`${start}.${values.join('..')}`] : values.map((value) => `${start}.${value}`);
};

/** Reads a condition. If the column does not exist, the grid displays a message about it. */
function toCondition(text: string): DataGridCondition | undefined {
  const match = /^(.+?)\.([a-zA-Z]+)(?:\.(.*))?$/s.exec(text);
  const [, column = '', operator = '', value = ''] = match ?? [];
  if (!operators.has(operator)) return undefined;
  const values = operator === 'between' ? value.split('..') : value === '' ? [] : [value];
  return { column, operator: operator as DataGridOperator, values };
}

/**
 * Reads the conditions. Several `is` or `isNot` parameters for the same column form one condition with several values.
 */
function toConditions(texts: readonly string[]): DataGridCondition[] {
  const conditions: DataGridCondition[] = [];
  for (const condition of texts.flatMap((text) => toCondition(text) ?? [])) {
    const { column, operator, values } = condition;
    const same = conditions.findIndex(
      (one) => (operator === 'is' || operator === 'isNot') && one.column === column && one.operator === operator,
    );
    const before = conditions[same];
    if (before) conditions[same] = { ...before, values: [...before.values, ...values] };
    else conditions.push(condition);
  }
  return conditions;
}

/**
 * Writes the state to URL parameters, leaving out values that equal the defaults.
 * @param state the state of the grid
 * @param columns the columns of the grid
 * @param search the parameters of the page; the grid's parameters are replaced, and others are kept
 * @param defaults the state if there are no parameters
 */
export function gridStateToSearch<Id extends string>(
  state: DataGridState<NoInfer<Id>>,
  columns: Columns<Id>,
  search?: URLSearchParams,
  defaults?: DataGridState<NoInfer<Id>>,
): URLSearchParams;
export function gridStateToSearch(
  state: DataGridState,
  columns: Columns,
  search: URLSearchParams = new URLSearchParams(),
  defaults: DataGridState = defaultGridState,
): URLSearchParams {
  const result = new URLSearchParams(search);
  const write = (key: string, value: string, byDefault: string): void => {
    if (value === byDefault) result.delete(key);
    else result.set(key, value);
  };
  const sortText = ({ sort }: DataGridState): string =>
    sort.map(({ column, descending }) => `${descending ? '-' : ''}${column}`).join(',');
  const widthText = ({ widths }: DataGridState): string =>
    Object.entries(widths)
      .map(([id, width]) => `${id}:${width}`)
      .join(',');
  const ids = columns.map(({ id }) => id).join(',');
  // Columns that have been moved back are in the grid's default order again.
  const listText = (of: DataGridState, name: (typeof lists)[number]): string => {
    const text = of[name].join(',');
    return name === 'order' && text === ids ? '' : text;
  };
  write(keys.search, state.search, defaults.search);
  write(keys.sort, sortText(state), sortText(defaults));
  for (const name of lists) write(keys[name], listText(state, name), listText(defaults, name));
  write(keys.widths, widthText(state), widthText(defaults));
  for (const name of ['density', 'page', 'pageSize'] as const)
    write(keys[name], String(state[name]), String(defaults[name]));
  const where = ({ conditions = [] }: DataGridState): string[] => conditions.flatMap(conditionTexts);
  result.delete(keys.conditions);
  if (where(state).join('\0') !== where(defaults).join('\0')) {
    // An empty parameter removes the default conditions.
    for (const text of where(state).length > 0 ? where(state) : ['']) result.append(keys.conditions, text);
  }
  for (const { id } of columns) {
    const key = filterKey(id);
    const values = state.filters[id] ?? [];
    result.delete(key);
    if (values.join('\0') === (defaults.filters[id] ?? []).join('\0')) continue;
    // An empty parameter removes a default filter.
    for (const value of values.length > 0 ? values : ['']) result.append(key, value);
  }
  return result;
}

/**
 * Reads the state from URL parameters. Unknown or invalid values are dropped; the others are kept.
 * @param search the parameters of the page
 * @param columns the columns of the grid
 * @param defaults the state if there are no parameters
 */
export function searchToGridState<Id extends string>(
  search: URLSearchParams,
  columns: Columns<Id>,
  defaults?: DataGridState<NoInfer<Id>>,
): DataGridState<Id>;
export function searchToGridState(
  search: URLSearchParams,
  columns: Columns,
  defaults: DataGridState = defaultGridState,
): DataGridState {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const list = (key: string): string[] | undefined => search.get(key)?.split(',').filter(Boolean);
  const whole = (key: string, fallback: number): number => {
    const value = search.get(key) ?? '';
    return /^[1-9]\d{0,6}$/.test(value) ? Number(value) : fallback;
  };
  const state: DataGridState = {
    ...defaults,
    search: search.get(keys.search) ?? defaults.search,
    page: whole(keys.page, defaults.page),
    pageSize: whole(keys.pageSize, defaults.pageSize),
  };
  if (search.has(keys.conditions)) state.conditions = toConditions(search.getAll(keys.conditions));
  const density = search.get(keys.density);
  if (density && Object.hasOwn(densities, density)) state.density = density as Density;
  for (const name of lists) {
    const ids = list(keys[name])?.filter((id) => byId.has(id));
    if (ids) state[name] = [...new Set(ids)].filter((id) => name !== 'hidden' || byId.get(id)?.hideable !== false);
  }
  const sort = list(keys.sort)?.map((text) => ({ column: text.replace(/^-/, ''), descending: text.startsWith('-') }));
  if (sort) {
    state.sort = sort.filter(
      ({ column }, index) =>
        byId.has(column) &&
        byId.get(column)?.sortable !== false &&
        sort.findIndex((one) => one.column === column) === index,
    );
  }
  const widths = list(keys.widths)?.flatMap((text) => {
    const [, id = '', width] = /^(.+):(\d{1,4})$/.exec(text) ?? [];
    return byId.has(id) ? [[id, Number(width)] as const] : [];
  });
  if (widths) state.widths = Object.fromEntries(widths);
  const filters = columns.flatMap(({ id, facetOrder }) => {
    const key = filterKey(id);
    const values = search.has(key) ? search.getAll(key).filter(Boolean) : (defaults.filters[id] ?? []);
    const known = [...new Set(values)].filter((value) => !facetOrder || facetOrder.includes(value));
    return known.length > 0 ? [[id, known] as const] : [];
  });
  state.filters = Object.fromEntries(filters);
  return state;
}
