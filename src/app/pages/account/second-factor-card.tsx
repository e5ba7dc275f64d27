import { useEffect, useState } from 'react';
import { Alert, Button, Chip, Link, Skeleton, SkeletonGroup } from 'waymark';
import type { AuthUser } from '../../auth/auth-service';
import { paths } from '../../config/paths';
import { lazyPart } from '../../lib/lazy-part';
import type { SecondFactorsProps } from './second-factors';
import { SettingsCard } from './settings-card';

// Few people use it, and it brings a form of its own.
const factors = lazyPart<SecondFactorsProps>(async () => (await import('./second-factors')).SecondFactors);

/** The phones that confirm each sign-in with a code. */
export function SecondFactorCard({ user }: { user: AuthUser }) {
  const isOn = user.secondFactors.length > 0;
  return (
    <SettingsCard
      id="second-factor"
      title="Two-step sign-in"
      action={
        <Chip size="sm" tone={isOn ? 'success' : 'neutral'}>
          {isOn ? 'On' : 'Off'}
        </Chip>
      }
    >
      <p className="text-muted">
        A code that is sent to your phone confirms each sign-in, so that your password alone opens nothing.
      </p>
      {user.emailVerified || isOn ? (
        <Factors user={user} />
      ) : (
        <Alert live="off" action={<Link href={`${paths.account}#email`}>Go to your e-mail address</Link>}>
          Verify your e-mail address first. It is the way back into your account when the phone is lost.
        </Alert>
      )}
    </SettingsCard>
  );
}

type LoadState = 'loading' | 'loaded' | 'failed';

function Factors({ user }: SecondFactorsProps) {
  const [state, setState] = useState<LoadState>(factors.isLoaded() ? 'loaded' : 'loading');
  const isLoading = state === 'loading';
  useEffect(() => {
    if (!isLoading) return undefined;
    let current = true;
    const end = (next: LoadState) => () => {
      if (current) setState(next);
    };
    factors.load().then(end('loaded'), end('failed'));
    return () => {
      current = false;
    };
  }, [isLoading]);

  if (state === 'failed') {
    return (
      <Alert
        tone="error"
        action={
          <Button size="sm" onClick={() => setState('loading')}>
            Try again
          </Button>
        }
      >
        This could not be loaded. Check your connection.
      </Alert>
    );
  }
  return (
    <SkeletonGroup loading={isLoading} className="grid gap-4">
      {isLoading ? <Skeleton shape="block" className="h-10 w-36" /> : <factors.Part user={user} />}
    </SkeletonGroup>
  );
}
