import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createColumnHelper,
  createRowProcessor,
  DataGrid,
  DataGridCards,
  type DataGridColumn,
  DataGridFacet,
  DataGridPagination,
  type DataGridRowProcessor,
  DataGridSearch,
  type DataGridState,
  DataGridTable,
  defaultGridState,
  gridStateToSearch,
  rowsToCsv,
  searchToGridState,
  LocaleProvider,
} from 'waymark';
import { createItems, headerKey } from '../../../src/components/data/data-grid/items';
import { countFacet, filterRows, sortRows } from '../../../src/components/data/data-grid/rows';

interface Row {
  id: string;
  name: string | null;
  size: number | null;
  level: string;
}

const row = (id: string, name: string | null, size: number | null, level = 'low'): Row => ({ id, name, size, level });
const columns: readonly DataGridColumn<Row>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'size', header: 'Size', value: ({ size }) => size },
  { id: 'level', header: 'Level', value: ({ level }) => level, facetOrder: ['high', 'medium', 'low'] },
];
const sorted = (data: readonly Row[], ...sort: string[]): string => {
  const order = sort.map((text) => ({ column: text.replace('-', ''), descending: text.startsWith('-') }));
  return idsOf(sortRows(data, columns, order, 'en'));
};
const idsOf = (rows: readonly Row[]): string => rows.map(({ id }) => id).join('');

describe('sorting', () => {
  it('compares numbers by value and keeps empty values last in both directions', () => {
    const data = [row('a', '', 10), row('b', '', null), row('c', '', 9), row('d', '', Number.NaN), row('e', '', -1)];
    expect(sorted(data, 'size')).toBe('ecabd');
    expect(sorted(data, '-size')).toBe('acebd');
  });

  it('compares text by language rules, and the numbers in it by value', () => {
    const data = [
      row('a', 'row 10', 0),
      row('b', 'Row 9', 0),
      row('c', 'Äpfel', 0),
      row('d', 'zebra', 0),
      row('e', '', 0),
    ];
    expect(sorted(data, 'name')).toBe('cbade');
    expect(sorted(data, '-name')).toBe('dabce');
  });

  it('is stable, and uses a second column for equal values', () => {
    const data = [row('a', 'x', 2), row('b', 'y', 1), row('c', 'X', 1), row('d', 'y', 1)];
    expect(sorted(data, 'name')).toBe('acbd');
    expect(sorted(data, 'name', 'size')).toBe('cabd');
    expect(sorted(data, '-name')).toBe('bdac');
  });

  it('puts the values of a defined column order first', () => {
    const data = [
      row('a', '', 0, 'low'),
      row('b', '', 0, 'urgent'),
      row('c', '', 0, 'high'),
      row('d', '', 0, 'medium'),
    ];
    expect(sorted(data, 'level')).toBe('cdab');
    expect(sorted(data, '-level')).toBe('badc');
  });

  it('ignores an unknown column', () => {
    expect(sorted([row('b', '', 1), row('a', '', 0)], 'unknown')).toBe('ba');
  });
});

describe('filtering', () => {
  const data = [row('a', 'North', 1, 'high'), row('b', 'South', 20, 'low'), row('c', 'north east', 3, 'low')];

  it('finds text in any case in any searchable column', () => {
    expect(idsOf(filterRows(data, columns, ' NORTH ', {}))).toBe('ac');
    expect(idsOf(filterRows(data, columns, '20', {}))).toBe('b');
    // The lowercase form of the first value is longer.
    expect(
      filterRows(['İzmir', 'Bern', ''], [{ id: 'city', header: 'City', value: (city) => city }], 'BERN', {}),
    ).toEqual(['Bern']);
    const [name, size, level] = columns.map((column) => ({ ...column, searchable: column.id === 'name' }));
    const named = [name, size, level].filter((column) => column !== undefined);
    expect(filterRows(data, named, '20', {})).toEqual([]);
  });

  it('combines the search with filters of several columns', () => {
    expect(idsOf(filterRows(data, columns, 'north', { level: ['low'] }))).toBe('c');
    expect(idsOf(filterRows(data, columns, '', { level: ['low', 'high'] }))).toBe('abc');
  });

  it("counts facet values in the defined order, ignoring only the facet's own filter", () => {
    const query = { search: 'north', filters: { level: ['high'] } };
    expect(countFacet(data, columns, query, 'level')).toEqual([
      { value: 'high', count: 1 },
      { value: 'medium', count: 0 },
      { value: 'low', count: 1 },
    ]);
    expect(countFacet(data, columns, defaultGridState, 'name', 'en').map(({ value }) => value)).toEqual([
      'North',
      'north east',
      'South',
    ]);
    expect(() => countFacet(data, columns, query, 'unknown')).toThrow('has no column "unknown"');
  });
});

