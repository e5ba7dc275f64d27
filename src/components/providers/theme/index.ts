export * from './theme-provider';
