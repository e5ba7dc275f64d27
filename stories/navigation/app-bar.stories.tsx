import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Settings } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { AppBar, AppBarActions, AppBarBrand, AppBarContent, Avatar, Button, DrawerProvider, IconButton } from 'waymark';
import { Frame, Logo, part, SampleAppBar, SampleDrawer, withRouter } from './shell.samples';

const meta = {
  title: 'Navigation/AppBar',
  component: AppBar,
  argTypes: { children: { control: false } },
  decorators: [withRouter],
} satisfies Meta<typeof AppBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    className: 'border-divider',
    children: (
      <>
        <AppBarBrand>
          <Logo />
        </AppBarBrand>
        <AppBarActions>
          <IconButton aria-label="Notifications">
            <Bell aria-hidden />
          </IconButton>
          <Avatar name="John Doe" />
        </AppBarActions>
      </>
    ),
  },
  render: (args) => (
    <Frame className="h-header">
      <AppBar {...args} />
    </Frame>
  ),
};

/** The brand at the start, content in the middle and actions at the end. */
export const Parts: Story = {
  tags: ['feature'],
  render: () => (
    <Frame className="h-header">
      <AppBar>
        <AppBarBrand>
          <Logo />
        </AppBarBrand>
        <AppBarContent>
          <p className="truncate text-h5 text-heading">12 connections, all responding</p>
        </AppBarContent>
        <AppBarActions>
          <IconButton aria-label="Notifications">
            <Bell aria-hidden />
          </IconButton>
          <Avatar name="John Doe" />
        </AppBarActions>
      </AppBar>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('banner');
    await expect(bar.getBoundingClientRect().height).toBe(88);
    const brand = part(bar, 'app-bar-brand').getBoundingClientRect();
    const content = part(bar, 'app-bar-content').getBoundingClientRect();
    const actions = part(bar, 'app-bar-actions').getBoundingClientRect();
    await expect(brand.right).toBeLessThan(content.left);
    await expect(content.right).toBeLessThan(actions.left);
    await expect(actions.right).toBe(bar.getBoundingClientRect().right - 16);
  },
};

/** Controls are focused in DOM order. */
export const TabOrder: Story = {
  tags: ['feature', '!dev'],
  render: () => (
    <Frame className="h-header">
      <AppBar>
        <AppBarActions>
          <IconButton aria-label="Notifications">
            <Bell aria-hidden />
          </IconButton>
          <IconButton aria-label="Settings">
            <Settings aria-hidden />
          </IconButton>
        </AppBarActions>
        <AppBarContent className="-order-1">
          <p className="truncate text-muted">Text that is not focusable.</p>
        </AppBarContent>
      </AppBar>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveFocus();
  },
};

/** A drawer toggle ends the brand, above the end edge of the drawer. */
export const DrawerToggleInBrand: Story = {
  tags: ['feature'],
  render: () => (
    <DrawerProvider variant="permanent">
      <Frame className="h-120">
        <SampleAppBar />
        <SampleDrawer />
      </Frame>
    </DrawerProvider>
  ),
  play: async ({ canvasElement }) => {
    const brand = part(canvasElement, 'app-bar-brand').getBoundingClientRect();
    const toggle = part(canvasElement, 'drawer-toggle').getBoundingClientRect();
    await expect(brand.width).toBe(228);
    await expect(toggle.right).toBe(brand.right);
  },
};

/** The bar stays in place while the content below scrolls. */
export const Sticky: Story = {
  tags: ['feature'],
  render: () => (
    <Frame className="h-60">
      <LogoBar />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area has to be focusable */}
      <div data-testid="page" role="region" aria-label="Page" tabIndex={0} className="h-full overflow-y-auto pt-header">
        {['Weather', 'Mail', 'Maps', 'Payments', 'Calendar', 'Search'].map((name) => (
          <p key={name} className="p-5">
            {name} responds.
          </p>
        ))}
      </div>
    </Frame>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('banner');
    const { top } = bar.getBoundingClientRect();
    canvas.getByTestId('page').scrollTop = 100;
    await expect(bar.getBoundingClientRect().top).toBe(top);
    await expect(bar).toBeVisible();
  },
};

function LogoBar() {
  return (
    <AppBar className="border-divider">
      <Logo />
      <AppBarActions>
        <Button size="sm">New connection</Button>
      </AppBarActions>
    </AppBar>
  );
}

/** With a drawer toggle, with all parts, with a border, and narrow. */
export const Sheet: Story = {
  tags: ['visual'],
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
              <p className="truncate text-h5 text-heading">12 connections, all responding within two seconds</p>
            </AppBarContent>
            <AppBarActions>
              <Button size="sm">New connection</Button>
              <IconButton aria-label="Notifications">
                <Bell aria-hidden />
              </IconButton>
              <IconButton aria-label="Settings" tone="primary">
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
