import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Maximize, RefreshCw, Settings } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card, CardContent, IconButton } from 'waymark';

const meta = {
  title: 'Controls/IconButton/Features',
  component: IconButton,
  args: { label: 'Notifications', children: <Bell aria-hidden /> },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter and Space press it, as they press every button. */
export const PressedByKeyboard: Story = {
  args: { label: 'Refresh the connections', children: <RefreshCw aria-hidden />, onClick: fn() },
  parameters: { keyboard: ['icon-button-enter', 'icon-button-space'] },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Refresh the connections' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** `aria-expanded` says that what it opens is open, and its ground shows it. */
export const OpensSomething: Story = {
  render: function Render() {
    const [open, setOpen] = useState(false);
    return (
      <div className="grid max-w-drawer justify-items-start gap-3">
        <IconButton
          label="Notifications"
          aria-expanded={open}
          aria-controls="notifications"
          onClick={() => setOpen(!open)}
        >
          <Bell aria-hidden />
        </IconButton>
        <Card id="notifications" hidden={!open} className="w-full">
          <CardContent>Store verification is done. 2 min ago.</CardContent>
        </Card>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText(/Store verification/)).not.toBeVisible();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/Store verification/)).toBeVisible();
    await expect(button).toHaveFocus();
  },
};

/** The name can change with what a press will do. */
export const NameFollowsState: Story = {
  render: function Render() {
    const [full, setFull] = useState(false);
    return (
      <IconButton label={full ? 'Leave full screen' : 'Full screen'} onClick={() => setFull(!full)}>
        <Maximize aria-hidden />
      </IconButton>
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Full screen' });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Leave full screen');
  },
};

/** Disabled, it takes neither the press nor the focus. */
export const Disabled: Story = {
  args: { disabled: true, onClick: fn() },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** `asChild` lends the looks and the name to a link, which stays a link. */
export const AsLink: Story = {
  args: {
    asChild: true,
    label: 'Settings',
    children: (
      <a href="#settings">
        <Settings aria-hidden />
      </a>
    ),
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Settings' });
    await expect(link).toHaveAttribute('href', '#settings');
  },
};

/** Even the smallest is a target of more than 24 px, and two side by side do not overlap. */
export const TargetSize: Story = {
  render: () => (
    <div className="flex gap-2">
      <IconButton size="sm" label="Refresh">
        <RefreshCw aria-hidden />
      </IconButton>
      <IconButton size="sm" label="Settings">
        <Settings aria-hidden />
      </IconButton>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
};