describe('the row processor', () => {
  const query = { ...defaultGridState, sort: [{ column: 'size', descending: true }], pageSize: 2 };

  it('returns the rows of a page, or of the last page', () => {
    const data = [row('a', '', 1), row('b', '', 2), row('c', '', 3)];
    const process = createRowProcessor<Row>();
    const input = { data, columns, locale: 'en' };
    expect(idsOf(process({ ...input, query }).rows)).toBe('cb');
    const last = process({ ...input, query: { ...query, page: 7 } });
    expect({ ...last, rows: idsOf(last.rows) }).toMatchObject({ rows: 'a', page: 2, total: 3 });
    expect(idsOf(last.allRows ?? [])).toBe('cba');
    const all = process({ ...input, query: { ...query, page: 1, pageSize: Infinity } });
    expect(idsOf(all.rows)).toBe('cba');
  });

  it('does not filter or sort again for another page', () => {
    const value = vi.fn(({ size }: Row) => size);
    const counted = [{ id: 'size', header: 'Size', value }];
    const data = [row('a', '', 1), row('b', '', 2), row('c', '', 3)];
    const process = createRowProcessor<Row>();
    process({ data, columns: counted, query: { ...query, search: '3' }, locale: 'en' });
    value.mockClear();
    process({ data, columns: counted, query: { ...query, search: '3', page: 2 }, locale: 'en' });
    expect(value).not.toHaveBeenCalled();
  });
});

describe('the rows of the grid', () => {
  const idOf = String;

  it('include row details after their row', () => {
    const items = createItems(['c', 'a'], idOf, new Set(['c']));
    expect(items.count).toBe(3);
    expect(items.at(1)).toMatchObject({ id: 'c', row: 'c', kind: 'detail' });
    expect(items.at(2)).toMatchObject({ id: 'a', kind: 'row' });
    expect(items.at(3)).toBeUndefined();
  });

  it('find an item that has moved', () => {
    const items = createItems(['a', 'b', 'c'], idOf, new Set());
    expect(items.indexOf('b', 1)).toBe(1);
    expect(items.indexOf('b', 7)).toBe(1);
    expect(items.indexOf(headerKey)).toBe(-1);
  });
});

describe('a CSV file', () => {
  const data = Array.from({ length: 25 }, (_, index) => row(`r${index}`, `n${index}`, index));

  it('begins with a byte order mark and headers, and reports progress', async () => {
    const onProgress = vi.fn();
    const file = await rowsToCsv(data, columns, { sliceSize: 10, onProgress });
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['Name,Size,Level', 'n0,0,low']);
    expect(lines).toHaveLength(27);
    expect(onProgress.mock.calls).toEqual([[0.4], [0.8], [1]]);
    expect(file.type).toBe('text/csv;charset=utf-8');
  });

  it('stops when its signal is aborted', async () => {
    const controller = new AbortController();
    const onProgress = vi.fn(() => controller.abort());
    const { signal } = controller;
    await expect(rowsToCsv(data, columns, { sliceSize: 10, onProgress, signal })).rejects.toThrow(/abort/i);
    expect(onProgress).toHaveBeenCalledOnce();
  });
});

describe('a CSV file from slices', () => {
  const data = Array.from({ length: 25 }, (_, index) => row(`r${index}`, `n${index}`, index));
  async function* pages() {
    yield data.slice(0, 10);
    yield data.slice(10);
  }

  it('contains the rows in order, with progress if their number is known', async () => {
    const onProgress = vi.fn();
    const file = await rowsToCsv(pages(), columns, { onProgress, count: 25 });
    expect(await file.text()).toBe(await (await rowsToCsv(data, columns)).text());
    expect(onProgress.mock.calls).toEqual([[0.4], [1]]);
    await rowsToCsv(pages(), columns, { onProgress });
    expect(onProgress).toHaveBeenCalledTimes(2);
  });

  it('is not created if the signal aborts the slices', async () => {
    const controller = new AbortController();
    async function* canceled() {
      yield data;
      controller.abort();
    }
    await expect(rowsToCsv(canceled(), columns, { signal: controller.signal })).rejects.toThrow(/abort/i);
  });
});

