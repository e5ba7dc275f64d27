import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  PlanCard,
  PlanCardAction,
  ProfileMenu,
  ProfileMenuBody,
  ProfileMenuContent,
  ProfileMenuHeader,
  ProfileMenuToggles,
  ProfileMenuTrigger,
} from 'waymark';
import { Bar } from './notifications.samples';
import { SampleProfile } from './profile-menu.samples';

const meta = {
  title: 'Layers/ProfileMenu',
  component: ProfileMenu,
  subcomponents: {
    ProfileMenuTrigger,
    ProfileMenuContent,
    ProfileMenuHeader,
    ProfileMenuBody,
    ProfileMenuToggles,
    PlanCard,
    PlanCardAction,
  },
  argTypes: {
    name: { control: 'text' },
    src: { control: 'text' },
    children: { description: 'The chip and the popup.', control: false },
    open: { description: 'Whether it is open, when the page holds that state.', control: false },
    defaultOpen: { control: false },
  },
  args: {
    name: 'John Doe',
    children: (
      <>
        <ProfileMenuTrigger />
        <SampleProfile />
      </>
    ),
    onOpenChange: fn(),
  },
  render: (args) => (
    <Bar>
      <ProfileMenu {...args} />
    </Bar>
  ),
} satisfies Meta<typeof ProfileMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { src: '' } };
