import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from 'waymark';

const meta = {
  title: 'Controls/PasswordField/Visual',
  component: PasswordField,
  tags: ['!autodocs'],
  args: { label: 'Password' },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Hidden and shown, in every state. */
export const Sheet: Story = {
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
