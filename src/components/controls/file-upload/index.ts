export { FileUpload, type FileUploadOptions, type FileUploadProps, type UploadFile } from './file-upload';
export { type FileUploadLabels } from './file-upload-labels';
