export { ConnectionForm as default } from '@dashboard/connection-form';
