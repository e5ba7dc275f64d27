export * from './tabs';
export * from './tabs-nav';
