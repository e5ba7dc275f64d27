import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ExportTheme } from './export-theme.samples';
import { stubClipboard } from './stub-clipboard';

const meta = { title: 'Documentation/Export a theme', component: ExportTheme } satisfies Meta<typeof ExportTheme>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A theme as CSS variables, for Tailwind and as design tokens. */
export const Playground: Story = { tags: ['visual'] };

/** The user changes the color, selects each format by keyboard, and copies or downloads it. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const writeText = stubClipboard();
    const primary = canvas.getByRole('textbox', { name: 'Primary color' });
    await userEvent.clear(primary);
    await userEvent.type(primary, '#a31545');
    const formats = [
      { name: 'CSS variables', file: 'brand.css', content: '--wm-color-primary: light-dark(#a31545' },
      { name: 'Tailwind theme', file: 'brand.tailwind.css', content: '--color-primary: var(--wm-color-primary);' },
      { name: 'Design tokens', file: 'brand.resolver.json', content: '"hex": "#a31545"' },
    ];
    await userEvent.click(canvas.getByRole('tab', { name: 'CSS variables' }));
    for (const [index, { name, file, content }] of formats.entries()) {
      if (index > 0) await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name })).toHaveFocus();
      const panel = within(canvas.getByRole('tabpanel', { name }));
      await expect(panel.getByRole('region', { name: `${name}, code` })).toHaveTextContent(content);
      const link = panel.getByRole('link', { name: `Download ${file}` });
      await expect(link).toHaveAttribute('download', file);
      await expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(content);
      await userEvent.click(panel.getByRole('button', { name: `Copy the ${name.toLowerCase()}` }));
      await expect(writeText).toHaveBeenLastCalledWith(expect.stringContaining(content));
      await expect(await panel.findByText('Copied')).toBeVisible();
      canvas.getByRole('tab', { name }).focus();
    }
  },
};
