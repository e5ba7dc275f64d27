import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configureActions } from 'storybook/actions';
import { configure } from 'storybook/test';
import './preview.css';
import { applyGlobals, type KitGlobals } from './globals';
import { axeTags, pageRules } from './verify/rules';

// Log events shallowly: an event references the window, and reading all of it triggers deprecation warnings.
configureActions({ depth: 1 });

// The default limit of one second is too short for delayed content, such as a tooltip, on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const withModes: Decorator = (Story, { globals }) => {
  const { theme, direction, contrast } = globals as KitGlobals;
  useLayoutEffect(() => applyGlobals({ theme, direction, contrast }), [theme, direction, contrast]);
  return <Story />;
};

/** A menu in Storybook's toolbar, with a title for each value. */
const toolbar = <const Icon extends string>(title: string, icon: Icon, values: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(values).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
});

export default {
  decorators: [withModes],
  parameters: {
    layout: 'padded',
    // The accessibility panel uses the same rules as the test run.
    a11y: {
      context: 'body',
      config: { rules: pageRules.map((id) => ({ id, enabled: false })) },
      options: { runOnly: axeTags },
      test: 'error',
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disable: true },
  },
  initialGlobals: { theme: 'light', direction: 'ltr', contrast: 'normal' },
  globalTypes: {
    theme: toolbar('Theme', 'mirror', { light: 'Light', dark: 'Dark' }),
    direction: toolbar('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    contrast: toolbar('Contrast', 'contrast', { normal: 'Normal contrast', more: 'More contrast' }),
  },
} satisfies Preview;
