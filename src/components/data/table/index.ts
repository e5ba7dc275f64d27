export * from './table';
export * from './table-cell';
