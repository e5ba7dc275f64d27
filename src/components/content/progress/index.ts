export { LoadingBar, type LoadingBarProps, Progress, type ProgressProps, type ProgressSize } from './progress';
