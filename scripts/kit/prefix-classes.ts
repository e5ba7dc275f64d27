// Prefixes the kit's classes in the built modules, so that they never match a class of the page that uses the kit.
import { parseAst, type Plugin } from 'vite';

/** The class prefix of the built kit. Not `wm`: Tailwind would name its own variables `--wm-…`, as the tokens are named. */
const classPrefix = 'wy';

export type Insertion = readonly [position: number, text: string];

/** Inserts strings into a module's code. Their positions refer to the original code. */
export const insert = (code: string, insertions: readonly Insertion[]): string =>
  insertions
    .toSorted(([first], [second]) => second - first)
    .reduce((result, [at, text]) => result.slice(0, at) + text + result.slice(at), code);

/** A node of a module's syntax tree, with its children by name. */
interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  [key: string]: unknown;
}

/** Returns the class names of a compiled stylesheet. */
export function classesOf(css: string): Set<string> {
  // Comments and layer names also contain dots.
  const rules = css.replaceAll(/\/\*[^]*?\*\/|@layer[^{;]*/g, '');
  const found = rules.matchAll(/\.((?!\d)(?:\\[0-9a-f]{1,6} ?|\\.|[-\w\u0080-\uffff])+)/gi);
  return new Set([...found].map(([, name = '']) => unescape(name)));
}

const unescape = (name: string): string =>
  name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_match, code: string | undefined, character: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  );

/** Plain words, such as "hidden" and "outline", have other meanings in code. */
const isWord = (name: string): boolean => /^[a-z]+$/.test(name);

/** The name of an identifier, or the value of a string. */
const nameOf = ({ name, value }: Node): string => name ?? (typeof value === 'string' ? value : '');

/** Whether a part of an expression is in a class position. */
function isClassPosition(node: Node, key: string, isClass: boolean): boolean {
  if (node.type === 'CallExpression') return key === 'arguments' && /^(cn|clsx)$/.test(nameOf(node.callee as Node));
  if (node.type === 'ConditionalExpression') return isClass && key !== 'test';
  if (node.type === 'BinaryExpression') return isClass && node.operator === '+';
  return isClass && node.type !== 'MemberExpression';
}

/**
 * Prefixes the classes in the string literals of a built module: in class positions (`className`, arguments of `cn`),
 * each known class; elsewhere, such as in a variants table, strings that consist of known classes and not only of plain
 * words. Returns other strings that contain a class name in `mixed`.
 */
function prefixClasses(code: string, classes: ReadonlySet<string>) {
  const insertions: Insertion[] = [];
  const mixed: string[] = [];

  function visitText(start: number, end: number, isClass: boolean): void {
    const words = [...code.slice(start, end).matchAll(/\S+/g)];
    const known = words.filter(([name]) => classes.has(name));
    const isList = known.length === words.length && !words.every(([name]) => isWord(name));
    if (isClass || isList) insertions.push(...known.map(({ index }) => [start + index, `${classPrefix}:`] as const));
    else if (known.some(([name]) => !isWord(name))) mixed.push(code.slice(start, end));
  }

  /** @param tree a node, a list of nodes, or another property of a node */
  function visit(tree: unknown, isClass: boolean): void {
    if (typeof tree !== 'object' || tree === null) return;
    const node = tree as Node;
    if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return;
    if (node.type === 'TemplateElement') visitText(node.start, node.end, isClass);
    else if (node.type === 'Literal') {
      if (typeof node.value === 'string') visitText(node.start + 1, node.end - 1, isClass);
    } else if (node.type === 'Property') {
      const [key, value] = [node.key as Node, node.value as Node];
      if (node.computed) visit(key, false);
      // Values such as the slot "list-item" are not classes.
      const isValue = /^(data|aria)-|^(role|type|key)$/.test(nameOf(key)) && value.type === 'Literal';
      if (!isValue) visit(value, isClass || /^class$|className$/i.test(nameOf(key)));
    } else {
      for (const [key, child] of Object.entries(node)) visit(child, isClassPosition(node, key, isClass));
    }
  }

  visit(parseAst(code).body, false);
  return { code: insert(code, insertions), mixed };
}

/**
 * Prefixes the classes that Tailwind compiled from the sources in every module of a build. The build fails if one of
 * them is in a string that is not recognized as a class list.
 */
export const prefixedModules = (classes: ReadonlySet<string>): Plugin => ({
  name: 'waymark:prefix-classes',
  renderChunk(module, { fileName }) {
    const { code, mixed } = prefixClasses(module, classes);
    for (const text of mixed) {
      this.error(`${fileName}: "${text}" contains classes and other words. Pass the classes to cn() on their own.`);
    }
    return { code, map: null };
  },
});
