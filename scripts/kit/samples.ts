// Reads the samples of the documentation, and completes each to a module that compiles and runs on its own.
import { parseSync } from 'vite';

/** A fenced block of a page, in JavaScript or TypeScript. */
export interface Sample {
  /** The page without its extension and the number of the sample on it, such as `content/badge-1`. */
  id: string;
  language: string;
  code: string;
  /** The path that the first line of the code names. */
  file: string | undefined;
}

/** Returns the samples of a page, which can be MDX or Markdown. */
export function samplesOf(page: string, text: string): Sample[] {
  return [...text.matchAll(/^```([jt]sx?)\n([^]*?)^```$/gm)].map(([, language = '', code = ''], index) => ({
    id: `${page.replace(/\.mdx?$/, '')}-${index + 1}`,
    language,
    code,
    file: /^\/\/ (\S+\.[cm]?[jt]sx?)$/m.exec(code)?.[1],
  }));
}

/** A name that the top level of a sample imports or declares. */
interface Binding {
  name: string;
  /** The module it is imported from. */
  source?: string;
  /** The specifier of the import, or the declaration. */
  text: string;
}

type Program = ReturnType<typeof parseSync>['program'];
type Statement = Program['body'][number];

const isJsx = (node: Statement): boolean =>
  node.type === 'ExpressionStatement' && /^JSX(?:Element|Fragment)$/.test(node.expression.type);

function bindingsOf(statement: Statement, code: string): Binding[] {
  const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  const text = code.slice(node?.start, node?.end);
  if (node?.type === 'ImportDeclaration') {
    return node.specifiers.map((specifier) => {
      const isType =
        node.importKind === 'type' || (specifier.type === 'ImportSpecifier' && specifier.importKind === 'type');
      const name = code.slice(specifier.start, specifier.end).replace(/^type /, '');
      const own = specifier.type === 'ImportSpecifier' ? name : `default as ${name}`;
      return { name: specifier.local.name, source: node.source.value, text: isType ? `type ${own}` : own };
    });
  }
  if (node?.type === 'VariableDeclaration') {
    return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [{ name: id.name, text }] : []));
  }
  return node && 'id' in node && node.id?.type === 'Identifier' ? [{ name: node.id.name, text }] : [];
}

const uses = (text: string, name: string): boolean => new RegExp(`(?<![\\w.$'"-])${name}\\b(?!['"])`).test(text);

/**
 * Returns the module of a sample. Names that it does not declare are those of an earlier sample of the page. Elements at its top
 * level, which are a part of the reader's component, become the content of a component that is the default export.
 */
export function moduleOf({ id, language, code }: Sample, earlier: readonly Sample[]): string {
  const { program, errors } = parseSync(`${id}.${language}`, code);
  if (errors[0]) throw new Error(`${id}: ${errors[0].message}`);
  const own = program.body.flatMap((statement) => bindingsOf(statement, code));
  const ofPage = earlier
    .flatMap((sample) => {
      const { body } = parseSync(`${sample.id}.${sample.language}`, sample.code).program;
      return body.flatMap((statement) => bindingsOf(statement, sample.code));
    })
    // A later sample may declare a name again.
    .toReversed();
  const known = new Set(own.map(({ name }) => name));
  const added: Binding[] = [];
  const add = (text: string): void => {
    for (const binding of ofPage) {
      if (known.has(binding.name) || !uses(text, binding.name)) continue;
      known.add(binding.name);
      if (binding.source === undefined) add(binding.text);
      added.push(binding);
    }
  };
  add(code);
  const elements = program.body.filter(isJsx).map(({ start, end }) => code.slice(start, end).replace(/;$/, ''));
  const content = elements.length === 1 ? elements[0] : `<>\n${elements.join('\n')}\n</>`;
  return [
    ...added.map(({ source, text }) => (source === undefined ? text : `import { ${text} } from '${source}';`)),
    ...program.body.filter((node) => !isJsx(node)).map(({ start, end }) => code.slice(start, end)),
    ...(elements.length > 0 ? [`export default function Sample() {\n  return (${content});\n}`] : []),
    'export {};',
  ].join('\n');
}
