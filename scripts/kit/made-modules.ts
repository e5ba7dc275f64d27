// The modules that stories/docs/made-modules.d.ts declares.
import type { Plugin, UserConfig } from 'vite';
import { readPages } from './docs.ts';
import { familySizes, kitFacts } from './facts.ts';
import { formattedModules, playgroundSamples } from './playground.ts';
import { allParts } from './props.ts';
import { shownStories } from './story-code.ts';

async function loadDocumentation() {
  const parts = allParts();
  const pages = await readPages(parts);
  return { parts, pages, samples: playgroundSamples(pages) };
}

let documentation: ReturnType<typeof loadDocumentation> | undefined;

/** The documentation, which takes seconds to read. */
export const readDocumentation = () => (documentation ??= loadDocumentation());
export const readSamples = async () => (await readDocumentation()).samples;

/** Makes the modules. `resolve` has the aliases of the package. */
export function madeModules(resolve: UserConfig['resolve']): Plugin {
  const modules: Readonly<Record<string, () => Promise<unknown>>> = {
    'virtual:kit-parts': async () => (await readDocumentation()).parts,
    'virtual:playground-samples': async () => formattedModules(await readSamples()),
    'virtual:story-code': async () => formattedModules(shownStories((await readDocumentation()).pages)),
    'virtual:kit-facts': () => kitFacts(resolve),
    'virtual:kit-sizes': () => familySizes(resolve),
  };
  return {
    name: 'made-modules',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    async load(id) {
      const make = modules[id.slice(1)];
      return make && `export default ${JSON.stringify(await make())};`;
    },
  };
}
