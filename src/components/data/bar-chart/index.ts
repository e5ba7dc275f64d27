export { BarChart, type BarChartLayout, type BarChartOrientation, type BarChartProps } from './bar-chart';
