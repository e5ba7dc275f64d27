#!/usr/bin/env node
// @ts-check
// `npm create waymark`: creates a project with a template of Waymark.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { cancel, intro, isCancel, log, outro, select, text } from '@clack/prompts';

/** @type {Record<string, { title: string, source: string }>} The hosts, and the folder of their sources. */
const hosts = {
  vite: { title: 'Vite', source: 'src' },
  next: { title: 'Next.js (App Router)', source: '.' },
  'react-router': { title: 'React Router (framework mode)', source: 'app' },
};

/** @typedef {{ name: string, title: string, component: string, description: string, hasShell: boolean, files: string[] }} Template */
/** @type {Template[]} Written by the build, from the templates of the kit. */
const templates = JSON.parse(readFileSync(new URL('templates/templates.json', import.meta.url), 'utf8'));
const templateNames = templates.map(({ name }) => name);

const defaultDirectory = 'my-dashboard';

/** Files that a folder may have before the project is created: those of an editor and of a new repository. */
const harmless = new Set([
  '.git',
  '.gitattributes',
  '.gitignore',
  '.vscode',
  '.idea',
  '.DS_Store',
  'LICENSE',
  'README.md',
]);

/** The package manager that runs this command, such as `pnpm` for `pnpm create waymark`. */
const manager = /^(pnpm|yarn|bun)\//.exec(process.env.npm_config_user_agent ?? '')?.[1] ?? 'npm';
const install = manager === 'npm' ? ['install', '--no-audit', '--no-fund', '--loglevel', 'error'] : ['install'];

const help = `Usage: npm create waymark@latest [directory] -- [options]

  --host <name>      ${Object.keys(hosts).join(', ')}
  --template <name>  ${templateNames.join(', ')}
  --no-install       do not install the packages
  --no-git           do not begin a git repository
  -y, --yes          ask nothing: ${Object.keys(hosts)[0]} and ${templateNames[0]} by default
  -h, --help
`;

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** @template Value @param {Value | symbol} answer @returns {Value} */
function answered(answer) {
  if (isCancel(answer)) {
    cancel('Nothing was created.');
    process.exit(1);
  }
  return answer;
}

/** Says why a directory cannot be used. @param {string} directory */
function problemOf(directory) {
  if (!existsSync(directory)) return undefined;
  if (!statSync(directory).isDirectory()) return `${directory} is a file. Choose another directory.`;
  const files = readdirSync(directory).filter((name) => !harmless.has(name));
  return files.length > 0 ? `${directory} is not empty: it contains ${files[0]}. Choose another directory.` : undefined;
}

/** Copies a folder, keeps the files that are there, and replaces words such as `__title__` by the values. @param {string} from @param {string} to @param {Record<string, string>} values */
function copy(from, to, values) {
  for (const entry of readdirSync(new URL(`${from}/`, import.meta.url), { withFileTypes: true })) {
    // npm leaves out files named .gitignore.
    const target = path.join(to, entry.name === 'gitignore' ? '.gitignore' : entry.name);
    if (entry.isDirectory()) {
      copy(`${from}/${entry.name}`, target, values);
    } else if (!existsSync(target)) {
      mkdirSync(to, { recursive: true });
      const content = readFileSync(new URL(`${from}/${entry.name}`, import.meta.url), 'utf8');
      writeFileSync(
        target,
        content.replaceAll(/__(name|file|title|component|run)__/g, (_word, name) => values[name] ?? ''),
      );
    }
  }
}

/** @param {string} directory @param {string} host @param {Template} template */
function create(directory, host, { name, title, component, hasShell, files }) {
  const components = path.join(directory, hosts[host]?.source ?? '.', 'components');
  // npm accepts no other letters, and no dot at the start.
  const words = path
    .basename(path.resolve(directory))
    .toLowerCase()
    .match(/[a-z\d]+/g) ?? [defaultDirectory];
  const values = { name: words.join('-'), file: name, title, component, run: `${manager} run` };
  copy(`hosts/${host}`, directory, values);
  copy('starter/root', directory, values);
  for (const part of ['common', hasShell ? 'shell' : 'plain']) copy(`starter/${part}`, components, values);
  for (const file of files) {
    const source = new URL(`templates/${file}`, import.meta.url);
    cpSync(source, path.join(components, file), { force: false });
  }
}

/** @type {import('node:util').ParseArgsConfig['options']} */
const options = {
  host: { type: 'string' },
  template: { type: 'string' },
  'no-install': { type: 'boolean' },
  'no-git': { type: 'boolean' },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
};

/** @returns {{ values: { [option: string]: any }, positionals: string[] }} */
function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
}

const { values, positionals } = readArguments();
if (values.help) {
  console.log(help);
  process.exit();
}
const { host: givenHost, template: givenTemplate } = values;
if (givenHost && !hosts[givenHost]) fail(`There is no host "${givenHost}". Use ${Object.keys(hosts).join(', ')}.`);
if (givenTemplate && !templateNames.includes(givenTemplate)) {
  fail(`There is no template "${givenTemplate}". Use ${templateNames.join(', ')}.`);
}
const asks = !values.yes && process.stdin.isTTY;
if (asks) intro('create-waymark');
const given = positionals[0] ?? (asks ? undefined : defaultDirectory);
const problem = given && problemOf(given);
if (problem && !asks) fail(problem);
if (problem) log.warn(problem);
const directory =
  given && !problem
    ? given
    : answered(
        await text({
          message: 'Which directory?',
          placeholder: defaultDirectory,
          defaultValue: defaultDirectory,
          validate: (value) => problemOf(value || defaultDirectory),
        }),
      );
const host =
  givenHost ??
  (asks
    ? answered(
        await select({
          message: 'Which host?',
          options: Object.entries(hosts).map(([value, { title }]) => ({ value, label: title })),
        }),
      )
    : Object.keys(hosts)[0]);
const templateName =
  givenTemplate ??
  (asks
    ? answered(
        await select({
          message: 'Which template?',
          options: templates.map(({ name, title, description }) => ({ value: name, label: title, hint: description })),
        }),
      )
    : templateNames[0]);
create(
  directory,
  host,
  /** @type {Template} */ (templates.find(({ name }) => name === templateName)),
);

/** Runs git in the new project. Returns whether it succeeded. @param {...string} args */
const git = (...args) => spawnSync('git', args, { cwd: directory, stdio: 'ignore' }).status === 0;
// A project inside of a repository is a part of it.
if (!values['no-git'] && !git('rev-parse', '--is-inside-work-tree')) git('init', '--quiet');

let installs = !values['no-install'];
if (installs) {
  console.log('Installing the packages. This takes about a minute.');
  installs =
    spawnSync(manager, install, { cwd: directory, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}
const isHere = path.resolve(directory) === process.cwd();
const quoted = /^[\w./\\-]+$/.test(directory) ? directory : `"${directory}"`;
const commands = [...(isHere ? [] : [`cd ${quoted}`]), `${installs ? '' : `${manager} install && `}${manager} run dev`];
const next = `Created ${isHere ? 'the project' : directory}. Next:\n\n  ${commands.join('\n  ')}\n`;
if (asks) outro(next);
else console.log(next);
