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
type Row = Rows[number];

function amountsOf(rows: Rows) {
  const values = rows.map(({ value }) => value);
  return {
    count: rows.length,
    sum: values.reduce((sum, value) => sum + value, 0),
    lowest: rows.length === 0 ? null : Math.min(...values),
    highest: rows.length === 0 ? null : Math.max(...values),
  };
}

function measureOf(rows: Rows, measure: string): number {
  const { count, sum, lowest, highest } = amountsOf(rows);
  return { count, sum, average: sum / count, lowest, highest }[measure] ?? count;
}

const levelAmounts = (rows: Rows) => levels.map((one) => amountsOf(rows.filter(({ level }) => level === one)));

/** The amounts of each label that has rows, highest measure first. */
function labelAmounts(rows: Rows, measure: string) {
  return labels
    .toSorted()
    .map((key) => ({ key, inside: rows.filter(({ label }) => label === key) }))
    .filter(({ inside }) => inside.length > 0)
    .toSorted((a, b) => measureOf(b.inside, measure) - measureOf(a.inside, measure))
    .map(({ key, inside }) => ({ key, ...amountsOf(inside) }));
}

/** The rows in the order of a parameter such as `-value`; equal rows are ordered by time. */
function sortRows(rows: Rows, sort: string): Rows {
  const sign = sort.startsWith('-') ? -1 : 1;
  const keyOf = (row: Row): string | number => {
    const field = sort.replace('-', '') as 'time' | 'value' | 'level' | 'label';
    return field === 'level' ? -levels.indexOf(row.level) : row[field];
  };
  const compare = (a: string | number, b: string | number): number => Number(a > b) - Number(a < b);
  return rows.toSorted((a, b) => sign * (compare(keyOf(a), keyOf(b)) || compare(a.time, b.time)));
}

/** The starts of the days, hours or months (UTC) in a range. */
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
 * Responds to requests to the data API with the same readings each time, up to a given time and optionally since
 * another one. Used for pictures and failures.
 */
export async function serveReadings(page: Page, now: Date, since = new Date(0)): Promise<void> {
  await page.route('**/api/v1/readings**', (route) => respond(route, now, since));
}

async function respond(route: Route, now: Date, since: Date): Promise<void> {
  const { pathname, searchParams } = new URL(route.request().url());
  const read = (name: string): string => searchParams.get(name) ?? '';
  const [from, to] = [Date.parse(read('from')), Date.parse(read('to'))];
  const wanted = read('level').split(',').filter(Boolean);
  const wantedLabels = searchParams.getAll('label');
  const rows = readingsBetween(Math.max(from, +since), Math.min(to, +now)).filter(
    ({ level, label }) =>
      (wanted.length === 0 || wanted.includes(level)) &&
      (wantedLabels.length === 0 || wantedLabels.includes(label)) &&
      label.toLowerCase().includes(read('q').toLowerCase()),
  );
  const generatedAt = now.toISOString();
  if (!pathname.endsWith('/summary')) {
    const sorted = sortRows(rows, read('sort') || '-time');
    const limit = Number(read('limit') || 100);
    await route.fulfill({ json: { rows: sorted.slice(0, limit), nextCursor: null, total: rows.length, generatedAt } });
    return;
  }
  const starts = startsOf(from, to, read('bucket'));
  const buckets = starts.map((start, index) => {
    const end = starts[index + 1] ?? to;
    const inside = rows.filter(({ time }) => Date.parse(time) >= start && Date.parse(time) < end);
    const times = { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
    return { ...times, ...amountsOf(inside), groups: levelAmounts(inside) };
  });
  const byLabel = labelAmounts(rows, read('measure') || 'count');
  const amounts = levelAmounts(rows);
  await route.fulfill({
    json: {
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      bucket: read('bucket'),
      tz: read('tz'),
      ...amountsOf(rows),
      groups: levels.map((key, index) => ({ key, ...amounts[index] })),
      groupCount: levels.length,
      labels: byLabel.slice(0, 8),
      labelCount: byLabel.length,
      buckets,
      generatedAt,
    },
  });
}
