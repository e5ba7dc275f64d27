import { once } from 'node:events';
import { type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { createApi } from './app';
import { createTokenVerifier } from './auth/verify-token';
import { readConfig, type ApiConfig } from './config';
import { type Database } from './database/database';
import { migrate } from './database/migrate';
import { openDatabase } from './database/open';
import { keepDemoData } from './demo/keep-demo-data';
import { describeError, logJson, logProblems, type Log } from './log';

/** Requests that run when a signal arrives have this much time. Cloud Run ends the process after ten seconds. */
const requestDeadlineMs = 6000;
/** A statement that still runs then ends with its connection. */
const databaseDeadlineMs = 1000;

/**
 * Opens the database, applies its migrations and serves requests until the process receives a signal. Rejects with an error whose
 * message says what to change.
 */
export async function startServer(env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readConfig(env);
  const log = config.mode === 'production' ? logJson : logProblems;
  const database = await openDatabase(config.database, log);
  let stopDemoData = async (): Promise<void> => {};
  try {
    const applied = await migrate(database);
    if (applied.length > 0) log({ severity: 'INFO', message: `Applied migrations: ${applied.join(', ')}` });
    stopDemoData = await keepDemoData(database, {
      count: config.demoReadings,
      onError: (error) => {
        log({ severity: 'WARNING', message: 'The demo readings were not updated.', ...describeError(error) });
      },
    });
    const server = await listen(config, database, log);
    log({ severity: 'INFO', message: `Data API: http://${config.host}:${config.port}/api/v1/health` });
    stopOnSignal(async () => {
      await Promise.all([stopDemoData(), closeServer(server)]);
      await Promise.race([database.close(), sleep(databaseDeadlineMs)]);
    }, log);
  } catch (error) {
    await stopDemoData();
    await database.close();
    throw error;
  }
}

async function listen(config: ApiConfig, database: Database, log: Log): Promise<Server> {
  const verifyToken = createTokenVerifier(config);
  const api = createApi({ database, verifyToken, log, hasExamples: config.mode === 'development' });
  const server = createAdaptorServer({
    fetch: api.fetch,
    serverOptions: { headersTimeout: 10_000, requestTimeout: 30_000 },
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

/** Stops accepting connections and waits for the requests that run. */
async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  // Otherwise a client keeps the connection of a request that runs, and the server waits for it.
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
