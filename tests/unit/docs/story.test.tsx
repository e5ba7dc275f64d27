// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { storyOf } from '../../../stories/docs/site/story';

const module = {
  default: {
    title: 'Controls/Date field',
    component: ({ label, size }: { label?: unknown; size?: unknown }) => `${String(label)} ${String(size)}`,
    args: { label: 'Day', size: 'md' },
    decorators: [(Story: () => React.ReactNode) => <main>{Story()}</main>],
  },
  WithPresets: { args: { size: 'lg' }, decorators: [(Story: () => React.ReactNode) => <p>{Story()}</p>] },
};

it('a page shows a story with its args, and with its decorators inside those of its family', () => {
  const { Story, id, title } = storyOf(module as never, 'WithPresets');
  expect(renderToStaticMarkup(<Story />)).toBe('<main><p>Day lg</p></main>');
  // The id is the same as in the Storybook.
  expect([id, title]).toEqual(['controls-date-field--with-presets', 'With presets']);
});
