import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { AppBar, AppBarActions, AppBarBrand, AppBarContent, Avatar, IconButton } from 'waymark';
import { Frame, Logo } from './shell.samples';

const meta = {
  title: 'Navigation/AppBar',
  component: AppBar,
  subcomponents: { AppBarBrand, AppBarContent, AppBarActions },
  decorators: [
    (Story) => (
      <Frame className="h-header">
        <Story />
      </Frame>
    ),
  ],
  argTypes: {
    children: { description: 'Its parts: brand, content, actions.', control: false },
    className: { description: 'Classes that win over its own.', control: 'text' },
  },
  args: {
    children: (
      <>
        <AppBarBrand>
          <Logo />
        </AppBarBrand>
        <AppBarActions>
          <IconButton label="Notifications">
            <Bell aria-hidden />
          </IconButton>
          <Avatar name="John Doe" />
        </AppBarActions>
      </>
    ),
  },
} satisfies Meta<typeof AppBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { className: 'border-divider' } };
