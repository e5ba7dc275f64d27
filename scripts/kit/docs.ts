// Writes the pages of the documentation as Markdown, without their live examples, for readers and tools of the package and of the
// documentation site.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as tokens from '../../src/components/tokens/index.ts';
import type { Part } from './props.ts';

/** The values by name, of which a page shows texts and numbers. */
type Values = Readonly<Record<string, unknown>>;
type Parts = Readonly<Record<string, readonly Part[]>>;

/** A page of the documentation. */
export interface Page {
  /** Its id in the Storybook, such as `controls-button--documentation`. */
  id: string;
  /** The path of its Markdown, such as `docs/controls/button.md`. */
  file: string;
  /** Its Markdown, with the links of the Storybook. */
  markdown: string;
  mdx: string;
}

const root = path.resolve(import.meta.dirname, '../..');
const stories = path.join(root, 'stories');

/** Reads the pages of the folder `stories`, in the order of their titles. */
export async function readPages(parts: Parts): Promise<Page[]> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string };
  const files = (await readdir(stories, { recursive: true })).filter((file) => file.endsWith('.mdx'));
  const pages = await Promise.all(
    files.map(async (file) => {
      const source = path.join(stories, file);
      const mdx = await readFile(source, 'utf8');
      const markdown = toMarkdown(await withCode(mdx, path.dirname(source)), parts, { ...tokens, version });
      return { id: await idOf(source, mdx), file: `docs/${file.replace(/mdx$/, 'md')}`, markdown, mdx };
    }),
  );
  return pages.toSorted((a, b) => titleOf(a).localeCompare(titleOf(b), 'en'));
}

export const titleOf = ({ file, markdown }: Page): string => /^# (.+)$/m.exec(markdown)?.[1] ?? file;

/** Returns the files by their path: each page, all pages in one file, and a list of them. */
export function markdownFiles(pages: readonly Page[]): Record<string, string> {
  const fileOf = new Map(pages.map(({ id, file }) => [id.replace(/--.*/, ''), file]));
  const withLinks = ({ file, markdown }: Page, from: string): string =>
    markdown.replaceAll(/\]\(\?path=\/docs\/(.+?)--\w+(#[^)]*)?\)/g, (_link, id: string, hash = '') => {
      const linked = fileOf.get(id);
      if (!linked) throw new Error(`${file}: no page has the id "${id}".`);
      const link = path.posix.relative(from, linked);
      return `](${link.startsWith('.') ? link : `./${link}`}${hash})`;
    });
  const head = `# Waymark

> Accessible React components for dashboards. The page of a family has its parts, props and keys, and an example.`;
  const list = pages.map((page) => entryOf(page)).join('\n');
  return {
    ...Object.fromEntries(pages.map((page) => [page.file, withLinks(page, path.posix.dirname(page.file))])),
    'llms.txt': `${head}\n\n## Pages\n\n${list}\n\n## Optional\n\n- [All pages in one file](llms-full.txt)\n`,
    'llms-full.txt': `${head}\n\n${pages.map((page) => nested(withLinks(page, '.'))).join('\n')}`,
  };
}

