import { findOrders } from '@dashboard/find-orders';
import type { Route } from './+types/api-orders';

export function loader({ request }: Route.LoaderArgs) {
  return Response.json(findOrders(new URL(request.url).searchParams));
}
