// Generates the code of the stories in the documentation: modules that a reader can copy, without args and spies.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { storyId } from '../../stories/docs/site/story.tsx';
import { type mdxPages, stories } from './mdx-pages.ts';
import { isFamily } from './search-index.ts';
import { type Binding, bindingsOf, declarationsOf, formatModule, namesIn, nodesOf, usedBindings } from './samples.ts';

type Node = ESTree.Node;

/** The values that the names in a function stand for. */
interface Scope {
  names: Map<string, string>;
  /** The rest parameter, which contains the props that are not named. */
  rest?: string;
  props: Map<string, string>;
}

/** A file with stories or with their samples. */
interface File {
  code: string;
  /** What it declares and imports, followed by what the imported samples declare. */
  bindings: Binding[];
  constants: Map<string, [value: Node | undefined, file: File]>;
  scope: Scope;
}

/** A spy without an implementation is not a value. Neither is one that only keeps a link from leaving the story. */
const nothing = 'undefined';
const spy = /^const (\w+) = fn\((?:\(event: MouseEvent\) => event\.preventDefault\(\))?\);$/gm;

function nameOf(node: Node): string {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return node.name;
  return node.type === 'Literal' ? String(node.value) : '';
}

const withoutParens = (node: Node): Node =>
  /^(?:Parenthesized|TSSatisfies|TSInstantiation)Expression$/.test(node.type) && 'expression' in node
    ? withoutParens(node.expression as Node)
    : node;

function attributeOf(name: string, text: string): string {
  if (text === nothing) return '';
  const [, plain] = /^'([^'"\\&]*)'$/.exec(text) ?? [];
  return text === 'true' ? name : `${name}=${plain === undefined ? `{${text}}` : `"${plain}"`}`;
}

function contentOf(text = nothing): string {
  if (text === nothing) return '';
  const [, elements, plain] = /^<>([^]*)<\/>$|^'([^'\\{}<>&]+)'$/.exec(text) ?? [];
  return elements ?? plain ?? (text.startsWith('<') ? text : `{${text}}`);
}

/** Returns an element with the attributes, and with the props that they do not replace. */
function elementOf(
  name: string,
  attributes: [name: string, text: string][],
  props: Scope['props'],
  content = '',
): string {
  const others = new Map(props);
  for (const [attribute] of attributes) others.delete(attribute);
  others.delete('children');
  const texts = [...others].map(([prop, text]) => attributeOf(prop, text));
  const start = `<${name} ${[...texts, ...attributes.map(([, text]) => text)].join(' ')}`;
  const inner = content || contentOf(props.get('children'));
  return inner ? `${start}>${inner}</${name}>` : `${start} />`;
}

/** Shortens a function that has lost a statement. */
function shortened(text: string): string {
  const [, param = '', call] = /^\((\w*)[^)]*\)[^=]*=> \{\s*(?!(?:if|return)\b)([^;{}]*);?\s*\}$/.exec(text) ?? [];
  if (call === undefined) return text;
  if (/^\w+\(\w+\)$/.test(call) && call.endsWith(`(${param})`)) return call.replace(/\(.*/, '');
  return call && `(${namesIn(call).has(param) ? param : ''}) => ${call}`;
}

/** Prints a node with the values in place of the names that stand for them, and without calls to spies. */
function write(node: Node, code: string, scope: Scope): string {
  const original = code.slice(node.start, node.end);
  const own = (child: Node): string => write(child, code, scope);
  const isRest = (child: Node): boolean => child.type === 'Identifier' && child.name === scope.rest;
  const inner = (): string => {
    let [text, end] = ['', node.start];
    for (const child of nodesOf(node)) {
      text += code.slice(end, child.start) + own(child);
      ({ end } = child);
    }
    return text + code.slice(end, node.end);
  };
  if (node.type === 'Identifier' && scope.names.has(node.name)) return scope.names.get(node.name) ?? nothing;
  if (node.type === 'MemberExpression' && isRest(node.object)) return scope.props.get(nameOf(node.property)) ?? nothing;
  if (node.type === 'CallExpression') {
    const callee = own(node.callee);
    const [implementation] = node.arguments;
    if (callee === 'fn' && implementation) return own(implementation);
    return callee === 'fn' || callee === nothing ? nothing : inner();
  }
  if (node.type === 'ExpressionStatement' && own(node.expression) === nothing) return '';
  if (node.type === 'ArrowFunctionExpression') {
    const text = inner();
    return text === original ? text : shortened(text);
  }
  if (node.type === 'JSXAttribute') {
    const text = node.value?.type === 'JSXExpressionContainer' ? own(node.value.expression) : '';
    if (text === '' || original.endsWith(`{${text}}`)) return original;
    // A key only mounts the story again.
    return node.name.name === 'key' ? '' : attributeOf(nameOf(node.name), text);
  }
  if (node.type === 'JSXElement') {
    const { name, attributes } = node.openingElement;
    const others = attributes.filter((one) => !(one.type === 'JSXSpreadAttribute' && isRest(one.argument)));
    if (others.length === attributes.length) return inner();
    const texts = others.map((one): [string, string] => ['name' in one ? nameOf(one.name) : '', own(one)]);
    return elementOf(code.slice(name.start, name.end), texts, scope.props, node.children.map(own).join(''));
  }
  return inner();
}

