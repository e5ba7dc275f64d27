export { Sparkline, type SparklineProps, type SparklineVariant } from './sparkline';
