import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Copy, Pencil, Plug, Trash2 } from 'lucide-react';
import { fn } from 'storybook/test';
import {
  Button,
  Menu,
  MenuContent,
  type MenuContentProps,
  MenuItem,
  type MenuProps,
  MenuSeparator,
  MenuTrigger,
} from 'waymark';

type Args = MenuProps & Pick<MenuContentProps, 'side' | 'align' | 'gap'> & { onSelect?: (event: Event) => void };

const meta = {
  title: 'Layers/Menu',
  component: Menu,
  subcomponents: { MenuTrigger, MenuContent, MenuItem },
  argTypes: {
    children: { table: { disable: true } },
    open: { description: 'Whether it is open, when the page holds that state.', control: false },
    defaultOpen: { description: 'Whether it is open at first.', control: 'boolean' },
    onOpenChange: { description: 'Called when it opens or closes.' },
    side: {
      description:
        'Of the content: the side of the trigger that it opens at; where there is no room it takes the other one.',
      control: 'inline-radio',
      options: ['top', 'bottom', 'start', 'end'],
      table: { defaultValue: { summary: 'bottom' } },
    },
    align: {
      description: 'Of the content: where along that side it stands.',
      control: 'inline-radio',
      options: ['start', 'center', 'end'],
      table: { defaultValue: { summary: 'start' } },
    },
    gap: {
      description: 'Of the content: how far from the trigger it stands, in px.',
      control: { type: 'range', min: 0, max: 32 },
      table: { defaultValue: { summary: '8' } },
    },
    onSelect: { description: 'Of an item: called when it is chosen; `preventDefault` keeps the menu open.' },
  },
  args: { onOpenChange: fn(), onSelect: fn(), children: null },
  render: ({ side, align, gap, onSelect, ...args }) => (
    <Menu {...args}>
      <MenuTrigger asChild>
        <Button variant="outline" endIcon={<ChevronDown />}>
          Actions
        </Button>
      </MenuTrigger>
      <MenuContent side={side} align={align} gap={gap}>
        <MenuItem onSelect={onSelect}>
          <Plug aria-hidden />
          Test connection
        </MenuItem>
        <MenuItem onSelect={onSelect}>
          <Pencil aria-hidden />
          Edit
        </MenuItem>
        <MenuItem onSelect={onSelect}>
          <Copy aria-hidden />
          Duplicate
        </MenuItem>
        <MenuSeparator />
        <MenuItem disabled>
          <Trash2 aria-hidden />
          Remove
        </MenuItem>
      </MenuContent>
    </Menu>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultOpen: false, side: 'bottom', align: 'start', gap: 8 } };
