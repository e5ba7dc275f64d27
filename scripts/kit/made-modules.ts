// The modules that stories/docs/made-modules.d.ts declares.
import type { Plugin, UserConfig } from 'vite';
import { readPages } from './docs.ts';
import { familySizes, kitFacts } from './facts.ts';
import { mdxPages } from './mdx-pages.ts';
import { modulesById, playgroundSamples, withFormattedModules } from './playground.ts';
import { allParts } from './props.ts';
import { shownStories } from './story-code.ts';

async function loadDocumentation() {
  const parts = allParts();
  const shown = await withFormattedModules(shownStories(mdxPages()));
  const pages = await readPages(parts, shown);
  return { parts, pages, shown, samples: playgroundSamples(pages) };
}

let documentation: ReturnType<typeof loadDocumentation> | undefined;

/** The documentation, which takes seconds to read. */
export const readDocumentation = () => (documentation ??= loadDocumentation());
export const readSamples = async () => (await readDocumentation()).samples;

/** Makes the modules. `resolve` has the aliases of the package. */
export function madeModules(resolve: UserConfig['resolve']): Plugin {
  const modules: Readonly<Record<string, () => Promise<unknown>>> = {
    'virtual:kit-parts': async () => (await readDocumentation()).parts,
    'virtual:playground-samples': async () => modulesById(await withFormattedModules(await readSamples())),
    'virtual:story-code': async () => modulesById((await readDocumentation()).shown),
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
