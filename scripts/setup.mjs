// `npm run setup`: installs the packages of the project and the Auth emulator if their lockfile has changed. Options add:
//   --browser   a Chromium for the tests, if there is none
//   --tests     what audits, benchmarks and `npm test -- --all` need
//   --starters  the hosts of create-waymark and of the examples
//   --node      the newest Node
//   --release   what a release needs
//   --engines   on Debian and Ubuntu: the headless shell of Chromium, Firefox, WebKitGTK and Postgres
// It runs before any package is installed, so it imports only Node modules.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '..');
const isWindows = process.platform === 'win32';

const emulator = join('scripts', 'emulator');
/** The other folders with lockfiles, by the option that installs them. */
const further = {
  '--tests': 'tests',
  '--starters': join('tests', 'starters'),
  '--node': join('tests', 'node'),
  '--release': '.changeset',
};
const requested = process.argv.slice(2);

/** @param {string} command @param {readonly string[]} args @param {import('node:child_process').SpawnSyncOptions} [options] */
function run(command, args, options) {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit', shell: isWindows, ...options }).status === 0;
}

/**
 * Whether `node_modules` contains every package of the lockfile in its version. Optional packages may be missing,
 * because most of them are for other systems.
 *
 * @param {string} folder
 */
function isInstalled(folder) {
  const packagesOf = (/** @type {string[]} */ ...file) =>
    JSON.parse(readFileSync(join(root, folder, ...file), 'utf8')).packages;
  if (!existsSync(join(root, folder, 'node_modules', '.package-lock.json'))) return false;
  const installed = packagesOf('node_modules', '.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional, devOptional, peer }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional || devOptional || peer),
  );
}

/** Installs the packages of folders in parallel: npm uses only one processor. @param {readonly string[]} folders */
async function installPackages(folders) {
  const missing = folders.filter((folder) => !isInstalled(folder));
  if (missing.length === 0) return;
  console.log(`Installing the packages of ${missing.map((folder) => join(root, folder)).join(' and ')} ...`);
  const installing = missing.map(async (folder) => {
    // Includes development and optional packages, even if NODE_ENV or the user's npm configuration omits them. The
    // optional packages of firebase-tools compile native code that the Auth emulator never loads. No package needs its
    // install script.
    const include = ['--include=dev', folder === emulator ? '--omit=optional' : '--include=optional'];
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--no-progress', ...include];
    const npm = spawn('npm', args, { cwd: join(root, folder), stdio: 'inherit', shell: isWindows });
    const [code] = await once(npm, 'close');
    if (code !== 0)
      throw new Error(
        `Packages could not be installed. Fix what npm reports, and run "npm ci" in ${join(root, folder)}.`,
      );
  });
  await Promise.all(installing);
}

const isRoot = process.getuid?.() === 0;

/** Installs Debian packages one at a time: not every system provides all of them. @param {readonly string[]} names */
function installPrograms(names) {
  if (!existsSync('/usr/bin/apt-get') || (!isRoot && !existsSync('/usr/bin/sudo'))) {
    console.log(`Install what these packages of Debian contain: ${names.join(', ')}.`);
    return;
  }
  const apt = (/** @type {string[]} */ ...args) =>
    isRoot ? run('apt-get', args) : run('sudo', ['--non-interactive', 'apt-get', ...args]);
  apt('update');
  for (const name of names) {
    if (!apt('install', '-y', '--no-install-recommends', name)) console.log(`Could not install ${name}.`);
  }
}

async function installBrowser() {
  const { findBrowser } = await import('../tests/helpers/browsers.mjs');
  const isMissing = () => !findBrowser({ hasWindows: true });
  if (isMissing()) {
    // Reports an unreachable host after seconds instead of minutes.
    const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...process.env };
    run('npx', ['playwright', 'install', 'chromium', '--no-shell'], { cwd: root, env });
  }
  // Where Playwright cannot download it.
  if (isMissing() && isRoot) installPrograms(['chromium', 'fonts-liberation', 'chromium-headless-shell']);
  if (isMissing()) {
    throw new Error('Chromium could not be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.');
  }
  console.log(`Browser: ${findBrowser()}`);
}

/** A failure is only reported, because tests for a missing engine are skipped. */
const engines = ['chromium-headless-shell', 'firefox-esr', 'webkit2gtk-driver', 'xvfb', 'postgresql', 'pgbouncer'];

try {
  const folders = Object.entries(further).flatMap(([option, folder]) => (requested.includes(option) ? folder : []));
  await installPackages(['', emulator, ...folders]);
  if (requested.includes('--browser')) await installBrowser();
  if (requested.includes('--engines')) installPrograms(engines);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
