import { findOrders } from '@dashboard/find-orders';

export function GET(request: Request) {
  return Response.json(findOrders(new URL(request.url).searchParams));
}
