// @ts-check
// Reads the props of every part of the kit from its types, for the tables of the documentation.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync } from 'vite';
import { entryPoints, kitRoot } from './families.mjs';

/**
 * @typedef {object} Prop
 * @property {string} name
 * @property {string} type
 * @property {boolean} required
 * @property {string} description
 * @property {string | undefined} defaultValue
 * @property {string} [codeDefault] the default in the code, when it is a literal
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {string} description
 * @property {Prop[]} props required ones first
 * @property {string[]} others what else it accepts, such as "the attributes of `div`"
 *
 * @typedef {object} Resolved the members of a type
 * @property {Map<string, Prop>} props those that the kit declares
 * @property {Map<string, Map<string, Prop>>} others by what declares them; empty for the attributes of an element
 *
 * @typedef {object} Module
 * @property {string} file
 * @property {string} source
 * @property {Map<string, any>} declarations types, functions and constants by name
 * @property {Map<string, { from: string, imported: string }>} imports by local name
 * @property {Map<string, { from: string, imported: string }>} exports by exported name; without `from` a local name
 * @property {{ value: string, end: number }[]} docs doc comments
 */

/** @type {Map<string, Module>} */
const modules = new Map();

/** @param {string} file @returns {Module} */
function readModule(file) {
  const source = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, source);
  const docs = comments.filter(({ value }) => value.startsWith('*')).map(({ value, end }) => ({ value, end }));
  /** @type {Module} */
  const result = { file, source, declarations: new Map(), imports: new Map(), exports: new Map(), docs };
  for (const statement of /** @type {any[]} */ (program.body)) {
    const from = statement.source?.value ?? '';
    for (const specifier of statement.specifiers ?? []) {
      const imported =
        specifier.type === 'ImportNamespaceSpecifier' ? '*' : (specifier.imported ?? specifier.local).name;
      const isImport = statement.type === 'ImportDeclaration';
      if (isImport) result.imports.set(specifier.local.name, { from, imported });
      else result.exports.set(specifier.exported.name, { from, imported });
    }
    const declaration = statement.declaration ?? statement;
    const declared = declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
    for (const item of declared)
      if (item.id?.name) result.declarations.set(item.id.name, { ...item, start: statement.start });
  }
  return result;
}

/** @param {string} file */
function moduleOf(file) {
  let found = modules.get(file);
  if (!found) modules.set(file, (found = readModule(file)));
  return found;
}

/** The module that an import names, in the kit or in Radix. @param {string} from @param {Module} module */
function importedModule(from, module) {
  if (from.startsWith('@radix-ui/')) {
    // The types are next to the code.
    return moduleOf(path.join(path.dirname(createRequire(module.file).resolve(from)), 'index.d.ts'));
  }
  const base = path.resolve(path.dirname(module.file), from);
  const file = ['.tsx', '.ts', '/index.ts'].map((end) => base + end).find((candidate) => existsSync(candidate));
  return from.startsWith('.') && file ? moduleOf(file) : undefined;
}

/**
 * The declaration of a name such as `Align` or `Primitive.Content`, in the module or where it imports the name from.
 * @param {string} name @param {Module} module @param {boolean} [isExported] whether another module imports the name
 * @returns {{ declaration: any, module: Module } | undefined}
 */
function find(name, module, isExported = false) {
  const [first = '', member] = name.split('.');
  const link = (isExported ? module.exports.get(first) : undefined) ?? module.imports.get(first);
  if (!link) {
    const declaration = module.declarations.get(first);
    return declaration && member === undefined ? { declaration, module } : undefined;
  }
  if (link.from === '') return find(link.imported, module);
  const target = importedModule(link.from, module);
  if (!target || (link.imported === '*') !== (member !== undefined)) return undefined;
  return find(member ?? link.imported, target, true);
}

/** @param {any} node @param {Module} module */
const textOf = ({ start, end }, module) => module.source.slice(start, end).replace(/\s+/g, ' ');

