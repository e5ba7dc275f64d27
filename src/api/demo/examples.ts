import { type OpenAPIHono } from '@hono/zod-openapi';
import { type ApiEnv } from '../auth/require-user';
import { apiRoot } from '../http/root';
import { createRandom, hourMs } from './generate';

const dayMs = 24 * hourMs;
const pageSize = 50;
const days = 30;

const pick = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** Items at regular times up to now, each the same for its time. The latest come first. */
function series<Item>(
  nowMs: number,
  stepMs: number,
  count: number,
  create: (timeMs: number, random: () => number) => Item,
) {
  const last = Math.floor(nowMs / stepMs);
  return Array.from({ length: count }, (_, index) => create((last - index) * stepMs, createRandom(last - index)));
}

function orders(nowMs: number, page: number) {
  const all = series(nowMs, 3 * hourMs, days * 8, (timeMs, random) => ({
    id: `ORD-${timeMs / (3 * hourMs)}`,
    created_at: new Date(timeMs + Math.floor(random() * hourMs)).toISOString(),
    status: pick(['paid', 'paid', 'paid', 'pending', 'refunded', 'failed'], random),
    total: Math.round(2000 + random() * 18_000) / 100,
    currency: 'EUR',
    customer: {
      name: pick(['Ada', 'Grace', 'Linus', 'Margaret', 'Alan', 'Katherine'], random),
      country: pick(['DE', 'FR', 'ES', 'PL'], random),
    },
    channel: pick(['shop', 'app', 'phone'], random),
  })).filter(({ created_at }) => Date.parse(created_at) <= nowMs);
  const end = page * pageSize;
  const next = end < all.length ? `${apiRoot}/examples/orders?page=${page + 1}` : null;
  return { data: { orders: all.slice(end - pageSize, end) }, links: { next } };
}

const incidents = (nowMs: number) =>
  series(nowMs, 6 * hourMs, days * 4, (timeMs, random) => ({
    opened_at: new Date(timeMs).toISOString(),
    severity: pick(['minor', 'minor', 'minor', 'major', 'critical'], random),
    service: pick(['Checkout', 'Search', 'Login', 'Mail'], random),
    title: pick(['Slow responses', 'Errors after a release', 'Queue is full', 'Certificate expires'], random),
    minutes_to_resolve: Math.round(5 + random() * 175),
    resolved: random() > 0.1,
    url: `https://status.example.com/incidents/${timeMs / hourMs}`,
  }));

function sensors(nowMs: number) {
  const points = series(nowMs, hourMs, 7 * 24, (timeMs, random) => ({
    time: new Date(timeMs).toISOString(),
    temperature: Math.round(200 + 50 * Math.sin((timeMs / dayMs) * 2 * Math.PI) + random() * 15) / 10,
    humidity: Math.round(45 + random() * 20),
  })).toReversed();
  return {
    units: { temperature: '°C', humidity: '%' },
    hourly: {
      time: points.map(({ time }) => time),
      temperature: points.map(({ temperature }) => temperature),
      humidity: points.map(({ humidity }) => humidity),
    },
  };
}

/** Adds APIs without a key, each with another shape of response, that a developer can try in API Setup. */
export function addExamples(api: OpenAPIHono<ApiEnv>, now: () => Date): void {
  const read = (page: string | undefined): number => Math.min(Math.max(Math.floor(Number(page ?? 1)) || 1, 1), 100);
  const headers = { 'Access-Control-Allow-Origin': '*' };
  api.get(`${apiRoot}/examples/orders`, (c) => c.json(orders(+now(), read(c.req.query('page'))), 200, headers));
  api.get(`${apiRoot}/examples/incidents`, (c) => c.json(incidents(+now()), 200, headers));
  api.get(`${apiRoot}/examples/sensors`, (c) => c.json(sensors(+now()), 200, headers));
}
