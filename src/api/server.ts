import { once } from 'node:events';
import { type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { createApi, type ApiOptions } from './app';
import { createTokenVerifier } from './auth/verify-token';
import { readConfig, type ApiConfig, type DatabaseConfig, type Environment } from './config';
import { type Database } from './database/database';
import { checkMigrations, migrate } from './database/migrate';
import { openPglite } from './database/pglite';
import { openPostgres } from './database/postgres';
import { checkRole } from './database/tenant';
import { keepDemoData, type DemoData } from './demo/keep-demo-data';
import { describeError, logJson, logProblems, type Log } from './log';

/**
 * The time that running requests have after a signal arrives. It is longer than the statement timeout, and shorter than
 * the ten seconds after which Cloud Run ends the process.
 */
const requestDeadlineMs = 5000;
/** After this time, a statement that is still running ends with its connection, and unsent telemetry is lost. */
const closeDeadlineMs = 1000;

/** Opens the configured database. Throws a `DatabaseStartError`. */
export function openDatabase(config: DatabaseConfig, log: Log): Promise<Database> {
  if ('folder' in config) return openPglite(config.folder);
  const onConnectionLost = (error: Error): void =>
    log({ severity: 'WARNING', message: 'An idle connection to the database was lost.', ...describeError(error) });
  return openPostgres({ url: config.url, onConnectionLost });
}

/**
 * Throws a `DatabaseStartError` unless all migrations have been applied and row-level security applies to the user.
 */
export async function checkDatabase(database: Database): Promise<void> {
  await checkMigrations(database);
  await checkRole(database);
}

/**
 * Starts OpenTelemetry if the environment specifies an address for its data, such as `OTEL_EXPORTER_OTLP_ENDPOINT`.
 * Otherwise, its SDK is not loaded, and spans and metrics have no effect. Resolves to a function that sends the
 * remaining data and stops the SDK.
 */
async function startTelemetry(env: Environment, log: Log): Promise<() => Promise<void>> {
  const hasEndpoint = ['', 'TRACES_', 'METRICS_'].some((kind) => env[`OTEL_EXPORTER_OTLP_${kind}ENDPOINT`]?.trim());
  if (!hasEndpoint || env.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true') return async () => {};
  const { startSdk } = await import('./telemetry/sdk');
  return startSdk(log);
}

/**
 * Opens the database and serves requests until the process receives a signal. In development, missing migrations are
 * applied first. Rejects with an error whose message states what to change.
 */
export async function startServer(env: Environment): Promise<void> {
  const config = readConfig(env);
  const log = config.mode === 'production' ? logJson : logProblems;
  const stopTelemetry = await startTelemetry(env, log);
  const database = await openDatabase(config.database, log);
  let demoData: DemoData | undefined;
  try {
    // In production, the database user may not be allowed to change tables, and several instances may start at the same
    // time.
    if (config.mode !== 'production') await migrate(database);
    await checkDatabase(database);
    demoData = await keepDemoData(database, {
      count: config.demoReadings,
      onError: (error) => {
        log({ severity: 'WARNING', message: 'The demo readings were not updated.', ...describeError(error) });
      },
    });
    if (config.mode === 'production' && config.downloadKey === undefined) {
      const message = 'DOWNLOAD_KEY is missing: only the process that signed the address of a download accepts it.';
      log({ severity: 'WARNING', message });
    }
    const server = await listen(config, { database, log, prepareTenant: demoData.prepare });
    log({ severity: 'INFO', message: `Data API: http://${config.host}:${config.port}/api/v1/health` });
    stopOnSignal(async () => {
      await Promise.all([demoData?.stop(), closeServer(server)]);
      const closed = Promise.all([database.close(), stopTelemetry()]);
      await Promise.race([closed, sleep(closeDeadlineMs)]);
    }, log);
  } catch (error) {
    await demoData?.stop();
    await database.close();
    throw error;
  }
}

async function listen(config: ApiConfig, options: Omit<ApiOptions, 'verifyToken'>): Promise<Server> {
  const verifyToken = createTokenVerifier(config);
  const api = createApi({ ...options, verifyToken, downloadKey: config.downloadKey, keepMonths: config.keepMonths });
  const server = createAdaptorServer({
    fetch: api.fetch,
    // Node checks these times only at this interval, which is 30 s by default.
    serverOptions: { headersTimeout: 5000, requestTimeout: 30_000, connectionsCheckingInterval: 1000 },
  }) as Server;
  server.listen(config.port, config.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${config.port} is in use. Set PORT to a free port.`, { cause: error });
  }
  return server;
}

/** Stops accepting connections and waits for running requests. */
async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  // Otherwise, a client would keep a running request's connection open, and the server would wait for it.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), requestDeadlineMs);
  await closed;
  clearTimeout(timer);
}

function stopOnSignal(stop: () => Promise<void>, log: Log): void {
  const end = async (): Promise<never> => {
    try {
      await stop();
    } catch (error) {
      log({ severity: 'ERROR', message: 'The server did not stop cleanly.', ...describeError(error) });
      process.exit(1);
    }
    process.exit(0);
  };
  let ending: Promise<never> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void (ending ??= end()));
}
