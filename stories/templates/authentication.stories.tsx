import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SubmitEvent, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Alert, Button, Card, Checkbox, Divider, Footer, FooterLinks, Link, PasswordField, TextField } from 'waymark';
import { Logo, SampleRouter } from './templates.samples';

interface Credentials {
  email: string;
  password: string;
  keepSignedIn: boolean;
}

type Errors = Partial<Record<'email' | 'password', string>>;

function validate({ email, password }: Credentials): Errors {
  return {
    ...(/^\S+@\S+\.\S+$/.test(email) ? {} : { email: 'Enter an email address such as ada@waymark.example.' }),
    ...(password ? {} : { password: 'Enter your password.' }),
  };
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

interface AuthenticationProps {
  /** Signs the user in. The message of an error it throws is shown above the fields. */
  onSignIn: (credentials: Credentials) => Promise<void>;
}

/** The sign-in page: a card in the center of the viewport and the footer below. */
function Authentication({ onSignIn }: AuthenticationProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const credentials = {
      email: textOf(data, 'email').trim(),
      password: textOf(data, 'password'),
      keepSignedIn: data.has('keepSignedIn'),
    };
    const found = validate(credentials);
    setErrors(found);
    setFailure('');
    const [first] = Object.keys(found);
    if (first !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      await onSignIn(credentials);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Sign-in failed. Try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <main className="flex grow flex-col items-center justify-center p-4 sm:p-6">
        <Card className="w-full max-w-100 gap-6 p-4 sm:p-6 lg:max-w-118.75 lg:p-10">
          <Link href="/sample-page" className="self-center rounded no-underline!">
            <Logo />
          </Link>
          <div className="text-center">
            <h1 className="text-h2 text-secondary">Hi, Welcome Back</h1>
            <p className="mt-1 text-lead text-muted">Enter your credentials to continue</p>
          </div>
          <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
            {failure && <Alert tone="error">{failure}</Alert>}
            <TextField
              label="Email Address"
              name="email"
              type="email"
              autoComplete="username"
              required
              error={errors.email}
            />
            <PasswordField
              label="Password"
              name="password"
              autoComplete="current-password"
              required
              error={errors.password}
            />
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <Checkbox label="Keep me logged in" name="keepSignedIn" defaultChecked />
              <Link href="/forgot-password">Forgot Password?</Link>
            </div>
            <Button
              type="submit"
              tone="secondary"
              size="lg"
              fullWidth
              busy={busy}
              busyLabel="Signing in"
              className="mt-2"
            >
              Sign In
            </Button>
          </form>
          <Divider>OR</Divider>
          <Button variant="outline" tone="neutral" size="lg" fullWidth>
            Sign in with Google
          </Button>
          <p className="border-t border-divider pt-4 text-center">
            <Link href="/register" tone="inherit">
              Don't have an account?
            </Link>
          </p>
        </Card>
      </main>
      <Footer className="px-4 pb-6 sm:px-6">
        <p>
          © All rights reserved{' '}
          <Link href="/about" showIcon={false}>
            Waymark
          </Link>
        </p>
        <FooterLinks>
          <li>
            <Link href="/microblog" showIcon={false} tone="inherit">
              X
            </Link>
          </li>
          <li>
            <Link href="/chat" showIcon={false} tone="inherit">
              Discord
            </Link>
          </li>
        </FooterLinks>
      </Footer>
    </div>
  );
}

const meta = {
  title: 'Templates/Authentication',
  component: Authentication,
  parameters: { layout: 'fullscreen', page: true, docs: { story: { inline: false, iframeHeight: 760 } } },
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
