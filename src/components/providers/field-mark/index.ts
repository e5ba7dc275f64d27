export * from './field-mark-provider';
