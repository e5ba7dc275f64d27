import { describe, expect, it } from 'vitest';
import { createClient, problemOf } from './support/client';
import { standInDatabase } from './support/stand-in-database';

const now = new Date('2026-11-22T12:34:56.789Z');
const dayMs = 86_400_000;
const unreachable = standInDatabase(() => Promise.reject(new Error('not reached')));
const createExamples = (time = now) => createClient(unreachable, { hasExamples: true, now: () => time }).api;

async function read<Body>(path: string, time?: Date): Promise<Body> {
  const response = await createExamples(time).request(path);
  expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*']);
  return (await response.json()) as Body;
}

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

async function readOrders(time?: Date): Promise<Order[][]> {
  const pages: Order[][] = [];
  for (let path: string | null = '/api/v1/examples/orders'; path !== null;) {
    const page: OrdersPage = await read<OrdersPage>(path, time);
    pages.push(page.data.orders);
    path = page.links.next;
  }
  return pages;
}

const isNewestFirst = (times: readonly string[]): boolean =>
  times.every((time, index) => index === 0 || time <= (times[index - 1] ?? ''));

describe('the example APIs', () => {
  it('return the orders of the last 30 days in pages of 50', async () => {
    const pages = await readOrders();
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

  it('return the same orders a day later, together with new ones', async () => {
    const earlier = (await readOrders()).flat();
    const later = (await readOrders(new Date(now.getTime() + dayMs))).flat();
    const kept = earlier.filter((order) => Date.parse(order.created_at) > now.getTime() - 29 * dayMs);
    expect(later.slice(-kept.length)).toEqual(kept);
    expect(later.length).toBeGreaterThan(kept.length);
  });

  it.each(['0', '-1', 'two', '1.5'])('reject the page number %s for the orders', async (page) => {
    const problem = await problemOf(await createExamples().request(`/api/v1/examples/orders?page=${page}`));
    expect(problem).toMatchObject({ status: 400, detail: '"page": Use a whole number from 1 to 9999.' });
  });

  it('return no orders after the last page', async () => {
    expect(await read('/api/v1/examples/orders?page=99')).toEqual({ data: { orders: [] }, links: { next: null } });
  });

  it('return a bare array of incidents, some of which are unresolved', async () => {
    type Incident = { opened_at: string; severity: string; minutes_to_resolve: number | null; resolved: boolean };
    const incidents = await read<Incident[]>('/api/v1/examples/incidents');
    expect(incidents.length).toBeGreaterThan(85);
    expect(incidents.length).toBeLessThan(155);
    expect(isNewestFirst(incidents.map((incident) => incident.opened_at))).toBe(true);
    expect([...new Set(incidents.map(({ severity }) => severity))].toSorted()).toEqual(['critical', 'major', 'minor']);
    expect(new Set(incidents.map(({ resolved }) => resolved))).toEqual(new Set([true, false]));
    for (const { resolved, minutes_to_resolve: minutes } of incidents) expect(minutes !== null).toBe(resolved);
  });

  it('return the values of two sensors in columns, for each hour of the last 7 days', async () => {
    const { hourly, units } = await read<{ hourly: Record<string, (string | number)[]>; units: object }>(
      '/api/v1/examples/sensors',
    );
    expect(Object.entries(hourly).map(([name, { length }]) => [name, length])).toEqual([
      ['time', 168],
      ['temperature', 168],
      ['humidity', 168],
    ]);
    expect([hourly.time?.[0], hourly.time?.at(-1)]).toEqual(['2026-11-15T13:00:00.000Z', '2026-11-22T12:00:00.000Z']);
    expect(units).toEqual({ temperature: '°C', humidity: '%' });
  });

  it('are available only where they are enabled, and are not part of the API description', async () => {
    for (const name of ['orders', 'incidents', 'sensors']) {
      const path = `/api/v1/examples/${name}`;
      expect((await createClient(unreachable).api.request(path)).status).toBe(404);
    }
    expect(await (await createExamples().request('/api/v1/openapi.json')).text()).not.toContain('examples');
  });
});
