import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, Checkbox, Link } from 'waymark';

const meta = {
  title: 'Controls/Checkbox/Features',
  component: Checkbox,
  args: { label: 'Keep me signed in' },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Tab goes to it, Space turns it on and off. It keeps its own state, and the form reads it. */
export const ToggledByKeyboard: Story = {
  args: { name: 'remember', onChange: fn() },
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
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

/** A press on the label is a press on the box; a link in the label stays a link. */
export const PressedByLabel: Story = {
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

/** The page holds the state, and may refuse a press. */
export const Controlled: Story = {
  render: function Render() {
    const [reports, setReports] = useState({ daily: true, weekly: false });
    const onlyOne = reports.daily !== reports.weekly;
    return (
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-h5 text-heading">Reports</legend>
        <Checkbox
          label="Every day"
          checked={reports.daily}
          onChange={() => !(onlyOne && reports.daily) && setReports({ ...reports, daily: !reports.daily })}
        />
        <Checkbox
          label="Every week"
          hint="At least one report stays on."
          checked={reports.weekly}
          onChange={() => !(onlyOne && reports.weekly) && setReports({ ...reports, weekly: !reports.weekly })}
        />
      </fieldset>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const daily = canvas.getByRole('checkbox', { name: 'Every day' });
    const weekly = canvas.getByRole('checkbox', { name: 'Every week' });
    await userEvent.click(daily);
    await expect(daily).toBeChecked();
    await userEvent.click(weekly);
    await userEvent.click(daily);
    await expect(daily).not.toBeChecked();
    await expect(weekly).toBeChecked();
  },
};

const channels = ['E-mail', 'Phone', 'Browser'];

/** Mixed while some of its children are on; a press turns on all of them, the next one none. */
export const ParentOfSeveral: Story = {
  render: function Render() {
    const [on, setOn] = useState(['E-mail']);
    return (
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-h5 text-heading">Notifications</legend>
        <Checkbox
          label="Every channel"
          checked={on.length === channels.length}
          indeterminate={on.length > 0 && on.length < channels.length}
          onChange={() => setOn(on.length === channels.length ? [] : channels)}
        />
        <div className="grid gap-2 ps-8">
          {channels.map((channel) => (
            <Checkbox
              key={channel}
              label={channel}
              checked={on.includes(channel)}
              onChange={() => setOn(on.includes(channel) ? on.filter((name) => name !== channel) : [...on, channel])}
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

/** A press that the page does not act on leaves it mixed, though the browser would clear that. */
export const StaysMixed: Story = {
  args: { label: 'Every channel', indeterminate: true, checked: false, onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(box).toBePartiallyChecked();
  },
};

/** What is missing is said when it is found missing, and gone when it is there. */
export const ErrorAnnounced: Story = {
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
          onChange={(event) => setAgreed(event.target.checked)}
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

/** Disabled, it takes neither the press nor the focus. */
export const Disabled: Story = {
  args: { disabled: true, onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await userEvent.tab();
    await expect(box).not.toHaveFocus();
    box.click();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** A long label wraps beside the box, which stays at its first line. */
export const LongText: Story = {
  args: {
    className: 'w-drawer',
    label: 'Send me a message whenever a connection has failed more than three times within one hour',
    hint: 'The message names the connection, the time of the first failure and the last answer of the service.',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const label = canvas.getByText(/Send me a message/);
    await expect(canvas.getByRole('checkbox').getBoundingClientRect().bottom).toBeLessThan(
      label.getBoundingClientRect().bottom,
    );
  },
};
