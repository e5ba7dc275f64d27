import { isProviderId, type ProviderId } from '../config/env';

const names: Record<ProviderId, string> = {
  'google.com': 'Google',
  'github.com': 'GitHub',
  'apple.com': 'Apple',
  'facebook.com': 'Facebook',
  'twitter.com': 'X',
  'microsoft.com': 'Microsoft',
};

/** Returns the display name of a sign-in method, including `password` and unknown providers. */
export function providerName(id: string): string {
  if (isProviderId(id)) return names[id];
  if (id === 'password') return 'Email and password';
  return id === 'phone' ? 'Phone' : id;
}
