// Loads modules as a server component bundler does: each export of a module with 'use client' becomes a reference that
// the server can render, but not call. Use with `node --conditions=react-server --import`.
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) register(import.meta.url);

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  const loaded = await nextLoad(url, context);
  if (loaded.format !== 'module' || !url.startsWith('file:')) return loaded;
  const source = await readFile(new URL(url), 'utf8');
  if (!/^['"]use client['"]/.test(source)) return loaded;
  const names = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().split(' ').at(-1)),
  );
  const references = names.map((name) => `export const ${name} = reference(${JSON.stringify(name)});`);
  return { ...loaded, source: [reference.toString(), ...references].join('\n') };
}

/** @param {string} name */
function reference(name) {
  const throwing = () => {
    throw new Error(`${name} belongs to the client.`);
  };
  return Object.assign(throwing, { $$typeof: Symbol.for('react.client.reference') });
}
