import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configureActions } from 'storybook/actions';
import { configure } from 'storybook/test';
import { englishLabels, LabelsProvider } from 'waymark';
import './preview.css';
import { themes } from './theme';
import { axeTags, pageRules } from './verify/rules';

// Log events shallowly: an event references the window, and reading all of it triggers deprecation warnings.
configureActions({ depth: 1 });

// The default limit of one second is too short for delayed content, such as a tooltip, on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Sets the toolbar globals as attributes of the root element, as a page of the kit does. The test run sets the same attributes. */
const withModes: Decorator = (Story, { globals }) => {
  const { theme, direction, contrast } = globals;
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dir = direction;
    root.dataset.contrast = contrast;
  }, [theme, direction, contrast]);
  return (
    <LabelsProvider labels={englishLabels}>
      <Story />
    </LabelsProvider>
  );
};

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
    // Documentation pages are always light, and so are their stories by default.
    docs: { theme: themes.light, toc: { headingSelector: 'h2' } },
    options: {
      storySort: {
        order: [
          'Documentation',
          [
            'Introduction',
            'Installation',
            'Theming',
            'Dark mode and contrast',
            'Languages',
            'Accessibility',
            'Layer behavior',
            'Foundations',
            ['Color', 'Type', 'Spacing and sizes', 'z-index', 'Motion'],
          ],
          'Navigation',
          ['*', ['Documentation', 'Playground', '*']],
          'Layers',
          ['*', ['Documentation', 'Playground', '*']],
          'Controls',
          ['*', ['Documentation', 'Playground', '*']],
          'Content',
          ['*', ['Documentation', 'Playground', '*']],
          'Templates',
          ['Overview', 'Dashboard'],
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr', contrast: 'normal' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    contrast: {
      description: 'Contrast',
      toolbar: {
        title: 'Contrast',
        icon: 'contrast',
        items: [
          { value: 'normal', title: 'Normal contrast' },
          { value: 'more', title: 'More contrast' },
        ],
        dynamicTitle: true,
      },
    },
  },
} satisfies Preview;
