import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { FlyoutProvider } from 'waymark';
import { MiniShell } from './flyout.samples';

const meta = {
  title: 'Navigation/Flyout/Visual',
  component: FlyoutProvider,
  tags: ['!autodocs'],
  args: { children: null },
} satisfies Meta<typeof FlyoutProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A flyout with the level below it open, and the current entry marked; beside it a tooltip's drawer at rest. */
export const Sheet: Story = {
  render: () => (
    <div className="grid gap-4 sm:grid-cols-2">
      <MiniShell label="With a flyout" bar={false} />
      <MiniShell label="At rest" bar={false} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('navigation');
    if (!first) throw new Error('There is no menu.');
    await userEvent.click(within(first).getByRole('button', { name: 'Settings' }));
    await userEvent.click(within(first).getByRole('button', { name: 'Team' }));
  },
};
