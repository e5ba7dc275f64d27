import { describe, expect, it } from 'vitest';
import { exampleAt } from '../../../scripts/vite/example-apis';

const now = new Date('2026-11-22T12:34:56.789Z');
const dayMs = 86_400_000;
interface Order {
  id: string;
  created_at: string;
  status: string;
  total: number;
  currency: string;
  customer: { name: string; country: string };
  channel: string;
}

interface OrdersPage {
  data: { orders: Order[] };
  links: { next: string | null };
}

function readOrders(time = now): Order[][] {
  const pages: Order[][] = [];
  for (let path: string | null = '/orders'; path !== null;) {
    const { data, links }: OrdersPage = exampleAt(path, time) as OrdersPage;
    pages.push(data.orders);
    path = links.next?.replace('/examples', '') ?? null;
  }
  return pages;
}

const isNewestFirst = (times: readonly string[]): boolean =>
  times.every((time, index) => index === 0 || time <= (times[index - 1] ?? ''));

describe('the example APIs', () => {
  it('return the orders of the last 30 days in pages of 50', () => {
    const pages = readOrders();
    const orders = pages.flat();
    expect(orders.length).toBeGreaterThan(190);
    expect(orders.length).toBeLessThan(290);
    expect(pages.slice(0, -1).every(({ length }) => length === 50)).toBe(true);
    expect(new Set(orders.map(({ id }) => id)).size).toBe(orders.length);
    expect(isNewestFirst(orders.map((order) => order.created_at))).toBe(true);
    const ages = orders.map((order) => now.getTime() - Date.parse(order.created_at));
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ages)).toBeLessThan(30 * dayMs);
    expect([...new Set(orders.map(({ status }) => status))].toSorted()).toEqual([
      'failed',
      'paid',
      'pending',
      'refunded',
    ]);
    expect(orders[0]).toEqual({
      id: expect.stringMatching(/^order-\d+$/) as string,
      created_at: expect.any(String) as string,
      status: expect.any(String) as string,
      total: expect.any(Number) as number,
      currency: 'EUR',
      customer: { name: expect.any(String) as string, country: expect.any(String) as string },
      channel: expect.any(String) as string,
    });
  });

  it('return the same orders a day later, together with new ones', () => {
    const earlier = readOrders().flat();
    const later = readOrders(new Date(now.getTime() + dayMs)).flat();
    const kept = earlier.filter((order) => Date.parse(order.created_at) > now.getTime() - 29 * dayMs);
    expect(later.slice(-kept.length)).toEqual(kept);
    expect(later.length).toBeGreaterThan(kept.length);
  });

  it('return no orders after the last page', () => {
    expect(exampleAt('/orders?page=99', now)).toEqual({ data: { orders: [] }, links: { next: null } });
  });

  it('return a bare array of incidents, some of which are unresolved', () => {
    type Incident = { opened_at: string; severity: string; minutes_to_resolve: number | null; resolved: boolean };
    const incidents = exampleAt('/incidents', now) as Incident[];
    expect(incidents.length).toBeGreaterThan(85);
    expect(incidents.length).toBeLessThan(155);
    expect(isNewestFirst(incidents.map((incident) => incident.opened_at))).toBe(true);
    expect([...new Set(incidents.map(({ severity }) => severity))].toSorted()).toEqual(['critical', 'major', 'minor']);
    expect(new Set(incidents.map(({ resolved }) => resolved))).toEqual(new Set([true, false]));
    for (const { resolved, minutes_to_resolve: minutes } of incidents) expect(minutes !== null).toBe(resolved);
  });

  it('return the values of two sensors in columns, for each hour of the last 7 days', () => {
    const { hourly, units } = exampleAt('/sensors', now) as {
      hourly: Record<string, (string | number)[]>;
      units: object;
    };
    expect(Object.entries(hourly).map(([name, { length }]) => [name, length])).toEqual([
      ['time', 168],
      ['temperature', 168],
      ['humidity', 168],
    ]);
    expect([hourly.time?.[0], hourly.time?.at(-1)]).toEqual(['2026-11-15T13:00:00.000Z', '2026-11-22T12:00:00.000Z']);
    expect(units).toEqual({ temperature: '°C', humidity: '%' });
  });

  it('exist only at their addresses', () => {
    expect(exampleAt('/other', now)).toBeUndefined();
  });
});
