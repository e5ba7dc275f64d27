import type { Page, Route } from '@playwright/test';

const levels = ['high', 'medium', 'low'] as const;
const labels = ['Warehouse North', 'Warehouse South', 'Online Store', 'Partner Feed', 'Legacy Import'];
const hourMs = 3_600_000;

/** The same readings each time: four in each hour, fewer at night. */
function readingsBetween(from: number, to: number) {
  const rows = [];
  for (let time = Math.ceil(from / hourMs) * hourMs; time < to; time += hourMs) {
    const hour = time / hourMs;
    const count = new Date(time).getUTCHours() < 6 ? 1 : 4;
    for (let index = 0; index < count; index += 1) {
      const mixed = (hour * 7919 + index * 104_729) % 1009;
      rows.push({
        id: hour * 10 + index,
        time: new Date(time + index * 600_000).toISOString(),
        label: labels[mixed % labels.length] ?? '',
        level: levels[Math.floor((mixed % 10) / 4)] ?? 'low',
        value: Math.round(500 + mixed / 2.1) / 1000,
      });
    }
  }
  return rows.filter((row) => Date.parse(row.time) < to);
}

type Rows = ReturnType<typeof readingsBetween>;

function amountsOf(rows: Rows) {
  const amount = (some: Rows) => ({ count: some.length, sum: some.reduce((sum, { value }) => sum + value, 0) });
  const byLevel = Object.fromEntries(levels.map((one) => [one, amount(rows.filter(({ level }) => level === one))]));
  return { ...amount(rows), levels: byLevel };
}

/** The beginnings of the days, hours or months (UTC) of a range. */
function startsOf(from: number, to: number, bucket: string): number[] {
  const starts: number[] = [];
  for (let date = new Date(from); +date < to;) {
    starts.push(+date);
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
    const next = { hour: +date + hourMs, day: Date.UTC(year, month, day + 1), month: Date.UTC(year, month + 1) };
    date = new Date(next[bucket as keyof typeof next]);
  }
  return starts;
}

/**
 * Responds to requests to the data API with the same readings each time, up to a time and optionally since another one. For
 * pictures and for failures.
 */
export async function serveReadings(page: Page, now: Date, since = new Date(0)): Promise<void> {
  await page.route('**/api/v1/readings**', (route) => respond(route, now, since));
}

async function respond(route: Route, now: Date, since: Date): Promise<void> {
  const { pathname, searchParams } = new URL(route.request().url());
  const read = (name: string): string => searchParams.get(name) ?? '';
  const [from, to] = [Date.parse(read('from')), Date.parse(read('to'))];
  const wanted = read('level').split(',').filter(Boolean);
  const rows = readingsBetween(Math.max(from, +since), Math.min(to, +now)).filter(
    ({ level, label }) =>
      (wanted.length === 0 || wanted.includes(level)) && label.toLowerCase().includes(read('q').toLowerCase()),
  );
  if (pathname.endsWith('/summary')) {
    const starts = startsOf(from, to, read('bucket'));
    const buckets = starts.map((start, index) => {
      const end = starts[index + 1] ?? to;
      const inside = rows.filter(({ time }) => Date.parse(time) >= start && Date.parse(time) < end);
      return { start: new Date(start).toISOString(), end: new Date(end).toISOString(), ...amountsOf(inside) };
    });
    await route.fulfill({ json: { ...amountsOf(rows), buckets } });
  } else {
    const limit = Number(read('limit'));
    await route.fulfill({ json: { rows: rows.toReversed().slice(0, limit), nextCursor: null, total: rows.length } });
  }
}
