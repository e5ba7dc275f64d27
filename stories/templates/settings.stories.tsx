import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Settings } from './settings';
import { PageFrame, sourceOf } from './templates.samples';

const meta = {
  title: 'Templates/Settings',
  component: Settings,
  tags: ['page'],
  parameters: {
    layout: 'fullscreen',
    docs: { source: sourceOf('settings'), story: { inline: false, iframeHeight: 760 } },
  },
  render: () => (
    <PageFrame path="/settings">
      <Settings />
    </PageFrame>
  ),
} satisfies Meta<typeof Settings>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The initial state. */
export const Default: Story = { tags: ['visual'] };

/** Changes the appearance by keyboard, visits the other tabs, cancels a reset and then confirms it. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const root = document.documentElement;
    const corners = () =>
      Number.parseFloat(getComputedStyle(canvas.getByRole('button', { name: 'Test connection' })).borderRadius);

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Appearance' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(root).toHaveAttribute('data-theme', 'dark'));
    await userEvent.tab();
    const slider = canvas.getByRole('slider', { name: 'Corners' });
    await expect(slider).toHaveFocus();
    // A script cannot operate a native slider by keys.
    await fireEvent.change(slider, { target: { value: '24' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '24 pixels');
    await waitFor(() => expect(corners()).toBe(24));

    canvas.getByRole('tab', { name: 'Appearance' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Your account has been saved.')).toBeVisible();
    canvas.getByRole('tab', { name: 'Account' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Start DND Mode' })).toBeDisabled();

    canvas.getByRole('tab', { name: 'Notifications' }).focus();
    await userEvent.keyboard('{Home}');
    const reset = canvas.getByRole('button', { name: 'Reset' });
    reset.focus();
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Reset appearance?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(reset).toHaveFocus());
    await expect(root).toHaveAttribute('data-theme', 'dark');

    await userEvent.keyboard('{Enter}');
    const again = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(again.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(reset).toHaveFocus());
    await expect(corners()).toBe(8);
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked();
    await expect(root).not.toHaveAttribute('data-theme');
  },
};
