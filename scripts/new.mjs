// @ts-check
// `npm run new component Kbd [group]` and `npm run new page reports`: write the files that CONTRIBUTING.md asks for, and add the
// new name to the lists that contain every component or page.
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { format, resolveConfig } from 'prettier';
import { families, groups } from './kit/families.mjs';

const templates = path.join(import.meta.dirname, 'new/templates');
const usage = `Usage: npm run new component Kbd [${groups.join('|')}]\n       npm run new page reports`;

/** @typedef {{ Name: string, name: string, camel: string, Title: string, group: string, Group: string }} Words */

/**
 * The lines for the lists: a file, the line, and the pattern of its neighbors, whose first group sorts them.
 * @type {Record<string, (words: Words) => [file: string, line: string, neighbors: RegExp][]>}
 */
const entries = {
  component: ({ Name, name, group }) => {
    const inGroup = families().flatMap((each) => (each.group === group ? [each.family] : []));
    const introduction = `| [${Name}](?path=/docs/${group}-${Name.toLowerCase()}--documentation) | Say what it is for |`;
    return [
      [
        'src/components/index.ts',
        `export * from './${group}/${name}';`,
        new RegExp(`^export \\* from './${group}/(.+)'`),
      ],
      ['stories/docs/introduction.mdx', introduction, new RegExp(`^\\| \\[(\\w+)\\]\\(\\?path=/docs/${group}-`)],
      [
        `tests/contracts/table/${group}.tsx`,
        `  ${Name}: contract(kit.${Name}, { children: 'Text' }),`,
        /^ {2}(\w+): contract\(/,
      ],
      [
        'tests/sizes/limits.ts',
        `  '${name}': 1_000,`,
        new RegExp(`^ {2}'?(${[...inGroup, name].join('|')})'?: [\\d_]+,`),
      ],
    ];
  },
  page: ({ Name, name, camel }) => [
    ['src/app/config/paths.ts', `  ${camel}: '/${name}',`, /^ {2}(\w+): '\//],
    [
      'src/app/router/pages.ts',
      `  [paths.${camel}]: lazyWithPreload(async () => (await import('../pages/${name}/${name}-page')).${Name}Page),`,
      /^ {2}\[paths\.(\w+)\]: lazyWithPreload\(async/,
    ],
    ['tests/sizes/limits.ts', `  '${name}': main('${name}'),`, /^ {2}'?([\w-]+)'?: (?:main|forms)\(/],
    [
      'tests/e2e/support/states.ts',
      `  '${name}': '/${name}',`,
      new RegExp(`^ {2}'?(account|api-setup|sample-page|${name})'?: '/`),
    ],
  ],
};

/**
 * Adds a line before the first neighbor that sorts after it, or after the last one.
 * @param {string} text
 * @param {string} line
 * @param {RegExp} neighbors
 */
function withLine(text, line, neighbors) {
  const lines = text.split('\n');
  const keyOf = (/** @type {string} */ other) => neighbors.exec(other)?.[1] ?? '';
  const next = lines.findIndex((other) => keyOf(other) > keyOf(line));
  const last = lines.findLastIndex((other) => neighbors.test(other));
  // An entry of several lines ends before the next line with its indentation.
  const end = lines.findIndex((other, index) => index > last && !/^(?: {4}| {2}\))/.test(other));
  return lines.toSpliced(next === -1 ? end : next, 0, line).join('\n');
}

/**
 * Creates a component or a page, and returns the files that it wrote.
 * @param {readonly string[]} args
 * @param {string} root the folder of the project
 * @throws when the arguments are invalid, or a file exists
 */
export async function create([kind = '', given = '', group = 'content'], root = process.cwd()) {
  const template = path.join(templates, kind);
  if (!(kind in entries) || !/^[a-z][a-z\d-]*$/i.test(given) || !groups.includes(group)) throw new Error(usage);
  const name = given.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
  const capital = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);
  const Name = name.split('-').map(capital).join('');
  const camel = Name.charAt(0).toLowerCase() + Name.slice(1);
  const words = { Name, name, camel, Title: capital(name.replaceAll('-', ' ')), group, Group: capital(group) };
  const fill = (/** @type {string} */ text) =>
    text.replaceAll(/__(\w+?)__/g, (match, word) => words[/** @type {keyof Words} */ (word)] ?? match);

  /** @type {[file: string, content: string][]} */
  const files = [];
  for (const file of readdirSync(template, { recursive: true, encoding: 'utf8' }).filter((each) =>
    each.endsWith('.tpl'),
  )) {
    const target = fill(file.slice(0, -'.tpl'.length));
    if (existsSync(path.join(root, target))) throw new Error(`${target} exists already.`);
    files.push([target, fill(await readFile(path.join(template, file), 'utf8'))]);
  }
  for (const [file, line, neighbors] of entries[kind]?.(words) ?? []) {
    files.push([file, withLine(await readFile(path.join(root, file), 'utf8'), line, neighbors)]);
  }
  const options = await resolveConfig(import.meta.filename);
  for (const [file, content] of files) {
    const filepath = path.join(root, file);
    await mkdir(path.dirname(filepath), { recursive: true });
    // Prettier supports MDX 1 only.
    await writeFile(filepath, file.endsWith('.mdx') ? content : await format(content, { ...options, filepath }));
  }
  return files.map(([file]) => file).toSorted();
}

if (process.argv[1] === import.meta.filename) {
  try {
    const files = await create(process.argv.slice(2));
    console.log(
      `Wrote\n  ${files.join('\n  ')}\nContinue with CONTRIBUTING.md, then run "npm run check" and "npm run visual:update".`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
