export { Meter, type MeterLevel, type MeterProps, type MeterSize } from './meter';
