import { once } from 'node:events';
import { type Server } from 'node:http';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { createApi, type ApiOptions } from './app';
import { createTokenVerifier } from './auth/verify-token';
import { readConfig, readDatabaseConfig, type ApiConfig, type DatabaseConfig, type Environment } from './config';
import { type Database } from './database/database';
import { checkMigrations, migrate } from './database/migrate';
import { openPglite } from './database/pglite';
import { openPostgres } from './database/postgres';
import { checkRole } from './database/tenant';
import { keepDemoData, type DemoData } from './demo/keep-demo-data';
import { importCsv } from './import-csv';
import { describeError, logJson, logProblems, type Log } from './log';
import { maintain } from './maintain';
import { renewTotalsByDay } from './readings/write-totals';
import { hashOfUser } from './http/short-hash';
import { deleteTenant, deleteUser, exportTenant, exportUser } from './tenant-data';

/**
 * The time that running requests have after a signal arrives. It is longer than the statement timeout, and shorter than
 * the ten seconds after which Cloud Run ends the process.
 */
const requestDeadlineMs = 5000;
/** After this time, a statement that is still running ends with its connection, and unsent telemetry is lost. */
const closeDeadlineMs = 1000;

/** Opens the configured database. Throws a `DatabaseStartError`. */
function openDatabase(config: DatabaseConfig, log: Log): Promise<Database> {
  if ('folder' in config) return openPglite(config.folder);
  const onConnectionLost = (error: Error): void =>
    log({ severity: 'WARNING', message: 'An idle connection to the database was lost.', ...describeError(error) });
  return openPostgres({ url: config.url, onConnectionLost });
}

const logInfo = (message: string, fields: Readonly<Record<string, string | number>> = {}): void =>
  logJson({ severity: 'INFO', message, ...fields });

/**
 * Runs `work` on the database configured by the environment. If a command fails, it rejects with an error whose message
 * states what to change.
 */
