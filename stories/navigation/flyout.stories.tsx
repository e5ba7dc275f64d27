import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlyoutProvider } from 'waymark';
import { MiniShell } from './flyout.samples';

const meta = {
  title: 'Navigation/Flyout',
  component: FlyoutProvider,
  argTypes: { children: { description: 'The menu, in the drawer it stands in.', control: false } },
  args: { children: null },
} satisfies Meta<typeof FlyoutProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { render: () => <MiniShell /> };

/** Rest on a group, press it, or go there by keyboard; the button in the bar opens the drawer. */
export const Playground: Story = { render: () => <MiniShell className="h-160" /> };
