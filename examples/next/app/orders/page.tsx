export { Orders as default } from '@dashboard/orders';
