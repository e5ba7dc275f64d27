import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Collapse, Fade, Grow, Slide, Zoom } from 'waymark';
import { LastAnswer } from './transition.samples';

const meta = {
  title: 'Content/Transition',
  component: Fade,
  subcomponents: { Slide, Grow, Collapse, Zoom },
  argTypes: { asChild: { control: false }, children: { description: 'What comes and goes.', control: false } },
  args: { open: true, children: <LastAnswer /> },
} satisfies Meta<typeof Fade>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { open: true, appear: true, unmountOnExit: true, onExited: fn() } };
