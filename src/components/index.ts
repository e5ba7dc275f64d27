export * from './controls/button';
export * from './controls/icon-button';
export * from './controls/link';
export * from './providers/labels';
export * from './providers/link';
