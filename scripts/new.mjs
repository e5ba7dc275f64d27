// `npm run new component Kbd [group]` and `npm run new page reports`: write the files that CONTRIBUTING.md requires,
// and add the new name to the lists of all components or pages.
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { groups } from './kit/families.mjs';
import { format } from './lib/format.mjs';

const usage = `Usage: npm run new component Kbd [${groups.join('|')}]\n       npm run new page reports`;

/**
 * Adds a line before the first neighbor that sorts after it by its first group, or after the last one.
 * @param {string} text
 * @param {string} line
 * @param {RegExp} neighbors
 */
function withLine(text, line, neighbors) {
  const lines = text.split('\n');
  const keyOf = (/** @type {string} */ other) => neighbors.exec(other)?.[1] ?? '';
  const next = lines.findIndex((other) => keyOf(other) > keyOf(line));
  const last = lines.findLastIndex((other) => neighbors.test(other));
  // A multiline entry ends before the next line with the same indentation.
  const end = lines.findIndex((other, index) => index > last && !/^(?: {4}| {2}\))/.test(other));
  return lines.toSpliced(next === -1 ? end : next, 0, line).join('\n');
}

/** Creates a component or a page, and returns the files that it wrote. @param {readonly string[]} args */
async function create([kind = '', given = '', group = 'content']) {
  const template = path.join(import.meta.dirname, 'new/templates', kind);
  if (!existsSync(`${template}.json`) || !/^[a-z][a-z\d-]*$/i.test(given) || !groups.includes(group)) {
    throw new Error(usage);
  }
  const name = given.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
  const capital = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);
  const Name = name.split('-').map(capital).join('');
  /** @type {Record<string, string>} The words that the templates contain as `__word__`. */
  const words = {
    name,
    Name,
    camel: Name.charAt(0).toLowerCase() + Name.slice(1),
    flat: Name.toLowerCase(),
    Title: capital(name.replaceAll('-', ' ')),
    group,
    Group: capital(group),
  };
  const fill = (/** @type {string} */ text) => text.replaceAll(/__(\w+?)__/g, (match, word) => words[word] ?? match);

  /** @type {[file: string, content: string][]} */
  const files = [];
  for (const file of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tpl')) continue;
    const target = fill(file.slice(0, -'.tpl'.length));
    if (existsSync(target)) throw new Error(`${target} exists already.`);
    files.push([target, fill(await readFile(path.join(template, file), 'utf8'))]);
  }
  // The lists of all components or pages: a line to add to a file, and the pattern of its neighbors.
  for (const { file, line, neighbors } of JSON.parse(fill(await readFile(`${template}.json`, 'utf8')))) {
    const text = await readFile(file, 'utf8');
    files.push([file, withLine(text, line, new RegExp(neighbors))]);
  }
  for (const [file, content] of files) {
    await mkdir(path.dirname(file), { recursive: true });
    // The formatter supports only MDX 1.
    await writeFile(file, file.endsWith('.mdx') ? content : await format(file, content));
  }
  return files.map(([file]) => file).toSorted();
}

try {
  const files = await create(process.argv.slice(2));
  console.log(`Wrote\n  ${files.join('\n  ')}`);
  console.log('Continue with CONTRIBUTING.md, then run "npm run check" and "npm run visual:update".');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
