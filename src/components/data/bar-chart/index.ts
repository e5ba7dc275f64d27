export { BarChart, type BarChartLayout, type BarChartProps } from './bar-chart';
