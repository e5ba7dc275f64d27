export { Chip, type ChipProps, type ChipSize, type ChipVariant } from './chip';
