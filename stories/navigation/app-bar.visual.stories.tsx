import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Settings } from 'lucide-react';
import { AppBar, AppBarActions, AppBarBrand, AppBarContent, Avatar, Button, DrawerProvider, IconButton } from 'waymark';
import { Frame, Logo, SampleAppBar, SampleDrawer } from './shell.samples';

const meta = { title: 'Navigation/AppBar/Visual', component: AppBar, tags: ['!autodocs'] } satisfies Meta<
  typeof AppBar
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With a toggle, with all its parts, with a border, and narrow. */
export const Sheet: Story = {
  render: () => (
    <div className="grid gap-4">
      <section>
        <DrawerProvider variant="modal">
          <Frame className="h-header">
            <SampleAppBar />
            <SampleDrawer />
          </Frame>
        </DrawerProvider>
      </section>
      <section>
        <Frame className="h-header">
          <AppBar>
            <AppBarBrand>
              <Logo />
            </AppBarBrand>
            <AppBarContent>
              <p className="truncate text-h5 text-heading">12 connections, all of them answer within two seconds</p>
            </AppBarContent>
            <AppBarActions>
              <Button size="sm">New connection</Button>
              <IconButton label="Notifications">
                <Bell aria-hidden />
              </IconButton>
              <IconButton label="Settings" tone="primary">
                <Settings aria-hidden />
              </IconButton>
              <Avatar name="John Doe" />
            </AppBarActions>
          </AppBar>
        </Frame>
      </section>
      <section>
        <Frame className="h-header">
          <AppBar className="border-divider">
            <Logo />
          </AppBar>
        </Frame>
      </section>
      <section>
        <Frame className="h-header w-drawer">
          <AppBar>
            <Logo />
            <AppBarActions>
              <Avatar name="John Doe" />
            </AppBarActions>
          </AppBar>
        </Frame>
      </section>
    </div>
  ),
};
