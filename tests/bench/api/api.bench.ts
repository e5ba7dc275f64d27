import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { execaNode } from 'execa';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { buildApi } from '../../../scripts/build-api.mjs';
import { projectId } from '../../../scripts/lib/app-env.mjs';
import { findFreePort } from '../../../scripts/lib/ports.mjs';
import { waitForServer } from '../../../scripts/lib/wait-for-server.mjs';
import { type Database } from '../../../src/api/database/database';
import { migrate } from '../../../src/api/database/migrate';
import { openPostgres } from '../../../src/api/database/postgres';
import { demoTenant, fillDemoData } from '../../../src/api/demo/keep-demo-data';
import { renewTotals } from '../../../src/api/readings/write-totals';
import { pageStatement, type Statement } from '../../../src/api/readings/select-readings';
import { measureFairness, measureIngestion, measureLoad, type Figures } from './load';

const report = path.resolve('docs/scale.md');
const marker = '<!-- written by npm run bench:api -->';
const postgresUrl = inject('superuserUrl');
const now = new Date();
const monthAgo = new Date(now.getTime() - 30 * 86_400_000);
const yearAgo = new Date(now.getTime() - 365 * 86_400_000);
const summary = (from: Date, bucket: string): string =>
  `/api/v1/readings/summary?from=${from.toISOString()}&to=${now.toISOString()}&bucket=${bucket}&tz=Europe/Berlin`;

/** What a dashboard requests, and a search that finds nothing. */
const requests = {
  'search without a match': '/api/v1/readings?limit=100&q=zzz',
  'first page of 100, with the total': '/api/v1/readings?limit=100',
  'first page of 100 from the last 30 days': `/api/v1/readings?limit=100&from=${monthAgo.toISOString()}`,
  'summary of the last 30 days by day': summary(monthAgo, 'day'),
  'summary of the last 365 days by month': summary(yearAgo, 'month'),
} as const;

const lines: string[] = [];
/** Everything besides the rows of the table. */
const more: string[] = [];
const folder = path.join(tmpdir(), `waymark-bench-${process.pid}`);
let main = '';

beforeAll(async () => {
  // Inside the repository folder, where the embedded database can be resolved.
  main = await buildApi(path.resolve('dist/api-bench'));
});

afterAll(() => {
  for (const scratch of [folder, path.dirname(main)]) rmSync(scratch, { recursive: true, force: true });
});

/** Writes the results so far, so that an interrupted run keeps them. */
function writeReport(): void {
  const before = readFileSync(report, 'utf8').split(marker)[0] ?? '';
  writeFileSync(report, `${before}${marker}\n\n${lines.join('\n')}\n`);
}

/** Runs the server on a database, and measures each request. */
async function measureServer(
  title: string,
  env: Record<string, string>,
  measureMore?: (address: string) => Promise<void>,
): Promise<void> {
  const port = await findFreePort();
  const server = execaNode({
    env: {
      NODE_ENV: 'development',
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099',
      PORT: String(port),
      ...env,
    },
    reject: false,
  })(main);
  const address = `http://localhost:${port}`;
  await waitForServer('The data API', `${address}/api/v1/health`, server);
  for (const [name, request] of Object.entries(requests)) {
    const alone = await measureLoad({ address, paths: [request], connections: 1, seconds: 3 });
    const figures = await measureLoad({ address, paths: [request], connections: 8, seconds: 5 });
    lines.push(row(title, name, alone, figures));
  }
  await measureMore?.(address);
  server.kill('SIGTERM');
  await server;
  writeReport();
}

/** Measures many simultaneous connections, and one that adds readings. */
async function measureLimits(address: string): Promise<void> {
  const together = await measureLoad({ address, paths: Object.values(requests), connections: 50, seconds: 10 });
  const costly = summary(new Date(now.getTime() - 394 * 86_400_000), 'day');
  const { aloneMs, besideMs } = await measureFairness({ address, paths: Object.values(requests), costly });
  const ingested = await measureIngestion(address, 20);
  more.push(
    `When 50 connections send all of these requests in turn, a database of 10 million readings returns ${together.perSecond.toFixed(0)} responses per second ` +
      `(median ${together.medianMs.toFixed(0)} ms, p99 ${together.p99Ms.toFixed(0)} ms), all with status 200. One client adds ` +
      `${(Math.round(ingested / 100) * 100).toLocaleString('en')} readings per second in batches of 10,000.`,
    '',
    `A user on one connection receives these responses within ${aloneMs.toFixed(0)} ms (p99). While another user requests summaries of 394 days on 20 connections ` +
      `as fast as the API allows, the responses take ${besideMs.toFixed(0)} ms, ${(besideMs / aloneMs).toFixed(1)} times as long.`,
  );
}

function row(title: string, name: string, alone: Figures, { perSecond, medianMs, p99Ms }: Figures): string {
  if (perSecond === 0) return `| ${title} | ${name} | | none in 5 s | | |`;
  const rate = perSecond.toFixed(perSecond < 10 ? 1 : 0);
  return `| ${title} | ${name} | ${alone.medianMs.toFixed(1)} | ${rate} | ${medianMs.toFixed(0)} | ${p99Ms.toFixed(0)} |`;
}

