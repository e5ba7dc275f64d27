export { Divider, type DividerAlign, type DividerOrientation, type DividerProps } from './divider';
