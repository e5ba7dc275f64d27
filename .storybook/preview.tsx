import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configureActions } from 'storybook/actions';
import { configure } from 'storybook/test';
import partsByFamily from 'virtual:kit-parts';
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

const partsByName = new Map(
  Object.values(partsByFamily)
    .flat()
    .map((part) => [part.name, part]),
);

/**
 * Shows what the props tables show, and offers no control that would display compiled code or crash the story: elements and
 * functions have none, and other content is edited as text.
 */
const withKitTypes: NonNullable<Preview['argTypesEnhancers']>[number] = ({ argTypes, component, initialArgs }) => {
  const changed = { ...argTypes };
  // The bundler numbers functions of the same name.
  const props = partsByName.get(String(component?.name).replace(/\$\d+$/, ''))?.props ?? [];
  for (const { name, type, description, defaultValue } of props) {
    const argType = argTypes[name];
    if (!argType) continue;
    const value: unknown = initialArgs[name];
    const isContent = /\bReact(?:Node|Element)\b/.test(type);
    const hasControl = !/=>|\bRef\b/.test(type) && !(isContent && typeof value === 'object' && value !== null);
    const control = hasControl ? isContent && { type: 'text' as const } : { disable: true };
    const table = { type: { summary: type }, ...(defaultValue && { defaultValue: { summary: defaultValue } }) };
    changed[name] = {
      ...argType,
      description,
      table: { ...argType.table, ...table },
      ...(control && argType.control === undefined ? { control } : {}),
    };
  }
  return changed;
};

/** A menu of Storybook's toolbar, with the title of each value. */
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
  argTypesEnhancers: [withKitTypes],
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
    options: {
      storySort: {
        order: [
          'Navigation',
          'Layers',
          'Controls',
          'Data',
          'Content',
          'Patterns',
          'Templates',
          ['Dashboard'],
          'App',
          'Documentation',
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr', contrast: 'normal' },
  globalTypes: {
    theme: toolbar('Theme', 'mirror', { light: 'Light', dark: 'Dark' }),
    direction: toolbar('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    contrast: toolbar('Contrast', 'contrast', { normal: 'Normal contrast', more: 'More contrast' }),
  },
} satisfies Preview;
