export {
  SegmentedControl,
  SegmentedControlItem,
  type SegmentedControlItemProps,
  type SegmentedControlOptions,
  type SegmentedControlProps,
} from './segmented-control';