function readFile(file: string): File {
  // Comments for tools and test markers are not for the reader.
  const code = readFileSync(file, 'utf8')
    .replaceAll(/^ *(?:\/\/ oxlint-disable.*|\{\/\* oxlint-disable.*\*\/\})\n/gm, '')
    .replaceAll(/\s+data-testid=(?:"[^"]*"|\{\w+\})/g, '');
  const names = new Map([...code.matchAll(spy)].map(([, name = '']) => [name, nothing]));
  const result: File = { code, bindings: [], constants: new Map(), scope: { names, props: new Map() } };
  const imports: Binding[] = [];
  for (const node of parseSync(file, code).program.body) {
    const declaration = (node.type === 'ExportNamedDeclaration' && node.declaration) || node;
    for (const { id, init } of declaration.type === 'VariableDeclaration' ? declaration.declarations : []) {
      result.constants.set(nameOf(id), [init ? withoutParens(init) : undefined, result]);
    }
    const source = 'source' in node && node.source ? path.resolve(path.dirname(file), node.source.value) : '';
    const imported = [`${source}.ts`, `${source}.tsx`].find((name) => existsSync(name));
    if (imported) {
      const { bindings, constants } = readFile(imported);
      imports.push(...bindings);
      for (const [name, constant] of constants) result.constants.set(name, constant);
    } else {
      const text = node.type === 'ImportDeclaration' ? undefined : write(declaration, code, result.scope);
      result.bindings.push(...bindingsOf(node, code).map((one) => ({ ...one, text: text ?? one.text })));
    }
  }
  result.bindings.push(...imports);
  return result;
}

/** Returns the fields of an object, or of the constant that an identifier refers to. */
function fieldsOf(node: Node | undefined, file: File): [name: string, value: Node, file: File][] {
  if (node?.type === 'Identifier') return fieldsOf(...(file.constants.get(node.name) ?? ([undefined, file] as const)));
  if (node?.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((field) =>
    field.type === 'SpreadElement'
      ? fieldsOf(field.argument, file)
      : [[nameOf(field.key), withoutParens(field.value), file]],
  );
}

/** A story that a page shows with its code. */
export interface ShownStory {
  id: string;
  module: string;
  /** The file of the page. */
  page: string;
  /** The element that shows it, such as `<Example of={Stories.Columns} />`. */
  tag: string;
}

/** Returns the id and the module of a story. */
function storyOf(name: string, file: File): { id: string; module: string } {
  const fields = [name, 'meta'].flatMap((constant) => fieldsOf(...(file.constants.get(constant) ?? [undefined, file])));
  const fieldOf = (field: string): Node | undefined => fields.find(([key]) => key === field)?.[1];
  const args = fields
    .filter(([key]) => key === 'args')
    .toReversed()
    .flatMap(([, value]) => fieldsOf(value, file));
  const props = new Map(args.map(([key, value, { code, scope }]) => [key, write(value, code, scope)]));
  const [component, render, title] = ['component', 'render', 'title'].map(fieldOf);
  const scope: Scope = { names: new Map(file.scope.names), props };
  let body = component ? elementOf(nameOf(component), [], props) : '';
  if (render?.type === 'ArrowFunctionExpression' || render?.type === 'FunctionExpression') {
    const [param] = render.params;
    if (param?.type === 'Identifier') scope.rest = param.name;
    for (const property of param?.type === 'ObjectPattern' ? param.properties : []) {
      if (property.type === 'RestElement') scope.rest = nameOf(property.argument);
      else {
        scope.names.set(nameOf(property.value), props.get(nameOf(property.key)) ?? nothing);
        props.delete(nameOf(property.key));
      }
    }
    body = render.body ? write(render.body, file.code, scope) : '';
  }
  const example = `export function Example() ${body.startsWith('{') ? body : `{ return (${body}); }`}`;
  return {
    id: storyId(title ? nameOf(title) : '', name),
    module: [...declarationsOf(usedBindings(example, file.bindings)), example].join('\n'),
  };
}

/**
 * Returns the stories that pages show with their code, each with its module, the page's file and its position in the
 * MDX.
 */
export function shownStories(pages: ReturnType<typeof mdxPages>): Promise<ShownStory[]> {
  const found = pages.flatMap(({ file: page, mdx }) => {
    const place = path.join(stories, page);
    const examples = [...mdx.matchAll(/^import \* as (\w+) from '(.+\.stories)';$/gm)].flatMap(([, alias, source]) => {
      const file = readFile(path.join(path.dirname(place), `${source}.tsx`));
      // The code of a template is its file.
      if (file.code.includes('source: sourceOf(')) return [];
      const shown = mdx.matchAll(new RegExp(`<(?:Canvas|Example) of=\\{${alias}\\.(\\w+)\\} />`, 'g'));
      return [...shown].map(([tag, name = '']) => ({ ...storyOf(name, file), page, tag }));
    });
    if (!isFamily({ mdx })) return examples;
    const playground = storyOf('Playground', readFile(place.replace(/mdx$/, 'stories.tsx')));
    return [{ ...playground, page, tag: '<Gallery />' }, ...examples];
  });
  return Promise.all(found.map(async (one) => ({ ...one, module: await formatModule(one.id, one.module) })));
}
