import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  Button,
  Checkbox,
  Popover,
  PopoverClose,
  PopoverContent,
  type PopoverContentProps,
  type PopoverProps,
  PopoverTitle,
  PopoverTrigger,
} from 'waymark';

type Args = PopoverProps & Pick<PopoverContentProps, 'label' | 'side' | 'align' | 'gap'>;

const meta = {
  title: 'Layers/Popover',
  component: Popover,
  subcomponents: { PopoverTrigger, PopoverContent, PopoverTitle, PopoverClose },
  argTypes: {
    children: { table: { disable: true } },
    open: { description: 'Whether it is open, when the page holds that state.', control: false },
    defaultOpen: { description: 'Whether it is open at first.', control: 'boolean' },
    onOpenChange: { description: 'Called when it opens or closes.' },
    label: { description: 'Of the content: its name, where it holds no `PopoverTitle`.', control: 'text' },
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
      table: { defaultValue: { summary: 'center' } },
    },
    gap: {
      description: 'Of the content: how far from the trigger it stands, in px.',
      control: { type: 'range', min: 0, max: 32 },
      table: { defaultValue: { summary: '8' } },
    },
  },
  args: { onOpenChange: fn(), children: null },
  render: ({ label, side, align, gap, ...args }) => (
    <Popover {...args}>
      <PopoverTrigger asChild>
        <Button variant="outline">Filter</Button>
      </PopoverTrigger>
      <PopoverContent label={label} side={side} align={align} gap={gap} className="grid w-drawer gap-3 p-4">
        <div className="flex items-center justify-between gap-2">
          <PopoverTitle>Filter connections</PopoverTitle>
          <PopoverClose />
        </div>
        <Checkbox label="Connected" defaultChecked />
        <Checkbox label="Failed" defaultChecked />
        <Checkbox label="Paused" />
      </PopoverContent>
    </Popover>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultOpen: false, side: 'bottom', align: 'center', gap: 8 } };
