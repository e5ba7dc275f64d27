// What other families of the kit use, but consumers do not.
export { SegmentBox } from './segment-box';
export { entryFormat } from './segment-layout';
export { SegmentsField, type SegmentsFieldOptions } from './segments-field';
export { useSegments, useValidity } from './use-segments';
