export { Switch, type SwitchLabelPosition, type SwitchOptions, type SwitchProps } from './switch';
