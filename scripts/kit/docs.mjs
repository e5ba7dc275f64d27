// @ts-check
// Writes the pages of the documentation as Markdown, without their live examples, for readers and tools of the package.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * @param {string} stories the folder of the documentation
 * @param {string} outDir
 */
export async function writeDocs(stories, outDir) {
  const files = (await readdir(stories, { recursive: true })).filter((file) => file.endsWith('.mdx'));
  const pages = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(stories, file), 'utf8');
      return { file, text, id: await idOf(path.join(stories, file), text) };
    }),
  );
  /** @type {Map<string, string>} */
  const fileOf = new Map(pages.map(({ file, id }) => [id, file.replace(/mdx$/, 'md')]));
  for (const { file, text } of pages) {
    const target = path.join(outDir, file.replace(/mdx$/, 'md'));
    await mkdir(path.dirname(target), { recursive: true });
    const markdown = (await withCode(text, path.dirname(path.join(stories, file))))
      .split(/(^```[^]*?^```$)/m)
      .map((part) => (part.startsWith('```') ? part : withoutJsx(part)))
      .join('')
      .replaceAll(/\]\(\?path=\/docs\/(.+?)--\w+(#[^)]*)?\)/g, (_link, id, hash = '') => {
        const page = fileOf.get(id);
        if (!page) throw new Error(`${file}: no page has the id "${id}".`);
        const link = path.posix.relative(path.dirname(file), page);
        return `](${link.startsWith('.') ? link : `./${link}`}${hash})`;
      })
      // Stories exist in the Storybook only.
      .replaceAll(/\[([^\]]+)\]\(\?path=\/story\/[^)]*\)/g, '$1')
      .replaceAll(/\n{3,}/g, '\n\n')
      // Sections that contain live examples only.
      .replaceAll(/^(##+) [^\n]+\n\n(?=##? |(?![^]))/gm, '')
      .trim();
    await writeFile(target, `${markdown}\n`);
  }
}

/**
 * The id of a page in the Storybook, from the title in its `Meta` or in the stories beside it.
 * @param {string} file
 * @param {string} text
 */
async function idOf(file, text) {
  const title =
    /<Meta title="([^"]+)"/.exec(text)?.[1] ??
    /title: '([^']+)'/.exec(await readFile(file.replace(/mdx$/, 'stories.tsx'), 'utf8'))?.[1];
  if (!title) throw new Error(`${file}: the page has no title.`);
  return title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
}

/**
 * Replaces `<Source code={name} />` by the file that is imported under that name.
 * @param {string} text
 * @param {string} folder
 */
async function withCode(text, folder) {
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

/** @param {string} text */
function withoutJsx(text) {
  return text
    .replaceAll(/^(import|export) [^]*?;$/gm, '')
    .replaceAll(/^<([A-Z]\w*)\b(?:[^<]*?\/>|[^]*?<\/\1>|[^]*?\/>)$/gm, '');
}
