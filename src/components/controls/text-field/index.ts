export { TextField, type TextFieldOptions, type TextFieldProps } from './text-field';