describe('the URL', () => {
  const state = {
    ...defaultGridState,
    search: 'a & b',
    sort: [
      { column: 'size', descending: true },
      { column: 'name', descending: false },
    ],
    filters: { level: ['high', 'low'], name: ['x,y'] },
    hidden: ['size'],
    order: ['level', 'name', 'size'],
    pinnedStart: ['name'],
    widths: { name: 240 },
    density: 'compact' as const,
    page: 3,
    pageSize: 50,
  };

  it('holds the whole state', () => {
    const search = gridStateToSearch(state, columns);
    expect(search.get('sort')).toBe('-size,name');
    expect(search.getAll('level')).toEqual(['high', 'low']);
    expect(searchToGridState(new URLSearchParams(search.toString()), columns)).toEqual(state);
  });

  it('omits defaults and keeps other parameters', () => {
    const search = gridStateToSearch(defaultGridState, columns, new URLSearchParams('tab=rows&sort=name&level=low'));
    expect(search.toString()).toBe('tab=rows');
    const movedBack = { ...defaultGridState, order: columns.map(({ id }) => id) };
    expect(gridStateToSearch(movedBack, columns).toString()).toBe('');
  });

  it('drops each unknown value and keeps the others', () => {
    const text =
      'sort=-size,nothing,size&level=high&level=extreme&hide=name,gone&page=-2&rows=1e9&density=huge&widths=name:9,x:1,size:z';
    expect(searchToGridState(new URLSearchParams(text), columns)).toEqual({
      ...defaultGridState,
      sort: [{ column: 'size', descending: true }],
      filters: { level: ['high'] },
      hidden: ['name'],
      widths: { name: 9 },
    });
  });

  it('can remove a default filter, even for a column named like a parameter', () => {
    const defaults = { ...defaultGridState, filters: { level: ['high'] } };
    const search = gridStateToSearch(defaultGridState, columns, new URLSearchParams(), defaults);
    expect(searchToGridState(search, columns, defaults).filters).toEqual({});
    const page = [{ id: 'page' }];
    const filtered = { ...defaultGridState, page: 2, filters: { page: ['1'] } };
    expect(searchToGridState(gridStateToSearch(filtered, page), page)).toEqual(filtered);
  });
});

it('a server-rendered grid uses the same keys as in the browser, without NUL characters', () => {
  const html = renderToString(
    <DataGrid data={[row('a', 'Ada', 1)]} columns={columns} getRowId={({ id }) => id}>
      <DataGridTable aria-label="Rows" />
    </DataGrid>,
  );
  expect(html).toContain('Ada');
  expect(html).not.toContain('\0');
});

