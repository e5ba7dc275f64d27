import process from 'node:process';
import { type TestProject } from 'vitest/node';
import { findPostgres } from '../../../scripts/lib/find-programs.mjs';
import { createCluster, startPostgresServer } from './postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a database for its owner, or '' if no Postgres server is installed. */
    postgresUrl: string;
    /** The same for a superuser. */
    superuserUrl: string;
  }
}

/**
 * Starts a Postgres server with an empty database for the tests, if Postgres is installed and the run is not limited to
 * PGlite.
 */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  for (const name of ['postgresUrl', 'superuserUrl'] as const) project.provide(name, '');
  if (['embedded', 'citus'].includes(process.env.WAYMARK_DATABASE ?? '') || !findPostgres()) return async () => {};
  const { url, superuserUrl, stop } = await startPostgresServer(createCluster);
  project.provide('postgresUrl', url);
  project.provide('superuserUrl', superuserUrl);
  return stop;
}
