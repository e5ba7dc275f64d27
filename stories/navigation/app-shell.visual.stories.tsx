import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppShell } from 'waymark';
import { samplePage } from './app-shell.samples';

const meta = {
  title: 'Navigation/AppShell/Visual',
  component: AppShell,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', page: true, visual: { widths: [320, 600, 900, 1200, 1536] } },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The whole page, at every breakpoint. */
export const Sheet: Story = { args: { children: samplePage } };
