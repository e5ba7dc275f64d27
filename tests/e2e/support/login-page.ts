import type { Page } from '@playwright/test';
import { signInWithPassword, type EmulatorUser, type Session } from './emulator';
import { storedSession } from './stored-session';

/** Fills in and submits the login form on the current page. */
export async function fillInLogin(
  page: Page,
  { email, password }: Pick<EmulatorUser, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in on the login page and waits for the dashboard. For tests of the form itself. */
export async function signInByForm(page: Page, user: Pick<EmulatorUser, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await fillInLogin(page, user);
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
}

/**
 * Opens the app as a user who signed in earlier in this browser, with "Keep me logged in". The session is written to the
 * storage once, before the page's scripts run, so signing out removes it.
 *
 * @param path the path of the first page. @default the dashboard
 * @throws {EmulatorError} for an account that cannot sign in, or only with a second factor
 */
export async function signIn(page: Page, user: Pick<EmulatorUser, 'email' | 'password'>, path = '/'): Promise<void> {
  await openWith(page, await signInWithPassword(user.email, user.password), path);
}

/** Opens the app with an existing session, such as one from a provider. */
export async function openWith(page: Page, signedIn: Session, path = '/'): Promise<void> {
  const { key, value } = storedSession(signedIn);
  const script = await page.addInitScript(([name, session]) => localStorage.setItem(name, session), [
    key,
    value,
  ] as const);
  await page.goto(path);
  // Only once, so that later pages of this tab keep what the app has stored.
  await script.dispose();
  if (path === '/') await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  else await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
}
