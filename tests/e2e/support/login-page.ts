import type { Page } from '@playwright/test';
import type { EmulatorUser } from './emulator';

/** Fills in the login form and sends it; the page is there already. */
export async function fillInLogin(page: Page, { email, password }: Pick<EmulatorUser, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in from the login page and waits for the dashboard. */
export async function signIn(page: Page, user: EmulatorUser): Promise<void> {
  await page.goto('/login');
  await fillInLogin(page, user);
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
}
