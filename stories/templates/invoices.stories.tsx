import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Invoices } from './invoices';
import { PageFrame, sourceOf } from './templates.samples';

const meta = {
  title: 'Templates/Invoices',
  component: Invoices,
  tags: ['page'],
  parameters: {
    layout: 'fullscreen',
    docs: { source: sourceOf('invoices'), story: { inline: false, iframeHeight: 760 } },
  },
  render: () => (
    <PageFrame path="/invoices">
      <Invoices />
    </PageFrame>
  ),
} satisfies Meta<typeof Invoices>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The initial state. */
export const Default: Story = { tags: ['visual'] };

/** Filters by a condition, and edits an amount of a row that matches. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid', { name: 'Invoices' });
    await userEvent.type(canvas.getByRole('combobox', { name: 'Filter by column' }), 'Customer contains mill{Enter}');
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '11'));
    const amount = grid.querySelector<HTMLElement>('[aria-rowindex="2"] [data-column="amount"]');
    amount?.focus();
    await userEvent.keyboard('{Enter}1000000{Enter}');
    await waitFor(() => expect(amount).toHaveTextContent('€1,000,000.00'));
  },
};
