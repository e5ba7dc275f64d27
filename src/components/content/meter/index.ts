export { Meter, type MeterLevel, type MeterOptions, type MeterProps, type MeterSize } from './meter';
