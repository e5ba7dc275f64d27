import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DataGrid, type DataGridColumn, DataGridTable } from 'waymark';
import 'waymark/styles.css';

// 100,000 rows in a grid, or with `?list` in a plain virtual list of the same texts.

interface Row {
  id: string;
  label: string;
  value: number;
  level: string;
}

const rows = Array.from({ length: 100_000 }, (_, index): Row => {
  const mixed = (index * 7919) % 100_003;
  return { id: `r${index}`, label: `Sensor ${mixed % 500}`, value: mixed / 100, level: `level ${mixed % 3}` };
});
const columns: readonly DataGridColumn<Row>[] = [
  { id: 'id', header: 'Id', value: ({ id }) => id },
  { id: 'label', header: 'Label', value: ({ label }) => label },
  { id: 'value', header: 'Value', value: ({ value }) => value },
  { id: 'level', header: 'Level', value: ({ level }) => level },
];
const getRowId = ({ id }: Row): string => id;

function List({ data }: { data: readonly Row[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is not in use
  const virtualizer = useVirtualizer({
    count: data.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 54,
    overscan: 8,
    useFlushSync: false,
    directDomUpdates: true,
  });
  return (
    <div ref={scroller} data-slot="data-grid-scroller" style={{ maxHeight: 600, overflow: 'auto' }}>
      <div ref={virtualizer.containerRef} style={{ position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ index }) => (
          <div
            key={index}
            ref={virtualizer.measureElement}
            data-index={index}
            data-slot="data-grid-row"
            style={{ position: 'absolute', top: 0, left: 0, display: 'flex', width: '100%', height: 54 }}
          >
            {columns.map(({ id, value }) => (
              <span key={id} style={{ flex: 1 }}>
                {data[index] && String(value(data[index]))}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function Page() {
  const [data, setData] = useState<readonly Row[]>([]);
  return (
    <>
      <button type="button" onClick={() => setData(rows)}>
        Load
      </button>
      {location.search === '?list' ? (
        <List data={data} />
      ) : (
        <DataGrid columns={columns} data={data} getRowId={getRowId}>
          <DataGridTable aria-label="Sensors" />
        </DataGrid>
      )}
    </>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Page />);
