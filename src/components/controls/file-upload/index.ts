export {
  FileUpload,
  type FileUploadLabels,
  type FileUploadOptions,
  type FileUploadProps,
  type UploadFile,
} from './file-upload';
