export type { Labels } from '../../labels';
export { LabelsProvider, type LabelsProviderProps, type LabelText, useLabels } from './labels';
