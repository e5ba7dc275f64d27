export * from './app-shell';
export { useMediaQuery } from '../../lib/use-media-query';
export { focusHeading } from './focus-heading';
