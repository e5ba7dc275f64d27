export { englishLabels, type Labels, LabelsProvider, type LabelsProviderProps, useLabels } from './labels';
