export { BarList, type BarListProps } from './bar-list';
export type { BarListItem, BarListVariant } from './bar-list-item';
