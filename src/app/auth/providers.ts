import { isProviderId, type ProviderId } from '../config/env';

const names: Record<ProviderId, string> = {
  'google.com': 'Google',
  'github.com': 'GitHub',
  'apple.com': 'Apple',
  'facebook.com': 'Facebook',
  'twitter.com': 'X',
  'microsoft.com': 'Microsoft',
};

export function providerName(id: string): string {
  if (isProviderId(id)) return names[id];
  if (id === 'password') return 'Email and password';
  return id === 'phone' ? 'Phone' : id;
}
