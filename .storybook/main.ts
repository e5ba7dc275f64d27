import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { markdownFiles, readPages } from '../scripts/kit/docs.ts';
import { kitFacts } from '../scripts/kit/facts.ts';
import { formattedModules, playgroundFrame, playgroundLinks, playgroundSamples } from '../scripts/kit/playground.ts';
import { allParts } from '../scripts/kit/props.ts';
import { searchIndex } from '../scripts/kit/search-index.ts';
import { shownStories } from '../scripts/kit/story-code.ts';

/**
 * A build for behavior tests with many repetitions, with only the stories that they open. The production build of React is about
 * four times as fast.
 */
const isQuick = process.env.WAYMARK_STORYBOOK === 'quick';

/**
 * A build of the stories alone: their documentation takes three quarters of the time of a build. Some tools of Storybook inspect every
 * element on each change, which slows the tests down and distorts measurements.
 */
const isTested = isQuick || process.env.WAYMARK_STORYBOOK === 'tested';

async function loadDocumentation() {
  const parts = allParts();
  const pages = await readPages(parts);
  return { parts, pages, samples: playgroundSamples(pages) };
}

let documentation: ReturnType<typeof loadDocumentation> | undefined;

/** The documentation, which takes seconds to read, and which a build for tests does not need. */
const readDocumentation = () => (documentation ??= loadDocumentation());
const readSamples = async () => (await readDocumentation()).samples;

/** Adds the pages as Markdown, and `llms.txt`. */
const markdownCopies: Plugin = {
  name: 'markdown-copies',
  async generateBundle() {
    const { pages } = await readDocumentation();
    for (const [fileName, source] of Object.entries(markdownFiles(pages, { full: true }))) {
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
};

/** Modules of the documentation that take seconds to make (stories/docs/made-modules.d.ts). The stories alone do not need them. */
const madeModules = (modules: Readonly<Record<string, () => Promise<unknown>>>): Plugin => ({
  name: 'made-modules',
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  async load(id) {
    const make = modules[id.slice(1)];
    return make && `export default ${JSON.stringify(isTested ? {} : await make())};`;
  },
});

export default {
  stories: isQuick
    ? ['../stories/{layers,navigation,patterns}/*.stories.tsx', '../stories/*/{combobox,dashboard}.stories.tsx']
    : [...(isTested ? [] : ['../stories/**/*.mdx']), '../stories/**/*.stories.tsx'],
  // The tests run axe themselves, in each mode.
  addons: isTested
    ? []
    : [
        {
          name: '@storybook/addon-docs',
          options: {
            // Tables are an extension of Markdown.
            mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, playgroundLinks(readSamples)] } },
          },
        },
        '@storybook/addon-a11y',
      ],
  framework: '@storybook/react-vite',
  features: {
    // manifests/components.json and docs.json, for tools that read a Storybook.
    componentsManifest: !isTested,
    // Steps such as "Publish your Storybook" are for the authors of a Storybook, not for its readers.
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    ...(isTested ? { backgrounds: false, highlight: false, measure: false, outline: false, viewport: false } : {}),
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: isTested ? false : 'react-docgen' },
  viteFinal: async (config) => ({
    ...config,
    // The project's own plugins are for the app: they read its environment and change its HTML.
    plugins: [
      config.plugins?.filter((plugin) => !(plugin && 'name' in plugin && plugin.name.startsWith('waymark:'))),
      madeModules({
        'virtual:kit-parts': async () => (await readDocumentation()).parts,
        'virtual:kit-search': async () => {
          const { pages, parts } = await readDocumentation();
          return searchIndex(pages, parts);
        },
        'virtual:playground-samples': async () => formattedModules(await readSamples()),
        'virtual:story-code': async () => formattedModules(shownStories((await readDocumentation()).pages)),
        'virtual:kit-facts': () => kitFacts(config.resolve),
      }),
      isTested ? [] : [markdownCopies, playgroundFrame(config.resolve)],
    ],
    define: {
      ...config.define,
      // Stories are tested in the static build, and only the development build of React logs warnings.
      ...(isQuick ? {} : { 'process.env.NODE_ENV': JSON.stringify('development') }),
    },
    // Keep component names in messages.
    build: {
      ...config.build,
      minify: false,
      chunkSizeWarningLimit: 10_000,
      // Plugin timing warnings are not actionable.
      rolldownOptions: { ...config.build?.rolldownOptions, checks: { pluginTimings: false } },
    },
  }),
} satisfies StorybookConfig;
