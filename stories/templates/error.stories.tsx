import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudAlert, Compass, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, Card, EmptyState, Heading, List, ListItem, ListItemIcon, ListItemText, Stack, Text } from 'waymark';
import { connections, PageFrame, RouterLink } from './templates.samples';

/** Aligns the rows of a list with the other content of its card. */
const cardPadding = { paddingInline: 'var(--wm-card-padding)' };

const statusPadding = { padding: '0 var(--wm-card-padding) var(--wm-card-padding)' };

interface ConnectionsProps {
  /** Loads the content of the page again. If it throws, the page keeps the error. */
  onRetry: (attempt: number) => Promise<void>;
}

/** A page whose content could not be loaded, with a retry button. The shell around it keeps working. */
function Connections({ onRetry }: ConnectionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<'failed' | 'busy' | 'ready'>('failed');
  const [failures, setFailures] = useState(0);

  async function retry(): Promise<void> {
    setState('busy');
    try {
      await onRetry(failures + 1);
      setState('ready');
      // The focused button has been removed.
      heading.current?.focus();
    } catch {
      setState('failed');
      setFailures(failures + 1);
    }
  }

  return (
    <Stack gap={5}>
      <Heading level={1} size="h3" ref={heading} tabIndex={-1}>
        Connections
      </Heading>
      <Card>
        {state === 'ready' ? (
          <List dividers>
            {connections.map(({ id, name, address, Icon }) => (
              <ListItem key={id} style={cardPadding}>
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
              description="Your connections could not be loaded. Your data is safe, and other pages still work."
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
                    <a href="mailto:help@waymark.example">Report a problem</a>
                  </Button>
                </>
              }
            />
            <Text
              role="status"
              size="caption"
              tone="muted"
              align="center"
              style={failures > 0 ? statusPadding : undefined}
            >
              {failures > 0 &&
                `Retried ${failures === 1 ? 'once' : `${failures} times`}. The service is still not responding.`}
            </Text>
          </>
        )}
      </Card>
    </Stack>
  );
}

interface NotFoundProps {
  /** The unknown path. */
  address: string;
  /** The target of the link to the dashboard. */
  homeHref: string;
}

/** The page for an unknown path. */
function NotFound({ address, homeHref }: NotFoundProps) {
  return (
    <Stack grow align="center" justify="center">
      <EmptyState
        level={1}
        icon={<Compass />}
        title="Page not found"
        description={
          <>
            There is no page at{' '}
            <Text asChild weight="medium" tone="text">
              <bdi>{address}</bdi>
            </Text>
            . The address may be mistyped, or the page may have moved.
          </>
        }
        actions={
          <Button asChild>
            <RouterLink href={homeHref}>Go to the dashboard</RouterLink>
          </Button>
        }
      />
    </Stack>
  );
}

const meta = {
  title: 'Templates/Error',
  component: Connections,
  parameters: { layout: 'fullscreen', page: true, docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { onRetry: fn(() => Promise.reject(new Error('The service is not responding.'))) },
  render: (args) => (
    <PageFrame path="/connections">
      <Connections {...args} />
    </PageFrame>
  ),
} satisfies Meta<typeof Connections>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The initial state. */
export const Default: Story = { tags: ['visual'] };

/** Retries by keyboard. A failure is announced and focus stays. After the content has loaded, its heading has focus. */
export const TriesAgain: Story = {
  tags: ['!dev'],
  args: {
    onRetry: fn((attempt: number) =>
      attempt > 1 ? Promise.resolve() : Promise.reject(new Error('The service is not responding.')),
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
    await expect(await canvas.findByText(/^Retried once/)).toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Connections' })).toHaveFocus());
    await expect(canvas.getByText('Weather service')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

/** An unknown path, inside the shell. */
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
