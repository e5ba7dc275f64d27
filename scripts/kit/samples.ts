// Reads the samples of the documentation, and completes each to a module that compiles and runs on its own.
import { format, type FormatConfig } from 'oxfmt';
import { type ESTree, parseSync } from 'vite';
import formatting from '../../.oxfmtrc.json' with { type: 'json' };

/** A fenced JavaScript or TypeScript block on a page. */
export interface Sample {
  /** The page without its extension, and the sample's number on it, such as `content/badge-1`. */
  id: string;
  language: string;
  code: string;
  /** The path given in the first line of the code. */
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

/** Formats the module of a sample or a story for the reader, as `npm run format` formats the sources. */
export async function formatModule(id: string, module: string): Promise<string> {
  const declaration = /^(?=(?:async|class|const|export|function|interface|let|type)\b)/gm;
  const text = module.replace(/\nexport \{\};$/, '').replaceAll(declaration, '\n');
  const { code, errors } = await format(`${id}.tsx`, text, formatting as FormatConfig);
  if (errors[0]) throw new Error(`${id}: ${errors[0].message}`);
  return code;
}

/** A name that the top level of a file imports or declares. */
export interface Binding {
  name: string;
  /** The module it is imported from. */
  source?: string;
  /** The specifier of the import, or the declaration. */
  text: string;
}

type Statement = ESTree.Program['body'][number];

const isJsx = (node: Statement): boolean =>
  node.type === 'ExpressionStatement' && /^JSX(?:Element|Fragment)$/.test(node.expression.type);

export function bindingsOf(statement: Statement, code: string): Binding[] {
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

/** Returns the descendants of a node in source order, without those that only name a property. */
export function nodesOf(node: ESTree.Node): ESTree.Node[] {
  const isName = (field: string): boolean => 'computed' in node && !node.computed && /^(?:key|property)$/.test(field);
  return Object.entries(node)
    .flatMap(([field, value]) => (isName(field) ? [] : (value as ESTree.Node[])))
    .filter((value) => value && typeof value === 'object' && 'start' in value)
    .toSorted((a, b) => a.start - b.start);
}

/** Returns the names that the code uses or declares. */
export function namesIn(code: string): Set<string> {
  const names = new Set<string>();
  const visit = (node: ESTree.Node): void => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(node.name);
    for (const child of nodesOf(node)) if (node.type !== 'JSXAttribute' || child !== node.name) visit(child);
  };
  visit(parseSync('code.tsx', code).program);
  return names;
}

/** Returns the bindings that the code uses, directly or through other bindings, each after those that it uses. */
export function usedBindings(code: string, bindings: readonly Binding[], known = new Set<string>()): Binding[] {
  const names = namesIn(code);
  return bindings.flatMap((binding) => {
    if (known.has(binding.name) || !names.has(binding.name)) return [];
    known.add(binding.name);
    return [...(binding.source === undefined ? usedBindings(binding.text, bindings, known) : []), binding];
  });
}

const bare = (specifier: string): string => specifier.replace('type ', '');

/** Returns the imports and the declarations of bindings. */
export function declarationsOf(bindings: readonly Binding[]): string[] {
  const sources = new Set(bindings.flatMap(({ source }) => source ?? []).toSorted());
  const namesOf = (source: string): string[] =>
    bindings
      .flatMap((one) => (one.source === source ? one.text : []))
      .toSorted((a, b) => bare(a).localeCompare(bare(b), 'en'));
  return [
    ...[...sources].map((source) => `import { ${namesOf(source).join(', ')} } from '${source}';`),
    ...bindings.filter(({ source }) => source === undefined).map(({ text }) => text),
  ];
}

/**
 * Returns the module of a sample. Names that it does not declare come from an earlier sample on the page. Top-level
 * elements, which belong in the reader's component, become the content of a component that is the default export.
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
  const added = usedBindings(code, ofPage, new Set(own.map(({ name }) => name)));
  const elements = program.body.filter(isJsx).map(({ start, end }) => code.slice(start, end).replace(/;$/, ''));
  const content = elements.length === 1 ? elements[0] : `<>\n${elements.join('\n')}\n</>`;
  return [
    ...declarationsOf(added),
    ...program.body.filter((node) => !isJsx(node)).map(({ start, end }) => code.slice(start, end)),
    ...(elements.length > 0 ? [`export default function Sample() {\n  return (${content});\n}`] : []),
    'export {};',
  ].join('\n');
}
