import type { ReactNode } from 'react';
import * as kit from 'waymark';
import { contract, type Contract, expanded } from './contract';

const columns: readonly kit.DataGridColumn<{ id: string }>[] = [
  { id: 'name', header: 'Name', value: ({ id }) => id, facetOrder: ['a', 'b'] },
];
const editableColumns: typeof columns = [{ id: 'name', header: 'Name', value: ({ id }) => id, editable: true }];
const gridProps = { columns, data: [{ id: 'a' }, { id: 'b' }], getRowId: ({ id }: { id: string }) => id };
const inGrid = (element: ReactNode) => <kit.DataGrid {...gridProps}>{element}</kit.DataGrid>;
const chart = {
  data: [
    { day: new Date(2026, 10, 1), high: 4 },
    { day: new Date(2026, 10, 2), high: 7 },
  ],
  x: 'day',
  series: [{ key: 'high', label: 'High' }],
};

const inTable = (element: ReactNode) => <kit.Table>{element}</kit.Table>;
const inBody = (element: ReactNode) => inTable(<kit.TableBody>{element}</kit.TableBody>);
const inRow = (element: ReactNode) => inBody(<kit.TableRow>{element}</kit.TableRow>);

/** The components of `data`. */
export const data: Record<string, Contract> = {
  BarList: contract(kit.BarList, { items: [{ key: 'online', label: 'Online Store', value: 2104 }] }),
  DataGrid: contract(kit.DataGrid<{ id: string }>, gridProps),
  DataGridAddRow: contract(kit.DataGridAddRow, { onAdd: () => 'c' }, { wrap: inGrid }),
  DataGridBulkBar: contract(
    kit.DataGridBulkBar,
    {},
    {
      wrap: (element) => (
        <kit.DataGrid {...gridProps} selectable defaultSelected={new Set(['a'])}>
          {element}
        </kit.DataGrid>
      ),
    },
  ),
  DataGridCards: contract(
    kit.DataGridCards,
    { 'aria-label': 'Names' },
    { wrap: inGrid, target: '[data-slot="data-grid-card-list"]' },
  ),
  DataGridColumnFilter: contract(
    kit.DataGridColumnFilter,
    {},
    {
      wrap: (element) => (
        <kit.DataGrid {...gridProps} columnFilter={element}>
          <kit.DataGridTable aria-label="Names" />
        </kit.DataGrid>
      ),
      vetoes: expanded,
    },
  ),
  DataGridColumns: contract(kit.DataGridColumns, {}, { wrap: inGrid, vetoes: expanded }),
  DataGridEditor: contract(
    kit.DataGridEditor,
    {},
    {
      wrap: (element) => (
        <kit.DataGrid {...gridProps} data={[{ id: 'a' }]} columns={editableColumns} editor={element}>
          <kit.DataGridTable aria-label="Names" />
        </kit.DataGrid>
      ),
      target: '[data-slot="data-grid-edit"]',
      vetoes: 'input',
    },
  ),
  DataGridExport: contract(kit.DataGridExport, {}, { wrap: inGrid, vetoes: expanded }),
  DataGridFacet: contract(kit.DataGridFacet, { columns, column: 'name' }, { wrap: inGrid, vetoes: expanded }),
  DataGridLoadMore: contract(kit.DataGridLoadMore, { rowCount: 9, onLoadMore: () => undefined }, { wrap: inGrid }),
  DataGridPagination: contract(kit.DataGridPagination, {}, { wrap: inGrid }),
  DataGridPropertyFilter: contract(kit.DataGridPropertyFilter, {}, { wrap: inGrid, target: 'input', root: true }),
  DataGridSearch: contract(kit.DataGridSearch, {}, { wrap: inGrid, target: 'input', root: true }),
  DataGridTable: contract(
    kit.DataGridTable,
    { 'aria-label': 'Names' },
    { wrap: inGrid, root: '[data-slot="data-grid-scroller"]' },
  ),
  DataGridToolbar: contract(kit.DataGridToolbar, {}, { wrap: inGrid }),
  HeatmapChart: contract(kit.HeatmapChart, chart),
  JsonViewer: contract(kit.JsonViewer, { value: { data: [1, 2] }, 'aria-label': 'Response' }),
  Pagination: contract(kit.Pagination, { pageCount: 5 }),
  BarChart: contract(kit.BarChart, chart),
  Chart: contract(kit.Chart, { ...chart, title: 'Readings', children: <kit.BarChart /> }),
  ChartGroup: contract(kit.ChartGroup, { children: 'Charts' }),
  ChartSymbol: contract(kit.ChartSymbol, { color: 'level-high' }),
  DonutChart: contract(kit.DonutChart, chart),
  LineChart: contract(kit.LineChart, chart),
  Sparkline: contract(kit.Sparkline, { data: [4, 7, 5] }),
  Table: contract(kit.Table, { 'aria-label': 'Plans' }, { target: 'table', root: '[data-slot=table-area]' }),
  TableBody: contract(kit.TableBody, {}, { wrap: inTable }),
  TableCaption: contract(kit.TableCaption, { children: 'Plans' }, { wrap: inTable }),
  TableCell: contract(kit.TableCell, { children: '12' }, { wrap: inRow }),
  TableFooter: contract(kit.TableFooter, {}, { wrap: inTable }),
  TableHead: contract(kit.TableHead, { children: 'Plan' }, { wrap: inRow }),
  TableHeader: contract(kit.TableHeader, {}, { wrap: inTable }),
  TableRow: contract(kit.TableRow, {}, { wrap: inBody }),
  TreeView: contract(kit.TreeView, { 'aria-label': 'Folders', items: [{ id: 'logs', label: 'Logs' }] }),
};
