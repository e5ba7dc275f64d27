import { expect, it } from 'vitest';
import { titlesBelow } from '../helpers/titles';

/** What answers in a test: the Auth emulator, or the provider's answer as it was recorded, served at the network layer. */
type Answer = 'emulator' | 'recorded';

/** Where a test stands that holds a row: by the beginning of its title. */
type Evidence = readonly [answer: Answer, ...titles: string[]];

const calls: Record<string, readonly [purpose: string, from: string, ...evidence: Evidence[]]> = {
  'POST /v1/accounts:signUp': [
    'Sign up with e-mail and password',
    'Register',
    ['emulator', 'A1: a newcomer makes an account'],
  ],
  'POST /v1/accounts:signInWithIdp': [
    'Sign in with a provider; link one',
    'Login, Register, Social Profile',
    ['emulator', 'A1: signing in with a provider goes through its window', 'A4: a provider is linked in its window'],
  ],
  'POST /v1/accounts:lookup': [
    'Read the account at the start and after changes',
    'every page',
    ['emulator', 'Fault 11: a session whose account was'],
    ['recorded', 'Fault 6: a sign-in service that never answers', 'Faults 7, 8 and 10: nobody is signed out'],
  ],
  'POST /v1/accounts:delete': [
    'Delete the account',
    'Account Settings',
    ['emulator', 'A4: with a keyboard only, an account is deleted'],
  ],
  'POST /v1/token': ['Renew the session', 'every page', ['emulator', 'Faults 11 and 36: a page that was out of sight']],
  'GET /v2/passwordPolicy': [
    'What a password has to have',
    'Register, Account Settings, a new password by e-mail',
    ['recorded', "A3: the provider's policy is a live checklist", 'Fault 27: without the policy and the bot check'],
  ],
  'GET /v2/recaptchaConfig': [
    'The bot check',
    'the authentication pages',
    ['recorded', 'A9: the bot check of the project', 'Fault 27: without the policy and the bot check'],
  ],
  'POST /v2/accounts:revokeToken': [
    "Take back Apple's access",
    'Social Profile, Account Settings',
    ['recorded', "A4: Apple's access is revoked when Apple is unlinked"],
    ['recorded', "A4: Apple's access is revoked when the account is deleted"],
  ],
  'GET /v1/projects': [
    'The domains that may use providers',
    'Login, Register, Social Profile',
    ['recorded', 'A5 and fault 26: an address of the site that the project does not authorise'],
  ],
  'POST /v1/accounts:signInWithPassword': [
    'Sign in; prove who is there',
    'Login',
    ['emulator', 'A1: a person signs in by keyboard alone'],
  ],
  'POST /v1/accounts:sendOobCode': [
    'Send an e-mail',
    'Forgot password, Account Settings',
    ['emulator', 'A2: a forgotten password is replaced', 'A4: an unverified address gets its e-mail'],
  ],
  'POST /v1/accounts:resetPassword': [
    'Set the new password',
    'links of e-mails',
    ['emulator', 'A2: a forgotten password is replaced'],
  ],
  'POST /v1/accounts:update': [
    'Change the account; follow the link of an e-mail',
    'Account Settings, links of e-mails',
    ['emulator', 'A4: name and picture are checked', 'A2: an address is verified when the person agrees'],
  ],
  'POST /v2/accounts/mfaSignIn and mfaEnrollment': [
    'The second factor',
    'Login, Account Settings',
    [
      'emulator',
      'A1: an account with a second factor asks for the code',
      'A4: a phone that confirms each sign-in is added',
    ],
  ],
};

