import { readdirSync } from 'node:fs';
import path from 'node:path';

export const kitRoot = path.resolve(import.meta.dirname, '../../src/components');

/** The groups of the kit that contain one folder per family. */
export const groups = ['content', 'controls', 'layers', 'data', 'navigation', 'patterns'];

/** @param {string} group */
const foldersOf = (group) =>
  readdirSync(path.join(kitRoot, group), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/**
 * Every family of the kit.
 * @returns {{ group: string, family: string }[]}
 */
export function families() {
  return groups.flatMap((group) => foldersOf(group).map((family) => ({ group, family })));
}

/**
 * The component entry points, each with its module relative to `kitRoot`, without an extension.
 * @returns {Record<string, string>}
 */
export function componentEntries() {
  return {
    ...Object.fromEntries(foldersOf('providers').map((name) => [`./providers/${name}`, `providers/${name}/index`])),
    ...Object.fromEntries(families().map(({ group, family }) => [`./${family}`, `${group}/${family}/index`])),
  };
}

/**
 * All entry points of the package.
 * @returns {Record<string, string>}
 */
export function entryPoints() {
  return {
    '.': 'index',
    './tokens': 'tokens/index',
    './preset': 'tokens/preset',
    './labels': 'labels',
    './labels/de': 'labels/de',
    './labels/ar': 'labels/ar',
    './testing': 'testing/index',
    './testing/playwright': 'testing/playwright',
    ...componentEntries(),
  };
}