/** Moves the headings down by one level. */
const nested = (markdown: string): string => outsideOfCode(markdown, (text) => text.replaceAll(/^(#+ )/gm, '#$1'));

/** Writes the files to the package. */
export async function writeDocs(parts: Parts, outDir: string): Promise<void> {
  for (const [file, text] of Object.entries(markdownFiles(await readPages(parts)))) {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

/** A line of the list of pages: the title, and the first sentence. */
function entryOf(page: Page): string {
  const [, sentence] = /^# .+\n\n(?:([A-Z][^]*?\.)(?=\s))?/.exec(page.markdown) ?? [];
  const text = sentence?.replaceAll(/\s+/g, ' ').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
  return `- [${titleOf(page)}](${page.file})${text ? `: ${text}` : ''}`;
}

const outsideOfCode = (text: string, change: (part: string) => string): string =>
  text
    .split(/(^```[^]*?^```$)/m)
    .map((part) => (part.startsWith('```') ? part : change(part)))
    .join('');

/** Turns a page into Markdown. The tables of props have the parts of a family. */
export function toMarkdown(mdx: string, parts: Parts, values: Values): string {
  const withProps = mdx.replaceAll(/^<PropsOf family="(.+)" \/>$/gm, (_tag, family: string) =>
    tablesOf(parts[family] ?? []),
  );
  const markdown = outsideOfCode(withProps, (text) => withoutJsx(withValues(text, values)))
    // Stories exist in the Storybook only.
    .replaceAll(/\[([^\]]+)\]\(\?path=\/story\/[^)]*\)/g, '$1')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return `${withoutEmptySections(markdown)}\n`;
}

/** The id of a page in the Storybook, from the title in its `Meta` or in the stories beside it. */
async function idOf(file: string, text: string): Promise<string> {
  const title =
    /<Meta title="([^"]+)"/.exec(text)?.[1] ??
    /title: '([^']+)'/.exec(await readFile(file.replace(/mdx$/, 'stories.tsx'), 'utf8'))?.[1];
  if (!title) throw new Error(`${file}: the page has no title.`);
  const name = /<Meta of=\{\w+\} name="([^"]+)"/.exec(text)?.[1] ?? 'docs';
  return `${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}--${name.toLowerCase()}`;
}

/** Replaces `<Source code={name} />` by the file that is imported under that name. */
async function withCode(text: string, folder: string): Promise<string> {
  let result = text;
  for (const [, name, source = ''] of text.matchAll(/^import (\w+) from '(.+)\?raw';$/gm)) {
    const code = await readFile(path.join(folder, source), 'utf8');
    result = result.replace(
      new RegExp(`<Source code=\\{${name}\\}[^>]*/>`),
      () => `\`\`\`${path.extname(source).slice(1)}\n${code.trimEnd()}\n\`\`\``,
    );
  }
  return result;
}

const withValues = (text: string, values: Values): string =>
  text.replaceAll(/<code>(.+?)<\/code>/g, '`$1`').replaceAll(/\{(\w+)\}/g, (expression, name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : expression;
  });

function withoutJsx(text: string): string {
  return (
    text
      .replaceAll(/^(import|export) [^]*?;$/gm, '')
      .replaceAll(/^<([A-Z]\w*)\b(?:[^<]*?\/>|[^]*?<\/\1>|[^]*?\/>)$/gm, '')
      // Braces in a text.
      .replaceAll(/\{'([^']*)'\}/g, '$1')
  );
}

/** The props of each part as a section with a table, as the Storybook shows them. */
function tablesOf(parts: readonly Part[]): string {
  const sections = parts.map(({ name, description, props, others }) => [
    `### ${name}`,
    description,
    ...(props.length > 0 ? [tableOf(props)] : []),
    ...(others.length > 0 ? [`${props.length > 0 ? 'Also accepts' : 'Accepts'} ${others.join(' and ')}.`] : []),
  ]);
  return sections.flat().join('\n\n');
}

function tableOf(props: Part['props']): string {
  const rows = props.map(({ name, type, required, defaultValue = '', description }) => [
    `\`${name}\`${required ? ' (required)' : ''}`,
    `\`${type}\``,
    defaultValue,
    description,
  ]);
  return [['Prop', 'Type', 'Default', 'Description'], ['---', '---', '---', '---'], ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

/** Removes the headings of sections that contained live examples only. */
function withoutEmptySections(markdown: string): string {
  // A heading at the end, or before a heading of the same or a higher level.
  const result = markdown
    .replaceAll(/^(##+) [^\n]+\n\n(?=(#+) )/gm, (heading, level: string, next: string) =>
      next.length > level.length ? heading : '',
    )
    .replace(/\n\n##+ [^\n]+$/, '');
  return result === markdown ? markdown : withoutEmptySections(result);
}