/** The doc comment directly before a node. @param {any} node @param {Module} module */
function docOf({ start }, module) {
  const doc = module.docs.findLast(({ end }) => end <= start && module.source.slice(end, start).trim() === '');
  const text = (doc?.value ?? '')
    .replace(/^\s*\*+ ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  const [, description = '', defaultValue] = /^(.*?)(?:\s*@default (.*?))?(?:\s*@\w+ .*)?$/.exec(text) ?? [];
  return { description, defaultValue };
}

/**
 * The type as text. The names of unions of literals are replaced by the literals.
 * @param {any} node @param {Module} module @returns {string}
 */
function typeText(node, module) {
  switch (node.type) {
    case 'TSParenthesizedType':
      return typeText(node.typeAnnotation, module);
    case 'TSUnionType':
      // Types of Radix say `| undefined` of each optional prop.
      return [...new Set(node.types.map((/** @type {any} */ type) => typeText(type, module)))]
        .filter((text) => text !== 'undefined')
        .join(' | ');
    case 'TSTypeReference': {
      const found = find(textOf(node.typeName, module), module);
      const args = node.typeArguments?.params.map((/** @type {any} */ type) => typeText(type, module));
      const target = found?.declaration;
      if (args) return `${textOf(node.typeName, module)}<${args.join(', ')}>`;
      if (target?.type !== 'TSTypeAliasDeclaration' || target.typeParameters) return textOf(node, module);
      const text = typeText(target.typeAnnotation, /** @type {any} */ (found).module);
      // Literals, or names of types.
      return /^(?:'[^']*'|\d+|[A-Za-z]+)(?: \| (?:'[^']*'|\d+|[A-Za-z]+))*$/.test(text) ? text : textOf(node, module);
    }
    case 'TSIndexedAccessType': {
      const { objectType, indexType } = node;
      // React and Radix write a callback as the method of a type: { name(event: E): void }['name'].
      const [method] = objectType.members ?? [];
      if (method?.type === 'TSMethodSignature') {
        return textOf(method, module).replace(/^\w+(\(.*\)): (.*?);?$/, '$1 => $2');
      }
      // The union of the values of an array: (typeof names)[number].
      const array = objectType.typeAnnotation?.exprName ?? objectType.exprName;
      const names = array && find(textOf(array, module), module)?.declaration;
      const elements =
        names?.init?.expression?.elements ?? names?.id?.typeAnnotation?.typeAnnotation.typeAnnotation?.elementTypes;
      if (elements)
        return elements.map((/** @type {any} */ item) => `'${item.value ?? item.literal?.value}'`).join(' | ');
      if (!indexType.literal) return textOf(node, module);
      const { props, others } = resolve(objectType, module);
      const prop = [props, ...others.values()].map((known) => known.get(indexType.literal.value)).find(Boolean);
      return prop ? prop.type : textOf(node, module);
    }
    default:
      return textOf(node, module);
  }
}

/** @param {any} node @param {Module} module @returns {string[]} */
function keysOf(node, module) {
  if (node.type === 'TSUnionType') return node.types.flatMap((/** @type {any} */ type) => keysOf(type, module));
  if (node.type === 'TSTypeOperator') return [...resolve(node.typeAnnotation, module).props.keys()];
  return node.literal ? [node.literal.value] : [];
}

/** @param {Resolved[]} types @returns {Resolved} */
function merge(types) {
  // The interface's own members come first, and replace inherited ones.
  const props = new Map(types.flatMap((type) => [...type.props]).toReversed());
  /** @type {Resolved['others']} */
  const others = new Map();
  for (const [source, members] of types.flatMap((type) => [...type.others])) {
    others.set(source, new Map([...(others.get(source) ?? []), ...members]));
  }
  return { props: new Map([...props].toReversed()), others };
}

/** @param {any[]} members @param {Module} module @returns {Resolved} */
function membersOf(members, module) {
  const props = members.flatMap((member) => {
    if (member.type !== 'TSPropertySignature' || !member.key.name) {
      // Such as 'aria-label'.
      if (member.type !== 'TSPropertySignature' || member.key.value === undefined) return [];
    }
    const name = String(member.key.name ?? member.key.value);
    const type = member.typeAnnotation ? typeText(member.typeAnnotation.typeAnnotation, module) : 'unknown';
    return [[name, { name, type, required: !member.optional, ...docOf(member, module) }]];
  });
  return { props: new Map(/** @type {[string, Prop][]} */ (props)), others: new Map() };
}

/** What `ComponentProps<...>` stands for. @param {any} node @param {Module} module @returns {Resolved} */
function elementProps(node, module) {
  if (node.literal)
    return { props: new Map(), others: new Map([[`the attributes of \`${node.literal.value}\``, new Map()]]) };
  const name = textOf(node.exprName ?? node, module);
  const found = find(name, module);
  const resolved = found ? propsOfComponent(found.declaration, found.module) : { props: new Map(), others: new Map() };
  const [first = '', part = first] = name.split('.');
  const { from = '' } = module.imports.get(first) ?? {};
  if (!from.startsWith('@radix-ui/') || module.file.includes('node_modules')) return resolved;
  const source = `the props of [Radix \`${part}\`](https://www.radix-ui.com/primitives/docs/components/${from.slice(16)})`;
  const members = [resolved.props, ...resolved.others.values()].flatMap((known) => [...known]);
  return { props: new Map(), others: new Map([[source, new Map(members)]]) };
}

