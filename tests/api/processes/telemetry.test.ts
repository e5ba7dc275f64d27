import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { context, createNoopMeter, propagation, trace, type SpanContext } from '@opentelemetry/api';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildApi } from '../../../scripts/build-api.mjs';
import { findFreePort } from '../../../scripts/lib/ports.mjs';
import { type AsTenant } from '../../../src/api/database/tenant';
import { createInstruments } from '../../../src/api/telemetry/instruments';
import { attributesOf, sendTo, startCollector } from '../support/collector';
import { createClient } from '../support/client';
import { builtInRepository, development, headersOfEmulator, production, run, start } from '../support/server';
import { standInDatabase } from '../support/stand-in-database';

const postgresUrl = inject('postgresUrl');
const superuserUrl = inject('superuserUrl');
const hasPostgres = postgresUrl !== '';
let scratch = '';
/** Outside the repository where possible, so that the bundle finds no packages. */
let built = '';
let env: Record<string, string> = {};

beforeAll(async () => {
  scratch = mkdtempSync(path.join(tmpdir(), 'waymark-telemetry-'));
  built = hasPostgres ? path.join(scratch, 'built') : builtInRepository;
  await buildApi(built);
  writeFileSync(path.join(built, 'package.json'), '{ "type": "module" }');
  env = { ...development, DEMO_READINGS: '0', DATA_FOLDER: path.join(scratch, 'data') };
  if (!hasPostgres) return;
  env.DATABASE_URL = postgresUrl;
  const client = new Client(superuserUrl);
  await client.connect();
  await client.query('drop schema public cascade; create schema public authorization plain_owner');
  await client.end();
  await run({ DATABASE_URL: postgresUrl }, built, 'migrate');
});
afterAll(() => {
  for (const folder of [scratch, built]) rmSync(folder, { recursive: true, force: true });
});

interface EndedSpan {
  name: string;
  spanContext: () => SpanContext;
  parentSpanContext?: SpanContext;
}

interface Instrument {
  kind: string;
  name: string;
  unit: string;
}

/** The metric instruments that the API creates. */
function readInstruments(): Instrument[] {
  const created: Instrument[] = [];
  const meter = createNoopMeter();
  const recorder = new Proxy(meter, {
    get:
      (_, kind: keyof typeof meter) =>
      (name: string, { unit }: { unit: string }) => {
        created.push({ kind, name, unit });
        return meter.createCounter(name);
      },
  });
  createInstruments(recorder);
  return created;
}
const instruments = readInstruments();

const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
const statusOf = async (sent: Promise<Response>): Promise<number> => {
  const response = await sent;
  await response.arrayBuffer();
  return response.status;
};

