export { Switch, type SwitchLabelPosition, type SwitchProps } from './switch';
