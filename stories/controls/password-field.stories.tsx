import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PasswordField } from 'waymark';

const meta = {
  title: 'Controls/PasswordField',
  component: PasswordField,
  argTypes: {
    label: { description: 'The visible label; also the accessible name.', control: 'text' },
    hint: { description: 'Help text below the field.', control: 'text' },
    error: { description: 'The error message. Marks the field as invalid.', control: 'text' },
    visible: { control: false },
    slotProps: { control: false },
    autoComplete: {
      description: 'The kind of password, for password managers.',
      control: 'inline-radio',
      options: ['current-password', 'new-password'],
      table: { defaultValue: { summary: "'current-password'" } },
    },
    disabled: { description: 'Whether the field is disabled.', control: 'boolean' },
    onChange: { description: 'Called on every change of the text.' },
  },
  args: { label: 'Password', className: 'max-w-100' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    onVisibleChange: fn(),
    defaultValue: 'correct horse',
    defaultVisible: false,
    hint: 'At least 8 characters.',
    error: '',
    autoComplete: 'new-password',
    disabled: false,
  },
};

/** Tab moves focus from the field to its button. Enter and Space show and hide the password; focus stays on the button. */
export const ShownByKeyboard: Story = {
  tags: ['feature'],
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

/** The button does not submit the form. */
export const DoesNotSubmit: Story = {
  tags: ['feature', '!dev'],
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

/** Password managers recognize the field, and pasting works. */
export const FilledByOthers: Story = {
  tags: ['feature', '!dev'],
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

/** An error marks and describes the field, whether the password is visible or hidden. */
export const WithError: Story = {
  tags: ['feature'],
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

/** Hidden and visible, in every state. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 items-start gap-6 bg-paper p-4 sm:grid-cols-3">
      <PasswordField label="Empty" />
      <PasswordField label="Hidden" defaultValue="correct horse" />
      <PasswordField label="Shown" defaultValue="correct horse" defaultVisible />
      <PasswordField label="Hint" hint="At least 8 characters." autoComplete="new-password" />
      <PasswordField label="Error" error="The e-mail or the password is wrong." defaultValue="wrong horse" />
      <PasswordField label="Disabled" disabled defaultValue="correct horse" />
      <PasswordField
        label="Longer than the field"
        defaultVisible
        defaultValue="correct horse battery staple correct horse battery staple"
      />
    </div>
  ),
};