describe('the traces', () => {
  it("continue the client's trace, and contain a request's transactions and statements but no user data", async () => {
    const collector = await startCollector();
    const { server, address } = await start({ ...env, ...collector.env, OTEL_SERVICE_NAME: 'readings' }, built);
    const headers = headersOfEmulator('a-user-of-the-test');
    const rows = [{ time: '2026-11-25T08:00:00Z', label: 'confidential-label', level: 'low', value: 0.4 }];
    const body = JSON.stringify({ rows });
    const type = { 'Content-Type': 'application/json' };
    const post = { method: 'POST', headers: { ...headers, ...type }, body };
    expect(await statusOf(fetch(`${address}/readings`, post))).toBe(200);
    const search = `${address}/readings?q=confidential-label`;
    expect(await statusOf(fetch(search, { headers: { ...headers, traceparent } }))).toBe(200);
    expect(await statusOf(fetch(`${address}/readings.csv?q=confidential-label`, { headers }))).toBe(200);
    expect(await statusOf(fetch(`${address}/readings?tz=confidential-zone`, { headers }))).toBe(400);
    expect(await statusOf(fetch(`${address}/keys/7`, { headers, method: 'DELETE' }))).toBe(404);
    expect(await statusOf(fetch(`${address}/health/live`))).toBe(200);
    server.kill('SIGTERM');
    expect((await server).exitCode).toBe(0);
    collector.stop();

    const { spans } = collector;
    const childrenOf = (parent: string | undefined) => spans.filter(({ parentSpanId }) => parentSpanId === parent);
    expect(childrenOf(undefined).map(({ name }) => name)).toEqual([
      'POST /api/v1/readings',
      'GET /api/v1/readings.csv',
      // The parameter is invalid.
      'GET /api/v1/readings',
      'DELETE /api/v1/keys/:id',
    ]);
    const [request, ...others] = childrenOf('b7ad6b7169203331');
    expect(others).toEqual([]);
    expect(request).toMatchObject({ traceId, name: 'GET /api/v1/readings' });
    expect(attributesOf(request ?? { attributes: [] })).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'http.route': '/api/v1/readings',
      'url.path': '/api/v1/readings',
      'url.scheme': 'http',
      'user.hash': expect.stringMatching(/^[\w-]{12}$/) as string,
      'waymark.tenant': 'demo',
    });
    const [transaction] = childrenOf(request?.spanId);
    expect(transaction).toMatchObject({ traceId, name: 'transaction' });
    const statements = childrenOf(transaction?.spanId).map(attributesOf);
    // The tenant, the version of its data, the page and the total.
    expect(statements).toHaveLength(4);
    expect(statements[2]).toEqual({
      'db.query.summary': 'SELECT',
      'db.query.text': expect.stringMatching(/^select id, [^]* from readings where tenant = \$1/) as string,
      'db.system.name': 'postgresql',
    });
    const sent = collector.bodies.join('\n');
    expect(sent).toContain('{"key":"service.name","value":{"stringValue":"readings"}}');
    expect(sent).not.toMatch(/confidential|a-user-of-the-test|Bearer/);
    expect(sent).not.toContain(headers.Authorization.split(' ')[1]);
  });

  it.skipIf(!hasPostgres)(
    'are identified in the log, which also reports an invalid variable and, only once, a failed export',
    async () => {
      const nobody = {
        ...sendTo(await findFreePort()),
        OTEL_EXPORTER_OTLP_TIMEOUT: '50',
        OTEL_BSP_SCHEDULE_DELAY: '1',
      };
      const variables = { ...production, ...nobody, OTEL_TRACES_SAMPLER: 'sometimes', DATABASE_URL: postgresUrl };
      const { server, address } = await start(variables, built);
      const warning = 'Traces or metrics could not be sent.';
      let output = '';
      server.stdout.on('data', (data: Buffer) => (output += data.toString()));
      for (let count = 0; count < 2; count += 1) {
        expect(await statusOf(fetch(`${address}/readings?q=confidential`, { headers: { traceparent } }))).toBe(401);
        await expect.poll(() => output).toContain(warning);
      }
      server.kill('SIGTERM');
      const { exitCode, all } = await server;
      expect(exitCode).toBe(0);
      const entries = all.split('\n').map((line) => JSON.parse(line) as Record<string, string>);
      expect(entries.filter(({ severity }) => severity === 'WARNING').map(({ message }) => message)).toEqual([
        'OpenTelemetry: unknown OTEL_TRACES_SAMPLER value "sometimes", using default',
        warning,
      ]);
      const requests = entries.filter(({ message }) => message === 'GET /api/v1/readings 401');
      expect(requests).toHaveLength(2);
      for (const entry of requests) {
        expect(entry).toMatchObject({ traceId, spanId: expect.stringMatching(/^[\da-f]{16}$/) as string });
      }
    },
  );

  it('contain a transaction as a child of its request, even if a download continues after its response began', async () => {
    const ended = new Map<string, { id: string; parentId: string | undefined }>();
    const nothing = async (): Promise<void> => {};
    const onEnd = (span: EndedSpan): void => {
      ended.set(span.name, { id: span.spanContext().spanId, parentId: span.parentSpanContext?.spanId });
    };
    const processor = { onStart: () => {}, onEnd, forceFlush: nothing, shutdown: nothing };
    const sdk = new NodeSDK({ spanProcessors: [processor], metricReaders: [], logRecordProcessors: [] });
    sdk.start();
    const unreachable = standInDatabase(() => Promise.reject(new Error('not reached')));
    const { api, get } = createClient({
      ...unreachable,
      transaction: (work) => work({ run: async () => {}, query: async () => [] }),
    });
    let asTenant: AsTenant | undefined;
    api.get('/api/v1/readings/later', (c) => {
      asTenant = c.get('asTenant');
      return c.text('');
    });
    await get('/readings/later');
    await asTenant?.(async () => {});
    await sdk.shutdown();
    for (const part of [trace, context, propagation]) part.disable();
    const request = ended.get('GET /api/v1/readings/later');
    expect(ended.get('transaction')).toMatchObject({ parentId: request?.id });
  });
});

