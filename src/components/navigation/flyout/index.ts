export { flyoutParts } from './flyout-parts';
export { FlyoutProvider, type FlyoutProviderProps } from './flyout-provider';
export { type FlyoutParts, LazyFlyoutProvider, type LazyFlyoutProviderProps } from './lazy-flyout-provider';
