export { LineChart, type LineChartProps, type LineChartVariant } from './line-chart';
