import {
  createColumnHelper,
  DataGrid,
  DataGridColumns,
  DataGridFacet,
  DataGridSearch,
  DataGridTable,
  DataGridToolbar,
  type Level,
  LevelChip,
} from 'waymark';

interface Reading {
  id: string;
  label: string;
  value: number | null;
  level: Level;
}

const names: Record<Level, string> = { high: 'High', medium: 'Medium', low: 'Low' };

const column = createColumnHelper<Reading>();

const columns = [
  column({ id: 'label', header: 'Sensor', value: ({ label }) => label, rowHeader: true, hideable: false }),
  column({ id: 'value', header: 'Value', value: ({ value }) => value, align: 'end' }),
  column({
    id: 'level',
    header: 'Level',
    value: ({ level }) => level,
    cell: ({ level }) => <LevelChip level={level}>{names[level]}</LevelChip>,
  }),
];

export function ReadingsGrid({ readings }: { readings: readonly Reading[] }) {
  return (
    <DataGrid columns={columns} data={readings} getRowId={({ id }) => id}>
      <DataGridToolbar>
        <DataGridSearch aria-label="Search readings" placeholder="Search" />
        <DataGridFacet columns={columns} column="level" />
        <DataGridColumns />
      </DataGridToolbar>
      <DataGridTable aria-label="Readings" />
    </DataGrid>
  );
}