/** Returns the plan of a statement, with its duration. */
async function explain(database: Database, [text, values]: Statement): Promise<string> {
  const rows = await database.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, costs off, timing off, summary on) ${text}`,
    values,
  );
  return rows.map((each) => each['QUERY PLAN']).join('\n');
}

/** Multiplies 100,000 readings to 10 million: 5 million for the demo tenant, and as many for 99 others. */
async function multiply(database: Database): Promise<void> {
  await database.session(async (session) => {
    await session.run(`
      set maintenance_work_mem = '512MB';
      set work_mem = '512MB';
      select setseed(0.5);
      alter table readings drop constraint readings_tenant_label_fkey, drop constraint readings_pkey;
      drop index readings_level, readings_label, readings_value, readings_level_value;
      create temp table originals as select time, label, level, value from readings;
      insert into sources (tenant, name)
        select 'tenant-' || number, name from sources, generate_series(1, 99) as numbers (number);
      insert into readings (tenant, time, label, level, value)
        select 'tenant-' || number, time - random() * interval '1 hour' as time, label, level, value
        from (select * from originals limit 50000) as half, generate_series(1, 99) as numbers (number);
      insert into readings (tenant, time, label, level, value)
        select 'demo', time - random() * interval '1 hour' as time, label, level, value
        from originals, generate_series(1, 49);
      insert into readings (tenant, time, label, level, value)
        select 'demo', time - random() * interval '1 hour' as time, label, level, value from originals limit 50000;
      alter table readings add primary key (tenant, time, id);
      create index readings_level on readings (tenant, level, time, id);
      create index readings_label on readings (tenant, label, time, id);
      create index readings_value on readings (tenant, value, time, id);
      create index readings_level_value on readings (tenant, level, value, time, id);
      alter table readings add foreign key (tenant, label) references sources (tenant, name);
    `);
    await session.run('vacuum analyze readings');
    const names = [demoTenant, ...Array.from({ length: 99 }, (_, index) => `tenant-${index + 1}`)];
    for (const tenant of names) {
      await renewTotals({ ...session, tenant }, new Date(now.getTime() - 500 * 86_400_000), now);
    }
    await session.run('vacuum analyze reading_totals');
    await session.run('vacuum analyze reading_days');
  });
}

it('measures the API', async () => {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const load = (loadavg()[0] ?? 0).toFixed(1);
  lines.push(
    `${now.toISOString().slice(0, 10)}, ${machine}, Node ${process.version}, machine load at the start: ${load}. The server, the`,
    'database and the client that sends the requests share the processors. 8 connections, 5 seconds each.',
    '',
    '| database | request | one connection: median, ms | responses per second | median, ms | p99, ms |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
  );
  await measureServer('PGlite, 100,000 readings', { DATA_FOLDER: folder, DATABASE_URL: '' });
  if (postgresUrl === '') return;

  const database = await openPostgres({ url: postgresUrl, onConnectionLost: () => {} });
  await migrate(database);
  await fillDemoData(database, { tenant: demoTenant, count: 100_000, now });
  await measureServer('Postgres, 100,000 readings', { DATABASE_URL: postgresUrl });
  await multiply(database);
  const [{ count } = { count: 0 }] = await database.session((session) =>
    session.query<{ count: number }>('select count(*) as count from readings'),
  );
  expect(count).toBe(10_000_000);
  await measureServer('Postgres, 10 million readings', { DATABASE_URL: postgresUrl }, measureLimits);

  const [middle] = await database.query<{ time: Date; id: number }>(
    "select time, id from readings where time < now() - interval '6 months' order by time desc, id desc limit 1",
  );
  const after = { time: middle?.time.toISOString() ?? '', id: middle?.id ?? 0 };
  const plans: Record<string, Statement> = {
    'The first page': pageStatement(demoTenant, { filter: {}, sort: '-time', limit: 100 }),
    'The page after a cursor': pageStatement(demoTenant, { filter: {}, sort: '-time', limit: 100, after }),
    'The first page of a level, sorted by value': pageStatement(demoTenant, {
      filter: { level: ['low'] },
      sort: '-value',
      limit: 100,
    }),
  };
  const [{ size } = { size: '' }] = await database.query<{ size: string }>(
    `select pg_size_pretty(pg_table_size('readings')) || ' and ' || pg_size_pretty(pg_indexes_size('readings')) as size`,
  );
  const [{ version } = { version: '' }] = await database.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  lines.push(
    '',
    ...more,
    '',
    `The version is Postgres ${version}, with its default settings. The 10 million readings and their indexes take up ${size}.`,
  );
  for (const [title, statement] of Object.entries(plans)) {
    const plan = await explain(database, statement);
    lines.push('', `${title}:`, '', '```', plan, '```');
    expect(plan).toContain('Index Scan');
    expect(plan).not.toContain('Seq Scan');
  }
  writeReport();
  await database.close();
});
