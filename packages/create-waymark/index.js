#!/usr/bin/env node
// @ts-check
// `npm create waymark`: creates a project from a Waymark template.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { cancel, intro, outro } from '@clack/prompts';
import { ask, defaultDirectory, filesIn, hosts, languages, notEmpty, problemOf } from './ask.js';
import { createTheme } from './create-theme.js';

/** @typedef {{ name: string, title: string, component: string, description: string, hasShell: boolean, files: string[] }} Template */
/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** @type {Template[]} The build writes this list from the kit's templates. */
const templates = readJson('templates/templates.json');
const templateNames = templates.map(({ name }) => name);

/** The package manager that runs this command, such as `pnpm` for `pnpm create waymark`. */
const manager = /^(pnpm|yarn|bun)\//.exec(process.env.npm_config_user_agent ?? '')?.[1] ?? 'npm';
const install = manager === 'npm' ? ['install', '--no-audit', '--no-fund', '--loglevel', 'error'] : ['install'];

const help = `Usage: npm create waymark@latest [directory] -- [options]

  --host <name>      ${Object.keys(hosts).join(', ')}
  --template <name>  ${templateNames.join(', ')}
  --tailwind         add Tailwind, with the colors and sizes of Waymark as classes
  --color <#rrggbb>  the brand color
  --language <name>  ${Object.keys(languages).join(', ')}: the language of the texts in the components
  --overwrite        remove the files of a directory that is not empty
  --keep             keep the files of such a directory, and add those that are missing
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

/** @returns {never} */
function stop() {
  cancel('Nothing was created.');
  process.exit(1);
}

/** Returns the style sheet for a brand color, or a message. @param {string} color */
function themeOf(color) {
  try {
    return { css: createTheme({ primary: color }).css };
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Copies a folder, keeps existing files, and replaces words such as `__title__` with the values.
 *
 * @param {string} from @param {string} to @param {Record<string, string>} values @param {readonly string[]} [except]
 */
function copy(from, to, values, except = []) {
  for (const entry of readdirSync(new URL(`${from}/`, import.meta.url), { withFileTypes: true })) {
    if (except.includes(entry.name)) continue;
    // npm leaves out files named .gitignore.
    const target = path.join(to, entry.name === 'gitignore' ? '.gitignore' : entry.name);
    if (entry.isDirectory()) {
      copy(`${from}/${entry.name}`, target, values);
    } else if (!existsSync(target)) {
      mkdirSync(to, { recursive: true });
      const content = readFileSync(new URL(`${from}/${entry.name}`, import.meta.url), 'utf8');
      writeFileSync(
        target,
        content.replaceAll(
          /__(name|brand|file|title|component|run|color|language)__/g,
          (_word, name) => values[name] ?? '',
        ),
      );
    }
  }
}

/** @param {string} directory @param {string} host @param {Template} template @param {{ color?: string, tailwind?: boolean, language: string }} options */
function create(directory, host, { name, title, component, hasShell, files }, { color, tailwind, language }) {
  const source = path.join(directory, hosts[host]?.source ?? '.');
  const components = path.join(source, 'components');
  // npm accepts no other characters, and no leading dot.
  const words = path
    .basename(path.resolve(directory))
    .toLowerCase()
    .match(/[a-z\d]+/g) ?? [defaultDirectory];
  const brand = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  const run = `${manager} run`;
  const { labels, attributes = '' } = languages[language] ?? {};
  const values = {
    name: words.join('-'),
    brand,
    file: name,
    title,
    component,
    run,
    color: color || '#1565c0',
    language: `${language}${attributes}`,
  };
  const packages = tailwind ? readJson(`tailwind/${host}/package.json`).devDependencies : {};
  if (tailwind) copy(`tailwind/${host}`, directory, values, ['package.json']);
  copy(`hosts/${host}`, directory, values);
  copy('starter/root', directory, values);
  for (const part of ['common', hasShell ? 'shell' : 'plain']) copy(`starter/${part}`, components, values);
  const others = templates.flatMap((template) => template.files).filter((file) => !files.includes(file));
  copy('templates', components, values, ['templates.json', ...others]);

  if (labels) {
    const layout = path.join(components, 'layout.tsx');
    const code = readFileSync(layout, 'utf8')
      .replace(/(import type \{ LinkProviderProps.*\n)/, `$1import { ${labels} } from 'waymark/labels/${language}';\n`)
      .replace('storageKey="preferences"', `$& labels={${labels}}`);
    writeFileSync(layout, code);
  }

  // An existing manifest keeps its entries.
  const file = path.join(directory, 'package.json');
  const hosted = readJson(`hosts/${host}/package.json`);
  const manifest = { ...hosted, name: values.name, ...JSON.parse(readFileSync(file, 'utf8')) };
  for (const field of ['scripts', 'dependencies', 'devDependencies']) {
    const more = field === 'devDependencies' ? packages : {};
    const entries = Object.entries({ ...hosted[field], ...more, ...manifest[field] });
    manifest[field] = Object.fromEntries(
      field === 'scripts' ? entries : entries.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  }
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);

  const { css } = color ? themeOf(color) : {};
  if (css) writeFileSync(path.join(source, 'brand.css'), css);
  const lines = [
    `@import 'waymark/${tailwind ? 'theme' : 'styles'}.css';`,
    ...(css ? ["@import './brand.css';"] : []),
    ...(tailwind ? ["@source './';"] : []),
  ];
  const sheet = path.join(source, 'styles.css');
  if (!existsSync(sheet)) writeFileSync(sheet, `${lines.join('\n')}\n`);
}

/** @type {import('node:util').ParseArgsConfig['options']} */
const options = {
  host: { type: 'string' },
  template: { type: 'string' },
  tailwind: { type: 'boolean' },
  color: { type: 'string' },
  language: { type: 'string' },
  overwrite: { type: 'boolean' },
  keep: { type: 'boolean' },
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
if (values.language && !languages[values.language]) {
  fail(`There is no language "${values.language}". Use ${Object.keys(languages).join(', ')}.`);
}
const { message: colorProblem } = values.color ? themeOf(values.color) : {};
if (colorProblem) fail(colorProblem);
const asks = !values.yes && process.stdin.isTTY;
if (asks) intro('create-waymark');
const given = positionals[0] ?? (asks ? undefined : defaultDirectory);
const problem = given && problemOf(given);
if (problem) fail(problem);
const present = given && !asks ? filesIn(given) : [];
if (present.length > 0 && !values.overwrite && !values.keep) {
  fail(`${notEmpty(given, present)} Choose another directory, or use --keep or --overwrite.`);
}
const defaults = {
  directory: defaultDirectory,
  overwrite: false,
  host: Object.keys(hosts)[0],
  template: templateNames[0],
  tailwind: false,
  color: '',
  language: 'en',
};
const {
  directory,
  overwrite,
  host,
  template: templateName,
  tailwind,
  color,
  language,
} = asks
  ? ((await ask({ ...values, directory: given }, { templates, problemOfColor: (text) => themeOf(text).message })) ??
    stop())
  : { ...defaults, ...values, ...(given ? { directory: given } : {}) };
if (overwrite) {
  for (const name of filesIn(directory)) rmSync(path.join(directory, name), { recursive: true, force: true });
}
create(
  directory,
  host,
  /** @type {Template} */ (templates.find(({ name }) => name === templateName)),
  { color, tailwind, language },
);

/** Runs git in the new project. Returns whether it succeeded. @param {...string} args */
const git = (...args) => spawnSync('git', args, { cwd: directory, stdio: 'ignore' }).status === 0;
// A project inside a repository becomes a part of it.
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
