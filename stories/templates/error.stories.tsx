import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Connections, NotFound } from './error';
import { home } from './menu';
import { PageFrame, sourceOf } from './templates.samples';

const meta = {
  title: 'Templates/Error',
  component: Connections,
  tags: ['page'],
  parameters: {
    layout: 'fullscreen',
    docs: { source: sourceOf('error'), story: { inline: false, iframeHeight: 640 } },
  },
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

/**
 * Retries by keyboard. A failure is announced without moving focus. After the content has loaded, its heading receives
 * focus.
 */
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
      <NotFound address="/reports/2031" homeHref={home} />
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
