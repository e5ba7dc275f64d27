export { Timeline, TimelineItem, type TimelineItemProps, type TimelineOptions, type TimelineProps } from './timeline';
