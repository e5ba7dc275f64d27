export { Checkbox, type CheckboxOptions, type CheckboxProps, type CheckedState } from './checkbox';
