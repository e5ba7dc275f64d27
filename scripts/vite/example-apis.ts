import type { Connect, Plugin } from 'vite';
import { createRandom, hourMs, readingsOfHour } from '../../src/api/demo/generate.ts';

type Random = () => number;

const root = '/examples';
const ordersPerPage = 50;
const sensorHours = 7 * 24;
const minuteMs = 60_000;

/** A value's share depends on how often it is listed. */
const statuses = ['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'pending', 'pending', 'refunded', 'failed'];
const channels = ['web', 'web', 'web', 'app', 'app', 'store'];
const customers = [
  { name: 'Ada Berg', country: 'DE' },
  { name: 'Bruno Costa', country: 'PT' },
  { name: 'Chloe Martin', country: 'FR' },
  { name: 'Deniz Kaya', country: 'TR' },
  { name: 'Emma Novak', country: 'CZ' },
  { name: 'Farid Haddad', country: 'FR' },
  { name: 'Grace Okafor', country: 'GB' },
  { name: 'Hiro Tanaka', country: 'JP' },
];
const services = ['checkout', 'search', 'billing', 'login', 'mail'];
const titles = ['Slow responses', 'Failed deliveries', 'Errors after a release', 'Expired certificate', 'Full disk'];
const minor = { severity: 'minor', minutes: 40 };
const major = { severity: 'major', minutes: 120 };
const severities = [minor, minor, minor, major, major, { severity: 'critical', minutes: 300 }];

function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/**
 * Events of the last days up to now, latest first: a share of the demo readings of a source. The same event always
 * receives the same random numbers.
 */
function recentEvents<Event>(
  { now, days, label, share }: { now: Date; days: number; label: string; share: number },
  create: (time: number, random: Random) => Event,
): Event[] {
  const lastHour = Math.floor(now.getTime() / hourMs);
  return Array.from({ length: days * 24 }, (_, age) => readingsOfHour(lastHour - age, 0, share).toReversed())
    .flat()
    .filter((reading) => reading.label === label && reading.time <= now)
    .map(({ time }) => create(time.getTime(), createRandom(time.getTime())));
}

function ordersUntil(now: Date) {
  return recentEvents({ now, days: 30, label: 'Online Store', share: 0.1 }, (time, random) => ({
    id: `order-${time}`,
    created_at: new Date(time).toISOString(),
    status: pick(statuses, random),
    // Many small totals and a few large ones.
    total: round(8 - 60 * Math.log(1 - random()), 2),
    currency: 'EUR',
    customer: pick(customers, random),
    channel: pick(channels, random),
  }));
}

function incidentsUntil(now: Date) {
  return recentEvents({ now, days: 90, label: 'Partner Feed', share: 0.035 }, (time, random) => {
    const { severity, minutes } = pick(severities, random);
    const duration = Math.ceil(minutes * (0.3 + 1.4 * random()));
    const isForgotten = random() < 0.03;
    const resolved = !isForgotten && time + duration * minuteMs <= now.getTime();
    return {
      opened_at: new Date(time).toISOString(),
      severity,
      service: pick(services, random),
      title: pick(titles, random),
      minutes_to_resolve: resolved ? duration : null,
      resolved,
      url: `https://status.example.com/incidents/${time}`,
    };
  });
}

function sensorsUntil(now: Date) {
  const lastHour = Math.floor(now.getTime() / hourMs);
  const hours = Array.from({ length: sensorHours }, (_, index) => lastHour - sensorHours + 1 + index);
  const values = hours.map((hour) => {
    const random = createRandom(hour);
    const warmth = Math.cos(((hour % 24) - 15) * (Math.PI / 12));
    return {
      time: new Date(hour * hourMs).toISOString(),
      temperature: round(14 + 6 * warmth + 2 * random(), 1),
      humidity: Math.round(62 - 16 * warmth + 8 * random()),
    };
  });
  const hourly = {
    time: values.map(({ time }) => time),
    temperature: values.map(({ temperature }) => temperature),
    humidity: values.map(({ humidity }) => humidity),
  };
  return { hourly, units: { temperature: '°C', humidity: '%' } };
}

/** The JSON of an example at an address such as `/orders?page=2`, or undefined if there is none. */
export function exampleAt(address: string, now: Date): unknown {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  if (pathname === '/incidents') return incidentsUntil(now);
  if (pathname === '/sensors') return sensorsUntil(now);
  if (pathname !== '/orders') return undefined;
  const page = Number(searchParams.get('page') ?? 1);
  const orders = ordersUntil(now);
  const end = page * ordersPerPage;
  return {
    data: { orders: orders.slice(end - ordersPerPage, end) },
    links: { next: end < orders.length ? `${root}/orders?page=${page + 1}` : null },
  };
}

const serve: Connect.NextHandleFunction = (request, response, next) => {
  const example = exampleAt(request.url ?? '', new Date());
  if (example === undefined) return next();
  response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(example));
};

/**
 * Serves APIs shaped like those of other vendors at `/examples`, for trying out connections. Only Vite's own servers do
 * this, such as that of `npm start`.
 */
export const exampleApis = (): Plugin => ({
  name: 'waymark:example-apis',
  configureServer: ({ middlewares }) => void middlewares.use(root, serve),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(root, serve),
});
