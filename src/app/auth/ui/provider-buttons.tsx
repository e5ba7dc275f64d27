import { useEffect, useId, useRef, useState } from 'react';
import { Alert, Button, Divider } from 'waymark';
import { useAuth } from '../auth-context';
import type { AuthError } from '../auth-error';
import { describeAuthError } from '../auth-messages';
import { type ProviderId, providerName } from '../providers';
import { ProviderMark } from './provider-mark';

export interface ProviderButtonsProps {
  /** The providers on offer. Renders nothing when empty. */
  providers: readonly ProviderId[];
  /** The text above the buttons, and the name of their group. */
  label: string;
  /** Opens the provider's window. Resolves to whether the user is signed in; the rejection is shown. */
  signIn: (provider: ProviderId) => Promise<boolean>;
  /** Called after each attempt that did not fail. */
  onDone: (signedIn: boolean) => void;
  /** The error of the redirect that this page returns from. @default null */
  initialError?: AuthError | null;
}

/** Buttons to sign in with a provider. They stay enabled: a window may be hidden, and the library reports late that it closed. */
export function ProviderButtons({ providers, label, signIn, onDone, initialError = null }: ProviderButtonsProps) {
  const { service } = useAuth();
  const labelId = useId();
  const attempts = useRef(0);
  const [waitingFor, setWaitingFor] = useState<ProviderId | null>(null);
  const [error, setError] = useState(() => initialError && describeAuthError(initialError).message);

  // A window that was left open must not navigate after the user has left the page.
  useEffect(() => () => void (attempts.current += 1), []);

  if (providers.length === 0) return null;

  async function open(provider: ProviderId): Promise<void> {
    attempts.current += 1;
    const attempt = attempts.current;
    setError(null);
    setWaitingFor(provider);
    try {
      const signedIn = await signIn(provider);
      if (attempt === attempts.current) onDone(signedIn);
    } catch (failure) {
      if (attempt === attempts.current) setError(describeAuthError(failure).message);
    } finally {
      if (attempt === attempts.current) setWaitingFor(null);
    }
  }

  return (
    <div role="group" aria-labelledby={labelId} className="mt-4 grid gap-4">
      <Divider id={labelId} className="text-caption text-muted">
        {label}
      </Divider>
      {error !== null && <Alert tone="error">{error}</Alert>}
      <div
        className={
          providers.length > 1 ? 'grid gap-3 sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2' : 'grid'
        }
      >
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="outline"
            tone="neutral"
            size="lg"
            fullWidth
            startIcon={<ProviderMark provider={provider} />}
            data-state={waitingFor === provider ? 'busy' : 'idle'}
            onPointerEnter={service.preload}
            onFocus={service.preload}
            onClick={() => void open(provider)}
          >
            <span>
              <span className="sr-only">Continue with </span>
              {providerName(provider)}
            </span>
          </Button>
        ))}
      </div>
      <p role="status" className={waitingFor === null ? 'sr-only' : 'text-center text-caption text-muted'}>
        {waitingFor !== null && `Continue in the ${providerName(waitingFor)} window.`}
      </p>
    </div>
  );
}
