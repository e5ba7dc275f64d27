export * from './link-provider';
