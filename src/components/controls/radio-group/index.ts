export * from './radio-group';
export * from './radio-group-item';
