export * from './app-shell';
export { focusHeading } from './focus-heading';
