/** What the person reads for each error; it says what to do next and never repeats the provider's words. */
export const authErrorMessages = {
  // Accounts and passwords
  'email-already-in-use':
    'An account with this e-mail address already exists. Sign in instead, or use another address.',
  'invalid-credential': 'The e-mail address or the password is not right. Check both and try again.',
  'wrong-password': 'This password is not right. Check it and try again.',
  'invalid-email': 'This e-mail address is not valid. Check it for typing mistakes.',
  'weak-password': 'This password is too weak. Use at least 6 characters.',
  'password-does-not-meet-requirements':
    'This password does not meet the requirements. Make it longer and mix letters, digits and symbols.',
  'email-change-needs-verification':
    'The new address has to be confirmed first. Follow the link in the e-mail that was sent to it.',
  'unverified-email': 'Verify your e-mail address first. Then try again.',

  // The session
  'user-disabled': 'This account has been disabled. Ask your administrator to enable it.',
  'user-token-expired': 'Your session has expired. Sign in again.',
  'requires-recent-login': 'For your security, sign in again before you do this.',
  'user-mismatch': 'This is another account than the one you are signed in with. Choose the same account.',

  // The way to the provider
  'too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  'network-request-failed': 'The sign-in service cannot be reached. Check your connection and try again.',
  timeout: 'The sign-in service took too long to answer. Try again.',
  cancelled: 'Cancelled. Nothing was changed.',
  'internal-error': 'The sign-in service had a problem. Try again in a moment.',

  // Providers and their windows
  'account-exists':
    'An account with this e-mail address already exists. Sign in the way you did before, and this provider will be added to it.',
  'credential-already-in-use': 'This provider account already belongs to another account here. Choose another one.',
  'provider-already-linked': 'This provider is already linked to your account.',
  'no-such-provider': 'This provider is not linked to your account any more.',
  'last-provider': 'This is the only way into your account. Add another one before you remove it.',
  'popup-closed': 'The sign-in window was closed before you were finished. Try again.',
  'popup-blocked': 'Your browser blocked the sign-in window. Allow pop-ups for this site, then try again.',
  'provider-cancelled': 'The provider was not allowed to sign you in. Try again and agree, or choose another way.',
  'provider-rejected': 'The provider’s answer was not accepted. Try again, or choose another way to sign in.',
  'provider-unreachable':
    'The sign-in window could not be opened. Check your connection and whether a content blocker stops apis.google.com, then try again.',
  'redirect-operation-pending': 'A sign-in is already on its way. Wait for it, or reload the page.',
  superseded: 'A newer sign-in took the place of this one.',
  'unauthorized-domain':
    'Providers cannot be used from this address of the site. Ask your administrator to authorise it.',
  'storage-unsupported':
    'Your browser keeps this site from storing anything. Allow cookies and site data, then try again.',
  'browser-unsupported': 'This browser cannot sign in this way. Use another browser, or another way to sign in.',

  // Links from e-mails
  'expired-action-code': 'This link has expired. Ask for a new one.',
  'invalid-action-code':
    'This link is not valid. It may have been used already, or a newer one was sent. Ask for a new one.',

  // The second factor
  'second-factor-required': 'Confirm the sign-in with the code that is sent to your phone.',
  'invalid-code': 'This code is not right. Check it, or ask for a new one.',
  'code-expired': 'This code has expired. Ask for a new one.',
  'second-factor-session-expired': 'This took too long. Sign in again.',
  'second-factor-not-found': 'This phone is not registered with your account any more. Sign in again.',
  'invalid-phone-number': 'This phone number is not valid. Write it with its country code, like +44 7700 900123.',
  'second-factor-already-in-use': 'This phone is registered with your account already.',
  'second-factor-limit': 'Your account has as many phones as it can have. Remove one first.',
  'unsupported-first-factor':
    'This way of signing in cannot be confirmed by phone. Use e-mail and password, or a provider.',

  // The site
  'bot-check-failed': 'It could not be checked that you are not a robot. Reload the page and try again.',
  'not-configured': 'This way of signing in is not set up for this site. Ask your administrator.',
  unknown: 'Something went wrong. Try again in a moment.',
} as const;
