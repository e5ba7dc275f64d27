export type { Labels } from '../../labels';
export { LabelsProvider, type LabelsProviderProps, useLabels } from './labels';
