// Exports for the kit's other component families, not for consumers.
export { chipBox, chipHeights, Chips } from './chips';
