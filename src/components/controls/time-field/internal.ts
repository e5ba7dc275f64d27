// Exports for the kit's other component families, not for consumers.
export { SegmentBox } from './segment-box';
export { entryFormat } from './segment-layout';
export { SegmentsField, type SegmentsFieldOptions } from './segments-field';
export { useSegments, useValidity } from './use-segments';
