import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Alert, Button, Link, tones } from 'waymark';

const meta = {
  title: 'Content/Alert',
  component: Alert,
  argTypes: {
    tone: { control: 'inline-radio', options: tones },
    live: { control: 'inline-radio', options: ['assertive', 'polite', 'off'] },
    title: { control: 'text' },
    actions: { control: false },
    open: { control: false },
    slotProps: { control: false },
    children: { description: 'The message.', control: 'text' },
  },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    onOpenChange: fn(),
    tone: 'warning',
    title: 'Your key expires on 30 June',
    children: 'Create a new one before that, or the connection will stop.',
    dismissible: true,
  },
};

/** An error is announced immediately when it appears. */
export const ErrorAppears: Story = {
  tags: ['feature'],
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

/** Other messages are announced at the next pause. With `live="off"` they are not announced. */
export const PoliteOrSilent: Story = {
  tags: ['feature'],
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

/** Enter and Space on the dismiss button dismiss the alert. The page then moves focus to the heading. */
export const DismissedByKeyboard: Story = {
  tags: ['feature'],
  args: { onOpenChange: fn() },
  // Show the source as written: a generated snippet would read the heading's `ref`, which React 19 warns about.
  parameters: { keyboard: ['alert-tab', 'alert-enter', 'alert-space'] },
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
        <Alert dismissible labels={{ dismiss: 'Dismiss the notice about maps' }} onOpenChange={onDismissed}>
          The map tiles come from a new address.
        </Alert>
        <Alert
          dismissible
          tone="warning"
          labels={{ dismiss: 'Dismiss the warning about the key' }}
          onOpenChange={onDismissed}
        >
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

/** An action that helps the user respond. */
export const WithAction: Story = {
  tags: ['feature'],
  render: function Render() {
    const [tries, setTries] = useState(1);
    return (
      <Alert
        tone="error"
        title="The dashboard could not be loaded"
        actions={
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

/** Every tone, with and without the optional parts. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid items-start gap-4 bg-paper p-4 sm:grid-cols-2">
      {tones.map((tone) => (
        <div key={tone} className="grid gap-3">
          <Alert tone={tone}>A line in {tone}</Alert>
          <Alert tone={tone} dismissible labels={{ dismiss: `Dismiss ${tone}` }}>
            A line in {tone} that can be taken away
          </Alert>
          <Alert
            tone={tone}
            title="The key expires on 30 June"
            dismissible
            labels={{ dismiss: `Dismiss ${tone}, with all parts` }}
            actions={
              <Button size="sm" tone={tone} variant="outline">
                Create a key
              </Button>
            }
          >
            Create a new one before that, or the connection will stop.{' '}
            <Link href={`#${tone}`} tone="inherit">
              How keys work
            </Link>
          </Alert>
        </div>
      ))}
    </div>
  ),
};
