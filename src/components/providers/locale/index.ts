export * from './locale-provider';
