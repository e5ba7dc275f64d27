export {
  ButtonGroup,
  type ButtonGroupOptions,
  type ButtonGroupOrientation,
  type ButtonGroupProps,
} from './button-group';
export { Toggle, type ToggleProps, type ToggleVariant } from './toggle';
