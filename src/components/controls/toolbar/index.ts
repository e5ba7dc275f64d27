export * from './toolbar';
export * from './toolbar-toggle';
