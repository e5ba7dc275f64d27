export { Overview as default } from '@dashboard/overview';
