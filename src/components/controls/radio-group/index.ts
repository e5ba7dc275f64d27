export {
  RadioGroup,
  type RadioGroupOptions,
  type RadioGroupOrientation,
  type RadioGroupProps,
  type RadioGroupVariant,
} from './radio-group';
export { RadioGroupItem, type RadioGroupItemOptions, type RadioGroupItemProps } from './radio-group-item';