/** The members of a type. @param {any} node @param {Module} module @returns {Resolved} */
function resolve(node, module) {
  /** @type {Resolved} */
  const nothing = { props: new Map(), others: new Map() };
  switch (node?.type) {
    case 'TSParenthesizedType':
      return resolve(node.typeAnnotation, module);
    case 'TSTypeLiteral':
      return membersOf(node.members, module);
    case 'TSIntersectionType':
      return merge(node.types.map((/** @type {any} */ type) => resolve(type, module)));
    case 'TSUnionType': {
      const types = node.types.map((/** @type {any} */ type) => resolve(type, module));
      const { props, others } = merge(types);
      // A prop is required when each member of the union requires it.
      for (const [name, prop] of props) {
        const required = types.every((/** @type {Resolved} */ type) => type.props.get(name)?.required);
        const own = [...new Set(types.map((/** @type {Resolved} */ type) => type.props.get(name)?.type))].filter(
          (text) => text !== undefined && text !== 'never' && text !== 'undefined',
        );
        const documented = types
          .map((/** @type {Resolved} */ type) => type.props.get(name))
          .find((/** @type {any} */ item) => item?.description);
        props.set(name, { ...prop, ...documented, required, type: own.join(' | ') || prop.type });
      }
      return { props, others };
    }
    case 'TSInterfaceDeclaration':
      return merge([
        membersOf(node.body.body, module),
        ...node.extends.map((/** @type {any} */ { expression, typeArguments }) =>
          resolve({ type: 'TSTypeReference', typeName: expression, typeArguments }, module),
        ),
      ]);
    case 'TSTypeAliasDeclaration':
      return resolve(node.typeAnnotation, module);
    case 'TSTypeReference': {
      const [first, second] = node.typeArguments?.params ?? [];
      const name = textOf(node.typeName, module).replace('React.', '');
      if (name.startsWith('ComponentProps')) return elementProps(first, module);
      // The components of Radix are constants of these types.
      if (name === 'ForwardRefExoticComponent' || name === 'FC') return resolve(first, module);
      if (['Partial', 'Required', 'Readonly'].includes(name)) {
        const inner = resolve(first, module);
        if (name !== 'Readonly')
          for (const [key, prop] of inner.props) inner.props.set(key, { ...prop, required: name === 'Required' });
        return inner;
      }
      if (name === 'Omit' || name === 'Pick') {
        const keys = new Set(keysOf(second, module));
        const { props, others } = resolve(first, module);
        const keep = (/** @type {Map<string, Prop>} */ known) =>
          new Map([...known].filter(([key]) => keys.has(key) === (name === 'Pick')));
        const rest = [...others].map(([source, known]) => /** @type {const} */ ([source, keep(known)]));
        return { props: keep(props), others: new Map(rest.filter(([, known]) => name === 'Omit' || known.size > 0)) };
      }
      const found = find(name, module);
      return found ? resolve(found.declaration, found.module) : nothing;
    }
    default:
      return nothing;
  }
}

/** @param {any} declaration @param {Module} module @returns {Resolved} */
function propsOfComponent(declaration, module) {
  const call = declaration.init?.arguments?.[0];
  const [parameter] = (call ?? declaration.init ?? declaration).params ?? [];
  // A component of the kit is a function, one of Radix a constant with a type.
  const type = parameter ? parameter.typeAnnotation : declaration.id?.typeAnnotation;
  const { props, others } = resolve(type?.typeAnnotation, module);
  // A default in the code that the comment does not repeat.
  for (const property of parameter?.properties ?? []) {
    const prop = props.get(property.key?.name ?? property.key?.value);
    const value = property.value?.type === 'AssignmentPattern' ? property.value.right : undefined;
    if (prop && value?.type === 'Literal') {
      props.set(prop.name, { ...prop, defaultValue: prop.defaultValue ?? value.raw, codeDefault: value.raw });
    }
  }
  return { props, others };
}

/**
 * What a part accepts beyond its own props: elements by their name, components of Radix with the names of the props.
 * @param {Resolved['others']} others @param {Map<string, Prop>} own
 */
function summarize(others, own) {
  return [...others].map(([source, known]) => {
    const names = [...known.keys()].filter((name) => !own.has(name) && !/^_|^children$/.test(name));
    return names.length > 0 ? `${source}: ${names.map((name) => `\`${name}\``).join(', ')}` : source;
  });
}

/**
 * The parts of a family or of a provider, in the order of its index: every exported component.
 * @param {string} folder relative to the kit, such as `layers/dialog`
 * @returns {Part[]}
 */
export function partsOf(folder) {
  const index = moduleOf(path.join(kitRoot, folder, 'index.ts'));
  return [...index.exports.keys()].flatMap((name) => {
    const found = find(name, index, true);
    const isComponent = found && /^[A-Z]/.test(name) && /Function|VariableDeclarator/.test(found.declaration.type);
    if (!isComponent) return [];
    const { props, others } = propsOfComponent(found.declaration, found.module);
    const { description } = docOf(found.declaration, found.module);
    const [required, optional] = [true, false].map((wanted) =>
      [...props.values()].filter((prop) => prop.required === wanted),
    );
    return [{ name, description, props: [...(required ?? []), ...(optional ?? [])], others: summarize(others, props) }];
  });
}

/**
 * The parts of every entry point with components, by its name: `dialog`, or `providers/theme`.
 * @returns {Record<string, Part[]>}
 */
export function allParts() {
  modules.clear();
  return Object.fromEntries(
    Object.entries(entryPoints()).flatMap(([entry, module]) => {
      const folder = path.dirname(module);
      // The whole kit and the tokens are not in a folder of a group.
      return folder.includes('/') ? [[entry.slice(2), partsOf(folder)]] : [];
    }),
  );
}
