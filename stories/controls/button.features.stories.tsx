import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from 'waymark';

const meta = { title: 'Controls/Button/Features', component: Button } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter and Space press it, as they press every button. */
export const PressedByKeyboard: Story = {
  args: { children: 'Test connection', onClick: fn() },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Test connection' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Icons decorate the text and are not part of its name. */
export const WithIcons: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button startIcon={<Plus />}>New connection</Button>
      <Button variant="soft" endIcon={<ArrowRight />}>
        Continue
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'New connection' })).toBeVisible();
  },
};

/** While its action runs it keeps the focus, says so and takes no second press. */
export const Busy: Story = {
  args: { onClick: fn() },
  render: function Render({ onClick }) {
    const [busy, setBusy] = useState(false);
    return (
      <Button
        busy={busy}
        onClick={(event) => {
          if (busy) return;
          onClick?.(event);
          setBusy(true);
        }}
      >
        Save changes
      </Button>
    );
  },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Save changes Working');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** `asChild` lends the looks to a link, which stays a link. */
export const AsLink: Story = {
  args: {
    asChild: true,
    variant: 'outline',
    children: <a href="#api-setup">Open API Setup</a>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Open API Setup' })).toHaveAttribute(
      'href',
      '#api-setup',
    );
  },
};

/** Long text wraps instead of being cut, also at 320 px. */
export const LongText: Story = {
  render: () => (
    <div className="w-drawer">
      <Button fullWidth>Disconnect the weather service and remove everything that was imported from it</Button>
    </div>
  ),
};
