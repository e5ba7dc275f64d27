import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AppShell, AppShellContent, AppShellMain } from 'waymark';
import { samplePage } from './app-shell.samples';

const meta = {
  title: 'Navigation/AppShell',
  component: AppShell,
  subcomponents: { AppShellContent, AppShellMain },
  parameters: { layout: 'fullscreen', page: true, docs: { story: { inline: false, iframeHeight: 640 } } },
  argTypes: {
    variant: { control: 'inline-radio', options: ['auto', 'permanent', 'modal'] },
    open: { control: false },
    modalOpen: { control: false },
    children: { description: 'Skip link, app bar, drawer and content.', control: false },
  },
  args: { onOpenChange: fn(), onModalOpenChange: fn(), children: samplePage },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { variant: 'auto', defaultOpen: true, defaultModalOpen: false },
  // What it is at first is read once.
  render: (args) => <AppShell key={`${args.variant} ${args.defaultOpen} ${args.defaultModalOpen}`} {...args} />,
};
