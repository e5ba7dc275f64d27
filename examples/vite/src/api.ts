export { findOrders } from '@dashboard/find-orders';
