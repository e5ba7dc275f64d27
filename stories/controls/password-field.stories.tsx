import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { estimatePasswordStrength, PasswordField, PasswordRequirements, type PasswordRequirementsProps } from 'waymark';

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

const requirementsOf = (password: string) => [
  { id: 'length', label: 'At least 12 characters', met: password.length >= 12 },
  { id: 'digit', label: 'A digit', met: /\d/.test(password) },
];

function NewPassword() {
  const id = useId();
  const [password, setPassword] = useState('');
  return (
    <div className="grid max-w-100 gap-2">
      <PasswordField
        label="New password"
        autoComplete="new-password"
        aria-describedby={id}
        value={password}
        onValueChange={setPassword}
      />
      <PasswordRequirements
        id={id}
        value={password}
        requirements={requirementsOf(password)}
        strength={estimatePasswordStrength(password)}
      />
    </div>
  );
}

/** The requirements describe the field. They and the strength follow the password, and are announced after typing. */
export const Requirements: Story = {
  tags: ['feature'],
  render: () => <NewPassword />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('New password');
    const items = (): (string | null)[] => canvas.getAllByRole('listitem').map((item) => item.textContent);
    const status = canvas.getByRole('status');
    await expect(field).toHaveAccessibleDescription('Password requirements At least 12 characters A digit');
    await expect(canvas.getByRole('list', { name: 'Password requirements' })).toBeVisible();
    await expect(canvas.queryByRole('meter')).not.toBeInTheDocument();

    await userEvent.type(field, 'winter 7');
    await expect(items()).toEqual(['At least 12 characters', 'A digit (done)']);
    const strength = canvas.getByRole('meter', { name: 'Password strength' });
    await expect(strength).toHaveAttribute('aria-valuetext', 'Fair');
    await waitFor(() =>
      expect(status).toHaveTextContent('Password strength: Fair. Still required: At least 12 characters.'),
    );

    await userEvent.type(field, ' tall ships');
    await expect(items()).toEqual(['At least 12 characters (done)', 'A digit (done)']);
    await expect(strength).toHaveAttribute('aria-valuetext', 'Strong');
    await waitFor(() => expect(status).toHaveTextContent('Password strength: Strong. All requirements are met.'));

    await userEvent.clear(field);
    await expect(strength).not.toBeInTheDocument();
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};

const requirementStates: Record<string, Partial<PasswordRequirementsProps> & { value: string }> = {
  'New and empty': { value: '', strength: 0 },
  'New and weak': { value: 'winter', strength: 24 },
  'New and fair': { value: 'winter 7', strength: 48 },
  'New and strong': { value: 'tall ships-9 sail far', strength: 90 },
  'Requirements without a strength': { value: 'winter 7' },
  'Long requirement': {
    value: 'winter 7',
    requirements: [
      { id: 'symbol', label: 'A symbol that is neither a letter nor a digit, such as ! or - or #', met: true },
      { id: 'parts', label: 'No part of Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', met: false },
    ],
  },
};

/** Hidden and visible, in every state, and the requirements for a new password. */
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
      {Object.entries(requirementStates).map(([name, { value, ...props }]) => (
        <div key={name} className="grid gap-2">
          <PasswordField label={name} defaultValue={value} />
          <PasswordRequirements value={value} requirements={requirementsOf(value)} {...props} />
        </div>
      ))}
    </div>
  ),
};
