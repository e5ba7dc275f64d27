import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SubmitEvent, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  Alert,
  Button,
  Card,
  CardContent,
  Checkbox,
  Divider,
  Heading,
  Link,
  PasswordField,
  Stack,
  Text,
  TextField,
} from 'waymark';
import { SampleFooter } from '../navigation/shell.samples';
import { Logo, SampleRouter } from './templates.samples';

const pageStyle = { minHeight: '100dvh', background: 'var(--wm-color-canvas)' };
const mainStyle = { padding: 'calc(var(--wm-space) * 2)' };
const footerStyle = { paddingInline: 'calc(var(--wm-space) * 2)', paddingBlockEnd: 'calc(var(--wm-space) * 3)' };
const cardStyle = { width: '100%', maxWidth: 475 };
const logoStyle = { borderRadius: 'var(--wm-radius)', textDecoration: 'none' };

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
    <Stack gap={0} style={pageStyle}>
      <Stack asChild grow align="center" justify="center" style={mainStyle}>
        <main>
          <Card style={cardStyle}>
            <Stack asChild gap={6}>
              <CardContent>
                <Stack align="center" gap={6}>
                  <Link href="/sample-page" style={logoStyle}>
                    <Logo />
                  </Link>
                  <Stack align="center" gap={1}>
                    <Heading level={1} size="h2" tone="secondary">
                      Hi, Welcome Back
                    </Heading>
                    <Text size="lead" tone="muted" align="center">
                      Enter your credentials to continue
                    </Text>
                  </Stack>
                </Stack>
                <Stack asChild>
                  <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
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
                    <Stack direction="row" wrap align="center" justify="between" gap={2}>
                      <Checkbox label="Keep me logged in" name="keepSignedIn" defaultChecked />
                      <Link href="/forgot-password">Forgot Password?</Link>
                    </Stack>
                    <Button type="submit" tone="secondary" size="lg" fullWidth busy={busy} busyLabel="Signing in">
                      Sign In
                    </Button>
                  </form>
                </Stack>
                <Divider>OR</Divider>
                <Button variant="outline" tone="neutral" size="lg" fullWidth>
                  Sign in with Google
                </Button>
                <Divider />
                <Text align="center">
                  <Link href="/register" tone="inherit">
                    Don't have an account?
                  </Link>
                </Text>
              </CardContent>
            </Stack>
          </Card>
        </main>
      </Stack>
      <SampleFooter style={footerStyle} />
    </Stack>
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
