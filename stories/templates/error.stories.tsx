import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudAlert, Compass, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, Card, EmptyState, List, ListItem, ListItemIcon, ListItemText } from 'waymark';
import { connections, PageFrame, RouterLink } from './templates.samples';

interface ConnectionsProps {
  /** Asks for the page's content once more, for the nth time; what it throws keeps the error on the page. */
  onRetry: (attempt: number) => Promise<void>;
}

/** A page whose content could not be loaded, and is asked for again. The shell around it goes on working. */
function Connections({ onRetry }: ConnectionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<'failed' | 'busy' | 'ready'>('failed');
  const [failures, setFailures] = useState(0);

  async function retry(): Promise<void> {
    setState('busy');
    try {
      await onRetry(failures + 1);
      setState('ready');
      // The button that had the focus is gone.
      heading.current?.focus();
    } catch {
      setState('failed');
      setFailures(failures + 1);
    }
  }

  return (
    <div className="grid gap-5">
      <h1 ref={heading} tabIndex={-1} className="text-h3">
        Connections
      </h1>
      <Card>
        {state === 'ready' ? (
          <List dividers>
            {connections.map(({ id, name, address, Icon }) => (
              <ListItem key={id} className="px-6 py-3">
                <ListItemIcon>
                  <Icon />
                </ListItemIcon>
                <ListItemText primary={name} secondary={address} />
              </ListItem>
            ))}
          </List>
        ) : (
          <>
            <EmptyState
              role="alert"
              tone="error"
              icon={<CloudAlert />}
              title="Something went wrong"
              description="Your connections could not be loaded. Nothing is lost, and your other pages are not affected."
              actions={
                <>
                  <Button
                    startIcon={<RotateCw />}
                    busy={state === 'busy'}
                    busyLabel="Trying again"
                    onClick={() => void retry()}
                  >
                    Try again
                  </Button>
                  <Button asChild variant="outline">
                    <a href="mailto:help@waymark.example">Report the problem</a>
                  </Button>
                </>
              }
            />
            <p role="status" className="px-6 text-center text-caption text-muted not-empty:pb-6">
              {failures > 0 &&
                `Tried again ${failures === 1 ? 'once' : `${failures} times`}. The service still does not answer.`}
            </p>
          </>
        )}
      </Card>
    </div>
  );
}

interface NotFoundProps {
  /** The address that leads nowhere. */
  address: string;
  /** Where the way on leads. */
  homeHref: string;
}

/** What stands at an address that leads nowhere. */
function NotFound({ address, homeHref }: NotFoundProps) {
  return (
    <div className="flex grow flex-col items-center justify-center">
      <EmptyState
        level={1}
        icon={<Compass />}
        title="Page not found"
        description={
          <>
            Nothing is at <bdi className="font-medium text-text">{address}</bdi>. The address may be mistyped, or the
            page may have moved.
          </>
        }
        actions={
          <Button asChild>
            <RouterLink href={homeHref}>Go to the dashboard</RouterLink>
          </Button>
        }
      />
    </div>
  );
}

const meta = {
  title: 'Templates/Error',
  component: Connections,
  parameters: { layout: 'fullscreen', page: true, docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { onRetry: fn(() => Promise.reject(new Error('The service does not answer.'))) },
  render: (args) => (
    <PageFrame path="/connections">
      <Connections {...args} />
    </PageFrame>
  ),
} satisfies Meta<typeof Connections>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The content could not be loaded. */
export const Default: Story = { parameters: { visual: { widths: true, fullPage: true } } };

/** Tries again by keyboard: a failure is told and keeps the focus; then the content comes, and its heading has the focus. */
export const TriesAgain: Story = {
  args: {
    onRetry: fn((attempt: number) =>
      attempt > 1 ? Promise.resolve() : Promise.reject(new Error('The service does not answer.')),
    ),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Try again' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^Tried again once/)).toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Connections' })).toHaveFocus());
    await expect(canvas.getByText('Weather service')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

/** An address that leads nowhere, inside the shell of whoever came there. */
export const PageNotFound: Story = {
  render: () => (
    <PageFrame path="/reports/2031">
      <NotFound address="/reports/2031" homeHref="/dashboard/default" />
    </PageFrame>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to the dashboard' })).toHaveFocus();
  },
};
