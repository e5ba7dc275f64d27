// Turns the pages of the documentation into Markdown, without their live examples, for readers and tools of the package and of the
// documentation site.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import project from '../../package.json' with { type: 'json' };
import * as tokens from '../../src/components/tokens/index.ts';
import { mdxPages, stories } from './mdx-pages.ts';
import { allParts, type Part } from './props.ts';
import { type ShownStory, shownStories } from './story-code.ts';

/** The exported values by name. A page can show those that are strings or numbers. */
type Values = Readonly<Record<string, unknown>>;
export type Parts = Readonly<Record<string, readonly Part[]>>;

/** A page of the documentation. */
export interface Page {
  /** Its URL on the site, and in the links of other pages, such as `/controls/button/`. */
  address: string;
  /** Its name in the sidebar: the title, or a shorter one that its `Meta` states. */
  name: string;
  title: string;
  /** Its first sentence as plain text; empty if another block comes first. */
  sentence: string;
  /** Its path in the stories folder, such as `controls/button.mdx`. */
  file: string;
  mdx: string;
  /** Its Markdown, with links as on the site. */
  markdown: string;
  /** The date of its last change, such as `2026-11-28`, if Git knows it. */
  changed?: string | undefined;
}

/** Reads the pages, with the props of every family and the code of the examples, which takes seconds. */
export async function readDocumentation() {
  const [parts, shown] = [allParts(), await shownStories(mdxPages())];
  return { parts, shown, pages: readPages(parts, shown) };
}

/**
 * Reads the pages of the folder `stories`, in the order of their titles. Their Markdown contains the code of the
 * examples in `shown`.
 */
export function readPages(parts: Parts, shown: readonly ShownStory[] = []): Page[] {
  return mdxPages()
    .map(({ file, mdx }) => {
      const examples = shown.filter(({ page }) => page === file);
      const withFiles = withCode(mdx, path.join(stories, path.dirname(file)));
      const markdown = toMarkdown(withExamples(withFiles, examples), parts, { ...tokens, version: project.version });
      const [, shortName] = /^<Meta name="(.+)" \/>$/m.exec(mdx) ?? [];
      const [, title = shortName ?? file, first = ''] = /^# (.+)\n\n(?:([A-Z`][^]*?\.)(?=\s))?/m.exec(markdown) ?? [];
      const sentence = first.replaceAll(/\s+/g, ' ').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
      return { address: addressOf(file), name: shortName ?? title, title, sentence, file, mdx, markdown };
    })
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}

/**
 * The URL of a page on the site, from its path in the stories folder. The page `data-grid.columns` is below
 * `data-grid`.
 */
function addressOf(file: string): string {
  const name = file
    .replace(/^(?:docs|providers)\/(?:introduction(?=\.))?|^templates\/(?=templates)/, '')
    .replace(/\.mdx$/, '')
    .replace('.', '/');
  return name === '' ? '/' : `/${name}/`;
}

/** The path of the Markdown beside a site page, such as `controls/button.md`. */
export const markdownBeside = (address: string): string => `${address.slice(1, -1) || 'introduction'}.md`;

