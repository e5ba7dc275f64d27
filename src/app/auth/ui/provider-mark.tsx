import type { ComponentProps } from 'react';
import type { ProviderId } from '../providers';

/** In the color of the surrounding text, for contrast in every theme. */
const shapes: Record<ProviderId, string> = {
  'google.com': 'M12 10.1h9.8a10 10 0 1 1-2.7-5.1l-2.9 2.8a6 6 0 1 0 1.4 6.1H12z',
  'github.com':
    'M12 1a11 11 0 0 0-4 21.2v-3c-2.6.4-3.2-1-3.6-2-.2-.5-.6-.9-1.1-1.3-.3-.2-.2-.6.2-.6 1.1-.1 1.8.8 2.2 1.4.6.9 1.4 1.1 2.4.8.1-.7.4-1.2.8-1.5-2.6-.4-4.7-1.5-4.7-5 0-1.3.4-2.3 1.1-3.1-.2-.9-.2-1.9.2-3 1.2-.1 2.3.6 3.1 1.2a10 10 0 0 1 5.4 0c.8-.6 1.9-1.3 3.1-1.2.4 1.1.4 2.1.2 3 .7.8 1.1 1.8 1.1 3.1 0 3.5-2.1 4.6-4.7 5 .5.5.8 1.2.8 2.2v4A11 11 0 0 0 12 1z',
  'apple.com':
    'M15.9 1c.1 2.6-1.9 4.9-4.3 5C11.3 3.4 13.5 1.1 15.9 1zM12.1 7.4c.9 0 2.3-1.1 4.2-1 1.6.1 3 .8 3.9 2-3.3 2-2.8 6.7.7 8.1-.8 2-2.5 5.5-4.7 5.5-1.4 0-2-.9-3.9-.9s-2.5.9-3.9.9C5.7 22 3 16.5 3 12.6c0-3.9 2.5-6 5-6 1.7 0 3.1.8 4.1.8z',
  'facebook.com':
    'M12 1a11 11 0 0 0-1.7 21.9v-7.5H7.5V12h2.8V9.6c0-2.9 1.7-4.4 4.2-4.4 1.2 0 2.3.2 2.3.2v2.7h-1.4c-1.3 0-1.7.9-1.7 1.7V12h3l-.5 3.4h-2.5v7.5A11 11 0 0 0 12 1z',
  'twitter.com':
    'M2 2h6.4l4.5 6.3L18.4 2h2.4l-6.8 7.9L22.5 22h-6.4l-4.9-6.9L5.2 22H2.8l7.3-8.5zm3.5 1.9 11.6 16.2h1.9L7.4 3.9z',
  'microsoft.com': 'M2 2h9.5v9.5H2zm10.5 0H22v9.5h-9.5zM2 12.5h9.5V22H2zm10.5 0H22V22h-9.5z',
};

export interface ProviderMarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  provider: ProviderId;
}

/** The provider's logo; decorative beside its name. */
export function ProviderMark({ provider, ...props }: ProviderMarkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="currentColor"
      aria-hidden
      data-slot="provider-mark"
      {...props}
    >
      <path fillRule="evenodd" d={shapes[provider]} />
    </svg>
  );
}
