import type { Meta, StoryObj } from '@storybook/react-vite';
import { Monitor, Moon, Sun } from 'lucide-react';
import { fn } from 'storybook/test';
import { SegmentedControl, SegmentedControlItem } from 'waymark';

const meta = {
  title: 'Controls/SegmentedControl',
  component: SegmentedControl,
  subcomponents: { SegmentedControlItem },
  argTypes: {
    label: { control: 'text' },
    labelHidden: { control: 'boolean' },
    value: { control: false },
    defaultValue: { control: 'inline-radio', options: ['system', 'light', 'dark'] },
    name: { control: 'text' },
    disabled: { description: 'Takes no press and no focus.', control: 'boolean' },
    children: { description: 'Its items.', control: false },
  },
  args: {
    label: 'Colour mode',
    defaultValue: 'system',
    onValueChange: fn(),
    children: (
      <>
        <SegmentedControlItem value="system" icon={<Monitor />}>
          System
        </SegmentedControlItem>
        <SegmentedControlItem value="light" icon={<Sun />}>
          Light
        </SegmentedControlItem>
        <SegmentedControlItem value="dark" icon={<Moon />}>
          Dark
        </SegmentedControlItem>
      </>
    ),
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { labelHidden: false, name: 'color-mode', disabled: false } };
