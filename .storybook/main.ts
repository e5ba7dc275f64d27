import type { StorybookConfig } from '@storybook/react-vite';

export default {
  stories: ['../stories/docs/*.mdx', '../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    // Stories are tested in the static build, and only React's development build warns of missing keys, wrong
    // attributes and the like.
    define: { ...config.define, 'process.env.NODE_ENV': JSON.stringify('development') },
    // Messages name components only where their names are kept, and nobody waits for a Storybook on a phone.
    build: { ...config.build, minify: false, chunkSizeWarningLimit: 10_000 },
  }),
} satisfies StorybookConfig;
