import { useEffect, useId, useRef, useState } from 'react';
import { Alert, Button, Divider } from 'waymark';
import { useAuth } from '../auth-context';
import type { AuthError } from '../auth-error';
import { describeLate } from '../late-auth-errors';
import { type ProviderId, providerName } from '../providers';
import { ProviderMark } from './provider-mark';

export interface ProviderButtonsProps {
  /** The providers that are offered; nothing shows where there is none. */
  providers: readonly ProviderId[];
  /** The words above the buttons; they are spoken with each. */
  label: string;
  /** Opens the provider's window and tells whether the person is signed in; what it rejects with is shown. */
  signIn: (provider: ProviderId) => Promise<boolean>;
  /** Called after each attempt that did not fail. */
  onDone: (signedIn: boolean) => void;
  /** What an attempt by redirect failed with, when the person has just come back from it. @default null */
  initialError?: AuthError | null;
}

/** The ways in by other services. No button ever waits for another: a window may hide, or take its time to say that it closed. */
export function ProviderButtons({ providers, label, signIn, onDone, initialError = null }: ProviderButtonsProps) {
  const { service } = useAuth();
  const labelId = useId();
  const attempts = useRef(0);
  const [waitingFor, setWaitingFor] = useState<ProviderId | null>(null);
  const [error, setError] = useState<string | null>(null);

  // Who left the page is not led away from where they are by a window that they forgot.
  useEffect(() => () => void (attempts.current += 1), []);

  useEffect(() => {
    const attempt = attempts.current;
    if (initialError === null) return;
    void describeLate(initialError).then(({ message }) => {
      if (attempt === attempts.current) setError(message);
    });
  }, [initialError]);

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
      const { message } = await describeLate(failure);
      if (attempt === attempts.current) setError(message);
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
            variant="soft"
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
