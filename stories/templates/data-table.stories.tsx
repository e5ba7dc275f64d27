import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DataTable } from './data-table';
import { PageFrame, sourceOf } from './templates.samples';

const meta = {
  title: 'Templates/Data table',
  component: DataTable,
  tags: ['page'],
  parameters: {
    layout: 'fullscreen',
    docs: { source: sourceOf('data-table'), story: { inline: false, iframeHeight: 760 } },
  },
  render: () => (
    <PageFrame path="/readings">
      <DataTable />
    </PageFrame>
  ),
} satisfies Meta<typeof DataTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The initial state. */
export const Default: Story = { tags: ['visual'] };

/** Searches, selects rows and sorts by keyboard. The selection is kept. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid', { name: 'Readings' });
    const firstRow = () => grid.querySelector('[aria-rowindex="2"]');
    await expect(firstRow()).toHaveTextContent('Nov 8, 2026');

    canvas.getByRole('searchbox', { name: 'Search readings' }).focus();
    await userEvent.keyboard('workshop');
    await waitFor(() => expect(firstRow()).toHaveTextContent('Workshop'));

    await userEvent.click(within(grid).getAllByRole('checkbox')[1] ?? grid);
    await expect(canvas.getByText('1 selected', { ignore: '[role=status]' })).toBeVisible();

    within(grid).getByRole('columnheader', { name: 'Value' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(within(grid).getByRole('columnheader', { name: 'Value' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByText('1 selected', { ignore: '[role=status]' })).toBeVisible();
  },
};
