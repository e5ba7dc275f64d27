export { JsonViewer, type JsonViewerOptions, type JsonViewerProps } from './json-viewer';
export type { JsonViewerMark } from './json-row';
