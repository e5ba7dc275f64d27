import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drawer, DrawerProvider } from 'waymark';
import { Frame, SampleAppBar, SampleDrawer, StorageCard } from './shell.samples';

const meta = { title: 'Navigation/Drawer/Visual', component: Drawer, tags: ['!autodocs'] } satisfies Meta<
  typeof Drawer
>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = [
  { name: 'Open', variant: 'permanent', defaultOpen: true },
  { name: 'Mini', variant: 'permanent', defaultOpen: false },
  { name: 'Modal', variant: 'modal', defaultModalOpen: true },
] as const;

/** Beside the page, open and mini, and over it. */
export const Sheet: Story = {
  render: () => (
    <div className="grid gap-4 sm:grid-cols-3">
      {states.map(({ name, ...state }) => (
        <DrawerProvider key={name} {...state}>
          <Frame className="h-180" role="group" aria-label={name}>
            <section>
              <SampleAppBar person={false} />
            </section>
            <SampleDrawer label={name} footer={<StorageCard label={`Storage, ${name}`} />} />
          </Frame>
        </DrawerProvider>
      ))}
    </div>
  ),
};
