export { FlyoutProvider, type FlyoutProviderProps } from './flyout-provider';
