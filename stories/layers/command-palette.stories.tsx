import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button, CommandPalette, useShortcut, useShortcutText } from 'waymark';
import { commands } from './command-palette.samples';

const meta = {
  title: 'Layers/CommandPalette',
  component: CommandPalette,
  argTypes: {
    commands: { control: 'object' },
    recent: { control: 'object' },
    open: { control: false },
    defaultOpen: { control: false },
    query: { control: false },
    defaultQuery: { control: 'text' },
    footer: { control: false },
    labels: { control: 'object' },
    closesOutside: { control: 'boolean' },
    onEscapeKeyDown: { control: false },
    onPointerDownOutside: { control: false },
  },
  args: { commands, onOpenChange: fn(), onQueryChange: fn(), onSelect: fn() },
  render: function Render({ onOpenChange, ...args }) {
    const [open, setOpen] = useState(false);
    const chord = useShortcutText('mod+k');
    useShortcut('mod+k', () => setOpen(true));
    return (
      <>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Find a page ({chord})
        </Button>
        <CommandPalette
          {...args}
          open={open}
          onOpenChange={(shown) => {
            onOpenChange?.(shown);
            setOpen(shown);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { recent: ['api-setup', 'theme'], defaultQuery: '', closesOutside: true } };
