import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, TextField } from 'waymark';

const meta = { title: 'Controls/Button/Features', component: Button } satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Enter and Space press it, as they press every button. */
export const PressedByKeyboard: Story = {
  args: { children: 'Test connection', onClick: fn() },
  parameters: { keyboard: ['button-enter', 'button-space'] },
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

/** A busy button of a form holds the form back as well, however it is sent. */
export const BusyInForm: Story = {
  args: { onClick: fn() },
  render: function Render({ onClick }) {
    const [sent, setSent] = useState(0);
    return (
      <form
        className="grid max-w-100 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setSent(sent + 1);
        }}
      >
        <TextField label="Connection name" defaultValue="Weather service" />
        <Button type="submit" busy={sent > 0} onClick={onClick}>
          Save connection
        </Button>
        <p role="status" className="text-caption text-muted">
          {sent === 0 ? 'Not sent yet' : `Sent ${sent} time`}
        </p>
      </form>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sent 1 time');
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Sent 1 time');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

/** It sends a form only when its `type` says so. */
export const NoAccidentalSubmit: Story = {
  args: { onClick: fn() },
  render: ({ onClick }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = 'true';
      }}
      aria-label="Connection"
    >
      <Button variant="outline" onClick={onClick}>
        Test connection
      </Button>
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('form')).not.toHaveAttribute('data-sent');
  },
};

/** Disabled, it takes neither the press nor the focus. */
export const Disabled: Story = {
  args: { children: 'Save connection', disabled: true, onClick: fn() },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    // Past the pointer's own refusal, which `pointer-events` would be.
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** `asChild` lends the looks to a link, which stays a link. */
export const AsLink: Story = {
  args: { asChild: true, variant: 'outline', children: <a href="#api-setup">Open API Setup</a> },
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
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};
