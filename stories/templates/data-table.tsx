'use client';

import { Copy } from 'lucide-react';
import { useState } from 'react';
import {
  Card,
  CardContent,
  Chip,
  copyText,
  DataGrid,
  DataGridCards,
  DataGridColumns,
  DataGridExport,
  DataGridFacet,
  DataGridPagination,
  DataGridSearch,
  DataGridTable,
  DataGridToolbar,
  Heading,
  MenuItem,
  Stack,
} from 'waymark';
import { createReadings, getRowId, type Reading, readingColumns } from './sample-data';

const readings = createReadings(500);
const latestFirst = { pageSize: 25, sort: [{ column: 'time', descending: true }] } as const;

function rowActions({ label }: Reading) {
  return (
    <MenuItem onSelect={() => void copyText(label)}>
      <Copy aria-hidden /> Copy name
    </MenuItem>
  );
}

/** A page with a table: search, facets, columns, selection, row actions and export. */
export function DataTable() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <Stack>
      <Heading level={1} size="h3">
        Readings
      </Heading>
      <Card>
        <CardContent>
          <DataGrid
            columns={readingColumns}
            data={readings}
            getRowId={getRowId}
            paginated
            selectable
            defaultState={latestFirst}
            selected={selected}
            onSelectedChange={setSelected}
            rowActions={rowActions}
            cards={<DataGridCards aria-label="Readings" />}
          >
            <DataGridToolbar>
              <DataGridSearch aria-label="Search readings" placeholder="Search readings" />
              <DataGridFacet columns={readingColumns} column="level" />
              {selected.size > 0 && <Chip size="sm">{selected.size} selected</Chip>}
              <DataGridColumns />
              <DataGridExport fileName="readings.csv" />
            </DataGridToolbar>
            <DataGridTable aria-label="Readings" />
            <DataGridPagination aria-label="Pages of the readings" />
          </DataGrid>
        </CardContent>
      </Card>
    </Stack>
  );
}
