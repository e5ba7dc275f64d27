import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommandPalette } from 'waymark';
import { commands } from './command-palette.samples';

const meta = {
  title: 'Layers/CommandPalette/Visual',
  component: CommandPalette,
  tags: ['!autodocs'],
  parameters: { visual: { fullPage: true, widths: [320] }, layout: 'fullscreen' },
  args: { commands, defaultOpen: true },
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Headings, captions, a chord, a new tab, one that is disabled; what the query found is marked. */
export const Sheet: Story = {
  args: { defaultQuery: 'se' },
  render: (args) => (
    <div className="min-h-screen bg-canvas p-4">
      <CommandPalette {...args} />
    </div>
  ),
};

/** Nothing typed: the latest first. */
export const Recent: Story = { args: { recent: ['login', 'theme'] }, render: Sheet.render };
