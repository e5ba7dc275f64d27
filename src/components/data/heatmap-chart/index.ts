export { HeatmapChart, type HeatmapChartProps, type HeatmapCell } from './heatmap-chart';
