import type { Page } from '@playwright/test';
import { expectAccessibleOnPhone } from './support/accessibility';
import { signInWithPassword } from './support/emulator';
import { expect, test } from './support/fixtures';
import { refuseCall, refusedRequest, respondTo } from './support/provider-responses';

const newAddress = () => `newcomer-${crypto.randomUUID()}@waymark.example`;

function fields(page: Page) {
  return {
    name: page.getByLabel('Name', { exact: true }),
    email: page.getByLabel('Email address'),
    password: page.getByLabel('Password', { exact: true }),
    submit: page.getByRole('button', { name: /^Sign up/ }),
    needs: page.getByRole('list', { name: 'Password requirements' }).getByRole('listitem'),
    strength: page.getByRole('meter', { name: 'Password strength' }),
    /** The announcement for screen readers when typing pauses. */
    announced: page.getByRole('status').filter({ hasText: 'Password strength' }),
  };
}

/** A password policy in the format of the provider. */
const strictPolicy = {
  customStrengthOptions: {
    minPasswordLength: 10,
    maxPasswordLength: 100,
    containsUppercaseCharacter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  },
  allowedNonAlphanumericCharacters: ['!', '-', '#', '.'],
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
};

test(
  'a new user signs up with a long password, returns to the page, and finds demo readings on the dashboard',
  { tag: '@core' },
  async ({ page }) => {
    const email = newAddress();
    // Longer than many sites accept. The leading and trailing spaces belong to the password.
    const password = ` ${'correct horse battery staple '.repeat(3)} `;
    await page.goto('/login?from=%2Fsample-page');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/register?from=%2Fsample-page');
    const { name, email: address, password: secret } = fields(page);
    await expect(name).toHaveAttribute('autocomplete', 'name');
    await expect(address).toHaveAttribute('autocomplete', 'username');
    await expect(secret).toHaveAttribute('autocomplete', 'new-password');
    await name.fill('Noor Haddad');
    await address.fill(email);
    await secret.fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/sample-page');
    await expect(page.getByRole('banner').getByRole('button', { name: /Noor Haddad/ })).toBeVisible();
    await signInWithPassword(email, password);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('button', { name: 'Profile of Noor' })).toBeVisible();
    // The API writes the readings of the account first.
    const figure = page.getByRole('list', { name: 'Figures' }).getByRole('listitem').first();
    await expect(figure).toContainText(/[1-9]/, { timeout: 30_000 });
  },
);

test("the checklist shows the provider's policy and the strength, and announces both when typing pauses", async ({
  page,
}) => {
  await respondTo(page, 'passwordPolicy', 200, strictPolicy);
  await page.clock.install({ time: '2026-03-02T09:00:00' });
  await page.goto('/register');
  const { password, needs, strength, announced, submit } = fields(page);
  await expect(needs).toHaveText([
    'At least 10 characters',
    'At most 100 characters (done)',
    'An uppercase letter',
    'A digit',
    'A symbol, such as ! or -',
  ]);
  await expect(password).toHaveAccessibleDescription(/At least 10 characters.*A digit/);

  await page.clock.pauseAt('2026-03-02T10:00:00');
  await password.pressSequentially('Secret1');
  await expect(needs.nth(3)).toHaveText('A digit (done)');
  await expect(strength).toHaveAttribute('aria-valuetext', 'Weak');
  await expect(announced).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(announced).toHaveText(
    'Password strength: Weak. Still required: At least 10 characters; A symbol, such as ! or -.',
  );
  await page.clock.resume();
  await expectAccessibleOnPhone(page);

  await submit.click();
  await expect(password).toHaveAccessibleDescription(/^Still required: at least 10 characters, a symbol/);
  await password.fill('Tall ships-9 sail far');
  await expect(strength).toHaveAttribute('aria-valuetext', 'Strong');
  await expect(announced).toHaveText('Password strength: Strong. All requirements are met.');
});

test('an address with an account shows a message at its field, even without the policy and the bot check', async ({
  page,
  user,
  allowConsole,
}) => {
  allowConsole(refusedRequest);
  await refuseCall(page, 'passwordPolicy', 'INTERNAL', 500);
  await refuseCall(page, 'recaptchaConfig', 'INTERNAL', 500);
  await page.goto('/register?from=%2Fsample-page');
  const { name, email, password, submit, needs } = fields(page);
  await name.fill('Noor Haddad');
  await email.fill(user.email);
  await password.fill('12345');
  await submit.click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/^Still required: at least 6 characters\./);
  await password.fill('123456');
  await expect(needs).toHaveText('At least 6 characters (done)');
  await submit.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/^An account with this email address already exists\./);
  await expect(name).toHaveValue('Noor Haddad');
  await expect(password).toHaveValue('123456');
  await page.getByRole('link', { name: 'Go to login' }).click();
  await expect(page).toHaveURL('/login?from=%2Fsample-page');
  await expect(page.getByLabel('Email address')).toHaveValue(user.email);
});
