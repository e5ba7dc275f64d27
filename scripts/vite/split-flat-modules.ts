import type { Plugin } from 'vite';

/** A node of the syntax tree, as far as it is looked at. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** A top-level statement of a flat file. */
interface Statement {
  text: string;
  declares: readonly string[];
  /** The top-level names of the file that it mentions; a local variable of the same name costs an import, and no more. */
  mentions: ReadonlySet<string>;
  /** The top-level names that it gives a value, or a property: it belongs with what declares them. */
  writes: ReadonlySet<string>;
  /** It is run for what it does, and not for a name. */
  isSetup: boolean;
}

interface Parts {
  entry: string;
  parts: readonly string[];
}

const partId = /\?part=(\d+)$/;

/**
 * Libraries that are published as one flat file cannot be shared out among chunks: whatever any page needs of them, every page
 * loads, and what assigns a property to itself stays although nobody uses it. This gives each of a file's top-level
 * declarations a module of its own, declarations that need each other one together, so that the bundler treats the library as
 * if it had been published in its parts. Not a character of it changes. Only for files that have no effects but those of their
 * top-level calls; those run with the first import of the file.
 *
 * @param files the files, by their path
 */
export function splitFlatModules(files: readonly RegExp[]): Plugin {
  const split = new Map<string, Parts>();
  return {
    name: 'waymark:split-flat-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      return partId.test(source) ? source : null;
    },
    load(id) {
      const [suffix, number] = partId.exec(id) ?? [];
      if (suffix === undefined) return null;
      const code = split.get(id.slice(0, -suffix.length))?.parts[Number(number)];
      return code === undefined ? null : { code, moduleSideEffects: false };
    },
    transform(code, id) {
      if (!files.some((file) => file.test(id))) return null;
      const parts = splitModule(id, code, (this.parse(code) as unknown as { body: Node[] }).body);
      if (parts === null) return null;
      split.set(id, parts);
      return { code: parts.entry, map: null, moduleSideEffects: true };
    },
  };
}

/** Returns null for a file of another shape; the limits of the first load tell. */
function splitModule(id: string, code: string, body: readonly Node[]): Parts | null {
  const imports = new Map<string, string>();
  const bare: string[] = [];
  const exported: { local: string; name: string }[] = [];
  const rest: Node[] = [];
  for (const node of body) {
    if (node.type === 'ImportDeclaration') {
      const from = (node.source as Node).raw as string;
      const specifiers = node.specifiers as Node[];
      if (specifiers.length === 0) bare.push(`import ${from};`);
      for (const specifier of specifiers) imports.set(nameOf(specifier.local), importOf(specifier, from));
    } else if (node.type === 'ExportNamedDeclaration' && node.declaration === null && node.source === null) {
      for (const specifier of node.specifiers as Node[]) {
        exported.push({ local: nameOf(specifier.local), name: nameOf(specifier.exported) });
      }
    } else if (node.type.startsWith('Export')) {
      return null;
    } else {
      rest.push(node);
    }
  }

  const declared = new Set(rest.flatMap(declaredBy));
  if (exported.some(({ local }) => !declared.has(local))) return null;
  const statements = rest.map((node) => readStatement(node, code, declared, imports));
  const groups = groupByNeed(statements.filter(({ isSetup }) => !isSetup));
  const partOf = new Map(
    groups.flatMap((group, part) => group.flatMap(({ declares }) => declares.map((name) => [name, part] as const))),
  );

  /** What lets these statements stand alone. */
  const importsOf = (group: readonly Statement[], own?: number): string[] => {
    const names = new Set(group.flatMap(({ mentions, writes }) => [...mentions, ...writes]));
    return [...names].flatMap((name) => {
      const part = partOf.get(name);
      if (part === own && part !== undefined) return [];
      return part === undefined
        ? (imports.get(name) ?? [])
        : `import { ${name} } from ${JSON.stringify(`${id}?part=${part}`)};`;
    });
  };
  const setup = statements.filter(({ isSetup }) => isSetup);
  return {
    entry: [
      ...bare,
      ...importsOf(setup),
      ...setup.map(({ text }) => text),
      ...exported.map(
        ({ local, name }) =>
          `export { ${local} as ${name} } from ${JSON.stringify(`${id}?part=${partOf.get(local)}`)};`,
      ),
    ].join('\n'),
    parts: groups.map((group, part) =>
      [
        ...importsOf(group, part),
        ...group.map(({ text }) => text),
        `export { ${group.flatMap(({ declares }) => declares).join(', ')} };`,
      ].join('\n'),
    ),
  };
}

