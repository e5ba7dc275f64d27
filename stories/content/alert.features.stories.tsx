import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MouseEvent, useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Alert, Button, Link } from 'waymark';

const meta = { title: 'Content/Alert/Features', component: Alert } satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An error is spoken at once when it appears. */
export const ErrorAppears: Story = {
  render: function Render() {
    const [failed, setFailed] = useState(false);
    return (
      <div className="grid justify-items-start gap-4">
        <Button onClick={() => setFailed(true)}>Test connection</Button>
        {failed && (
          <Alert tone="error" title="The connection failed">
            The service refused the key. Check that it has not expired.
          </Alert>
        )}
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Test connection' });
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection failed');
    await expect(button).toHaveFocus();
  },
};

/** Other messages wait for a pause, and one that was always there is not spoken at all. */
export const PoliteOrSilent: Story = {
  render: () => (
    <div className="grid gap-3">
      <Alert tone="success">Your changes have been saved.</Alert>
      <Alert live="off">Demo account: the data on this page is made up.</Alert>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Your changes have been saved.');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByText(/Demo account/).closest('[data-slot="alert"]')).not.toHaveAttribute('role');
  },
};

/** Enter and Space on its button take it away; the page hands the focus on to what comes next. */
export const DismissedByKeyboard: Story = {
  args: { onOpenChange: fn() },
  // Its source as written: a snippet made of what was rendered would read the heading's `ref`, which React 19 warns of.
  parameters: { keyboard: ['alert-tab', 'alert-enter', 'alert-space'], docs: { source: { type: 'code' } } },
  render: function Render({ onOpenChange }) {
    const heading = useRef<HTMLHeadingElement>(null);
    const onDismissed = (open: boolean): void => {
      onOpenChange?.(open);
      heading.current?.focus();
    };
    return (
      <div className="grid gap-4">
        <h2 ref={heading} tabIndex={-1} className="text-h3">
          Connections
        </h2>
        <Alert dismissible dismissLabel="Dismiss the notice about maps" onOpenChange={onDismissed}>
          The map tiles come from a new address.
        </Alert>
        <Alert dismissible tone="warning" dismissLabel="Dismiss the warning about the key" onOpenChange={onDismissed}>
          The key of the weather service expires on 30 June.
        </Alert>
      </div>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss the notice about maps' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(/map tiles/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss the warning about the key' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText(/weather service/)).not.toBeInTheDocument();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** The page holds whether it shows, and can bring it back. */
export const Controlled: Story = {
  render: function Render() {
    const [open, setOpen] = useState(true);
    return (
      <div className="grid justify-items-start gap-4">
        <Button variant="outline" aria-pressed={open} onClick={() => setOpen(!open)}>
          Show the tip
        </Button>
        <Alert dismissible open={open} onOpenChange={setOpen} className="w-full">
          A connection can be tested before it is saved.
        </Alert>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Show the tip' });
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

/** A handler of the page can veto, and the alert stays. */
export const Vetoed: Story = {
  args: {
    dismissible: true,
    tone: 'error',
    title: 'Payment failed',
    children: 'The plan ends on 30 June unless the card is renewed.',
    dismissProps: { onClick: fn((event: MouseEvent) => event.preventDefault()) },
    onOpenChange: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.dismissProps?.onClick).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

/** What the person can do about it stands in the alert. */
export const WithAction: Story = {
  render: function Render() {
    const [tries, setTries] = useState(1);
    return (
      <Alert
        tone="error"
        title="The dashboard could not be loaded"
        action={
          <>
            <Button size="sm" tone="error" onClick={() => setTries(tries + 1)}>
              Try again
            </Button>
            <Button size="sm" tone="error" variant="outline" asChild>
              <a href="#status">Service status</a>
            </Button>
          </>
        }
      >
        Attempts: {tries}. Your{' '}
        <Link href="#network" tone="inherit">
          network settings
        </Link>{' '}
        may block the service.
      </Alert>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(button);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Attempts: 2');
    await expect(button).toHaveFocus();
  },
};

/** A long message wraps beside its icon and its button, and a word without a break is broken. */
export const LongText: Story = {
  args: {
    className: 'w-drawer',
    tone: 'warning',
    dismissible: true,
    title: 'reports-of-the-weather-service-in-every-region@dashboard.example is not verified',
    children: 'Until it is, the daily report goes to the address of the account instead.',
  },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('status');
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth);
  },
};
