export { englishLabels, type Labels } from './english-labels';
export { LabelsProvider, type LabelsProviderProps, useLabels } from './labels';