describe('DataGrid', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView = () => undefined;
  });

  const data = Array.from({ length: 9 }, (_, index) => row(`r${index}`, `Name ${index}`, index));
  const props = { columns, data, getRowId: ({ id }: Row) => id, children: <DataGridTable aria-label="Rows" /> };
  const rowNames = (): (string | null)[] =>
    Array.from(
      document.querySelectorAll('[role="row"]:has([role="gridcell"])'),
      (one) => one.querySelector('[role="gridcell"]')?.textContent ?? null,
    );

  it('announces only the number of rows after a filter', () => {
    const grid = (search: string) => (
      <DataGrid {...props} paginated state={{ ...defaultGridState, pageSize: 2, page: 1, search }}>
        <DataGridTable aria-label="Rows" />
        <DataGridPagination />
      </DataGrid>
    );
    const { rerender } = render(grid(''));
    rerender(grid('Name 1'));
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced.filter(Boolean)).toEqual(['1 row']);
  });

  it('does not filter or sort server rows', () => {
    render(
      <DataGrid
        {...props}
        data={data.slice(0, 2)}
        rowCount={500}
        state={{ ...defaultGridState, search: 'zzz', page: 3, sort: [{ column: 'size', descending: true }] }}
      />,
    );
    expect(rowNames()).toEqual(['Name 0', 'Name 1']);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '501');
    expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '52');
  });

  describe('with a consumer processor', () => {
    const state = { ...defaultGridState, search: 'x', page: 3, pageSize: 2 };

    it('selects the rows of all pages if the processor returns them', () => {
      const onSelectedChange = vi.fn();
      const allRows = data.slice(0, 3);
      const processRows = () => ({ rows: allRows.slice(0, 1), allRows, total: 3, page: 1 });
      render(
        <DataGrid {...props} {...{ processRows, onSelectedChange, state }} paginated selectable>
          <DataGridTable aria-label="Rows" />
          <DataGridPagination />
        </DataGrid>,
      );
      fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
      expect(onSelectedChange).toHaveBeenCalledWith(new Set(['r0', 'r1', 'r2']));
      expect(screen.getByRole('button', { name: /Page 1/ })).toHaveAttribute('aria-current', 'page');
    });

    it('requests all rows on one page in a grid without pages', () => {
      const processRows = vi.fn<DataGridRowProcessor<Row>>(() => ({ rows: data, total: data.length }));
      render(<DataGrid {...props} processRows={processRows} state={state} />);
      expect(processRows.mock.lastCall?.[0].query).toMatchObject({ page: 1, pageSize: Infinity });
      expect(screen.getAllByRole('row')).toHaveLength(10);
    });
  });

  describe('with a server search', () => {
    const onStateChange = vi.fn<(state: DataGridState) => void>();
    const field = (): HTMLElement => screen.getByRole('searchbox');
    const type = (value: string): void => {
      fireEvent.change(field(), { target: { value } });
    };
    const rest = (): void => act(() => void vi.advanceTimersByTime(1000));
    const server = { ...props, rowCount: 30, onStateChange, children: <DataGridSearch /> };
    beforeEach(() => {
      vi.useFakeTimers();
      onStateChange.mockClear();
    });

    it('ignores the same text typed again', () => {
      render(<DataGrid {...server} defaultState={{ search: 'a' }} />);
      type('ab');
      type('a');
      rest();
      expect(onStateChange).not.toHaveBeenCalled();
    });

    it('displays a search set by another part instead of typed text', () => {
      const grid = (search: string) => <DataGrid {...server} state={{ ...defaultGridState, search }} />;
      const { rerender } = render(grid(''));
      type('abc');
      rerender(grid('from a link'));
      expect(field()).toHaveValue('from a link');
      rerender(grid(''));
      rest();
      expect(field()).toHaveValue('');
      expect(onStateChange).not.toHaveBeenCalled();
    });
  });

  it('keeps a controlled state that the consumer does not change', () => {
    const onStateChange = vi.fn();
    render(<DataGrid {...props} state={defaultGridState} onStateChange={onStateChange} />);
    fireEvent.click(screen.getByRole('button', { name: 'Size' }));
    expect(onStateChange).toHaveBeenCalledWith({ ...defaultGridState, sort: [{ column: 'size', descending: false }] });
    expect(screen.getByRole('columnheader', { name: 'Size' })).not.toHaveAttribute('aria-sort');
  });

  it('adds a column to the sort order, reverses it and removes it in place', () => {
    const onStateChange = vi.fn<(state: DataGridState) => void>();
    render(<DataGrid {...props} onStateChange={onStateChange} />);
    const click = (name: string): void => {
      fireEvent.click(screen.getByText(name), { shiftKey: true });
    };
    const order = (): string[] | undefined =>
      onStateChange.mock.lastCall?.[0].sort.map(({ column, descending }) => `${descending ? '-' : ''}${column}`);
    click('Name');
    click('Size');
    click('Name');
    expect(order()).toEqual(['-name', 'size']);
    click('Name');
    expect(order()).toEqual(['size']);
    fireEvent.click(screen.getByRole('button', { name: 'Level' }));
    expect(order()).toEqual(['level']);
  });

  it('moves focus into an unsortable header on Enter', () => {
    const onStateChange = vi.fn();
    const fixed = columns.map((column) => ({ ...column, sortable: false }));
    render(<DataGrid {...props} columns={fixed} onStateChange={onStateChange} />);
    const header = screen.getByRole('columnheader', { name: 'Size' });
    header.focus();
    fireEvent.keyDown(header, { key: 'Enter' });
    expect(onStateChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Options of Size' })).toHaveFocus();
  });

  it('formats values in the grid language, but sorts, searches and exports raw values', async () => {
    interface Payment {
      id: string;
      amount: number;
      at: Date;
      isPaid: boolean;
    }
    const payment = (id: string, amount: number, isPaid: boolean): Payment => ({
      id,
      amount,
      at: new Date(2026, 10, 9, 14, 30),
      isPaid,
    });
    const payments = [payment('a', 1234.5678, true), payment('b', 99, false)];
    const column = createColumnHelper<Payment>();
    const paymentColumns = [
      column({ id: 'amount', header: 'Amount', value: ({ amount }) => amount }),
      column({ id: 'at', header: 'Time', value: ({ at }) => at }),
      column({ id: 'paid', header: 'Paid', value: ({ isPaid }) => isPaid }),
    ];
    const sort = [{ column: 'amount', descending: false }] as const;
    const grid = (search: string) => (
      <LocaleProvider locale="de">
        <DataGrid
          data={payments}
          columns={paymentColumns}
          getRowId={({ id }) => id}
          labels={{ no: 'Nein' }}
          state={{ ...defaultGridState, sort, search }}
        >
          <DataGridTable aria-label="Payments" />
        </DataGrid>
      </LocaleProvider>
    );
    const { rerender } = render(grid(''));
    const texts = () => screen.getAllByRole('gridcell').map(({ textContent }) => textContent);
    expect(texts()).toEqual(['99', '09.11.2026, 14:30', 'Nein', '1.234,5678', '09.11.2026, 14:30', 'Yes']);
    rerender(grid('1234.5'));
    expect(texts()).toEqual(['1.234,5678', '09.11.2026, 14:30', 'Yes']);
    const csv = await (await rowsToCsv(payments.slice(0, 1), paymentColumns)).text();
    expect(csv).toContain(`1234.5678,${payments[0]?.at.toISOString()},true`);
  });

  it('formats and exports a column according to its options', async () => {
    const column = createColumnHelper<{ id: string; amount: number; at: Date }>();
    const rows = [{ id: 'a', amount: 1234.5, at: new Date(2026, 9, 1) }];
    const formatted = [
      column({ id: 'at', header: 'Day', value: ({ at }) => at, dateFormat: { dateStyle: 'medium' } }),
      column({
        id: 'amount',
        header: 'Amount',
        headerContent: <em>Amount</em>,
        value: ({ amount }) => amount,
        numberFormat: { style: 'currency', currency: 'EUR' },
        exportValue: ({ amount }) => amount.toLocaleString('de'),
      }),
    ];
    render(
      <DataGrid data={rows} columns={formatted} getRowId={({ id }) => id}>
        <DataGridTable aria-label="Payments" />
      </DataGrid>,
      { wrapper: ({ children }) => <LocaleProvider locale="de">{children}</LocaleProvider> },
    );
    expect(screen.getAllByRole('gridcell').map(({ textContent }) => textContent)).toEqual([
      '01.10.2026',
      '1.234,50\u00A0€',
    ]);
    expect(screen.getByRole('columnheader', { name: 'Amount' }).querySelector('em')).toHaveTextContent('Amount');
    const lines = (await (await rowsToCsv(rows, formatted, { separator: ';' })).text()).split('\r\n');
    expect(lines[1]).toBe(`${rows[0]?.at.toISOString()};1.234,5`);
    const texts = [{ ...rows[0], id: 'a;b' }];
    const file = await rowsToCsv(texts, [{ header: 'Id', value: ({ id }) => id }], { separator: ';' });
    expect(await file.text()).toContain('"a;b"');
  });

  it('displays server values without counts if only the values are known', () => {
    render(
      <DataGrid {...props} rowCount={2} facets={{ level: [{ value: 'low' }, { value: 'high', count: 1 }] }}>
        <DataGridFacet columns={columns} column="level" />
      </DataGrid>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Level' }));
    expect(screen.getByRole('checkbox', { name: 'low' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'high (1)' })).toBeInTheDocument();
  });

  it('displays a symbol before a facet value, which is not part of its name', () => {
    const marked = columns.map((column) =>
      column.id === 'level' ? { ...column, facetSymbol: (value: string) => <b>{`${value} symbol`}</b> } : column,
    );
    render(
      <DataGrid {...props} columns={marked} rowCount={1} facets={{ level: [{ value: 'low', count: 1 }] }}>
        <DataGridFacet columns={marked} column="level" />
      </DataGrid>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Level' }));
    expect(screen.getByText('low symbol')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'low (1)' })).toBeInTheDocument();
  });

  it('keeps focus in the grid when its last row is removed', () => {
    function Emptied() {
      const [rows, setRows] = useState(data.slice(0, 1));
      return (
        <DataGrid {...props} data={rows}>
          <DataGridTable aria-label="Rows" onKeyUp={() => setRows([])} />
        </DataGrid>
      );
    }
    render(<Emptied />);
    const cell = screen.getAllByRole('gridcell')[1];
    cell?.focus();
    if (cell) fireEvent.keyUp(cell, { key: 'Delete' });
    expect(screen.getByRole('columnheader', { name: 'Size' })).toHaveFocus();
  });

  it('scrolls to the first card on the next page and keeps focus', () => {
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this);
    };
    render(
      <DataGrid {...props} paginated defaultState={{ pageSize: 6 }}>
        <DataGridCards aria-label="Rows" />
        <DataGridPagination />
      </DataGrid>,
    );
    const firstCard = (): HTMLElement | undefined => screen.getAllByRole('listitem')[0];
    const next = screen.getByRole('button', { name: 'Next page' });
    const card = firstCard();
    next.focus();
    fireEvent.click(next);
    expect(scrolled).toEqual([card]);
    expect(firstCard()).toHaveTextContent('Name 6');
    expect(next).toHaveFocus();
  });
});
