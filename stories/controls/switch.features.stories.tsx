import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, Switch } from 'waymark';

const meta = {
  title: 'Controls/Switch/Features',
  component: Switch,
  args: { label: 'Allow notifications' },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Tab goes to it, Space and Enter turn it on and off. */
export const ToggledByKeyboard: Story = {
  args: { onCheckedChange: fn() },
  parameters: { keyboard: ['switch-tab', 'switch-space', 'switch-enter'] },
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Allow notifications' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
    await expect(control).toHaveFocus();
  },
};

/**
 * The [switch pattern](https://www.w3.org/WAI/ARIA/apg/patterns/switch/): its role, its state, which its name does not
 * repeat, and its keys.
 */
export const AriaPractices: Story = {
  args: { hint: 'In this browser only.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('switch');
    await expect(control).toHaveAccessibleName('Allow notifications');
    await expect(control).toHaveAccessibleDescription('In this browser only.');
    await expect(control).toHaveAttribute('aria-checked', 'false');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    for (const key of [' ', '{Enter}']) {
      await userEvent.keyboard(key);
      await expect(control).toHaveAttribute('aria-checked', 'true');
      await expect(control).toHaveAccessibleName('Allow notifications');
      await userEvent.keyboard(key);
      await expect(control).toHaveAttribute('aria-checked', 'false');
    }
    // What it draws is no content of its own.
    await expect(control).toHaveTextContent('');
    await expect(canvas.getAllByRole('switch')).toHaveLength(1);
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

/** A press on the label is a press on the switch. */
export const PressedByLabel: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Allow notifications'));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

/** The page holds the state, and may refuse a press. */
export const Controlled: Story = {
  render: function Render() {
    const [active, setActive] = useState(false);
    const [tested, setTested] = useState(false);
    return (
      <div className="grid justify-items-start gap-4">
        <Switch
          label="Use this connection"
          hint={tested ? 'The dashboard reads from it.' : 'Test it first.'}
          checked={active}
          onCheckedChange={(checked) => tested && setActive(checked)}
        />
        <Button variant="outline" onClick={() => setTested(true)}>
          Test the connection
        </Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Test the connection' }));
    await userEvent.click(control);
    await expect(control).toBeChecked();
  },
};

/** A press that the page's own handler prevents changes nothing. */
export const Vetoed: Story = {
  args: { onClick: fn((event) => event.preventDefault()), onCheckedChange: fn() },
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.click(control);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(control).not.toBeChecked();
  },
};

/** A form sends its value while it is on; a reset brings the first state back. */
export const InForm: Story = {
  args: { name: 'retry', value: 'yes', label: 'Try again after a failure', defaultChecked: true },
  render: (args) => (
    <form aria-label="Connection" className="grid justify-items-start gap-4">
      <Switch {...args} />
      <Button type="reset" variant="outline">
        Reset
      </Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('switch');
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('retry')).toBe('yes');
    await userEvent.click(control);
    await waitFor(() => expect(new FormData(form).has('retry')).toBe(false));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(control).toBeChecked());
  },
};

/** In a list of settings the labels stand at the start and the switches below each other at the end. */
export const LabelAtTheStart: Story = {
  render: () => (
    <div className="grid max-w-profile-max gap-2 rounded bg-primary-soft p-4">
      <Switch labelPosition="start" label="Start DND Mode" defaultChecked />
      <Switch labelPosition="start" label="Allow Notifications" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('switch').map((control) => control.getBoundingClientRect());
    await expect(first?.right).toBe(second?.right);
    const label = canvas.getByText('Start DND Mode').getBoundingClientRect();
    await expect(label.right).toBeLessThanOrEqual(first?.left ?? 0);
  },
};

/** On means the end of the writing direction: written from right to left, the thumb moves to the left. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Switch label="السماح بالإشعارات" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    const fromMiddle = (): number => {
      const track = control.getBoundingClientRect();
      const thumb = control.firstElementChild?.getBoundingClientRect();
      return thumb ? thumb.left + thumb.width / 2 - (track.left + track.width / 2) : 0;
    };
    await expect(fromMiddle()).toBeGreaterThan(0);
    await userEvent.click(control);
    await waitFor(() => expect(fromMiddle()).toBeLessThan(-8));
  },
};

/** Disabled, it takes neither the press nor the focus. */
export const Disabled: Story = {
  args: { disabled: true, onCheckedChange: fn() },
  play: async ({ args, canvasElement }) => {
    const control = within(canvasElement).getByRole('switch');
    await userEvent.tab();
    await expect(control).not.toHaveFocus();
    control.click();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

/** A long label wraps beside the switch, which stays at its first line. */
export const LongText: Story = {
  args: {
    className: 'max-w-drawer',
    label: 'Send me a message whenever a connection has failed more than three times within one hour',
    hint: 'The message names the connection and the time of the first failure.',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const label = canvas.getByText(/Send me a message/);
    await expect(canvas.getByRole('switch').getBoundingClientRect().bottom).toBeLessThan(
      label.getBoundingClientRect().bottom,
    );
  },
};
