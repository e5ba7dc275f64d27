export { SplitPanel, type SplitPanelOptions, type SplitPanelOrientation, type SplitPanelProps } from './split-panel';