const errors: Record<string, readonly [handling: string, ...evidence: Evidence[]]> = {
  '"Menu Items Error"': ['The red text in place of the entry', ['emulator', 'N1, N6, N7 and N9: the menu says']],
  'email-already-in-use': [
    'Named at the address, with the way to the login page',
    ['emulator', 'A5: an address that is taken is named at its field'],
  ],
  'wrong-password': [
    'As invalid-credential',
    ['emulator', 'A5: a project that tells unknown addresses from wrong passwords'],
  ],
  'invalid-credential': [
    'One answer for the three, which does not tell who has an account; the way to a new password',
    ['emulator', 'A5: a wrong password and an unknown address read the same'],
  ],
  'user-not-found': [
    'As invalid-credential',
    ['emulator', 'A5: a project that tells unknown addresses from wrong passwords'],
  ],
  'user-disabled': [
    'Said at the form; a session ends with the reason and the way back',
    ['emulator', 'A5 and fault 9: each refusal', 'Fault 11: a session whose account was'],
  ],
  'too-many-requests': [
    'Says to wait; nothing is repeated by itself',
    ['recorded', 'Fault 27: after too many attempts'],
  ],
  'password-does-not-meet-requirements': [
    "Named at the password; the provider's verdict decides",
    ['recorded', "A3: the provider's verdict decides"],
  ],
  'network-request-failed': [
    'Says so; the form stays as it is and works when the connection is back',
    ['emulator', 'A5 and fault 9: each refusal'],
  ],
  'requires-recent-login': [
    'A dialog asks to sign in again; then what was begun goes on',
    ['recorded', 'A4: a new address is confirmed before it counts', 'A4: who has no password proves who they are'],
  ],
  'user-token-expired': [
    'The session ends with the reason and the way back',
    ['emulator', 'Fault 11: a session whose account was', 'Faults 11 and 36: a page that was out of sight'],
  ],
  'account-exists-with-different-credential': [
    'Leads into the existing account, and links the provider',
    [
      'emulator',
      'A5: a provider whose address has an account is linked to it',
      "A5: who comes back from the provider's page to an address that has an account",
    ],
  ],
  'popup closed by the user': [
    'Says so; the buttons were never locked',
    ['emulator', 'Fault 26: a window that is closed leads to a message'],
  ],
  'popup blocked': [
    'The page itself goes to the provider and comes back',
    ['emulator', 'A1 and fault 26: where the browser blocks the window'],
  ],
  'unauthorised domain': [
    'Says that the address of the site is not authorised',
    ['recorded', 'A5 and fault 26: an address of the site that the project does not authorise'],
  ],
  'any other': [
    'Its own message, or the general one with the code; never the words of the provider',
    ['recorded', 'A5 and fault 9: each refusal'],
    ['emulator', 'A5: expired, used, foreign and incomplete links say what they are'],
  ],
};

const answers: Record<Answer, string> = { emulator: 'the emulator', recorded: 'a recorded answer' };

it('docs/authentication.md names the test of every call and every error (vitest -u writes it)', async () => {
  const titles = titlesBelow('tests');
  const cells = (row: string, evidence: readonly Evidence[]): string =>
    evidence
      .flatMap(([answer, ...beginnings]) =>
        beginnings.map((beginning) => {
          const found = titles.find(({ title }) => title.startsWith(beginning));
          expect.soft(found, `the test of ${row}: "${beginning}"`).toBeDefined();
          return `[${found?.title ?? beginning}](../${found?.file ?? ''}), ${answers[answer]}`;
        }),
      )
      .join('<br>');
  const document = `# Authentication

Pages see one interface, \`src/app/auth/auth-service.ts\`; Firebase stands behind it ([decision 16](decisions/0016-one-door-to-authentication.md)).
[Deployment](deploy.md) says how to set up a project. The tables are written from the tests that they name.

"The emulator" is the real Firebase Auth emulator, with the app and a browser in front of it. "A recorded answer" is what a
project answers, served at the network layer, where the emulator does not know the call (\`passwordPolicy\`, \`recaptchaConfig\`,
\`accounts:revokeToken\`, the project's domains) or never gives the answer: throttling, a policy that refuses, a sign-in that
is too old, a service in trouble.

## Calls

| call | purpose | from | tests |
| --- | --- | --- | --- |
${Object.entries(calls)
  .map(([call, [purpose, from, ...evidence]]) => `| \`${call}\` | ${purpose} | ${from} | ${cells(call, evidence)} |`)
  .join('\n')}

## Errors

Every code of the library has a message in \`src/app/auth/messages.ts\`, or is named in \`tests/unit/app/auth/auth-errors.test.ts\` as
one that these flows cannot raise.

| error | what the person gets | tests |
| --- | --- | --- |
${Object.entries(errors)
  .map(([error, [handling, ...evidence]]) => `| ${error} | ${handling} | ${cells(error, evidence)} |`)
  .join('\n')}

## What is kept, and where

The session lies in the library's own entry of the local storage, or of the session storage without "Keep me logged in". A sign-in
by redirect leaves a note without secrets in the session storage until the page comes back. Passwords are kept nowhere; Apple's
token, with which its access is revoked, lies in memory only. A test looks for passwords and tokens in the console, in every
address and in every storage. Accounts of tests are made for one test and removed after it, so that what a trace holds of them
opens nothing.
`;
  await expect(document).toMatchFileSnapshot('../../docs/authentication.md');
});
