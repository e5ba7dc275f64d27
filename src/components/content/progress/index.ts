export {
  LoadingBar,
  type LoadingBarProps,
  Progress,
  type ProgressOptions,
  type ProgressProps,
  type ProgressSize,
} from './progress';
