export * from './plan-card';
export * from './profile-chip';
export * from './profile-menu';
