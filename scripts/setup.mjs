// @ts-check
// Installs the packages of both lockfiles and, with --browser, a Chromium for the tests. With --engines it also installs the
// headless shell of Chromium, Firefox, WebKitGTK and Postgres on Debian and Ubuntu. With --starters it also installs the hosts of
// create-waymark (450 MB).
// Does nothing if they are installed. It runs before any package is installed, so it imports only modules of Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '..');
const isWindows = process.platform === 'win32';

/** @param {string} command @param {readonly string[]} args @param {import('node:child_process').SpawnSyncOptions} [options] */
function run(command, args, options) {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', shell: isWindows, ...options }).status === 0;
}

/**
 * Whether `node_modules` holds every package of the lockfile in its version. Optional packages may be missing: most of them
 * belong to other systems.
 *
 * @param {string} folder
 */
function isInstalled(folder) {
  const packagesOf = (/** @type {string[]} */ ...file) => {
    const path = join(folder, ...file);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
  };
  const installed = packagesOf('node_modules', '.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional, devOptional, peer }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional || devOptional || peer),
  );
}

/** @param {string} folder @param {readonly string[]} args */
function installPackages(folder, args) {
  if (isInstalled(folder)) return;
  console.log('Installing packages. The first time takes about a minute.');
  const done = run('npm', ['ci', '--no-audit', '--no-fund', ...args], { cwd: folder });
  if (!done)
    throw new Error(`The packages could not be installed. Fix what npm reports and run "npm ci" in ${folder}.`);
}

async function installBrowser() {
  const { findBrowser } = await import('../tests/helpers/browsers.mjs');
  if (!findBrowser({ hasWindows: true })) {
    console.log('The tests need Chromium and found none. Installing the one of Playwright.');
    run('npx', ['playwright', 'install', 'chromium', '--no-shell'], {
      cwd: root,
      // Report an unreachable host after seconds instead of minutes.
      env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...process.env },
    });
  }
  if (!findBrowser({ hasWindows: true }) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Playwright could not download Chromium. Installing the one of the system.');
    run('apt-get', ['update']);
    const install = ['install', '-y', '--no-install-recommends'];
    run('apt-get', [...install, 'chromium', 'fonts-liberation']);
    // By itself, because Ubuntu has no such package.
    run('apt-get', [...install, 'chromium-headless-shell']);
  }
  const browser = findBrowser({ hasWindows: true });
  if (!browser) {
    throw new Error('Chromium could not be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  }
  console.log(`Browser: ${findBrowser()}`);
  if (findBrowser() === '/usr/bin/chromium')
    console.log('"npm run setup -- --engines" adds its headless shell, which takes three quarters of the time.');
}

/** Without the hosts of create-waymark their tests are skipped, so a failure is only reported. */
function installStarters() {
  try {
    installPackages(join(root, 'tests', 'starters'), ['--ignore-scripts']);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
  }
}

/** Tests of an engine that is not installed are skipped, so a failure is only reported. */
async function installEngines() {
  const { findEngines } = await import('../tests/helpers/browsers.mjs');
  const { findPgbouncer, findPostgres, hasPartman, partmanPackage } = await import('./lib/find-postgres.mjs');
  const { headlessShell, firefox, webKitDriver, miniBrowser, xvfb } = findEngines();
  const missing = [
    ...(headlessShell ? [] : ['chromium-headless-shell']),
    ...(firefox ? [] : ['firefox-esr']),
    ...(webKitDriver && miniBrowser ? [] : ['webkit2gtk-driver']),
    ...(xvfb ? [] : ['xvfb']),
    ...(findPostgres() ? [] : ['postgresql']),
    ...(findPgbouncer() ? [] : ['pgbouncer']),
  ];
  if (missing.length === 0) return;
  const names = missing.join(', ');
  const isRoot = process.getuid?.() === 0;
  if (!existsSync('/usr/bin/apt-get') || (!isRoot && !existsSync('/usr/bin/sudo'))) {
    console.log(`These packages of Debian are missing for the tests in Firefox, WebKit and Postgres: ${names}.`);
    return;
  }
  console.log(`Installing engines for the tests: ${names}.`);
  const apt = (/** @type {string[]} */ ...args) =>
    isRoot ? run('apt-get', args) : run('sudo', ['--non-interactive', 'apt-get', ...args]);
  apt('update');
  // One at a time, because not every system has each of them.
  const install = (/** @type {string} */ name) => {
    if (!apt('install', '-y', '--no-install-recommends', name)) console.log(`Could not install ${name}.`);
  };
  missing.forEach(install);
  // Its name has the version of the server.
  const partman = partmanPackage();
  if (partman && !hasPartman()) install(partman);
}

try {
  // Development and optional packages, also where NODE_ENV or the user's npm configuration leaves them out.
  installPackages(root, ['--include=dev', '--include=optional']);
  // The optional packages of firebase-tools compile native code that the Auth emulator never loads.
  installPackages(join(root, 'scripts', 'emulator'), ['--ignore-scripts', '--omit=optional']);
  if (process.argv.includes('--starters')) installStarters();
  if (process.argv.includes('--browser')) await installBrowser();
  if (process.argv.includes('--engines')) await installEngines();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
