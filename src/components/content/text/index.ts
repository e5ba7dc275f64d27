export { Text, type TextAlign, type TextProps, type TextSize, type TextTone, type TextWeight } from './text';
