import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Authentication, type Credentials } from './authentication';
import { SampleRouter, sourceOf } from './templates.samples';

const meta = {
  title: 'Templates/Authentication',
  component: Authentication,
  tags: ['page'],
  parameters: {
    layout: 'fullscreen',
    docs: { source: sourceOf('authentication'), story: { inline: false, iframeHeight: 760 } },
  },
  args: { onSignIn: fn(() => Promise.resolve()) },
  render: (args) => <SampleRouter>{() => <Authentication {...args} />}</SampleRouter>,
} satisfies Meta<typeof Authentication>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The initial state. */
export const Default: Story = { tags: ['visual'] };

/**
 * Signs in by keyboard. A missing value shows an error at its field and focuses it. A rejected attempt keeps the input. The
 * second attempt succeeds.
 */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  args: {
    onSignIn: fn(({ password }: Credentials) =>
      password === 'correct horse'
        ? Promise.resolve()
        : Promise.reject(new Error('The email address or password is incorrect.')),
    ),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByRole('textbox', { name: 'Email Address' });
    const password = canvas.getByLabelText('Password');
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: 'Waymark' })[0]).toHaveFocus();
    await userEvent.tab();
    await expect(email).toHaveFocus();
    await userEvent.keyboard('ada{Enter}');
    await expect(args.onSignIn).not.toHaveBeenCalled();
    await expect(email).toHaveAccessibleDescription('Enter an email address such as ada@waymark.example.');
    await expect(password).toHaveAccessibleDescription('Enter your password.');
    await expect(email).toHaveFocus();

    await userEvent.keyboard('@waymark.example');
    await userEvent.tab();
    await expect(password).toHaveFocus();
    await userEvent.keyboard('wrong{Enter}');
    await expect(await canvas.findByText('The email address or password is incorrect.')).toBeVisible();
    await expect(email).toHaveValue('ada@waymark.example');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign In' })).toHaveAttribute('data-state', 'idle'));

    await userEvent.clear(password);
    await userEvent.keyboard('correct horse');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Keep me logged in' })).not.toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Forgot Password?' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSignIn).toHaveBeenLastCalledWith({
        email: 'ada@waymark.example',
        password: 'correct horse',
        keepSignedIn: false,
      }),
    );
    await waitFor(() =>
      expect(canvas.queryByText('The email address or password is incorrect.')).not.toBeInTheDocument(),
    );
  },
};
