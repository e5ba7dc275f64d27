import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, Switch } from 'waymark';

const meta = {
  title: 'Controls/Switch',
  component: Switch,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    labelPosition: { control: 'inline-radio', options: ['start', 'end'] },
    checked: { control: false },
    defaultChecked: { control: 'boolean' },
    disabled: { description: 'Whether the switch is disabled.', control: 'boolean' },
    name: { description: 'The name of the value in a form.', control: 'text' },
    value: { description: 'The value that a form submits while the switch is on.', control: 'text' },
  },
  args: { label: 'Allow notifications' },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    onCheckedChange: fn(),
    hint: 'In this browser only.',
    labelPosition: 'end',
    defaultChecked: true,
    disabled: false,
    name: 'notifications',
    value: 'on',
  },
};

/** Tab moves focus to the switch; Space and Enter toggle it. */
export const ToggledByKeyboard: Story = {
  tags: ['feature', '!dev'],
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
 * The [switch pattern](https://www.w3.org/WAI/ARIA/apg/patterns/switch/): role, state, name
 * and keys. The name does not contain the state.
 */
export const AriaPractices: Story = {
  tags: ['feature', '!dev'],
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
    // The thumb has no text.
    await expect(control).toHaveTextContent('');
    await expect(canvas.getAllByRole('switch')).toHaveLength(1);
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

/** A click on the label toggles the switch. */
export const PressedByLabel: Story = {
  tags: ['feature', '!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Allow notifications'));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

/** A form submits the value while the switch is on; a reset restores the initial state. */
export const InForm: Story = {
  tags: ['feature'],
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

/** In a list of settings, labels are aligned at the start and switches at the end. */
export const LabelAtTheStart: Story = {
  tags: ['feature'],
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

/** Off and on, every state, and the focus ring. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 items-start gap-4 bg-paper p-4 sm:grid-cols-3">
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="On, focused" defaultChecked data-focused />
      <Switch label="Off, disabled" disabled />
      <Switch label="On, disabled" disabled defaultChecked />
      <Switch label="Hint, small" hint="In this browser only." size="sm" defaultChecked />
      <Switch label="Error, large" error="Turn it on to continue" size="lg" defaultChecked />
      <Switch labelPosition="start" label="Label at the start" />
      <Switch labelPosition="start" label="Label at the start, on" hint="In this browser only." defaultChecked />
      <Switch
        className="max-w-drawer"
        label="A label that is longer than one line and wraps beside the switch"
        hint="Its hint begins where the label begins."
        defaultChecked
      />
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-focused]')?.focus({ focusVisible: true });
  },
};
