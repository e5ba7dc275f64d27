import type { StorybookConfig } from '@storybook/react-vite';

/**
 * A build for behavior tests with many repetitions, with only the stories that they open. The production build of React is about
 * four times as fast.
 */
const isQuick = process.env.WAYMARK_STORYBOOK === 'quick';

/**
 * A build for tests. Some Storybook tools inspect every element on each change, which slows down tests and distorts
 * measurements.
 */
const isTested = isQuick || process.env.WAYMARK_STORYBOOK === 'tested';

export default {
  stories: isQuick
    ? ['../stories/{layers,navigation,patterns}/*.stories.tsx', '../stories/*/{combobox,dashboard}.stories.tsx']
    : // These two belong to the documentation, which the Storybook does not build.
      ['../stories/**/!(live|playground).stories.tsx'],
  // The tests run axe themselves, in each mode.
  addons: isTested ? [] : ['@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  features: {
    // Skips manifests/components.json, which is for tools that read a Storybook.
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
    // The project's own plugins are only for the app: they read its environment and change its HTML.
    plugins: config.plugins?.filter((plugin) => !(plugin && 'name' in plugin && plugin.name.startsWith('waymark:'))),
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
