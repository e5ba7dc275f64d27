// Exports for other families of the kit, not for consumers.
export { useMenu } from './menu';
