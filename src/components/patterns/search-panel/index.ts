export * from './search-panel';
