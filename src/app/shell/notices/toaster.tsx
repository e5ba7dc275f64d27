// A file of its own, so that it can come late.
export { Toaster } from 'waymark';
