export { StorageCard, type StorageCardProps } from './storage-card';
