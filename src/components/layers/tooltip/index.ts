export * from './tooltip';
export * from './truncated-text';
