// Exports for the kit's other component families, not for consumers.
export { useMenu } from './menu';
