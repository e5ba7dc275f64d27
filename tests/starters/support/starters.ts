import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.resolve(import.meta.dirname, '../../..');

/** The created projects. They are inside the repository folder, because Next.js reads no package outside it. */
export const startersFolder = path.join(root, 'dist/starters');

export const hosts = ['vite', 'next', 'react-router'];

const installed = path.join(root, 'tests/starters/node_modules');

/** Why the tests cannot run, or an empty string. */
export const problem = existsSync(path.join(installed, '.package-lock.json'))
  ? ''
  : 'The hosts of create-waymark are not installed. Run "npm run setup -- --starters".';

interface Starter {
  name: string;
  component: string;
}

/** The templates of create-waymark. */
const starters = (): Starter[] =>
  JSON.parse(
    readFileSync(path.join(startersFolder, 'node_modules/create-waymark/templates/templates.json'), 'utf8'),
  ) as Starter[];

/**
 * The created projects. A template consists of the same files on each host, so only the first host has all templates.
 * The others have one inside the dashboard frame and one without it.
 */
export const projects = (): { host: string; template: string; folder: string }[] =>
  hosts.flatMap((host) =>
    starters()
      .filter(({ name }) => host === hosts[0] || ['dashboard', 'authentication'].includes(name))
      .map(({ name }) => ({ host, template: name, folder: `${host}-${name}` })),
  );

/** Runs create-waymark in the folder of the created projects, without a terminal. */
export function createWaymark(...args: string[]): string {
  const cli = path.join(startersFolder, 'node_modules/create-waymark/index.js');
  return execFileSync(process.execPath, [cli, ...args], { cwd: startersFolder, encoding: 'utf8', stdio: 'pipe' });
}

/**
 * Installs the packed kit and the packed create-waymark, and creates the projects. The host packages come from
 * tests/starters and the others from the repository, so that only one React is installed.
 */
export default function setUp(): void {
  if (problem) return;
  rmSync(startersFolder, { recursive: true, force: true });
  const modules = path.join(startersFolder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const [name, folder] of [
    ['waymark', 'dist/kit'],
    ['create-waymark', 'dist/create-waymark'],
  ] as const) {
    const args = ['pack', path.join(root, folder), '--pack-destination', startersFolder, '--silent'];
    const tarball = execFileSync('npm', args, { encoding: 'utf8', cwd: startersFolder }).trim();
    execFileSync('tar', ['-xzf', tarball, '-C', modules], { cwd: startersFolder });
    renameSync(path.join(modules, 'package'), path.join(modules, name));
  }
  for (const name of readdirSync(installed)) {
    if (name !== '.package-lock.json') symlinkSync(path.join(installed, name), path.join(modules, name), 'junction');
  }
  // Runs the tests of all projects with their common configuration. Without isolation, the packages load only once.
  writeFileSync(
    path.join(startersFolder, 'vitest.config.ts'),
    `import { mergeConfig } from 'vitest/config';
import project from './${hosts[0]}-dashboard/vitest.config';

const projects = '{${hosts.join(',')}}-*/**/*.test.tsx';
export default mergeConfig(project, { test: { include: [projects], isolate: false } });
`,
  );
  for (const { host, template, folder } of projects()) {
    const styles = template === 'dashboard' ? ['--tailwind', '--color', '#0f766e'] : ['--language', 'ar'];
    createWaymark(folder, '--host', host, '--template', template, '--no-install', ...styles);
  }
}
