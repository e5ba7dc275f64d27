// @ts-check
// Prefixes the kit's classes in the built modules, so that they never match a class of the page that uses the kit.
import { parseAst } from 'vite';

/** The class prefix of the built kit. Not `wm`: Tailwind would name its own variables `--wm-…`, as the tokens are named. */
export const classPrefix = 'wy';

/** @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node */

/**
 * Returns the class names of a compiled stylesheet.
 * @param {string} css
 * @returns {Set<string>}
 */
export function classesOf(css) {
  const names = new Set();
  // Comments and the names of layers contain dots too.
  const rules = css.replaceAll(/\/\*[^]*?\*\/|@layer[^{;]*/g, '');
  for (const [, name = ''] of rules.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[-\w\u0080-\uffff])+)/gi)) {
    if (!/^\d/.test(name)) names.add(unescape(name));
  }
  return names;
}

/** @param {string} name */
function unescape(name) {
  return name.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_match, code, character) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  );
}

/** Words without a mark of a class, such as "hidden" and "outline", have other meanings in code. */
const isWord = (/** @type {string} */ name) => /^[a-z]+$/.test(name);

/** Whether a part of an expression is in a class position. @param {Node} node @param {string} key @param {boolean} isClass */
function isClassPosition(node, key, isClass) {
  switch (node.type) {
    case 'CallExpression':
      return key === 'arguments' && /^(cn|clsx)$/.test(nameOf(node.callee));
    case 'ConditionalExpression':
      return isClass && key !== 'test';
    case 'BinaryExpression':
      return isClass && node.operator === '+';
    default:
      return isClass && node.type !== 'MemberExpression';
  }
}

/**
 * Prefixes the classes in the string literals of a module: in class positions (`className`, arguments of `cn`) each known class;
 * elsewhere, such as in a table of variants, strings that consist of known classes and are more than plain words.
 *
 * @param {string} code the built module
 * @param {Set<string>} classes the classes that Tailwind compiled from the sources
 * @returns `prefixed`: the classes; `kept`: other strings that contain the name of a class; `values`: the values of attributes
 */
export function prefixClasses(code, classes) {
  /** @type {{ start: number, end: number, text: string }[]} */
  const edits = [];
  /** @type {string[]} */
  const prefixed = [];
  /** @type {string[]} */
  const kept = [];
  /** @type {string[]} */
  const values = [];

  /** @param {number} start @param {number} end @param {boolean} isClass */
  function visitText(start, end, isClass) {
    const source = code.slice(start, end);
    const names = source.split(/\s+/).filter(Boolean);
    if (!names.some((name) => classes.has(name))) return;
    if (!isClass && (!names.every((name) => classes.has(name)) || names.every(isWord))) {
      kept.push(source);
      return;
    }
    prefixed.push(...names.filter((name) => classes.has(name)));
    edits.push({
      start,
      end,
      text: source.replaceAll(/\S+/g, (name) => (classes.has(name) ? `${classPrefix}:${name}` : name)),
    });
  }

  /** @param {unknown} tree @param {boolean} isClass */
  function visit(tree, isClass) {
    if (Array.isArray(tree)) {
      for (const item of tree) visit(item, isClass);
      return;
    }
    if (!tree || typeof tree !== 'object' || !('type' in tree)) return;
    const node = /** @type {Node} */ (tree);
    switch (node.type) {
      case 'Literal':
        if (typeof node.value === 'string') visitText(node.start + 1, node.end - 1, isClass);
        return;
      case 'TemplateElement':
        visitText(node.start, node.end, isClass);
        return;
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
        return;
      case 'Property': {
        const name = nameOf(node.key);
        if (node.computed) visit(node.key, false);
        // Values such as the slot "list-item" are no classes.
        const value = /^(data|aria)-|^(role|type|key)$/.test(name) && /** @type {Node} */ (node.value);
        if (value && value.type === 'Literal') values.push(String(value.value));
        else visit(node.value, isClass || /^class$|className$/i.test(name));
        return;
      }
      default:
        for (const key of Object.keys(node)) visit(node[key], isClassPosition(node, key, isClass));
    }
  }

  visit(parseAst(code).body, false);
  let result = code;
  for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start)) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  return { code: result, prefixed, kept, values };
}

/**
 * Prefixes the classes of every module of a build.
 *
 * @param {Set<string>} classes the classes that Tailwind compiled from the sources
 * @returns {import('vite').Plugin}
 * @throws when a class of the sources is in no module, or in a string that is not recognized as a list of classes
 */
export function prefixedModules(classes) {
  const missing = new Set([...classes].filter((name) => !isWord(name)));
  return {
    name: 'waymark:prefix-classes',
    renderChunk(code, { fileName }) {
      const { code: result, prefixed, kept, values } = prefixClasses(code, classes);
      for (const name of [...prefixed, ...values]) missing.delete(name);
      for (const text of kept) {
        const unclear = text.split(/\s+/).filter((name) => classes.has(name) && !isWord(name));
        if (unclear.length > 0) {
          this.error(`${fileName}: "${text}" contains classes and other words. Pass the classes to cn() on their own.`);
        }
      }
      return { code: result, map: null };
    },
    generateBundle() {
      if (missing.size > 0) this.error(`No module contains these classes of the sources: ${[...missing].join(' ')}`);
    },
  };
}

/** @param {unknown} node */
function nameOf(node) {
  const { name, value } = /** @type {{ name?: string, value?: unknown }} */ (node ?? {});
  return name ?? (typeof value === 'string' ? value : '');
}
