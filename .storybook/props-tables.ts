import type { Plugin } from 'vite';
import { kitRoot } from '../scripts/kit/families.mjs';
import { allParts } from '../scripts/kit/props.mjs';

const id = 'virtual:waymark-props';

/** Provides the props of every part of the kit as a module, and updates it when a source file of the kit changes. */
export function propsTables(): Plugin {
  return {
    name: 'waymark-props',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => (source === `\0${id}` ? `export const parts = ${JSON.stringify(allParts())};` : undefined),
    handleHotUpdate({ file, server, modules }) {
      const tables = server.moduleGraph.getModuleById(`\0${id}`);
      return tables && file.startsWith(kitRoot) ? [...modules, tables] : modules;
    },
  };
}
