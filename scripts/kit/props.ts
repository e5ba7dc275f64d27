// Reads the props of every part of the kit from its types, for the tables of the documentation.
import path from 'node:path';
import { Node, Project, type TypeNode } from 'ts-morph';
import { entryPoints, kitRoot } from './families.mjs';

interface Prop {
  name: string;
  type: string;
  required: boolean;
  description: string;
  defaultValue: string | undefined;
}

export interface Part {
  name: string;
  description: string;
  /** Required ones first. */
  props: Prop[];
  /** What it also accepts, such as "the attributes of `div`". */
  others: string[];
}

const fileOf = (node: Node): string => path.normalize(node.getSourceFile().getFilePath());
const isOwn = (node: Node): boolean => fileOf(node).startsWith(kitRoot);
const radixPackage = (node: Node): string | undefined => /@radix-ui[\\/]react-([\w-]+)/.exec(fileOf(node))?.[1];
const oneLine = (text = ''): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the declaration of a name in the file that exports it. */
function declarationOf(name: Node): Node | undefined {
  const symbol = name.getSymbol();
  return (symbol?.getAliasedSymbol() ?? symbol)?.getDeclarations()[0];
}

/** The first parameter of a component. */
const parameterOf = (component?: Node) =>
  Node.isFunctionDeclaration(component) ? component.getParameters()[0] : undefined;

function docOf(node: Node) {
  const doc = Node.isJSDocable(node) ? node.getJsDocs().at(-1) : undefined;
  const tag = doc?.getTags().find((item) => item.getTagName() === 'default');
  return { description: oneLine(doc?.getDescription()), defaultValue: tag && oneLine(tag.getCommentText()) };
}

/**
 * The type as written, but with aliases of the kit or Radix replaced by the literals and simple names that they stand
 * for.
 */