/** Returns the files by path: each page, a list of the pages, and on the site, one file with all pages. */
export function markdownFiles(pages: readonly Page[], place: 'package' | 'site'): Record<string, string> {
  const full = place === 'site';
  const pathOf = ({ file, address }: Page): string =>
    full ? markdownBeside(address) : `docs/${file.replace(/mdx$/, 'md')}`;
  const linked = new Map(pages.map((page) => [page.address, pathOf(page)]));
  const withLinks = ({ file, markdown }: Page, from: string): string =>
    markdown.replaceAll(/\]\((\/[\w/-]*)(#[^)]*)?\)/g, (_link, address: string, hash = '') => {
      const target = linked.get(address);
      if (!target) throw new Error(`${file}: no page has the address ${address}.`);
      return `](${path.posix.relative(from, target).replace(/^(?!\.)/, './')}${hash})`;
    });
  const head = `# Waymark

> Accessible React components for dashboards. The page of a family has its parts, props and keys, and an example.`;
  const list = pages.map((page) => `- [${page.title}](${pathOf(page)})${page.sentence && `: ${page.sentence}`}`);
  // The headings move down by one level.
  const nested = pages.map((page) => outsideOfCode(withLinks(page, '.'), (text) => text.replaceAll(/^(#+ )/gm, '#$1')));
  return {
    ...Object.fromEntries(pages.map((page) => [pathOf(page), withLinks(page, path.posix.dirname(pathOf(page)))])),
    'llms.txt': `${head}\n\n## Pages\n\n${list.join('\n')}\n${full ? '\n## Optional\n\n- [All pages in one file](llms-full.txt)\n' : ''}`,
    ...(full && { 'llms-full.txt': `${head}\n\n${nested.join('\n')}` }),
  };
}

const outsideOfCode = (text: string, change: (part: string) => string): string =>
  text
    .split(/(^```[^]*?^```$)/m)
    .map((part) => (part.startsWith('```') ? part : change(part)))
    .join('');

/** Turns a page into Markdown. The props tables list the parts of a family. */
function toMarkdown(mdx: string, parts: Parts, values: Values): string {
  const withProps = mdx.replaceAll(/^<PropsOf family="(.+)" \/>$/gm, (_tag, family: string) =>
    (parts[family] ?? []).flatMap(sectionOf).join('\n\n'),
  );
  const markdown = outsideOfCode(withProps, (text) => withoutJsx(withValues(text, values)))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return `${markdown}\n`;
}

/** Replaces `<Source code={name} />` with the file that is imported under that name. */
const withCode = (text: string, folder: string): string =>
  [...text.matchAll(/^import (\w+) from '(.+)\?raw';$/gm)].reduce((result, [, name, source = '']) => {
    const code = readFileSync(path.join(folder, source), 'utf8').trimEnd();
    const tag = new RegExp(`<Source code=\\{${name}\\}[^>]*/>`);
    return result.replace(tag, () => `\`\`\`${path.extname(source).slice(1)}\n${code}\n\`\`\``);
  }, text);

const declaration = /^(?:async )?(?:class|const|function|interface|let|type) (\w+)/;

/**
 * Replaces the examples with their code. An example omits declarations that the page already contains, unless the page
 * contains a different one of that name.
 */
function withExamples(text: string, examples: readonly ShownStory[]): string {
  const known = new Map<string, string>();
  return examples
    .filter(({ tag }) => tag !== '<Gallery />')
    .toSorted((a, b) => text.indexOf(a.tag) - text.indexOf(b.tag))
    .reduce((result, { tag, module }) => {
      const parts = module
        .trimEnd()
        .split(/\n\n(?=[a-z])/)
        .map((part) => ({ part, name: declaration.exec(part)?.[1] }));
      if (parts.some(({ part, name = '' }) => (known.get(name) ?? part) !== part)) known.clear();
      const code = parts.filter(({ name = '' }) => !known.has(name)).map(({ part }) => part);
      for (const { part, name } of parts) if (name) known.set(name, part);
      return result.replace(tag, () => `\`\`\`tsx\n${code.join('\n\n')}\n\`\`\``);
    }, text);
}

const withValues = (text: string, values: Values): string =>
  text.replaceAll(/<code>(.+?)<\/code>/g, '`$1`').replaceAll(/\{(\w+)\}/g, (expression, name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : expression;
  });

const withoutJsx = (text: string): string =>
  text
    .replaceAll(/^(import|export) [^]*?;$/gm, '')
    .replaceAll(/^<([A-Z]\w*)\b(?:[^<]*?\/>|[^]*?<\/\1>|[^]*?\/>)$/gm, '');

/** The blocks of a part's section, with its props table as the Storybook shows it. */
function sectionOf({ name, description, props, others }: Part): string[] {
  const rows = props.map(({ name: prop, type, required, defaultValue = '', description: text }) => [
    `\`${prop}\`${required ? ' (required)' : ''}`,
    `\`${type}\``,
    defaultValue,
    text,
  ]);
  const table = [['Prop', 'Type', 'Default', 'Description'], ['---', '---', '---', '---'], ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
  return [
    `### ${name}`,
    description,
    ...(rows.length > 0 ? [table] : []),
    ...(others.length > 0 ? [`${rows.length > 0 ? 'Also accepts' : 'Accepts'} ${others.join(' and ')}.`] : []),
  ];
}
