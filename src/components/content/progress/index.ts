export * from './progress';
export * from './ring-progress';
