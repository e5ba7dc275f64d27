import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefreshCw } from 'lucide-react';
import { fn } from 'storybook/test';
import { IconButton, Tooltip, TooltipProvider, TruncatedText } from 'waymark';

const meta = {
  title: 'Layers/Tooltip',
  component: Tooltip,
  subcomponents: { TooltipProvider, TruncatedText },
  argTypes: {
    label: { control: 'text' },
    side: { control: 'inline-radio', options: ['top', 'bottom', 'start', 'end'] },
    align: { control: 'inline-radio', options: ['start', 'center', 'end'] },
    open: { control: false },
    children: { control: false },
  },
  args: {
    label: 'Last tried two minutes ago',
    onOpenChange: fn(),
    children: (
      <IconButton label="Test connection">
        <RefreshCw aria-hidden />
      </IconButton>
    ),
  },
  render: (args) => (
    <div className="flex justify-center p-12">
      <Tooltip {...args} />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { repeatsName: false, side: 'top', align: 'center', defaultOpen: false } };
