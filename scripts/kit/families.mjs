// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const kitRoot = path.resolve(import.meta.dirname, '../../src/components');

/** The groups of the kit whose folders are families. */
export const groups = ['content', 'controls', 'layers', 'navigation'];

/**
 * Every family of the kit.
 * @returns {{ group: string, family: string }[]}
 */
export function families() {
  // A group without a family has no folder in a clone.
  const present = groups.filter((group) => existsSync(path.join(kitRoot, group)));
  return present.flatMap((group) =>
    readdirSync(path.join(kitRoot, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ group, family: name })),
  );
}

/**
 * The package's entry points: what a consumer imports, and the module behind it, without its ending.
 * @returns {Record<string, string>}
 */
export function entryPoints() {
  return {
    '.': 'index',
    './tokens': 'tokens/index',
    './preset': 'tokens/preset',
    './providers/direction': 'providers/direction/index',
    './providers/labels': 'providers/labels/index',
    './providers/link': 'providers/link/index',
    './providers/theme': 'providers/theme/index',
    ...Object.fromEntries(families().map(({ group, family }) => [`./${family}`, `${group}/${family}/index`])),
  };
}
