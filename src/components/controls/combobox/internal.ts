// Exports for other families of the kit, not for consumers.
export { chipBox, chipHeights, Chips } from './chips';
