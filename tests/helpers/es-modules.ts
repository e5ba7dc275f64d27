import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

interface Manifest {
  name?: string;
  type?: string;
  dependencies?: Record<string, string>;
}

const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** The manifest of the package to which a file belongs. A folder inside of a package may have one without a name. */
function manifestOf(file: string): string {
  const manifest = path.join(path.dirname(file), 'package.json');
  return existsSync(manifest) && read(manifest).name ? manifest : manifestOf(path.dirname(file));
}

/** The direct and indirect dependencies of a package for which `require` finds an ES module only. */
export function esModulesOf(manifest: string, found = new Map<string, boolean>()): string[] {
  const { resolve } = createRequire(manifest);
  for (const name of Object.keys(read(manifest).dependencies ?? {})) {
    // Packages of types cannot be resolved.
    if (found.has(name) || name.startsWith('@types/')) continue;
    const file = resolve(name);
    const next = manifestOf(file);
    found.set(name, file.endsWith('.mjs') || (file.endsWith('.js') && read(next).type === 'module'));
    esModulesOf(next, found);
  }
  return [...found].filter(([, isEsModule]) => isEsModule).map(([name]) => name);
}
