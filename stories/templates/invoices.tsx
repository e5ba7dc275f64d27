'use client';

import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Card,
  CardContent,
  createColumnHelper,
  DataGrid,
  DataGridAddRow,
  DataGridBulkBar,
  DataGridCards,
  type DataGridCellEdit,
  DataGridColumnFilter,
  DataGridColumns,
  DataGridEditor,
  DataGridExport,
  DataGridPagination,
  DataGridPropertyFilter,
  DataGridTable,
  DataGridToolbar,
  Heading,
  Stack,
} from 'waymark';

interface Invoice {
  id: string;
  customer: string;
  amount: number | null;
  due: string | null;
  isPaid: boolean;
}

const customers = ['North Energy', 'Harbor Logistics', 'Alpine Foods', 'City Library', 'Sunrise Textiles', 'Old Mill'];
const pad = (part: number): string => String(part).padStart(2, '0');
const initialInvoices: readonly Invoice[] = Array.from({ length: 60 }, (_, index) => ({
  id: `i${index}`,
  customer: customers[(index * 7) % customers.length] ?? '',
  amount: 180 + ((index * 7919) % 4800) / 2,
  due: `2026-${pad(10 + (index % 3))}-${pad(1 + ((index * 11) % 28))}`,
  isPaid: index % 3 === 0,
}));
const getRowId = ({ id }: Invoice): string => id;

const column = createColumnHelper<Invoice>();
const columns = [
  column({
    id: 'customer',
    header: 'Customer',
    value: ({ customer }) => customer,
    rowHeader: true,
    editable: true,
    required: true,
    width: 220,
  }),
  column({
    id: 'amount',
    header: 'Amount',
    type: 'currency',
    numberFormat: { currency: 'EUR' },
    value: ({ amount }) => amount,
    editable: true,
    validate: (value) => (typeof value === 'number' && value < 0 ? 'Enter an amount of at least 0.' : undefined),
  }),
  column({ id: 'due', header: 'Due', type: 'date', value: ({ due }) => due, editable: true }),
  column({ id: 'isPaid', header: 'Paid', type: 'boolean', value: ({ isPaid }) => isPaid, editable: true, width: 120 }),
];
const latestFirst = { pageSize: 10, sort: [{ column: 'due', descending: true }] } as const;

/** A page with a table that the user filters by conditions and edits in place. */
export function Invoices() {
  const [invoices, setInvoices] = useState(initialInvoices);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState(0);

  // Replace these functions with requests: to reject a value, resolve the promise with a sentence.
  const save = ({ rowId, column: field, value }: DataGridCellEdit<Invoice>): void =>
    setInvoices((now) => now.map((invoice) => (invoice.id === rowId ? { ...invoice, [field]: value } : invoice)));
  function add(): string {
    const id = `new${added}`;
    setAdded(added + 1);
    // Its due date is the latest, so that the row is on the first page.
    setInvoices((now) => [{ id, customer: '', amount: null, due: '2026-12-31', isPaid: false }, ...now]);
    return id;
  }
  function remove(): void {
    setInvoices((now) => now.filter(({ id }) => !selected.has(id)));
    setSelected(new Set());
  }

  return (
    <Stack>
      <Heading level={1} size="h3">
        Invoices
      </Heading>
      <Card>
        <CardContent>
          <DataGrid
            columns={columns}
            data={invoices}
            getRowId={getRowId}
            paginated
            selectable
            selected={selected}
            onSelectedChange={setSelected}
            defaultState={latestFirst}
            columnFilter={<DataGridColumnFilter />}
            editor={<DataGridEditor />}
            onCellSave={save}
            cards={<DataGridCards aria-label="Invoices" />}
          >
            <DataGridPropertyFilter />
            <DataGridToolbar>
              <DataGridAddRow onAdd={add} />
              <DataGridColumns />
              <DataGridExport fileName="invoices.csv" />
            </DataGridToolbar>
            <DataGridBulkBar>
              <Button size="sm" tone="error" variant="tonal" start={<Trash2 />} onClick={remove}>
                Delete
              </Button>
            </DataGridBulkBar>
            <DataGridTable aria-label="Invoices" />
            <DataGridPagination aria-label="Pages of the invoices" />
          </DataGrid>
        </CardContent>
      </Card>
    </Stack>
  );
}
