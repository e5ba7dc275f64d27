// Splits the kit's styles into base.css for every page and a style sheet per family with what its modules use.
import path from 'node:path';
import { compare } from '@bramus/specificity/compare';
import { calculate } from '@bramus/specificity/core';
import { type Container, type Declaration, parse } from 'postcss';
import { componentEntries } from './families.mjs';
import { classesOf } from './prefix-classes.ts';

/**
 * A piece of the style sheet: a rule for a class, a declaration for an element or a token, or a `@keyframes` or
 * `@property` rule.
 */
interface Piece {
  /** The at-rules around it, with the layer first, and its selector. */
  path: readonly string[];
  body: string;
  className?: string;
  /** The name that it defines. A piece with neither class nor name belongs to every page. */
  name?: string;
  declarations: readonly Declaration[];
}

function piecesOf(container: Container, around: readonly string[] = []): Piece[] {
  return (container.nodes ?? []).flatMap((node): Piece[] => {
    if (node.type === 'atrule') {
      const { name, params } = node;
      if (/^(?:property|keyframes)$/.test(name))
        return [{ path: around, body: node.toString(), name: params, declarations: [] }];
      return piecesOf(node, [...around, `@${name} ${params}`]);
    }
    if (node.type !== 'rule') return [];
    const declarations = node.nodes.filter((child) => child.type === 'decl');
    if (around[0] === '@layer wm.utilities') {
      const body = declarations.map((declaration) => `${declaration.toString()};`).join('');
      return node.selectors.map((selector) => {
        const [className] = classesOf(selector);
        return { path: [...around, selector], body, className, declarations };
      });
    }
    // The token layer contains two at-rules.
    const places = around[0] === '@layer wm' ? ['@layer wm.base', ...around.slice(2)] : around;
    return declarations.map((declaration) => ({
      path: [...places, node.selector],
      body: `${declaration.toString()};`,
      name: node.selector.includes(':root') && /^--w[my]-/.test(declaration.prop) ? declaration.prop : undefined,
      declarations: [],
    }));
  });
}

/** Shortens a property name, so that a shorthand's name is a prefix of the names of its properties. */
const stemOf = (property: string): string =>
  property.startsWith('--')
    ? property
    : property
        .replace(/^-[a-z]+-/, '')
        .replace(/^(?:top|right|bottom|left)$/, 'inset')
        .replace(/^(?:align|justify)-/, 'place-')
        .replace(/^line-height$/, 'font-line')
        .replaceAll(/\b(?:block|inline|start|end|top|right|bottom|left|x|y|row|column)\b-?/g, '')
        .replace(/-$/, '');

/**
 * Numbers the class rules: a rule's number is higher than that of each rule it overrides, by specificity or position,
 * with another value for one of its properties. Rules with the same number give the same result in any order, and so do
 * style sheets with a layer for each number.
 */
function ranksOf(pieces: readonly Piece[]): Map<Piece, number> {
  const rules = pieces
    .flatMap((piece) => calculate(piece.path.at(-1) ?? '').map((specificity) => ({ piece, specificity })))
    .toSorted((a, b) => compare(a.specificity, b.specificity));
  const ranks = new Map<Piece, number>();
  const stems = new Map(pieces.flatMap((piece) => piece.declarations.map(({ prop }) => [prop, `${stemOf(prop)}-`])));
  const differ = (rule: Piece, other: Piece): boolean =>
    rule.declarations.some((one) =>
      other.declarations.some((two) => {
        const [stem = '', otherStem = ''] = [stems.get(one.prop), stems.get(two.prop)];
        return (stem.startsWith(otherStem) || otherStem.startsWith(stem)) && one.toString() !== two.toString();
      }),
    );
  for (const { piece: rule } of rules) {
    const least = [...ranks].flatMap(([other, rank]) => {
      // The rules of one class always stay together and in order.
      const step = other.className === rule.className ? 0 : 1;
      return rank + step > 0 && differ(rule, other) ? [rank + step] : [];
    });
    ranks.set(rule, Math.max(0, ...least));
  }
  return ranks;
}

/** The name of the layer with a number: `a` to `z`, then `aa`. */
const layerOf = (rank: number): string =>
  (rank < 26 ? '' : layerOf(Math.floor(rank / 26) - 1)) + String.fromCodePoint(97 + (rank % 26));

/** Prints pieces. Consecutive pieces share their at-rules and selectors. */
function print(pieces: readonly Piece[]): string {
  let open: readonly string[] = [];
  let css = '';
  for (const piece of [...pieces, { path: [], body: '' }]) {
    const firstOther = open.findIndex((part, index) => part !== piece.path[index]);
    const kept = firstOther === -1 ? open.length : firstOther;
    const opened = piece.path.slice(kept).map((part) => `${part}{`);
    css += '}'.repeat(open.length - kept) + opened.join('') + piece.body;
    open = piece.path;
  }
  return css.replaceAll(';}', '}');
}

