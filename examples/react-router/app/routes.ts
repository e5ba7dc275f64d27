import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/overview.ts'),
  route('orders', 'routes/orders.ts'),
  route('connection', 'routes/connection.ts'),
  route('api/orders', 'routes/api-orders.ts'),
] satisfies RouteConfig;
