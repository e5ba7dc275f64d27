import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FirstRun } from './empty';
import { PageFrame, sourceOf } from './templates.samples';

const meta = {
  title: 'Templates/Empty',
  component: FirstRun,
  tags: ['page'],
  parameters: {
    layout: 'fullscreen',
    docs: { source: sourceOf('empty'), story: { inline: false, iframeHeight: 640 } },
  },
  args: { onAdd: fn() },
  render: (args) => (
    <PageFrame path="/connections">
      <FirstRun {...args} />
    </PageFrame>
  ),
} satisfies Meta<typeof FirstRun>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The initial state. */
export const Default: Story = { tags: ['visual'] };

/** Adds the first connection by keyboard. A missing value shows an error at its field. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add connection' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add connection' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    const address = dialog.getByRole('textbox', { name: 'Address' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Weather service{Enter}');
    await expect(address).toHaveAccessibleDescription(/starts with https:/);
    await expect(address).toHaveFocus();
    await userEvent.keyboard('https://api.weather.example');
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText('Weather service')).toBeVisible();
    await expect(canvas.queryByText('No connections yet')).not.toBeInTheDocument();
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(args.onAdd).toHaveBeenCalledWith({ name: 'Weather service', address: 'https://api.weather.example' });
    // The button that opened the dialog has been removed with the empty state.
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};
