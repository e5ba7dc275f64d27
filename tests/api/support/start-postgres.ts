import process from 'node:process';
import { type TestProject } from 'vitest/node';
import { findPostgres } from '../../../scripts/lib/find-programs.mjs';
import { createCluster, startPostgresServer } from './postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the Postgres server, or '' where none is installed. */
    postgresUrl: string;
  }
}

/** Starts a Postgres server with an empty database for the tests, if Postgres is installed and the run is not only for PGlite. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  project.provide('postgresUrl', '');
  if (process.env.WAYMARK_DATABASE === 'embedded' || !findPostgres()) return async () => {};
  const { url, stop } = await startPostgresServer(createCluster);
  project.provide('postgresUrl', url);
  return stop;
}
