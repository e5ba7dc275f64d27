export { ChartCard } from './chart-card';
export { RowsCard } from './rows-card';
