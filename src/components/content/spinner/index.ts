export { LoadingOverlay, type LoadingOverlayProps } from './loading-overlay';
export { Spinner, type SpinnerProps, type SpinnerSize } from './spinner';
