export {
  Stepper,
  StepperItem,
  type StepperItemProps,
  type StepperOptions,
  type StepperOrientation,
  type StepperProps,
  type StepState,
} from './stepper';
