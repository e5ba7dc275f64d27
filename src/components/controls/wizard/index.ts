export { Wizard, type WizardContentProps, type WizardOptions, type WizardProps, type WizardStep } from './wizard';
