import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';

/** Tests of many runs take a build as it is published: without React's checks it is four times as quick. */
const isQuick = process.env.WAYMARK_STORYBOOK === 'quick';

export default {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // Tables are not in Markdown itself.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  framework: '@storybook/react-vite',
  // Storybook's own tools look at every element at each change of a story, which would be measured with it.
  features: isQuick ? { backgrounds: false, highlight: false, measure: false, outline: false, viewport: false } : {},
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    // The project's own plugins are the app's: they ask for its environment and write to its page.
    plugins: config.plugins?.filter((plugin) => !(plugin && 'name' in plugin && plugin.name.startsWith('waymark:'))),
    // Stories are tested in the static build, and only React's development build warns of missing keys, wrong
    // attributes and the like.
    define: { ...config.define, ...(isQuick ? {} : { 'process.env.NODE_ENV': JSON.stringify('development') }) },
    // Messages name components only where their names are kept, and nobody waits for a Storybook on a phone.
    build: {
      ...config.build,
      minify: false,
      chunkSizeWarningLimit: 10_000,
      // On a busy machine it reports which plugin waited, which nobody can act upon.
      rolldownOptions: { ...config.build?.rolldownOptions, checks: { pluginTimings: false } },
    },
  }),
} satisfies StorybookConfig;
