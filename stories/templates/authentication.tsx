'use client';

import { type SubmitEvent, useRef, useState } from 'react';
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
import { Logo } from './logo';
import { SiteFooter } from './site-footer';

export interface Credentials {
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

export interface AuthenticationProps {
  /** Signs the user in. The message of an error it throws is shown above the fields. @default `signIn` */
  onSignIn?: (credentials: Credentials) => Promise<void>;
}

/** Sends the credentials to your service. */
async function signIn(credentials: Credentials): Promise<void> {
  const body = JSON.stringify(credentials);
  const headers = { 'content-type': 'application/json' };
  const response = await fetch('/api/sign-in', { method: 'POST', headers, body }).catch(() => undefined);
  if (response?.status === 401) throw new Error('The email address or password is incorrect.');
  if (!response?.ok) throw new Error('Sign-in failed. Try again.');
}

/** The sign-in page: a card in the center of the viewport and the footer below. */
export function Authentication({ onSignIn = signIn }: AuthenticationProps) {
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
    <Stack gap={0} fullHeight>
      <Stack asChild grow align="center" justify="center" padding={4}>
        <main>
          <Stack asChild gap={0} maxWidth="sm">
            <Card>
              <Stack asChild gap={6}>
                <CardContent>
                  <Stack align="center" gap={6}>
                    <Link href="/" underline="none">
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
                        size="lg"
                        label="Email Address"
                        name="email"
                        type="email"
                        autoComplete="username"
                        required
                        error={errors.email}
                      />
                      <PasswordField
                        size="lg"
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
                      <Button
                        type="submit"
                        tone="secondary"
                        size="lg"
                        fullWidth
                        loading={busy}
                        labels={{ buttonLoading: 'Signing in' }}
                      >
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
          </Stack>
        </main>
      </Stack>
      <Stack padding={4}>
        <SiteFooter />
      </Stack>
    </Stack>
  );
}
