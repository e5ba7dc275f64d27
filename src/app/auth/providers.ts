import { isProviderId, type ProviderId } from '../config/env';

export { isProviderId, type ProviderId } from '../config/env';

const names: Record<ProviderId, string> = {
  'google.com': 'Google',
  'github.com': 'GitHub',
  'apple.com': 'Apple',
  'facebook.com': 'Facebook',
  'twitter.com': 'X',
  'microsoft.com': 'Microsoft',
};

/** The name that people know a way in by, `password` and unknown providers included. */
export function providerName(id: string): string {
  if (isProviderId(id)) return names[id];
  if (id === 'password') return 'E-mail and password';
  return id === 'phone' ? 'Phone' : id;
}
