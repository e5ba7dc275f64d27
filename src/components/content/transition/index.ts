export * from './transition';
