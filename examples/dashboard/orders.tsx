'use client';

import { useEffect, useState } from 'react';
import {
  Card,
  CardContent,
  Chip,
  DataGrid,
  type DataGridColumn,
  DataGridColumns,
  DataGridPagination,
  DataGridSearch,
  type DataGridState,
  DataGridTable,
  DataGridToolbar,
  defaultGridState,
} from 'waymark';
import type { Order, OrderPage } from './find-orders';

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const tones = { open: 'warning', paid: 'primary', shipped: 'success' } as const;

const columns: DataGridColumn<Order>[] = [
  { id: 'id', header: 'Order', value: ({ id }) => id, rowHeader: true, hideable: false },
  { id: 'customer', header: 'Customer', value: ({ customer }) => customer },
  {
    id: 'status',
    header: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => (
      <Chip size="sm" tone={tones[status]}>
        {status}
      </Chip>
    ),
  },
  { id: 'total', header: 'Total', value: ({ total }) => total, cell: ({ total }) => money.format(total), align: 'end' },
];

const getRowId = ({ id }: Order) => id;
const none: OrderPage = { rows: [], total: 0 };

/** A grid whose rows the server finds, sorts and divides into pages. */
export function Orders() {
  const [state, setState] = useState<DataGridState>({ ...defaultGridState, pageSize: 10 });
  const [{ query, page, error }, setAnswer] = useState<{ query?: string; page: OrderPage; error?: string }>({
    page: none,
  });
  const [attempt, setAttempt] = useState(0);
  const [sort] = state.sort;
  const wanted = new URLSearchParams({
    q: state.search,
    sort: sort ? `${sort.column}.${sort.descending ? 'desc' : 'asc'}` : '',
    page: String(state.page),
    size: String(state.pageSize),
    // Another attempt is another request.
    attempt: String(attempt),
  }).toString();

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      try {
        const response = await fetch(`/api/orders?${wanted}`, { signal: controller.signal });
        if (!response.ok) throw new Error(`The server answered with ${response.status}.`);
        const next = (await response.json()) as OrderPage;
        setAnswer({ query: wanted, page: next });
      } catch (reason) {
        if (!controller.signal.aborted) setAnswer((last) => ({ ...last, query: wanted, error: String(reason) }));
      }
    };
    void load();
    return () => controller.abort();
  }, [wanted]);

  return (
    <Card>
      <CardContent>
        <DataGrid
          columns={columns}
          data={page.rows}
          rowCount={page.total}
          getRowId={getRowId}
          state={state}
          onStateChange={setState}
          loading={query !== wanted}
          error={error}
          onRetry={() => setAttempt(attempt + 1)}
        >
          <DataGridToolbar>
            <DataGridSearch aria-label="Search orders" placeholder="Search orders" />
            <DataGridColumns />
          </DataGridToolbar>
          <DataGridTable aria-label="Orders" />
          <DataGridPagination aria-label="Pages of the orders" />
        </DataGrid>
      </CardContent>
    </Card>
  );
}
