import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AppShell, AppShellContent, AppShellMain, Button, focusHeading } from 'waymark';
import { samplePage } from './app-shell.samples';
import { part, SampleAppBar, SampleDrawer, withRouter } from './shell.samples';

const meta = {
  title: 'Navigation/AppShell',
  component: AppShell,
  tags: ['page'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  argTypes: {
    variant: { control: 'inline-radio', options: ['auto', 'permanent', 'modal'] },
    open: { control: false },
    children: { control: false },
  },
  args: { onOpenChange: fn(), children: samplePage },
  decorators: [withRouter],
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { variant: 'auto', defaultOpen: true },
  // The initial state is read once: remount when one of these controls changes.
  render: (args) => <AppShell key={`${args.variant} ${args.defaultOpen}`} {...args} />,
};

/** Header, navigation, main content and footer are landmarks. */
export const Landmarks: Story = {
  tags: ['feature', '!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};

/** The content fills the viewport, so that the footer is at its end even with little content. */
export const ContentHeight: Story = {
  tags: ['feature', '!dev'],
  play: async ({ canvasElement }) => {
    const content = part(canvasElement, 'app-shell-content');
    await expect(content.getBoundingClientRect().top).toBe(88);
    await expect(content.getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerHeight - 128);
    const { bottom } = part(canvasElement, 'footer').getBoundingClientRect();
    await expect(content.getBoundingClientRect().bottom - bottom).toBeLessThanOrEqual(20);
  },
};

/** The first Tab stop moves focus past the menu to the main content. */
export const SkipToMain: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['app-shell-skip'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** After a navigation, focus moves to the heading of the new page. */
export const NextPage: Story = {
  tags: ['feature'],
  render: function Render() {
    const [page, setPage] = useState('Connections');
    return (
      <AppShell>
        <AppShellContent>
          <AppShellMain>
            <h1>{page}</h1>
            <Button
              onClick={() => {
                setPage('API keys');
                focusHeading();
              }}
            >
              API keys
            </Button>
          </AppShellMain>
        </AppShellContent>
      </AppShell>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'API keys' }));
    await expect(canvas.getByRole('heading', { name: 'API keys' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('heading')).not.toHaveAttribute('tabindex');
  },
};

/** The content uses the width that a mini drawer frees. */
export const MiniDrawer: Story = {
  tags: ['feature'],
  args: { variant: 'permanent' },
  play: async ({ args, canvasElement }) => {
    const content = part(canvasElement, 'app-shell-content');
    await expect(content.getBoundingClientRect().left).toBe(260);
    await userEvent.click(part(canvasElement, 'drawer-toggle'));
    await expect(content).toHaveAttribute('data-state', 'mini');
    await waitFor(() => expect(content.getBoundingClientRect().left).toBe(72));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** With `variant="modal"` the drawer is above the page at every width. */
export const ModalDrawer: Story = {
  tags: ['feature'],
  args: { variant: 'modal' },
  play: async ({ args, canvasElement }) => {
    const toggle = part(canvasElement, 'drawer-toggle');
    const main = within(canvasElement).getByRole('main');
    await userEvent.click(toggle);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(part(canvasElement, 'drawer')).toHaveAttribute('data-state', 'open');
    await expect(main.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(main.closest('[inert]')).toBeNull();
    await waitFor(() => expect(toggle).toHaveFocus());
  },
};

/** A part of the content that is fixed to the viewport stays in its place while the drawer opens and collapses. */
export const FixedButton: Story = {
  tags: ['feature'],
  args: {
    variant: 'permanent',
    // At 320 px, there is no room for content beside an open drawer.
    defaultOpen: false,
    children: (
      <>
        <SampleAppBar />
        <SampleDrawer />
        <AppShellContent>
          <AppShellMain>
            <h1 className="text-h3 text-heading">Connections</h1>
            <div className="h-dvh" />
            <div className="fixed end-5 bottom-5">
              <Button>Add a connection</Button>
            </div>
          </AppShellMain>
        </AppShellContent>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Add a connection' });
    // The width of the button depends on its font.
    await document.fonts.ready;
    const before = button.getBoundingClientRect().toJSON();
    await userEvent.click(part(canvasElement, 'drawer-toggle'));
    await waitFor(() => expect(part(canvasElement, 'drawer')).toHaveAttribute('data-state', 'open'));
    await expect(button.getBoundingClientRect().toJSON()).toEqual(before);
    await userEvent.click(part(canvasElement, 'drawer-toggle'));
    await waitFor(() => expect(part(canvasElement, 'drawer')).toHaveAttribute('data-state', 'mini'));
  },
};

/** The whole page at every breakpoint. */
export const Sheet: Story = { tags: ['visual'], args: { children: samplePage } };
