import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

interface Stories {
  default: { component?: ComponentType; render?: (args: object) => ReactNode; args?: object };
}

/** The templates, copied from the Storybook. `?template=dashboard` renders one. */
const templates = import.meta.glob<Stories>('./stories/templates/*.stories.tsx', { eager: true });

const name = new URLSearchParams(location.search).get('template') ?? '';
const { component: Component, render, args = {} } = templates[`./stories/templates/${name}.stories.tsx`]?.default ?? {};
if (!render && !Component) throw new Error(`There is no template "${name}".`);
const Template = (): ReactNode => (render ? render(args) : Component && <Component {...args} />);
createRoot(document.body.appendChild(document.createElement('div'))).render(<Template />);
