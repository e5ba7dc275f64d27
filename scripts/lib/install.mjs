// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { emulatorRoot, root } from './paths.mjs';
import { start } from './processes.mjs';
import { withProgress } from './progress.mjs';
import { UserError } from './user-error.mjs';

// This file and everything it imports run before any package is installed: Node's own modules only.

/** @param {string} file @returns {any} */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Whether what npm says is installed is what the lockfile asks for. Optional packages may be
 * missing: they are those of other systems, or were left out on purpose.
 *
 * @param {any} wanted the content of package-lock.json
 * @param {any} installed the content of node_modules/.package-lock.json, which npm writes last
 */
export function isInstalled(wanted, installed) {
  if (!wanted?.packages || !installed?.packages) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '' || entry.extraneous) return true;
    const present = installed.packages[path];
    if (!present) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return present.version === entry.version && present.integrity === entry.integrity;
  });
}

/** @param {string} folder */
function stampOf(folder) {
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  // Native packages differ by system, so node_modules copied from elsewhere is stale too.
  return `${hash} ${process.platform}-${process.arch}\n`;
}

/** @param {string} folder */
function isCurrent(folder) {
  const stampFile = join(folder, 'node_modules', '.waymark-install');
  const installedFile = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const stamp = stampOf(folder);
  if (existsSync(stampFile)) {
    if (readFileSync(stampFile, 'utf8') === stamp) return true;
    // Of another system: the versions alone would look right.
    if (!readFileSync(stampFile, 'utf8').trimEnd().endsWith(` ${process.platform}-${process.arch}`)) return false;
  }
  // Installed by hand: take that as it is, rather than a minute for the same again.
  if (!isInstalled(readJson(join(folder, 'package-lock.json')), readJson(installedFile))) return false;
  writeFileSync(stampFile, stamp);
  return true;
}

/** The npm that runs us, else the one on the PATH. @returns {[string, string[]]} */
function npmCommand() {
  const path = process.env.npm_execpath;
  if (path && basename(path) === 'npm-cli.js' && existsSync(path)) return [process.execPath, [path]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

/**
 * @param {string} folder
 * @param {readonly string[]} args
 * @param {string} label
 */
async function install(folder, args, label) {
  if (isCurrent(folder)) return;

  const [command, before] = npmCommand();
  const env = { ...process.env };
  // Would leave out the development packages, which are all that the commands are made of.
  delete env.NODE_ENV;
  // Belongs to the outer npm, which may have been told to work in another folder.
  delete env.npm_config_prefix;
  delete env.npm_config_local_prefix;

  const npm = start(command, [...before, 'ci', ...args, '--no-audit', '--no-fund', '--no-update-notifier'], {
    cwd: folder,
    env,
  });
  try {
    await withProgress(label, async () => {
      const { code } = await npm.finished;
      if (code !== 0) throw new Error('npm ci failed');
    });
  } catch {
    console.error(npm.output().trimEnd());
    throw new UserError(
      `The packages could not be installed: see what npm says above, check the network connection, then run the command again (by hand it is "npm ci"${folder === root ? '' : ' in scripts/emulator'}).`,
    );
  }
  writeFileSync(join(folder, 'node_modules', '.waymark-install'), stampOf(folder));
}

/** Installs the project's packages unless they are there and current. */
export async function ensureInstalled() {
  // Without an explicit include, a person's own `omit=dev` would leave the bundler out.
  await install(root, ['--include=dev', '--include=optional'], 'Installing packages (first run, about a minute)');
}

/** Installs the Auth emulator's packages unless they are there and current. */
export async function ensureEmulatorInstalled() {
  // Its optional parts compile native code that the Auth emulator never loads.
  await install(
    emulatorRoot,
    ['--ignore-scripts', '--omit=optional'],
    'Installing the Firebase Auth emulator (first run, about half a minute)',
  );
}
