import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { ThemeEditor } from './theme.samples';

const meta = { title: 'Documentation/Theme', component: ThemeEditor } satisfies Meta<typeof ThemeEditor>;
export default meta;

/** The user enters a color by keyboard, corrects a mistake, and copies or downloads each file. */
export const Editor: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const writeText = fn(() => Promise.resolve());
    // The clipboard needs a permission.
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const primary = canvas.getByRole('textbox', { name: 'Primary color' });
    const button = within(canvas.getByRole('group', { name: 'Preview, light' })).getByRole('button', { name: 'Next' });

    await userEvent.clear(primary);
    await userEvent.type(primary, 'red');
    await expect(primary).toHaveAccessibleDescription(/primary is "red"\. Write an opaque color as #rrggbb/);
    await waitFor(() => expect(button).toHaveStyle({ backgroundColor: '#00695c' }));

    await userEvent.clear(primary);
    await userEvent.type(primary, '#fc0');
    await expect(canvas.getByText(/enough contrast\. Changed colors: \d+/)).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Changed colors' })).toHaveTextContent('#ffcc00');

    await userEvent.clear(primary);
    await userEvent.type(primary, '#a31545');
    await waitFor(() => expect(button).toHaveStyle({ backgroundColor: '#a31545' }));
    await fireEvent.change(canvas.getByRole('slider', { name: 'Corner radius' }), { target: { value: '0' } });
    await waitFor(() => expect(button).toHaveStyle({ borderRadius: '0px' }));
    const height = button.getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }));
    await waitFor(() => expect(button.getBoundingClientRect().height).toBeLessThan(height));

    const files = [
      { name: 'CSS variables', file: 'brand.css', content: '--wm-color-primary: light-dark(#a31545' },
      { name: 'Tailwind theme', file: 'brand.tailwind.css', content: '--color-primary: var(--wm-color-primary);' },
      { name: 'Design tokens', file: 'brand.resolver.json', content: '"hex": "#a31545"' },
      { name: 'Provider', file: 'theme.tsx', content: '<ThemeProvider radius={0} density="compact">' },
    ];
    await userEvent.click(canvas.getByRole('radio', { name: 'CSS variables' }));
    for (const [index, { name, file, content }] of files.entries()) {
      if (index > 0) await userEvent.keyboard('{ArrowRight}');
      const option = canvas.getByRole('radio', { name });
      await expect(option).toBeChecked();
      await expect(canvas.getByRole('group', { name })).toHaveTextContent(content);
      const link = canvas.getByRole('link', { name: `Download ${file}` });
      await expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(content);
      await userEvent.click(canvas.getByRole('button', { name: `Copy ${name}` }));
      await expect(writeText).toHaveBeenLastCalledWith(expect.stringContaining(content));
      await expect(await canvas.findByText('Copied')).toBeVisible();
      option.focus();
    }
  },
};
