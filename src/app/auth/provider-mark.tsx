import type { ComponentProps } from 'react';
import type { ProviderId } from './providers';

/** Drawn here, in the colour of the text around them: readable in every theme. */
const shapes: Record<ProviderId, string> = {
  'google.com':
    'M12 10.1h9.8a10 10 0 1 1-2.7-5.1l-2.9 2.8a6 6 0 1 0 1.4 6.1H12z',
  'github.com':
    'M12 1a11 11 0 0 0-4 21.2v-3c-2.6.4-3.2-1-3.6-2-.2-.5-.6-.9-1.1-1.3-.3-.2-.2-.6.2-.6 1.1-.1 1.8.8 2.2 1.4.6.9 1.4 1.1 2.4.8.1-.7.4-1.2.8-1.5-2.6-.4-4.7-1.5-4.7-5 0-1.300.4-2.300 1.100-3.100-.2-.9-.2-1.900.2-3 1.200-.1 2.300.6 3.100 1.200a10 10 0 0 1 5.400 0c.8-.6 1.900-1.300 3.100-1.200.4 1.100.4 2.100.2 3 .7.8 1.100 1.800 1.100 3.100 0 3.500-2.100 4.600-4.700 5 .5.5.8 1.200.8 2.200v4A11 11 0 0 0 12 1z',
  'apple.com':
    'M15.900 1c.1 2.600-1.900 4.900-4.300 5C11.300 3.400 13.500 1.100 15.900 1zM12.100 7.400c.9 0 2.300-1.100 4.200-1 1.600.1 3 .8 3.900 2-3.300 2-2.800 6.700.7 8.100-.8 2-2.500 5.500-4.700 5.500-1.400 0-2-.9-3.900-.9s-2.500.9-3.900.9C5.700 22 3 16.500 3 12.600c0-3.900 2.500-6 5-6 1.700 0 3.100.8 4.100.8z',
  'facebook.com': 'M12 1a11 11 0 0 0-1.700 21.900v-7.500H7.500V12h2.800V9.600c0-2.900 1.700-4.400 4.200-4.400 1.200 0 2.300.2 2.300.2v2.700h-1.400c-1.300 0-1.700.9-1.700 1.700V12h3l-.5 3.400h-2.500v7.500A11 11 0 0 0 12 1z',
  'twitter.com': 'M2 2h6.400l4.500 6.300L18.400 2h2.400l-6.800 7.900L22.500 22h-6.400l-4.900-6.900L5.200 22H2.800l7.300-8.500zm3.500 1.900 11.600 16.200h1.900L7.400 3.900z',
  'microsoft.com': 'M2 2h9.500v9.500H2zm10.500 0H22v9.500h-9.500zM2 12.500h9.500V22H2zm10.500 0H22V22h-9.500z',
};

export interface ProviderMarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  provider: ProviderId;
}

/** The provider's mark; decoration beside its name. */
export function ProviderMark({ provider, ...props }: ProviderMarkProps) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden data-slot="provider-mark" {...props}>
      <path fillRule="evenodd" d={shapes[provider]} />
    </svg>
  );
}
