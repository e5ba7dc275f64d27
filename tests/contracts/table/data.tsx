import type { ReactNode } from 'react';
import * as kit from 'waymark';
import { contract, type Contract, expanded, within } from './contract';

const columns: readonly kit.DataGridColumn<{ id: string }>[] = [
  { id: 'name', header: 'Name', value: ({ id }) => id, facetOrder: ['a', 'b'] },
];
const editableColumns: typeof columns = [{ id: 'name', header: 'Name', value: ({ id }) => id, editable: true }];
const gridProps = { columns, data: [{ id: 'a' }, { id: 'b' }], getRowId: ({ id }: { id: string }) => id };
const inGrid = within(<kit.DataGrid {...gridProps} />);
const chart = {
  data: [
    { day: new Date(2026, 10, 1), high: 4 },
    { day: new Date(2026, 10, 2), high: 7 },
  ],
  x: 'day',
  series: [{ key: 'high', label: 'High' }],
};

const inTable = within(<kit.Table />);
const inBody = (element: ReactNode) => inTable(<kit.TableBody>{element}</kit.TableBody>);
const inRow = (element: ReactNode) => inBody(<kit.TableRow>{element}</kit.TableRow>);

/** The components of `data`. */
export const data: Record<string, Contract> = {
  BarList: contract(kit.BarList, { props: { items: [{ key: 'online', label: 'Online Store', value: 2104 }] } }),
  DataGrid: contract(kit.DataGrid<{ id: string }>, { props: gridProps }),
  DataGridAddRow: contract(kit.DataGridAddRow, { props: { onAdd: () => 'c' }, wrap: inGrid }),
  DataGridBulkBar: contract(kit.DataGridBulkBar, {
    wrap: within(<kit.DataGrid {...gridProps} selectable defaultSelected={new Set(['a'])} />),
  }),
  DataGridCards: contract(kit.DataGridCards, {
    props: { 'aria-label': 'Names' },
    wrap: inGrid,
    target: '[data-slot="data-grid-card-list"]',
  }),
  DataGridColumnFilter: contract(kit.DataGridColumnFilter, {
    wrap: (element) => (
      <kit.DataGrid {...gridProps} columnFilter={element}>
        <kit.DataGridTable aria-label="Names" />
      </kit.DataGrid>
    ),
    vetoes: expanded,
  }),
  DataGridColumns: contract(kit.DataGridColumns, { wrap: inGrid, vetoes: expanded }),
  DataGridEditor: contract(kit.DataGridEditor, {
    wrap: (element) => (
      <kit.DataGrid {...gridProps} data={[{ id: 'a' }]} columns={editableColumns} editor={element}>
        <kit.DataGridTable aria-label="Names" />
      </kit.DataGrid>
    ),
    target: '[data-slot="data-grid-edit"]',
    vetoes: 'input',
  }),
  DataGridExport: contract(kit.DataGridExport, { wrap: inGrid, vetoes: expanded }),
  DataGridFacet: contract(kit.DataGridFacet, { props: { columns, column: 'name' }, wrap: inGrid, vetoes: expanded }),
  DataGridLoadMore: contract(kit.DataGridLoadMore, {
    props: { rowCount: 9, onLoadMore: () => undefined },
    wrap: inGrid,
  }),
  DataGridPagination: contract(kit.DataGridPagination, { wrap: inGrid }),
  DataGridPropertyFilter: contract(kit.DataGridPropertyFilter, { wrap: inGrid, target: 'input', root: true }),
  DataGridSearch: contract(kit.DataGridSearch, { wrap: inGrid, target: 'input', root: true }),
  DataGridTable: contract(kit.DataGridTable, {
    props: { 'aria-label': 'Names' },
    wrap: inGrid,
    root: '[data-slot="data-grid-scroller"]',
  }),
  DataGridToolbar: contract(kit.DataGridToolbar, { wrap: inGrid }),
  HeatmapChart: contract(kit.HeatmapChart, { props: chart }),
  JsonViewer: contract(kit.JsonViewer, { props: { value: { data: [1, 2] }, 'aria-label': 'Response' } }),
  Pagination: contract(kit.Pagination, { props: { pageCount: 5 } }),
  BarChart: contract(kit.BarChart, { props: chart }),
  Chart: contract(kit.Chart, { props: { ...chart, title: 'Readings', children: <kit.BarChart /> } }),
  ChartGroup: contract(kit.ChartGroup, { props: { children: 'Charts' } }),
  ChartSymbol: contract(kit.ChartSymbol, { props: { color: 'level-high' } }),
  DonutChart: contract(kit.DonutChart, { props: chart }),
  LineChart: contract(kit.LineChart, { props: chart }),
  Sparkline: contract(kit.Sparkline, { props: { data: [4, 7, 5] } }),
  Table: contract(kit.Table, { props: { 'aria-label': 'Plans' }, target: 'table', root: '[data-slot=table-area]' }),
  TableBody: contract(kit.TableBody, { wrap: inTable }),
  TableCaption: contract(kit.TableCaption, { props: { children: 'Plans' }, wrap: inTable }),
  TableCell: contract(kit.TableCell, { props: { children: '12' }, wrap: inRow }),
  TableFooter: contract(kit.TableFooter, { wrap: inTable }),
  TableHead: contract(kit.TableHead, { props: { children: 'Plan' }, wrap: inRow }),
  TableHeader: contract(kit.TableHeader, { wrap: inTable }),
  TableRow: contract(kit.TableRow, { wrap: inBody }),
  TreeView: contract(kit.TreeView, { props: { 'aria-label': 'Folders', items: [{ id: 'logs', label: 'Logs' }] } }),
};
