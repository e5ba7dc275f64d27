import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVertical } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button, Grid, IconButton, Menu, MenuContent, MenuItem, MenuTrigger, ThemeProvider, useTheme } from 'waymark';
import { radius as defaultRadius } from 'waymark/tokens';
import { ThemeSample } from './theming.samples';

const meta = {
  title: 'Documentation/Theming',
  component: ThemeProvider,
  argTypes: {
    mode: { control: 'inline-radio', options: ['system', 'light', 'dark'] },
    contrast: { control: 'inline-radio', options: ['system', 'normal', 'more'] },
    radius: { control: { type: 'range', min: 0, max: 24 } },
    font: {
      control: 'select',
      options: ["'Roboto', 'Roboto Fallback', sans-serif", 'Georgia, serif', 'system-ui, sans-serif'],
    },
    density: { control: 'inline-radio', options: ['comfortable', 'compact'] },
    scope: { control: false },
    children: { control: false },
  },
  args: { scope: 'subtree', className: 'rounded-outer p-5' },
} satisfies Meta<typeof ThemeProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every prop, applied to a part of the page. */
export const Playground: Story = { args: { mode: 'dark', contrast: 'normal', radius: 12, children: <ThemeSample /> } };

function CurrentTheme() {
  const { mode, resolvedMode, contrast, resolvedContrast, radius } = useTheme();
  return (
    <p className="text-caption text-muted">
      Mode {mode} ({resolvedMode}), contrast {contrast} ({resolvedContrast}), corner radius {radius} px
    </p>
  );
}

/** Two parts of a page with their own themes. Values that are not set are inherited. */
export const Subtree: Story = {
  render: (args) => (
    <Grid minColumnWidth="md">
      <ThemeProvider {...args} mode="light" contrast="normal" radius={4}>
        <ThemeSample>
          <CurrentTheme />
        </ThemeSample>
      </ThemeProvider>
      <ThemeProvider {...args} mode="dark" contrast="normal" radius={16}>
        <ThemeSample name="Mail service">
          <CurrentTheme />
        </ThemeSample>
      </ThemeProvider>
    </Grid>
  ),
};

/** A layer that opens inside a subtree inherits its theme. */
export const LayersInSubtree: Story = {
  args: { mode: 'dark', contrast: 'normal', radius: 0 },
  render: (args) => (
    <ThemeProvider {...args}>
      <div className="flex items-center justify-between gap-4">
        <p>Weather service</p>
        <Menu>
          <MenuTrigger asChild>
            <IconButton variant="ghost" aria-label="Actions">
              <EllipsisVertical />
            </IconButton>
          </MenuTrigger>
          <MenuContent>
            <MenuItem>Test connection</MenuItem>
            <MenuItem>Remove connection</MenuItem>
          </MenuContent>
        </Menu>
      </div>
    </ThemeProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const menu = await canvas.findByRole('menu');
    await expect(menu.closest('[data-slot="theme"]')).toHaveAttribute('data-theme', 'dark');
    await expect(Number.parseFloat(getComputedStyle(menu).borderRadius)).toBe(0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** Compact and comfortable parts of a page. */
export const Densities: Story = {
  render: (args) => (
    <Grid minColumnWidth="md">
      <ThemeProvider {...args} density="comfortable">
        <ThemeSample />
      </ThemeProvider>
      <ThemeProvider {...args} density="compact">
        <ThemeSample name="Mail service" />
      </ThemeProvider>
    </Grid>
  ),
};

/** A class with the important modifier overrides the style of one element. */
export const Overrides: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button>Save connection</Button>
      <Button className="rounded-full!">Test connection</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const save = getComputedStyle(canvas.getByRole('button', { name: 'Save connection' }));
    const test = getComputedStyle(canvas.getByRole('button', { name: 'Test connection' }));
    await expect(Number.parseFloat(save.borderRadius)).toBe(defaultRadius);
    await expect(Number.parseFloat(test.borderRadius)).toBeGreaterThan(1000);
  },
};