/** The tokens that pages use in their own styles. The style sheets of the families contain the others. */
const baseTokens = /^--wm-(?:color-(?!series|level)|space$|radius$|font)/;

/** A module of the build: its code, and the modules that it imports. */
interface Module {
  code: string;
  imports: readonly string[];
}

/**
 * Splits the kit's compiled style sheet into base.css and a style sheet for each entry that has styles. They can be
 * loaded in any order, even together with the whole style sheet.
 *
 * @param css the style sheet, with the layers `wm.base` and `wm.utilities`
 * @param pageLayers the layers of a page, in order
 * @throws when no entry uses a class
 */
export function familyStyles(
  css: string,
  pageLayers: readonly string[],
  modules: ReadonlyMap<string, Module>,
): Record<string, string> {
  const all = piecesOf(parse(css));
  const ranks = ranksOf(all.filter(({ className }) => className));
  const numbers = [...new Set(ranks.values())].toSorted((a, b) => a - b);
  const pieces = [
    ...all.filter((piece) => !ranks.has(piece)),
    ...numbers.flatMap((number) =>
      [...ranks].flatMap(([rule, rank]) =>
        rank === number ? [{ ...rule, path: [`@layer wm.${layerOf(rank)}`, ...rule.path.slice(1)] }] : [],
      ),
    ),
  ];
  const ownLayers = ['wm.base', ...numbers.map((number) => `wm.${layerOf(number)}`), 'wm.utilities'];
  const order = `@layer ${pageLayers.flatMap((layer) => (layer === 'wm' ? ownLayers : [layer])).join()};`;

  const defined = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const name = piece.className ?? piece.name;
    if (name) defined.set(name, [...(defined.get(name) ?? []), piece]);
  }

  /** Adds the pieces whose names occur in a text, and the pieces that they use. */
  function addUsed(text: string, used: Set<Piece>): Set<Piece> {
    for (const [word] of text.matchAll(/wy:\S+|(?:--|\bwm-)[\w-]+/g)) {
      let names = [word];
      // A class is followed by the end of the string. The start of a token is followed by an expression:
      // `--wm-color-${color}`.
      if (word.startsWith('wy:')) while (names[0] && !defined.has(names[0])) names = [names[0].slice(0, -1)];
      else if (/^--wm-.+-$/.test(word)) names = [...defined.keys()].filter((name) => name.startsWith(word));
      for (const piece of names.flatMap((name) => defined.get(name) ?? [])) {
        if (used.has(piece)) continue;
        used.add(piece);
        addUsed(piece.body, used);
      }
    }
    return used;
  }

  const base = new Set(pieces.filter(({ className, name }) => !className && (!name || baseTokens.test(name))));
  for (const { body } of base) addUsed(body, base);

  const parts = Object.entries(componentEntries()).map(([entry, file]) => {
    const files = new Set([`${file}.js`]);
    // The loop also visits the modules that it adds.
    for (const name of files) for (const imported of modules.get(name)?.imports ?? []) files.add(imported);
    const codes = [...files].map((module) => modules.get(module)?.code ?? '');
    const used = addUsed(codes.filter((code) => /wy:|--wm-/.test(code)).join('\n'), new Set());
    return {
      entry: entry.slice(2),
      used: [...used].filter((piece) => !base.has(piece)),
      codes: new Set(codes.filter((code) => code.includes('wy:'))),
    };
  });
  const unused = new Set(Array.from(ranks.keys(), ({ className }) => className));
  for (const { used } of parts) for (const { className } of used) unused.delete(className);
  if (unused.size > 0) throw new Error(`No family has the classes ${[...unused].join(', ')}`);

  type Part = (typeof parts)[number];
  const contains = (part: Part, other: Part): boolean =>
    other.codes.size > 0 &&
    other.codes.size < part.codes.size &&
    [...other.codes].every((code) => part.codes.has(code));
  const sheets = parts
    .filter(({ used }) => used.length > 0)
    .map((part) => {
      const inner = parts.filter((other) => contains(part, other));
      // The style sheets of other families that this one includes, except those already included by another one.
      const imported = inner.filter((one) => !inner.some((other) => contains(other, one)));
      const own = new Set(part.used);
      for (const { used } of imported) for (const piece of used) own.delete(piece);
      const imports = imported.map(({ entry }) => {
        const relative = path.posix.relative(path.posix.dirname(part.entry), entry);
        return `@import './${relative}.css';\n`;
      });
      return [part.entry, imports.join('') + order + print(pieces.filter((piece) => own.has(piece)))];
    });
  return Object.fromEntries([['base', order + print(pieces.filter((piece) => base.has(piece)))], ...sheets]) as Record<
    string,
    string
  >;
}
