import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AppShell } from 'waymark';
import { samplePage } from './app-shell.samples';
import { part } from './shell.samples';

const meta = {
  title: 'Navigation/AppShell/Features',
  component: AppShell,
  parameters: { layout: 'fullscreen', page: true, docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { children: samplePage, onOpenChange: fn(), onModalOpenChange: fn() },
} satisfies Meta<typeof AppShell>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Bar, menu, content and foot are landmarks, each of them once. */
export const Landmarks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};

/** However little there is, the content reaches down to the viewport's end, and the footer with it. */
export const ContentHeight: Story = {
  play: async ({ canvasElement }) => {
    const content = part(canvasElement, 'app-shell-content');
    await expect(content.getBoundingClientRect().top).toBe(88);
    await expect(content.getBoundingClientRect().height).toBeGreaterThanOrEqual(window.innerHeight - 128);
    const { bottom } = part(canvasElement, 'footer').getBoundingClientRect();
    await expect(content.getBoundingClientRect().bottom - bottom).toBeLessThanOrEqual(20);
  },
};

/** The first stop of Tab leads past the menu to the main content. */
export const SkipsToMain: Story = {
  parameters: { keyboard: ['app-shell-skip'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** The content takes the room that a mini drawer leaves. */
export const MakesRoom: Story = {
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

/** The page can hold whether the drawer is open, to remember it for instance. */
export const Controlled: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <AppShell
        {...args}
        open={open}
        onOpenChange={(next) => {
          args.onOpenChange?.(next);
          setOpen(next);
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const drawer = part(canvasElement, 'drawer');
    await expect(drawer).toHaveAttribute('data-state', 'mini');
    await userEvent.click(part(canvasElement, 'drawer-toggle'));
    await expect(drawer).toHaveAttribute('data-state', 'open');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  },
};

/** `variant="modal"` lays the drawer over the page at every width, for a page that needs all the room. */
export const ModalAtEveryWidth: Story = {
  args: { variant: 'modal' },
  play: async ({ args, canvasElement }) => {
    const toggle = part(canvasElement, 'drawer-toggle');
    const main = within(canvasElement).getByRole('main');
    await userEvent.click(toggle);
    await expect(args.onModalOpenChange).toHaveBeenLastCalledWith(true);
    await expect(part(canvasElement, 'drawer')).toHaveAttribute('data-state', 'open');
    await expect(main.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(main.closest('[inert]')).toBeNull();
    await waitFor(() => expect(toggle).toHaveFocus());
  },
};
