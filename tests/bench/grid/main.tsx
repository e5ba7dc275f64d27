import { flexRender, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  DataGrid,
  type DataGridColumn,
  DataGridColumnFilter,
  type DataGridState,
  DataGridTable,
  defaultGridState,
  MenuItem,
} from 'waymark';
import 'waymark/styles.css';

// 100,000 rows in a grid, or with `?bare` in a TanStack Table and Virtual table with the same text. With `controls`,
// each row contains a checkbox and a menu, which is only a button in the bare table. With `page=100`, the table
// displays that many rows without a scroll area. With `filter`, one button filters the rows, and another displays as
// many rows that have not been rendered yet.

interface Row {
  id: string;
  label: string;
  value: number;
  level: string;
  place: string;
  state: string;
}

const rows = Array.from({ length: 100_000 }, (_, index): Row => {
  const mixed = (index * 7919) % 100_003;
  return {
    id: `r${index}`,
    label: `Sensor ${mixed % 500}`,
    value: mixed / 100,
    level: `level ${mixed % 3}`,
    place: `Hall ${mixed % 40}`,
    state: mixed % 2 ? 'On' : 'Off',
  };
});
const columns = [
  { id: 'id', header: 'Id', value: ({ id }) => id },
  { id: 'label', header: 'Label', value: ({ label }) => label },
  { id: 'value', header: 'Value', value: ({ value }) => value },
  { id: 'level', header: 'Level', value: ({ level }) => level },
  { id: 'place', header: 'Place', value: ({ place }) => place },
  { id: 'state', header: 'State', value: ({ state }) => state },
] satisfies DataGridColumn<Row>[];
const getRowId = ({ id }: Row): string => id;

const features = tableFeatures({});
const bareColumns = columns.map(({ id, header, value }) => ({
  id,
  header,
  accessorFn: value,
  cell: ({ getValue }: { getValue: () => unknown }) => String(getValue()),
}));
const rowStyle: CSSProperties = { display: 'flex', width: '100%', height: 54, borderBottom: '1px solid' };
const cellStyle: CSSProperties = { flex: 1, padding: '0 20px', overflow: 'hidden', alignContent: 'center' };

function BareRows({ data, isVirtual }: { data: readonly Row[]; isVirtual: boolean }) {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns: bareColumns, data, getRowId });
  const tableRows = table.getRowModel().rows;
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not in use
  const virtualizer = useVirtualizer({
    count: tableRows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 54,
    overscan: 8,
    enabled: isVirtual,
  });
  const row = (index: number, start?: number) => (
    <tr
      key={tableRows[index]?.id}
      data-slot="data-grid-row"
      data-index={index}
      ref={isVirtual ? virtualizer.measureElement : undefined}
      style={
        start === undefined ? rowStyle : { ...rowStyle, position: 'absolute', transform: `translateY(${start}px)` }
      }
    >
      {hasControls && (
        <td style={cellStyle}>
          <input type="checkbox" aria-label={`Select ${tableRows[index]?.id}`} />
        </td>
      )}
      {tableRows[index]?.getAllCells().map((cell) => (
        <td key={cell.id} style={cellStyle}>
          {flexRender(cell.column.columnDef.cell, cell.getContext())}
        </td>
      ))}
      {hasControls && (
        <td style={cellStyle}>
          <button type="button" aria-label={`Actions of ${tableRows[index]?.id}`} />
        </td>
      )}
    </tr>
  );
  return (
    <div
      ref={scroller}
      data-slot="data-grid-scroller"
      style={isVirtual ? { maxHeight: 600, overflow: 'auto' } : undefined}
    >
      <table style={{ display: 'grid' }}>
        <tbody
          style={{ display: 'grid', position: 'relative', height: isVirtual ? virtualizer.getTotalSize() : undefined }}
        >
          {isVirtual
            ? virtualizer.getVirtualItems().map(({ index, start }) => row(index, start))
            : tableRows.map((_, index) => row(index))}
        </tbody>
      </table>
    </div>
  );
}

const query = new URLSearchParams(location.search);
const hasControls = query.has('controls');
const pageSize = Number(query.get('page'));
const shown = pageSize ? rows.slice(0, pageSize) : rows;
const renderActions = () => <MenuItem>Copy</MenuItem>;
const hasFilter = query.has('filter');
/** As many rows as the filter leaves, none of them among the first rows. */
const others = rows.slice(50_000, 52_200);
const conditions = [{ column: 'label', operator: 'contains', values: ['sensor 25'] }] as const;
const defaultState = { ...defaultGridState, pageSize };

function Page() {
  const [data, setData] = useState<readonly Row[]>([]);
  const [state, setState] = useState<DataGridState>(defaultState);
  return (
    <>
      <button type="button" onClick={() => setData(shown)}>
        Load
      </button>
      {hasFilter && (
        <>
          <button type="button" id="other" onClick={() => setData(others)}>
            Other rows
          </button>
          <button type="button" id="filter" onClick={() => setState((now) => ({ ...now, conditions }))}>
            Filter
          </button>
        </>
      )}
      {query.has('bare') ? (
        <BareRows data={data} isVirtual={!pageSize} />
      ) : (
        <DataGrid
          columns={columns}
          data={data}
          getRowId={getRowId}
          paginated={pageSize > 0}
          state={state}
          onStateChange={setState}
          columnFilter={hasFilter ? <DataGridColumnFilter /> : undefined}
          selectable={hasControls}
          rowActions={hasControls ? renderActions : undefined}
        >
          <DataGridTable aria-label="Sensors" />
        </DataGrid>
      )}
    </>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Page />);