async function withDatabase(env: Environment, work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(readDatabaseConfig(env), logJson);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Like `withDatabase`, but requires that all migrations have been applied and the user has the necessary rights. */
const withMigrated = (env: Environment, work: (database: Database) => Promise<void>): Promise<void> =>
  withDatabase(env, async (database) => {
    await checkDatabase(database);
    await work(database);
  });

async function checkDatabase(database: Database): Promise<void> {
  await checkMigrations(database);
  await checkRole(database);
}

/** Applies the missing migrations to the database. */
export const migrateDatabase = (env: Environment): Promise<void> =>
  withDatabase(env, async (database) => {
    const applied = await migrate(database);
    logInfo(applied.length > 0 ? `Applied migrations: ${applied.join(', ')}` : 'No migration is missing.');
  });

/** Deletes old readings and maintains the monthly partitions: `maintain --keep-months 13 --partitions`. */
export async function maintainDatabase(env: Environment, args: string[]): Promise<void> {
  const options = { 'keep-months': { type: 'string' }, partitions: { type: 'boolean' } } as const;
  const { values } = parseArgs({ args, options });
  // In the environment variable, 0 keeps all months, as it does for the server.
  const { 'keep-months': months = Number(env.KEEP_MONTHS) === 0 ? undefined : env.KEEP_MONTHS, partitions } = values;
  if (months !== undefined && !/^\d{1,4}$/.test(months)) {
    throw new Error('Use a number of months: maintain --keep-months 13');
  }
  await withMigrated(env, async (database) => {
    const keepMonths = months ? Number(months) : undefined;
    const { created, moved, dropped, deleted } = await maintain(database, { keepMonths, partitions });
    logInfo(
      `Created ${created.length} partitions, moved ${moved} readings, dropped ${dropped.length} partitions, ` +
        `deleted ${deleted} readings.`,
    );
  });
}

/**
 * Reads `file --tenant acme --user id`. Throws an error that describes the usage if the tenant or one of `fileCount`
 * files is missing.
 */
function readTenantArgs(args: string[], fileCount: 0 | 1, usage: string) {
  const options = { tenant: { type: 'string' }, user: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const { tenant = '', user } = values;
  if (tenant === '' || user === '' || positionals.length !== fileCount) throw new Error(`Use: ${usage}`);
  return { tenant, user, file: positionals[0] ?? '' };
}

/**
 * Adds the readings of a CSV file: `import file.csv --tenant acme`. Rejects if a row is invalid, but the other rows are
 * added.
 */
export async function importReadings(env: Environment, args: string[]): Promise<void> {
  const { tenant, file } = readTenantArgs(args, 1, 'import file.csv --tenant name');
  await withMigrated(env, async (database) => {
    const { errors, ...counts } = await importCsv(database, tenant, file);
    const { added, skipped, conflicts } = counts;
    logInfo(`Added ${added} readings, skipped ${skipped}, of which ${conflicts} are stored with other values.`, counts);
    if (errors.length === 0) return;
    const shown = errors.slice(0, 20).map(({ row, detail }) => `Row ${row}: ${detail}`);
    throw new Error([`Refused ${errors.length} rows, of which the first are:`, ...shown].join('\n'));
  });
}

/**
 * Writes a tenant's readings to a CSV file (`export file.csv --tenant acme`) or, with `--user id`, writes what the
 * tenant stores about a user to a JSON file.
 */
export async function exportData(env: Environment, args: string[]): Promise<void> {
  const usage = 'export file.csv --tenant name, or export file.json --tenant name --user id';
  const { tenant, user, file } = readTenantArgs(args, 1, usage);
  await withMigrated(env, (database) =>
    user === undefined ? exportTenant(database, tenant, file) : exportUser(database, tenant, user, file),
  );
}

/**
 * Deletes all of a tenant's data (`delete --tenant acme`) or, with `--user id`, only a user's id. The deletion is
 * logged.
 */
export async function deleteData(env: Environment, args: string[]): Promise<void> {
  const { tenant, user } = readTenantArgs(args, 0, 'delete --tenant name, or delete --tenant name --user id');
  await withMigrated(env, async (database) => {
    const deleted = await (user === undefined ? deleteTenant(database, tenant) : deleteUser(database, tenant, user));
    logInfo('Deleted data.', { tenant, ...(user !== undefined && { user: hashOfUser(user) }), ...deleted });
  });
}

/**
 * Recalculates a tenant's totals after a program other than the API has changed its readings:
 * `renew-totals --tenant acme --from 2026-01-01 --to 2026-02-01`, with the days in UTC.
 */
export async function renewTotals(env: Environment, args: string[]): Promise<void> {
  const options = { tenant: { type: 'string' }, from: { type: 'string' }, to: { type: 'string' } } as const;
  const { tenant = '', from = '', to = '' } = parseArgs({ args, options }).values;
  const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  if (tenant === '' || !isDay(from) || !isDay(to) || from >= to) {
    throw new Error('Use: renew-totals --tenant name --from 2026-01-01 --to 2026-02-01, where "to" is not included');
  }
  await withMigrated(env, async (database) => {
    const days = await renewTotalsByDay(database, tenant, new Date(from), new Date(to));
    logInfo(`Added up the readings of ${days} days.`);
  });
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
    const { prepare } = demoData;
    if (config.mode === 'production' && config.downloadKey === undefined) {
      const message = 'DOWNLOAD_KEY is missing: only the process that signed the address of a download accepts it.';
      log({ severity: 'WARNING', message });
    }
    const server = await listen(config, { database, log, prepareTenant: prepare });
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
  const api = createApi({
    ...options,
    verifyToken,
    downloadKey: config.downloadKey,
    keepMonths: config.keepMonths,
    hasExamples: config.mode === 'development',
  });
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
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log({ severity: 'ERROR', message: 'The server did not stop cleanly.', ...describeError(error) });
          process.exit(1);
        },
      );
    });
  }
}
