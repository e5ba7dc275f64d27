export { ChartCard } from './cards/chart-card';
export { RowsCard } from './cards/rows-card';
