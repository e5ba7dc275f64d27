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

/** Some tools of Storybook inspect every element on each change, which slows the tests down and distorts measurements. */
const isTested = isQuick || process.env.WAYMARK_STORYBOOK === 'tested';

const parts = isQuick ? {} : allParts();
const pages = isQuick ? [] : await readPages(parts);
const samples = playgroundSamples(pages);

/** Adds the pages as Markdown, and `llms.txt`. */
const markdownCopies: Plugin = {
  name: 'markdown-copies',
  generateBundle() {
    for (const [fileName, source] of Object.entries(markdownFiles(pages))) {
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
};

/** Modules that take seconds to make, and that only the documentation imports (stories/docs/made-modules.d.ts). */
const madeModules = (modules: Readonly<Record<string, () => Promise<unknown>>>): Plugin => ({
  name: 'made-modules',
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  async load(id) {
    const make = modules[id.slice(1)];
    return make && `export default ${JSON.stringify(await make())};`;
  },
});

export default {
  stories: isQuick
    ? ['../stories/{layers,navigation,patterns}/*.stories.tsx', '../stories/*/{combobox,dashboard}.stories.tsx']
    : ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // Tables are an extension of Markdown.
    ...(isQuick
      ? []
      : [
          {
            name: '@storybook/addon-docs',
            options: {
              mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, playgroundLinks(samples)] } },
            },
          },
        ]),
    // The tests run axe themselves, in each mode.
    ...(isTested ? [] : ['@storybook/addon-a11y']),
  ],
  framework: '@storybook/react-vite',
  features: {
    // manifests/components.json and docs.json, for tools that read a Storybook.
    componentsManifest: !isQuick,
    // Steps such as "Publish your Storybook" are for the authors of a Storybook, not for its readers.
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    ...(isTested ? { backgrounds: false, highlight: false, measure: false, outline: false, viewport: false } : {}),
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: isQuick ? false : 'react-docgen' },
  viteFinal: async (config) => ({
    ...config,
    // The project's own plugins are for the app: they read its environment and change its HTML.
    plugins: [
      config.plugins?.filter((plugin) => !(plugin && 'name' in plugin && plugin.name.startsWith('waymark:'))),
      madeModules({
        'virtual:playground-samples': () => formattedModules(samples),
        // The tests open stories, not their pages.
        'virtual:story-code': () => formattedModules(isTested ? [] : shownStories(pages)),
        'virtual:kit-facts': () => kitFacts(config.resolve),
      }),
      isQuick ? [] : [markdownCopies, playgroundFrame(config.resolve)],
    ],
    define: {
      ...config.define,
      // Stories are tested in the static build, and only the development build of React logs warnings.
      ...(isQuick ? {} : { 'process.env.NODE_ENV': JSON.stringify('development') }),
      // For stories/docs/kit-parts.ts. A changed prop appears after a restart.
      kitParts: JSON.stringify(parts),
      // For stories/docs/search-pages.ts.
      kitSearch: JSON.stringify(isQuick ? '' : searchIndex(pages, parts)),
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
