// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Where Debian and Ubuntu install the programs of each version of the server, which they leave out of PATH. */
const debianFolder = '/usr/lib/postgresql';

/**
 * The folder with the programs of a Postgres server, or undefined where none is installed. POSTGRES_BIN names another one.
 *
 * @returns {string | undefined}
 */
export function findPostgres() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env.POSTGRES_BIN ?? '',
    ...versions.map((version) => path.join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find(
    (folder) => folder !== '' && existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  );
}

/** The program of PgBouncer, or undefined where it is not installed. Debian keeps it out of the PATH of most users. */
export function findPgbouncer() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, 'pgbouncer')).find((file) => existsSync(file));
}

/** The version of the server in Debian's folder, or undefined without one there. */
const debianVersion = () => findPostgres()?.match(/postgresql\/(\d+)\/bin$/)?.[1];

/** The package with the extension pg_partman for this server. */
export function partmanPackage() {
  const version = debianVersion();
  return version && `postgresql-${version}-partman`;
}

/** Whether that package is installed. */
export const hasPartman = () => existsSync(`/usr/share/postgresql/${debianVersion()}/extension/pg_partman.control`);