describe.skipIf(!hasPostgres)('the metrics', () => {
  it('count requests by route and status, waiting and rejected requests, connections, and added readings', async () => {
    const collector = await startCollector();
    const { server, address } = await start(
      { ...env, ...collector.env, OTEL_METRIC_EXPORT_INTERVAL: '100', OTEL_METRIC_EXPORT_TIMEOUT: '100' },
      built,
    );
    const headers = headersOfEmulator();
    const other = new Client(superuserUrl);
    await other.connect();
    await other.query('begin; lock table readings');
    const valueOf = (name: string, attribute?: string, value?: string): number | undefined =>
      collector.metrics
        .get(name)
        ?.sum?.dataPoints.find((point) => attribute === undefined || attributesOf(point)[attribute] === value)?.asInt;
    const sent = Array.from({ length: 104 }, () => statusOf(fetch(`${address}/readings?limit=1`, { headers })));
    expect(await Promise.race(sent)).toBe(429);
    const figures = () => [
      valueOf('http.server.active_requests'),
      valueOf('waymark.requests.waiting'),
      valueOf('db.client.connection.count', 'db.client.connection.state', 'used'),
      valueOf('db.client.connection.pending_requests'),
    ];
    await expect.poll(figures, { timeout: 3000 }).toEqual([103, 100, 3, 0]);
    await other.end();
    expect((await Promise.all(sent)).filter((status) => status === 200)).toHaveLength(103);
    const downloads = Array.from({ length: 6 }, () => statusOf(fetch(`${address}/readings.csv`, { headers })));
    const refused = (await Promise.all(downloads)).filter((status) => status === 429).length;
    const rows = [{ time: '2026-11-25T09:00:00Z', label: 'North', level: 'low', value: 1 }];
    const post = { method: 'POST', headers: { ...headersOfEmulator('grace'), 'Content-Type': 'application/json' } };
    expect(await statusOf(fetch(`${address}/readings`, { ...post, body: JSON.stringify({ rows }) }))).toBe(200);
    server.kill('SIGTERM');
    expect((await server).exitCode).toBe(0);
    collector.stop();

    expect([...collector.metrics.keys()].toSorted()).toEqual(instruments.map(({ name }) => name).toSorted());
    expect(valueOf('waymark.requests.waiting')).toBe(0);
    expect(valueOf('http.server.active_requests')).toBe(0);
    expect(valueOf('waymark.requests.refused', 'reason', 'concurrency')).toBe(1);
    expect(refused).toBeGreaterThan(0);
    expect(valueOf('waymark.requests.refused', 'reason', 'rate')).toBe(refused);
    expect(valueOf('waymark.readings.added')).toBe(1);
    const durations = collector.metrics.get('http.server.request.duration')?.histogram?.dataPoints ?? [];
    expect(durations.map((point) => ({ ...attributesOf(point), count: point.count }))).toContainEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'http.route': '/api/v1/readings',
      'url.scheme': 'http',
      count: 103,
    });
    const [transactions] = collector.metrics.get('waymark.transaction.duration')?.histogram?.dataPoints ?? [];
    expect(transactions?.count).toBeGreaterThan(103);
  });
});

describe('a server', () => {
  it.each([
    ['without an endpoint', {}],
    ['that disables it', { ...sendTo(9), OTEL_SDK_DISABLED: 'true' }],
  ])('%s does not load the SDK', async (_, variables) => {
    const withoutSdk = `${built}-without-sdk`;
    cpSync(built, withoutSdk, { recursive: true });
    rmSync(path.join(withoutSdk, 'chunks/sdk.js'));
    expect((await run({ ...env, ...sendTo(9) }, withoutSdk)).all).toContain('Cannot find module');
    const { server, address } = await start({ ...env, ...variables }, withoutSdk);
    expect(await statusOf(fetch(`${address}/readings`, { headers: headersOfEmulator() }))).toBe(200);
    server.kill('SIGTERM');
    expect((await server).exitCode).toBe(0);
    rmSync(withoutSdk, { recursive: true });
  });

  it('responds and stops within 8 s while its collector hangs', async () => {
    const collector = await startCollector({ hangs: true });
    const { server, address } = await start({ ...env, ...collector.env, OTEL_BSP_SCHEDULE_DELAY: '1' }, built);
    const headers = headersOfEmulator();
    expect(await statusOf(fetch(`${address}/readings`, { headers }))).toBe(200);
    await expect.poll(() => collector.spans.length).toBeGreaterThan(0);
    expect(await statusOf(fetch(`${address}/readings`, { headers }))).toBe(200);
    const startedMs = performance.now();
    server.kill('SIGTERM');
    expect((await server).exitCode).toBe(0);
    expect(performance.now() - startedMs).toBeLessThan(8000);
    collector.stop();
  });
});

describe('docs/operations.md', () => {
  const page = readFileSync('docs/operations.md', 'utf8');

  it('explains all existing metrics and no others', () => {
    const explained = [...page.matchAll(/^\| `([a-z_]+(?:\.[a-z_]+)+)`/gm)].map(([, name = '']) => name);
    expect(explained.toSorted()).toEqual(instruments.map(({ name }) => name).toSorted());
  });

  it('contains a dashboard whose queries use all existing metrics and no others', () => {
    // https://opentelemetry.io/docs/specs/otel/compatibility/prometheus_and_openmetrics/#metric-metadata-1
    const series = instruments.map(({ kind, name, unit }) => {
      const end = { createHistogram: '_(?:bucket|count|sum)', createCounter: '_total' }[kind] ?? '';
      return new RegExp(`^${name.replaceAll('.', '_')}${unit === 's' ? '_seconds' : ''}${end}$`);
    });
    const dashboard = readFileSync('docs/operations/dashboard.json', 'utf8');
    const queries = [...dashboard.matchAll(/"expr": "(.+)"/g)].map(([, query = '']) => query);
    // Without label names.
    const named = queries.flatMap((query) =>
      query.replaceAll(/\{[^}]*\}|by \([^)]*\)/g, '').match(/(?:http|db|waymark)_\w+/g),
    );
    expect(named.filter((name) => !series.some((pattern) => pattern.test(name ?? '')))).toEqual([]);
    expect(series.filter((pattern) => !named.some((name) => pattern.test(name ?? '')))).toEqual([]);
  });
});
