export { FileUpload, type FileUploadOptions, type FileUploadProps } from './file-upload';
export { type FileUploadLabels } from './file-upload-labels';
export { type UploadFile } from './upload-list';
