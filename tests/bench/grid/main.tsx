import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  DataGrid,
  type DataGridColumn,
  DataGridColumnFilter,
  type DataGridState,
  DataGridTable,
  defaultGridState,
} from 'waymark';
import 'waymark/styles.css';

// A grid of 100,000 rows. One button filters them, and another displays as many rows as the filter leaves.

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
/** None of these is among the first rows. */
const others = rows.slice(50_000, 52_200);
const columns = [
  { id: 'id', header: 'Id', value: ({ id }) => id },
  { id: 'label', header: 'Label', value: ({ label }) => label },
  { id: 'value', header: 'Value', value: ({ value }) => value },
  { id: 'level', header: 'Level', value: ({ level }) => level },
  { id: 'place', header: 'Place', value: ({ place }) => place },
  { id: 'state', header: 'State', value: ({ state }) => state },
] satisfies DataGridColumn<Row>[];
const conditions = [{ column: 'label', operator: 'contains', values: ['sensor 25'] }] as const;

function Page() {
  const [data, setData] = useState<readonly Row[]>([]);
  const [state, setState] = useState<DataGridState>({ ...defaultGridState, pageSize: 0 });
  return (
    <>
      <button type="button" id="load" onClick={() => setData(rows)}>
        Load
      </button>
      <button type="button" id="other" onClick={() => setData(others)}>
        Other rows
      </button>
      <button type="button" id="filter" onClick={() => setState((now) => ({ ...now, conditions }))}>
        Filter
      </button>
      <DataGrid
        columns={columns}
        data={data}
        getRowId={({ id }) => id}
        state={state}
        onStateChange={setState}
        columnFilter={<DataGridColumnFilter />}
      >
        <DataGridTable aria-label="Sensors" />
      </DataGrid>
    </>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Page />);
