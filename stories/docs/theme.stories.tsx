import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { ThemeEditor } from './theme.samples';

const meta = { title: 'Documentation/Theme', component: ThemeEditor } satisfies Meta<typeof ThemeEditor>;
export default meta;

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16)).join(', ')})`;

/** The user enters a color by keyboard, corrects a mistake, and copies or downloads each file. */
export const Editor: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const writeText = fn(() => Promise.resolve());
    // The clipboard needs a permission.
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const primary = canvas.getByRole('textbox', { name: 'Primary color' });
    const button = within(canvas.getByRole('group', { name: 'Preview, light' })).getByRole('button', {
      name: 'Test connection',
    });

    await userEvent.clear(primary);
    await userEvent.type(primary, 'red');
    await expect(primary).toHaveAccessibleDescription(/primary is "red"\. Write an opaque color as #rrggbb/);
    await waitFor(() => expect(getComputedStyle(button)).toHaveProperty('backgroundColor', rgb('#00695c')));

    await userEvent.clear(primary);
    await userEvent.type(primary, '#fc0');
    await expect(canvas.getByText(/enough contrast after \d+ colors were changed/)).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Changed colors' })).toHaveTextContent('#ffcc00');

    await userEvent.clear(primary);
    await userEvent.type(primary, '#a31545');
    await waitFor(() => expect(getComputedStyle(button)).toHaveProperty('backgroundColor', rgb('#a31545')));
    await fireEvent.change(canvas.getByRole('slider', { name: 'Corner radius' }), { target: { value: '0' } });
    await waitFor(() => expect(getComputedStyle(button)).toHaveProperty('borderRadius', '0px'));
    const height = button.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await waitFor(() => expect(button.getBoundingClientRect().height).toBeLessThan(height));

    const files = [
      { name: 'CSS variables', file: 'brand.css', content: '--wm-color-primary: light-dark(#a31545' },
      { name: 'Tailwind theme', file: 'brand.tailwind.css', content: '--color-primary: var(--wm-color-primary);' },
      { name: 'Design tokens', file: 'brand.resolver.json', content: '"hex": "#a31545"' },
      { name: 'Provider', file: 'theme.tsx', content: '<ThemeProvider radius={0} density="compact">' },
      { name: 'Call', file: 'brand.mjs', content: "primary: '#a31545'" },
    ];
    await userEvent.click(canvas.getByRole('tab', { name: 'CSS variables' }));
    for (const [index, { name, file, content }] of files.entries()) {
      if (index > 0) await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name })).toHaveFocus();
      const panel = within(canvas.getByRole('tabpanel', { name }));
      await expect(panel.getByRole('group', { name })).toHaveTextContent(content);
      const link = panel.getByRole('link', { name: `Download ${file}` });
      await expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(content);
      await userEvent.click(panel.getByRole('button', { name: `Copy ${name}` }));
      await expect(writeText).toHaveBeenLastCalledWith(expect.stringContaining(content));
      await expect(await panel.findByText('Copied')).toBeVisible();
      canvas.getByRole('tab', { name }).focus();
    }
  },
};
