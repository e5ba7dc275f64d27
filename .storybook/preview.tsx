import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configureActions } from 'storybook/actions';
import { configure } from 'storybook/test';
import { englishLabels, LabelsProvider } from 'waymark';
import './preview.css';
import { axeTags, pageRules } from './verify/rules';

// An event leads to the whole window; the panel would read all of it, Storybook's own deprecated parts included.
configureActions({ depth: 1 });

// A tooltip that comes after half a second has no more than that to render within the second that is the library's own limit.
configure({ asyncUtilTimeout: 10_000 });

/** The globals are attributes of the root, as they are on a page of the kit; the test run sets the same ones. */
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
    // The test run holds every story against axe in every mode; here the panel shows the same rules.
    a11y: {
      context: 'body',
      config: { rules: pageRules.map((id) => ({ id, enabled: false })) },
      options: { runOnly: axeTags },
      test: 'error',
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: [
          'Documentation',
          [
            'Introduction',
            'Installation',
            'Foundations',
            ['Colour', 'Type', 'Spacing and sizes', 'Layers', 'Motion'],
            'Theming',
            'Dark mode and contrast',
            'Right-to-left and languages',
            'Accessibility',
            'Layer behaviour',
          ],
          'Navigation',
          'Layers',
          'Controls',
          'Content',
          'Templates',
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
