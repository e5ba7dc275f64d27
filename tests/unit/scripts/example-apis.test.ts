import { expect, it } from 'vitest';
import { exampleAt } from '../../../scripts/vite/example-apis';
import { createEngine, inspect } from '../../../src/rows/engine';

const now = new Date('2026-11-22T12:34:56.789Z');

/** Reads an example as API Setup does. */
function describeExample(address: string) {
  const response = exampleAt(address, now);
  const pointer = inspect(response).rowSets[0]?.pointer ?? 'none';
  const engine = createEngine();
  engine.hold('r', [response]);
  return { pointer, ...engine.describe('r', pointer) };
}

it('each example has a first dashboard', () => {
  expect(describeExample('/orders')).toMatchObject({
    pointer: '/data/orders',
    length: 50,
    roles: { time: '/created_at', value: '/total', group: '/status' },
    measure: 'sum',
  });
  expect(describeExample('/incidents')).toMatchObject({
    pointer: '',
    roles: { time: '/opened_at', value: '/minutes_to_resolve', group: '/severity' },
    measure: 'count',
  });
  expect(describeExample('/sensors')).toMatchObject({
    pointer: '/hourly',
    length: 168,
    roles: { time: '/time', value: '/temperature' },
    measure: 'average',
  });
});

it('the pages of orders end, and a later request returns the same orders', () => {
  type Page = { data: { orders: object[] }; links: { next: string | null } };
  const ordersAt = (time: Date): object[] => {
    const orders = [];
    for (let address: string | undefined = '/orders'; address !== undefined;) {
      const { data, links } = exampleAt(address, time) as Page;
      orders.push(...data.orders);
      address = links.next?.replace('/examples', '');
    }
    return orders;
  };
  const orders = ordersAt(now);
  expect(orders.length).toBeGreaterThan(150);
  expect(ordersAt(new Date(now.getTime() + 60_000)).slice(-100)).toEqual(orders.slice(-100));
});
