import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Drawer, DrawerProvider } from 'waymark';
import { Frame, SampleAppBar, SampleDrawer, StorageCard } from './shell.samples';

const meta = {
  title: 'Navigation/Drawer',
  component: DrawerProvider,
  subcomponents: { Drawer },
  argTypes: {
    variant: { control: 'inline-radio', options: ['auto', 'permanent', 'modal'] },
    open: { control: false },
    modalOpen: { control: false },
    children: { description: 'The drawer, its toggle and the page beside it.', control: false },
  },
  args: {
    variant: 'permanent',
    onOpenChange: fn(),
    onModalOpenChange: fn(),
    children: (
      <Frame className="h-160">
        <SampleAppBar />
        <SampleDrawer footer={<StorageCard />} />
      </Frame>
    ),
  },
} satisfies Meta<typeof DrawerProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { defaultOpen: true, defaultModalOpen: false },
  // What it is at first is read once.
  render: (args) => <DrawerProvider key={`${args.variant} ${args.defaultOpen} ${args.defaultModalOpen}`} {...args} />,
};
