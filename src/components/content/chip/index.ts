export { Chip, type ChipProps, type ChipSize, type ChipVariant } from './chip';
export * from './level-chip';
