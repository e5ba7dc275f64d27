/** An order, as the API returns it. */
export interface Order {
  id: string;
  customer: string;
  status: 'open' | 'paid' | 'shipped';
  total: number;
}

/** A page of orders, and the number of all orders that match. */
export interface OrderPage {
  rows: Order[];
  total: number;
}

const customers = ['Alvarez', 'Brandt', 'Chen', 'Dubois', 'Eriksen', 'Ferrari', 'Gupta'];
const statuses = ['open', 'paid', 'shipped'] as const;
const orders: Order[] = Array.from({ length: 240 }, (_, index) => ({
  id: `A-${1000 + index}`,
  customer: customers[index % customers.length] ?? '',
  status: statuses[(index * 5) % statuses.length] ?? 'open',
  total: ((index * 7919) % 90_000) / 100 + 10,
}));

/** Answers `GET /api/orders` in place of a database: finds, sorts, and returns one page. */
export function findOrders(query: URLSearchParams): OrderPage {
  const search = (query.get('q') ?? '').toLowerCase();
  const [key = 'id', direction] = (query.get('sort') ?? '').split('.');
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('size') ?? 10);
  const sign = direction === 'desc' ? -1 : 1;
  const compare = (first: Order, second: Order): number => {
    const [a, b] = [first[key as keyof Order] ?? first.id, second[key as keyof Order] ?? second.id];
    return sign * (a < b ? -1 : a > b ? 1 : 0);
  };
  const found = orders
    .filter(({ id, customer }) => `${id} ${customer}`.toLowerCase().includes(search))
    .toSorted(compare);
  return { rows: found.slice((page - 1) * size, page * size), total: found.length };
}
