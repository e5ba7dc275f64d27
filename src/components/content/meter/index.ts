export { Meter, type MeterLevel, type MeterOptions, type MeterProps, type MeterShape, type MeterSize } from './meter';
