// Writes the pages of the documentation as Markdown, without their live examples, for readers and tools of the package.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { allParts, type Part } from './props.ts';

/** The values that a page shows, by name. */
type Tokens = Readonly<Record<string, string | number>>;

/** Writes the pages of the folder `stories` to `docs` in the package, and a list of them to `llms.txt`. */
export async function writeDocs(stories: string, outDir: string): Promise<void> {
  const files = (await readdir(stories, { recursive: true })).filter((file) => file.endsWith('.mdx'));
  const pages = await Promise.all(
    files.map(async (file) => {
      const source = path.join(stories, file);
      const text = await readFile(source, 'utf8');
      const complete = await withCode(text, path.dirname(source));
      return { file, page: file.replace(/mdx$/, 'md'), complete, id: await idOf(source, text) };
    }),
  );
  const pageOf = new Map(pages.map(({ id, page }) => [id, page]));
  const parts = allParts();
  const tokens = (await import(/* @vite-ignore */ pathToFileURL(path.join(outDir, 'tokens/index.js')).href)) as Tokens;
  const entries: string[] = [];
  for (const { file, page, complete } of pages) {
    const markdown = toMarkdown(complete, parts, tokens).replaceAll(
      /\]\(\?path=\/docs\/(.+?)--\w+(#[^)]*)?\)/g,
      (_link, id: string, hash = '') => {
        const linked = pageOf.get(id);
        if (!linked) throw new Error(`${file}: no page has the id "${id}".`);
        const link = path.posix.relative(path.dirname(file), linked);
        return `](${link.startsWith('.') ? link : `./${link}`}${hash})`;
      },
    );
    const target = path.join(outDir, 'docs', page);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, markdown);
    entries.push(entryOf(`docs/${page}`, markdown));
  }
  const description =
    'Accessible React components for dashboards. The page of a family has its parts, props and keys, and an example.';
  const list = entries.toSorted().join('\n');
  await writeFile(path.join(outDir, 'llms.txt'), `# Waymark\n\n> ${description}\n\n## Pages\n\n${list}\n`);
}

/** A line of the list of pages: the title, and the first sentence. */
function entryOf(file: string, markdown: string): string {
  const [, title = file, sentence] = /^# (.+)\n\n(?:([A-Z][^]*?\.)(?=\s))?/.exec(markdown) ?? [];
  const text = sentence?.replaceAll(/\s+/g, ' ').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
  return `- [${title}](${file})${text ? `: ${text}` : ''}`;
}

/** Turns a page into Markdown. The tables of props have the parts of a family. */
export function toMarkdown(mdx: string, parts: Readonly<Record<string, readonly Part[]>>, tokens: Tokens): string {
  const markdown = mdx
    .replaceAll(/^<PropsOf family="(.+)" \/>$/gm, (_tag, family: string) => tablesOf(parts[family] ?? []))
    .split(/(^```[^]*?^```$)/m)
    .map((part) => (part.startsWith('```') ? part : withoutJsx(withValues(part, tokens))))
    .join('')
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
  return title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
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

const withValues = (text: string, tokens: Tokens): string =>
  text
    .replaceAll(/<code>(.+?)<\/code>/g, '`$1`')
    .replaceAll(/\{(\w+)\}/g, (expression, name: string) => String(tokens[name] ?? expression));

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
