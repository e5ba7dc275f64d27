// Exports for other families of the kit, not for consumers.
export { SegmentBox } from './segment-box';
export { entryFormat } from './segment-layout';
export { SegmentsField, type SegmentsFieldOptions } from './segments-field';
export { useSegments, useValidity } from './use-segments';
