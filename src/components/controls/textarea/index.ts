export { Textarea, type TextareaProps } from './textarea';
export { TextareaField, type TextareaFieldOptions, type TextareaFieldProps } from './textarea-field';
