export * from './locale-provider';
export * from './use-age';
