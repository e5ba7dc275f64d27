import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Monitoring } from './monitoring';
import { PageFrame, sourceOf } from './templates.samples';

const meta = {
  title: 'Templates/Monitoring',
  component: Monitoring,
  tags: ['page'],
  parameters: {
    layout: 'fullscreen',
    docs: { source: sourceOf('monitoring'), story: { inline: false, iframeHeight: 760 } },
  },
  render: () => (
    <PageFrame path="/monitoring">
      <Monitoring />
    </PageFrame>
  ),
} satisfies Meta<typeof Monitoring>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The initial state. */
export const Default: Story = { tags: ['visual'] };

/** Selects another range. The figures and the charts follow. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const figure = (): string | null | undefined =>
      canvas.getByText('Requests', { selector: '[data-slot="stat-card-label"]' }).parentElement?.textContent;
    const before = figure();
    canvas.getByRole('button', { name: 'Time range: Last 24 hours' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Last 15 minutes' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Time range: Last 15 minutes' })).toHaveFocus());
    await expect(figure()).not.toBe(before);
  },
};
