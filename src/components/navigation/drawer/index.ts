export * from './drawer';
export * from './drawer-context';
