export { TagInput, type TagInputFieldOptions, type TagInputProps } from './tag-input';
