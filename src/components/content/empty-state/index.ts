export { EmptyState, type EmptyStateProps, type EmptyStateSize } from './empty-state';
