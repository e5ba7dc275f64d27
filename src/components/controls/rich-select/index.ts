export { RichSelect, type RichSelectFieldOptions, type RichSelectProps } from './rich-select';
export { type RichSelectOption } from './rich-select-options';
