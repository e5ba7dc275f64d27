import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MouseEvent, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Checkbox, PasswordField } from 'waymark';

const meta = {
  title: 'Controls/PasswordField/Features',
  component: PasswordField,
  args: { label: 'Password', className: 'max-w-100' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Tab leads from the field to its button; Enter and Space show and hide, and the focus stays on the button. */
export const ShownByKeyboard: Story = {
  args: { defaultValue: 'correct horse', onVisibleChange: fn() },
  parameters: { keyboard: ['password-field-tab', 'password-field-enter', 'password-field-space'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Password');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Show password' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(button).toHaveAccessibleName('Hide password');
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('correct horse');
    await expect(args.onVisibleChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onVisibleChange).toHaveBeenNthCalledWith(2, false);
  },
};

/** Its button never sends the form. */
export const DoesNotSubmit: Story = {
  render: (args) => (
    <form
      aria-label="Sign in"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = 'true';
      }}
    >
      <PasswordField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByRole('form')).not.toHaveAttribute('data-sent');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
    await expect(canvas.getByRole('form')).toHaveAttribute('data-sent', 'true');
  },
};

/** The page holds what is shown: one box for two fields. */
export const Controlled: Story = {
  render: function Render() {
    const [visible, setVisible] = useState(false);
    return (
      <div className="grid max-w-100 gap-4">
        <PasswordField
          label="New password"
          autoComplete="new-password"
          defaultValue="correct horse"
          visible={visible}
          onVisibleChange={setVisible}
        />
        <PasswordField
          label="Repeat the new password"
          autoComplete="new-password"
          defaultValue="correct horse"
          visible={visible}
          onVisibleChange={setVisible}
        />
        <Checkbox
          label="Show both passwords"
          checked={visible}
          onChange={(event) => setVisible(event.target.checked)}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText('Repeat the new password')).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Hide password' })[0] as HTMLElement);
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(canvas.getByLabelText('Repeat the new password')).toHaveAttribute('type', 'password');
  },
};

/** A handler of the page can veto, where a password may not be shown. */
export const Vetoed: Story = {
  args: { onVisibleChange: fn(), toggleProps: { onClick: fn((event: MouseEvent) => event.preventDefault()) } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(args.toggleProps?.onClick).toHaveBeenCalledTimes(1);
    await expect(args.onVisibleChange).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

/** Password managers know which password it is, and pasting works. */
export const FilledByOthers: Story = {
  args: { label: 'New password', autoComplete: 'new-password', hint: 'At least 8 characters.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('New password');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await expect(field).toHaveAttribute('spellcheck', 'false');
    await expect(field).toHaveAccessibleDescription('At least 8 characters.');
    await userEvent.click(field);
    await userEvent.paste('pasted from a password manager');
    await expect(field).toHaveValue('pasted from a password manager');
  },
};

/** What is wrong marks and describes the field, whether the password shows or not. */
export const WithError: Story = {
  args: { error: 'The e-mail or the password is wrong.', defaultValue: 'wrong horse' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Password');
    await expect(field).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAccessibleDescription('The e-mail or the password is wrong.');
    await expect(field).toBeInvalid();
  },
};

/** Disabled, neither the field nor its button takes the focus. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'correct horse' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).not.toHaveFocus();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};