function nameOf(node: unknown): string {
  const { name, value } = node as { name?: string; value?: string };
  return name ?? value ?? '';
}

function importOf(specifier: Node, from: string): string {
  const local = nameOf(specifier.local);
  if (specifier.type === 'ImportDefaultSpecifier') return `import ${local} from ${from};`;
  if (specifier.type === 'ImportNamespaceSpecifier') return `import * as ${local} from ${from};`;
  return `import { ${nameOf(specifier.imported)} as ${local} } from ${from};`;
}

/** The names that a statement declares at the top level. */
function declaredBy(node: Node): string[] {
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return [nameOf(node.id)];
  if (node.type !== 'VariableDeclaration') return [];
  return (node.declarations as Node[]).flatMap(({ id }) => targets(id as Node));
}

/** The names that a pattern gives a value: `a`, `{ a, b: [c] }`; of `a.b` it is `a`. */
function targets(node: Node): string[] {
  const names: string[] = [];
  const visit = (target: Node | null): void => {
    if (target === null) return;
    if (target.type === 'Identifier') names.push(nameOf(target));
    else if (target.type === 'MemberExpression') visit(target.object as Node);
    else if (target.type === 'ObjectPattern')
      for (const property of target.properties as Node[]) visit((property.value ?? property.argument) as Node);
    else if (target.type === 'ArrayPattern') for (const element of target.elements as (Node | null)[]) visit(element);
    else if (target.type === 'AssignmentPattern') visit(target.left as Node);
    else if (target.type === 'RestElement') visit(target.argument as Node);
  };
  visit(node);
  return names;
}

function readStatement(
  node: Node,
  code: string,
  declared: ReadonlySet<string>,
  imports: ReadonlyMap<string, string>,
): Statement {
  const mentions = new Set<string>();
  const writes = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const current = value as Node;
    if (current.type === 'Identifier') {
      const name = nameOf(current);
      if (declared.has(name) || imports.has(name)) mentions.add(name);
      return;
    }
    // A property of something within a function is no part of the file's own state; a variable of the file is.
    const target = (
      current.type === 'AssignmentExpression'
        ? current.left
        : current.type === 'UpdateExpression'
          ? current.argument
          : null
    ) as Node | null;
    if (target !== null && target.type !== 'MemberExpression') {
      for (const name of targets(target)) if (declared.has(name)) writes.add(name);
    }
    for (const [key, child] of Object.entries(current)) {
      const isName =
        (key === 'property' && current.type === 'MemberExpression' && current.computed !== true) ||
        (key === 'key' && current.computed !== true && current.shorthand !== true);
      if (!isName) visit(child);
    }
  };
  visit(node);
  const declares = declaredBy(node);
  const { expression } = node as { expression?: Node };
  if (node.type === 'ExpressionStatement' && expression?.type === 'AssignmentExpression') {
    for (const name of targets(expression.left as Node)) if (declared.has(name)) writes.add(name);
  }
  return {
    text: code.slice(node.start, node.end),
    declares,
    mentions,
    writes,
    isSetup: declares.length === 0 && writes.size === 0,
  };
}

/** Statements that need each other, in a circle or because one sets what the other declares, in the order of the file. */
function groupByNeed(statements: readonly Statement[]): Statement[][] {
  const declaredIn = new Map(
    statements.flatMap(({ declares }, index) => declares.map((name) => [name, index] as const)),
  );
  const needs = statements.map(() => new Set<number>());
  for (const [index, { mentions, writes }] of statements.entries()) {
    for (const name of mentions) {
      const other = declaredIn.get(name);
      if (other !== undefined) needs[index]?.add(other);
    }
    for (const name of writes) {
      const other = declaredIn.get(name);
      if (other === undefined) continue;
      needs[index]?.add(other);
      needs[other]?.add(index);
    }
  }
  return stronglyConnected(needs).map((group) =>
    group.toSorted((a, b) => a - b).flatMap((index) => statements[index] ?? []),
  );
}

/** Tarjan's algorithm. */
function stronglyConnected(edges: readonly ReadonlySet<number>[]): number[][] {
  const groups: number[][] = [];
  const order = new Map<number, number>();
  const stack: number[] = [];
  const onStack = new Set<number>();
  const visit = (node: number): number => {
    order.set(node, order.size);
    let low = order.get(node) ?? 0;
    stack.push(node);
    onStack.add(node);
    for (const next of edges[node] ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (onStack.has(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === order.get(node)) {
      const group = stack.splice(stack.indexOf(node));
      for (const member of group) onStack.delete(member);
      groups.push(group);
    }
    return low;
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return groups;
}
