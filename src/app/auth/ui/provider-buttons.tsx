import { useState } from 'react';
import { Alert, Button, Divider } from 'waymark';
import { type ProviderId, providerName } from '../../config/env';
import type { AuthError } from '../errors';
import { useAuth } from '../service';
import { useAuthRequest } from './auth-form';

/* oxlint-disable waymark/style-literals -- the colors of brands, which a theme does not change */

/** The paths of each provider's logo by their colors. */
const shapes: Record<ProviderId, Readonly<Record<string, string>>> = {
  'google.com': {
    '#4285f4':
      'M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.21 3.31v2.77h3.57c2.08-1.92 3.28-4.74 3.28-8.09z',
    '#34a853':
      'M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23z',
    '#fbbc05': 'M5.84 14.1a6.6 6.6 0 0 1 0-4.2V7.07H2.18a11 11 0 0 0 0 9.86z',
    '#ea4335':
      'M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1 7.7 1 3.99 3.47 2.18 7.07l3.66 2.84c.87-2.6 3.3-4.53 6.16-4.53z',
  },
  'github.com': {
    currentColor:
      'M12 1a11 11 0 0 0-4 21.2v-3c-2.6.4-3.2-1-3.6-2-.2-.5-.6-.9-1.1-1.3-.3-.2-.2-.6.2-.6 1.1-.1 1.8.8 2.2 1.4.6.9 1.4 1.1 2.4.8.1-.7.4-1.2.8-1.5-2.6-.4-4.7-1.5-4.7-5 0-1.3.4-2.3 1.1-3.1-.2-.9-.2-1.9.2-3 1.2-.1 2.3.6 3.1 1.2a10 10 0 0 1 5.4 0c.8-.6 1.9-1.3 3.1-1.2.4 1.1.4 2.1.2 3 .7.8 1.1 1.8 1.1 3.1 0 3.5-2.1 4.6-4.7 5 .5.5.8 1.2.8 2.2v4A11 11 0 0 0 12 1z',
  },
  'apple.com': {
    currentColor:
      'M15.9 1c.1 2.6-1.9 4.9-4.3 5C11.3 3.4 13.5 1.1 15.9 1zM12.1 7.4c.9 0 2.3-1.1 4.2-1 1.6.1 3 .8 3.9 2-3.3 2-2.8 6.7.7 8.1-.8 2-2.5 5.5-4.7 5.5-1.4 0-2-.9-3.9-.9s-2.5.9-3.9.9C5.7 22 3 16.5 3 12.6c0-3.9 2.5-6 5-6 1.7 0 3.1.8 4.1.8z',
  },
  'facebook.com': {
    '#1877f2':
      'M12 1a11 11 0 0 0-1.7 21.9v-7.5H7.5V12h2.8V9.6c0-2.9 1.7-4.4 4.2-4.4 1.2 0 2.3.2 2.3.2v2.7h-1.4c-1.3 0-1.7.9-1.7 1.7V12h3l-.5 3.4h-2.5v7.5A11 11 0 0 0 12 1z',
  },
  'twitter.com': {
    currentColor:
      'M2 2h6.4l4.5 6.3L18.4 2h2.4l-6.8 7.9L22.5 22h-6.4l-4.9-6.9L5.2 22H2.8l7.3-8.5zm3.5 1.9 11.6 16.2h1.9L7.4 3.9z',
  },
  'microsoft.com': {
    '#f25022': 'M2 2h9.5v9.5H2z',
    '#7fba00': 'M12.5 2H22v9.5h-9.5z',
    '#00a4ef': 'M2 12.5h9.5V22H2z',
    '#ffb900': 'M12.5 12.5H22V22h-9.5z',
  },
};
/* oxlint-enable waymark/style-literals */

/** The logo of the provider, which is decorative beside its name. */
export function ProviderMark({ provider }: { provider: ProviderId }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden>
      {Object.entries(shapes[provider]).map(([fill, path]) => (
        <path key={fill} fillRule="evenodd" fill={fill} d={path} />
      ))}
    </svg>
  );
}

export interface ProviderButtonsProps {
  providers: readonly ProviderId[];
  /** The position of a divider that separates the buttons from a form. @default no divider */
  divider?: 'above' | 'below';
  signIn: (provider: ProviderId) => Promise<void>;
  initialError?: AuthError | null;
}

/**
 * Buttons for signing in with a provider. They remain enabled, because a window may be hidden and the library reports
 * late that it was closed.
 */
export function ProviderButtons({ providers, divider, signIn, initialError }: ProviderButtonsProps) {
  const { service } = useAuth();
  const [provider, setProvider] = useState<ProviderId | null>(null);
  const { busy, error, run, cancel } = useAuthRequest(initialError);
  const waitingFor = busy ? provider : null;

  if (providers.length === 0) return null;

  function open(chosen: ProviderId): void {
    cancel();
    setProvider(chosen);
    void run(() => signIn(chosen));
  }

  return (
    <div role="group" aria-label="Sign-in providers" className="my-4 grid gap-4">
      {divider === 'above' && <Divider>or</Divider>}
      {error !== null && <Alert tone="error">{error}</Alert>}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(--spacing(36),100%),1fr))] gap-3 [&>:last-child:nth-child(odd)]:col-span-full">
        {providers.map((id) => (
          <Button
            key={id}
            variant="outline"
            tone="neutral"
            size="lg"
            fullWidth
            // The logo and name identify the button.
            className="border-divider! text-h5!"
            start={<ProviderMark provider={id} />}
            data-state={waitingFor === id ? 'busy' : 'idle'}
            onPointerEnter={service.preload}
            onFocus={service.preload}
            onClick={() => open(id)}
          >
            <span>
              <span className="sr-only">Continue with </span>
              {providerName(id)}
            </span>
          </Button>
        ))}
      </div>
      <p role="status" className={waitingFor === null ? 'sr-only' : 'text-center text-caption text-muted'}>
        {waitingFor !== null && `Continue in the ${providerName(waitingFor)} window.`}
      </p>
      {divider === 'below' && <Divider>or</Divider>}
    </div>
  );
}
