import type { Connect, Plugin } from 'vite';
import { createRandom, hourMs } from '../../src/api/demo/generate.ts';

type Random = () => number;

const root = '/examples';
const ordersPerPage = 50;
const minuteMs = 60_000;

/** A value's share depends on how often it is listed. */
const statuses = ['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'pending', 'pending', 'refunded', 'failed'];
const channels = ['web', 'web', 'web', 'app', 'app', 'store'];
const customers = [
  { name: 'Ada Berg', country: 'DE' },
  { name: 'Bruno Costa', country: 'PT' },
  { name: 'Chloe Martin', country: 'FR' },
  { name: 'Farid Haddad', country: 'FR' },
  { name: 'Grace Okafor', country: 'GB' },
];
const services = ['checkout', 'search', 'billing', 'login', 'mail'];
const titles = ['Slow responses', 'Failed deliveries', 'Errors after a release', 'Expired certificate', 'Full disk'];
const severities = ['minor', 'minor', 'minor', 'major', 'major', 'critical'];

const pick = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)] as Item;

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** How much of the day's warmth or traffic an hour has, from -1 to 1. */
const dayCurve = (hour: number): number => Math.cos(((hour % 24) - 15) * (Math.PI / 12));

/** Creates a value for each of the last hours, latest first. The same hour always receives the same random numbers. */
function eachHour<Value>(now: Date, days: number, create: (hour: number, random: Random) => Value): Value[] {
  const lastHour = Math.floor(now.getTime() / hourMs);
  return Array.from({ length: days * 24 }, (_, age) => create(lastHour - age, createRandom(lastHour - age)));
}

/** Creates the events of the last days, of which there are `share` per hour on average, fewer at night. */
function recentEvents<Event>(now: Date, days: number, share: number, create: (time: number, random: Random) => Event) {
  return eachHour(now, days, (hour, random) => {
    const time = Math.floor((hour + random()) * hourMs);
    return random() < share * (1 + 0.8 * dayCurve(hour)) && time <= now.getTime() ? [create(time, random)] : [];
  }).flat();
}

const ordersUntil = (now: Date) =>
  recentEvents(now, 30, 0.33, (time, random) => ({
    id: `order-${time}`,
    created_at: new Date(time).toISOString(),
    status: pick(statuses, random),
    // Many small totals and a few large ones.
    total: round(8 - 60 * Math.log(1 - random()), 2),
    currency: 'EUR',
    customer: pick(customers, random),
    channel: pick(channels, random),
  }));

const incidentsUntil = (now: Date) =>
  recentEvents(now, 90, 0.055, (time, random) => {
    const minutes = Math.ceil(10 + 200 * random());
    const resolved = time + minutes * minuteMs <= now.getTime();
    return {
      opened_at: new Date(time).toISOString(),
      severity: pick(severities, random),
      service: pick(services, random),
      title: pick(titles, random),
      minutes_to_resolve: resolved ? minutes : null,
      resolved,
      url: `https://status.example.com/incidents/${time}`,
    };
  });

function sensorsUntil(now: Date) {
  const values = eachHour(now, 7, (hour, random) => ({
    time: new Date(hour * hourMs).toISOString(),
    temperature: round(14 + 6 * dayCurve(hour) + 2 * random(), 1),
    humidity: Math.round(62 - 16 * dayCurve(hour) + 8 * random()),
  })).toReversed();
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