function typeText(node: TypeNode): string {
  if (Node.isUnionTypeNode(node)) {
    // Radix types add `| undefined` to each optional prop.
    const texts = new Set(node.getTypeNodes().map(typeText));
    return [...texts].filter((text) => text !== 'undefined').join(' | ');
  }
  const type = node.getType();
  let resolved = type.isUnion() && type.getUnionTypes().every((item) => item.isLiteral()) ? type.getUnionTypes() : [];
  if (Node.isIndexedAccessTypeNode(node)) {
    const object = node.getObjectTypeNode().getType();
    const key = node.getIndexTypeNode().getText().replaceAll("'", '');
    const member = object.getProperty(key)?.getDeclarations()[0];
    if (Node.isPropertySignature(member)) return typeText(member.getTypeNodeOrThrow());
    // Array values keep their order.
    resolved = object.isTuple() ? object.getTupleElements() : [type];
  } else if (Node.isTypeReference(node)) {
    const [name, alias] = [node.getTypeName().getText(), declarationOf(node.getTypeName())];
    const args = node.getTypeArguments().map(typeText);
    if (args.length > 0 && resolved.length === 0) return `${name}<${args.join(', ')}>`;
    if (args.length === 0 && Node.isTypeAliasDeclaration(alias) && (isOwn(alias) || radixPackage(alias))) {
      const text = typeText(alias.getTypeNodeOrThrow());
      return /^(?:(?:'[^']*'|\w+)(?: \| |$))+$/.test(text) ? text : name;
    }
  }
  if (resolved.length === 0 || type.isBoolean()) return oneLine(node.getText());
  return resolved.map((item) => item.getText(node).replaceAll('"', "'")).join(' | ');
}

/** What a type of props accepts beyond the kit's own props. */
function sourcesOf(node?: Node): string[] {
  if (!node || Node.isTypeLiteral(node)) return [];
  if (Node.isInterfaceDeclaration(node)) return node.getExtends().flatMap(sourcesOf);
  const isReference = Node.isTypeReference(node);
  if (!isReference && !Node.isExpressionWithTypeArguments(node)) return node.forEachChildAsArray().flatMap(sourcesOf);
  const name = isReference ? node.getTypeName() : node.getExpression();
  const args = node.getTypeArguments();
  if (name.getText() === 'Pick') return [];
  if (!name.getText().startsWith('ComponentProps')) return [declarationOf(name), ...args].flatMap(sourcesOf);
  const [element] = args;
  if (!Node.isTypeQuery(element)) return [`the attributes of \`${element?.getText().slice(1, -1)}\``];
  const component = declarationOf(element.getExprName());
  const family = component && radixPackage(component);
  if (!family) return sourcesOf(parameterOf(component)?.getTypeNode());
  const part = element.getExprName().getText().split('.').at(-1);
  return [`the props of [Radix \`${part}\`](https://www.radix-ui.com/primitives/docs/components/${family})`];
}

/** The literal defaults that a component's code sets for its props. */
function codeDefaults(component: Node): Partial<Record<string, string>> {
  const pattern = parameterOf(component)?.getNameNode();
  const elements = Node.isObjectBindingPattern(pattern) ? pattern.getElements() : [];
  return Object.fromEntries(
    elements.flatMap((element) => {
      const name = element.getPropertyNameNode() ?? element.getNameNode();
      const value = element.getInitializer()?.getText() ?? '';
      return /^('.*'|\d+|true|false|null)$/.test(value) ? [[name.getText().replaceAll("'", ''), value]] : [];
    }),
  );
}

function partOf(name: string, component: Node): Part {
  const type = component.getType().getCallSignatures()[0]?.getParameters()[0]?.getTypeAtLocation(component);
  const members = (type?.isUnion() ? type.getUnionTypes() : [type]).map((member) => member?.getProperties() ?? []);
  const defaults = codeDefaults(component);
  const props: Prop[] = [];
  const fromRadix: string[] = [];
  for (const key of new Set(members.flat().map((symbol) => symbol.getEscapedName()))) {
    const symbols = members.map((member) => member.find((symbol) => symbol.getEscapedName() === key));
    const declarations = symbols.flatMap((symbol) => symbol?.getDeclarations() ?? []);
    const own = declarations.filter(isOwn).filter(Node.isPropertySignature);
    if (own.length > 0) {
      const texts = new Set(
        own.map((node) => typeText(node.getTypeNodeOrThrow()).replaceAll(/\b(?:InferLast|NoInfer)<(\w+)>/g, '$1')),
      );
      // A union member excludes a prop with the type undefined.
      const types = [...texts].filter((text) => text !== 'never' && text !== 'undefined');
      const docs = own.map(docOf);
      const doc = docs.find(({ description }) => description !== '') ?? docs[0];
      const codeDefault = defaults[key];
      const defaultValue = doc?.defaultValue ?? codeDefault;
      if (!doc?.description) throw new Error(`${name}.${key}: add a doc comment of one sentence.`);
      // An empty string is "none" in words.
      const isSame = codeDefault === defaultValue || (codeDefault === "''" && defaultValue === 'none');
      if (codeDefault !== undefined && !isSame) {
        throw new Error(`${name}.${key}: the default is ${codeDefault}, not ${defaultValue}.`);
      }
      props.push({
        name: key,
        type: types.map((text) => (types.length > 1 && text.includes('=>') ? `(${text})` : text)).join(' | '),
        // A prop is required if every union member requires it.
        required: symbols.every((symbol) => symbol?.isOptional() === false),
        description: doc.description,
        defaultValue,
      });
    } else if (declarations.some(radixPackage) && !/^_|^children$/.test(key)) fromRadix.push(`\`${key}\``);
  }
  const sources = [...new Set(sourcesOf(parameterOf(component)?.getTypeNode()))];
  const { description } = docOf(component);
  if (!description) throw new Error(`${name}: add a doc comment of one sentence.`);
  return {
    name,
    description,
    props: props.toSorted((a, b) => Number(b.required) - Number(a.required)),
    others: sources.map((source) =>
      source.includes('Radix') && fromRadix.length > 0 ? `${source}: ${fromRadix.join(', ')}` : source,
    ),
  };
}

/**
 * The parts of every entry point that exports components, by its name: `dialog`, or `providers/theme`.
 * @throws if a part or a prop is not described, or the documented default differs from the code
 */
export function allParts(): Record<string, Part[]> {
  const tsConfigFilePath = path.join(import.meta.dirname, 'tsconfig.json');
  const project = new Project({ tsConfigFilePath, skipAddingFilesFromTsConfig: true });
  // The whole kit and the tokens are not in a group folder.
  const modules = Object.entries(entryPoints()).filter(([, module]) => path.dirname(module).includes('/'));
  project.addSourceFilesAtPaths(modules.map(([, module]) => path.join(kitRoot, `${module}.ts`)));
  return Object.fromEntries(
    modules.map(([entry, module]) => {
      const exported = project.getSourceFileOrThrow(path.join(kitRoot, `${module}.ts`)).getExportedDeclarations();
      const parts = [...exported].flatMap(([name, [declaration]]) =>
        /^[A-Z]/.test(name) && Node.isFunctionDeclaration(declaration) ? [partOf(name, declaration)] : [],
      );
      return [entry.slice(2), parts];
    }),
  );
}
