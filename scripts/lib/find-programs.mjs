// Finds the programs that tests need and that npm does not install. A program that is not installed is undefined.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

const pathFolders = (process.env.PATH ?? '').split(delimiter);

/** The first program with one of these names in the folders. @param {string[]} names */
export const find = (names, folders = pathFolders) =>
  names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));

const webKitFolders = ['x86_64-linux-gnu/', 'aarch64-linux-gnu/', '../libexec/'].flatMap((system) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((version) => `/usr/lib/${system}${version}`),
);

/** The programs that run Firefox and WebKitGTK, and Chromium without windows. */
export const findEngines = () => ({
  headlessShell: find(['chromium-headless-shell']),
  firefox: process.env.FIREFOX_PATH ?? find(['firefox-esr', 'firefox']),
  webKitDriver: find(['WebKitWebDriver']),
  miniBrowser: find(['MiniBrowser'], webKitFolders),
  xvfb: find(['Xvfb']),
});

/** Where Debian and Ubuntu install the programs of each Postgres version, outside PATH. */
const debianFolder = '/usr/lib/postgresql';

/** The folder with the programs of a Postgres server. POSTGRES_BIN overrides it. */
export function findPostgres() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(debianFolder, version, 'bin'));
  return [process.env.POSTGRES_BIN ?? '', ...folders, ...pathFolders].find(
    (folder) => folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/** PgBouncer, which on Debian is outside the PATH of most users. */
export const findPgbouncer = () => find(['pgbouncer'], [...pathFolders, '/usr/sbin']);
