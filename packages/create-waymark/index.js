#!/usr/bin/env node
// @ts-check
// `npm create waymark`: creates a project with a template of Waymark.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
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

const help = `Usage: npm create waymark@latest [directory] -- [options]

  --host <name>      ${Object.keys(hosts).join(', ')}
  --template <name>  ${templateNames.join(', ')}
  --no-install       do not install the packages
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
  const files = readdirSync(directory).filter((name) => name !== '.git');
  return files.length > 0 ? `${directory} is not empty: it contains ${files[0]}. Choose another directory.` : undefined;
}

/** Copies a folder and replaces words such as `__title__` by the values. @param {string} from @param {string} to @param {Record<string, string>} values */
function copy(from, to, values) {
  for (const entry of readdirSync(new URL(`${from}/`, import.meta.url), { withFileTypes: true })) {
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) {
      copy(`${from}/${entry.name}`, target, values);
    } else {
      mkdirSync(to, { recursive: true });
      const content = readFileSync(new URL(`${from}/${entry.name}`, import.meta.url), 'utf8');
      writeFileSync(
        target,
        content.replaceAll(/__(name|file|title|component)__/g, (_word, name) => values[name] ?? ''),
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
  const values = { name: words.join('-'), file: name, title, component };
  copy(`hosts/${host}`, directory, values);
  // npm leaves out files named .gitignore.
  renameSync(path.join(directory, 'gitignore'), path.join(directory, '.gitignore'));
  copy('starter/root', directory, values);
  for (const file of files) cpSync(new URL(`templates/${file}`, import.meta.url), path.join(components, file));
  copy('starter/common', components, values);
  copy(`starter/${hasShell ? 'shell' : 'plain'}`, components, values);
}

/** @type {import('node:util').ParseArgsConfig['options']} */
const options = {
  host: { type: 'string' },
  template: { type: 'string' },
  'no-install': { type: 'boolean' },
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

let installs = !values['no-install'];
if (installs) {
  console.log('Installing the packages. This takes about a minute.');
  const args = ['install', '--no-audit', '--no-fund', '--loglevel', 'error'];
  installs =
    spawnSync('npm', args, { cwd: directory, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}
const isHere = path.resolve(directory) === process.cwd();
const quoted = /^[\w./\\-]+$/.test(directory) ? directory : `"${directory}"`;
const commands = [...(isHere ? [] : [`cd ${quoted}`]), installs ? 'npm run dev' : 'npm install && npm run dev'];
const next = `Created ${isHere ? 'the project' : directory}. Next:\n\n  ${commands.join('\n  ')}\n`;
if (asks) outro(next);
else console.log(next);
