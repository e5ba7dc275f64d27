import type { Page } from '@playwright/test';
import { signInWithPassword, type EmulatorUser, type Session } from './emulator';
import { storedSession } from './stored-session';

/** Fills in the login form and sends it; the page is there already. */
export async function fillInLogin(
  page: Page,
  { email, password }: Pick<EmulatorUser, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in from the login page and waits for the dashboard: for the tests whose subject is the form. */
export async function signInByForm(page: Page, user: Pick<EmulatorUser, 'email' | 'password'>): Promise<void> {
  await page.goto('/login');
  await fillInLogin(page, user);
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
}

/**
 * Opens the app as somebody who signed in earlier in this browser, with "Keep me logged in". The session is laid into the
 * storage once, before the page's own code runs: signing out ends it as it ends any other.
 *
 * @param path of the first page, the only one that loads. @default the dashboard
 * @throws {EmulatorError} for an account that cannot sign in, or only with a second factor
 */
export async function signIn(page: Page, user: Pick<EmulatorUser, 'email' | 'password'>, path = '/'): Promise<void> {
  await openWith(page, await signInWithPassword(user.email, user.password), path);
}

/** Opens the app with a session that there is, such as one that came by a provider. */
export async function openWith(page: Page, signedIn: Session, path = '/'): Promise<void> {
  const { key, value } = storedSession(signedIn);
  const script = await page.addInitScript(([name, session]) => localStorage.setItem(name, session), [
    key,
    value,
  ] as const);
  await page.goto(path);
  // Once only: the next page of this tab finds what the app has left.
  await script.dispose();
  if (path === '/') await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
  else await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
}
