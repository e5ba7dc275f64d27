import { expect, it } from 'vitest';
import { type Database } from '../../src/api/database/database';
import { createClient } from './support/client';

const now = new Date('2026-11-22T10:20:00Z');
const noDatabase = {} as Database;

const read = async (path: string): Promise<unknown> => {
  const { api } = createClient(noDatabase, { hasExamples: true, now: () => now });
  const response = await api.request(`/api/v1/examples${path}`);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  return response.json();
};

interface Orders {
  data: { orders: { id: string; created_at: string }[] };
  links: { next: string | null };
}

it('orders come in pages, the latest first, each once', async () => {
  const ids: string[] = [];
  let next: string | null = '/orders';
  while (next !== null) {
    const page = (await read(next)) as Orders;
    ids.push(...page.data.orders.map(({ id }) => id));
    expect(page.data.orders.every(({ created_at }) => created_at <= now.toISOString())).toBe(true);
    next = page.links.next?.replace('/api/v1/examples', '') ?? null;
  }
  expect(ids.length).toBeGreaterThan(200);
  expect(new Set(ids).size).toBe(ids.length);
});

it('incidents are a list, and sensors are columns of one length', async () => {
  expect(await read('/incidents')).toHaveLength(120);
  const { hourly } = (await read('/sensors')) as { hourly: Record<string, unknown[]> };
  expect(Object.values(hourly).map(({ length }) => length)).toEqual([168, 168, 168]);
});

it('the same time has the same data, and production has none', async () => {
  expect(await read('/incidents')).toEqual(await read('/incidents'));
  const { api } = createClient(noDatabase);
  expect((await api.request('/api/v1/examples/incidents')).status).toBe(404);
});
