import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, Checkbox, Link } from 'waymark';

const meta = {
  title: 'Controls/Checkbox',
  component: Checkbox,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    checked: { control: false },
    defaultChecked: { control: 'inline-radio', options: [false, true, 'indeterminate'] },
    disabled: { description: 'Whether the checkbox is disabled.', control: 'boolean' },
    required: { description: 'Whether the checkbox must be checked to submit the form.', control: 'boolean' },
  },
  args: { label: 'Keep me signed in' },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { onCheckedChange: fn(), hint: 'On this device only.', error: '', defaultChecked: true, disabled: false },
};

/** Tab moves focus to the checkbox, Space toggles it. It is uncontrolled, and the form submits its state. */
export const ToggledByKeyboard: Story = {
  tags: ['feature', '!dev'],
  args: { name: 'remember', onCheckedChange: fn() },
  parameters: { keyboard: ['checkbox-tab', 'checkbox-space'] },
  render: (args) => (
    <form aria-label="Sign in">
      <Checkbox {...args} />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'Keep me signed in' });
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(new FormData(form).get('remember')).toBe('on');
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(new FormData(form).has('remember')).toBe(false);
    await expect(args.onCheckedChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onCheckedChange).toHaveBeenNthCalledWith(2, false);
  },
};

/** A click on the label toggles the checkbox. A link in the label still works as a link. */
export const PressedByLabel: Story = {
  tags: ['feature'],
  args: {
    label: (
      <>
        I agree to the <Link href="#terms">Terms and Conditions</Link>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'I agree to the Terms and Conditions' });
    await userEvent.click(canvas.getByText(/I agree/));
    await expect(box).toBeChecked();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#terms');
  },
};

const channels = ['E-mail', 'Phone', 'Browser'];

/**
 * A parent is mixed while some of its children are checked. A click checks all children, and the next click unchecks
 * them.
 */
export const ParentOfSeveral: Story = {
  tags: ['feature'],
  render: function Render() {
    const [on, setOn] = useState(['E-mail']);
    return (
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-h5 text-heading">Notifications</legend>
        <Checkbox
          label="Every channel"
          checked={on.length === channels.length || (on.length > 0 && 'indeterminate')}
          onCheckedChange={(checked) => setOn(checked ? channels : [])}
        />
        <div className="grid gap-2 ps-8">
          {channels.map((channel) => (
            <Checkbox
              key={channel}
              label={channel}
              checked={on.includes(channel)}
              onCheckedChange={(checked) => setOn(checked ? [...on, channel] : on.filter((name) => name !== channel))}
            />
          ))}
        </div>
      </fieldset>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const parent = canvas.getByRole('checkbox', { name: 'Every channel' });
    await expect(parent).toBePartiallyChecked();
    await userEvent.click(parent);
    await expect(parent).toBeChecked();
    await expect(parent).not.toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Phone' }));
    await expect(parent).toBePartiallyChecked();
    await userEvent.click(parent);
    await userEvent.click(parent);
    for (const channel of channels) await expect(canvas.getByRole('checkbox', { name: channel })).not.toBeChecked();
  },
};

/** A controlled checkbox stays mixed when a click does not change the state, although the browser clears it. */
export const StaysMixed: Story = {
  tags: ['feature', '!dev'],
  args: { label: 'Every channel', checked: 'indeterminate', onCheckedChange: fn() },
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.click(box);
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(1);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(box).toBePartiallyChecked();
  },
};

/** The error is announced when it appears, and removed when the checkbox is checked. */
export const ErrorAnnounced: Story = {
  tags: ['feature'],
  render: function Render() {
    const [agreed, setAgreed] = useState(false);
    const [sent, setSent] = useState(false);
    return (
      <form
        noValidate
        className="grid justify-items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
        }}
      >
        <Checkbox
          required
          label="I agree to the terms"
          error={sent && !agreed && 'Agree to the terms to sign up'}
          checked={agreed}
          onCheckedChange={setAgreed}
        />
        <Button type="submit">Sign up</Button>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    const error = canvas.getByText('Agree to the terms to sign up');
    await expect(error.closest('[aria-live="polite"]')).toBeInTheDocument();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription('Agree to the terms to sign up');
    await userEvent.click(box);
    await expect(box).not.toHaveAttribute('aria-invalid');
    await expect(error).not.toBeInTheDocument();
  },
};

/** Unchecked, checked and mixed, in every state. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 items-start gap-4 bg-paper p-4 sm:grid-cols-3">
      <Checkbox label="Off" />
      <Checkbox label="On" defaultChecked />
      <Checkbox label="Mixed" defaultChecked="indeterminate" />
      <Checkbox label="Off, disabled" disabled />
      <Checkbox label="On, disabled" disabled defaultChecked />
      <Checkbox label="Mixed, disabled" disabled defaultChecked="indeterminate" />
      <Checkbox label="Hint, small" hint="On this device only." size="sm" defaultChecked />
      <Checkbox label="Large" size="lg" defaultChecked />
      <Checkbox label="Error" error="Agree to the terms to sign up" />
      <Checkbox
        label="Hint and error"
        hint="You can take it back."
        error="Agree to the terms to sign up"
        defaultChecked
      />
      <Checkbox
        className="max-w-drawer"
        label="A label that is longer than one line and wraps beside the box"
        hint="Its hint begins where the label begins."
        defaultChecked
      />
    </div>
  ),
};

/** The focus ring. */
export const Focused: Story = {
  tags: ['visual'],
  render: () => (
    <div className="bg-paper p-4">
      <Checkbox label="Keep me signed in" defaultChecked />
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector('input')?.focus({ focusVisible: true });
  },
};
