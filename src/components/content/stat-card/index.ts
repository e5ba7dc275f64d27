export { StatCard, type StatCardProps, type StatCardVariant, type StatDirection } from './stat-card';
