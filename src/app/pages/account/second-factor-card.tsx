import { lazy, Suspense } from 'react';
import { Alert, Chip, Link, Skeleton, SkeletonGroup } from 'waymark';
import type { AuthUser } from '../../auth/auth-service';
import { SettingsCard } from './settings-card';

// Few people use it, and it brings a form of its own.
const SecondFactors = lazy(async () => ({ default: (await import('./second-factors')).SecondFactors }));

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
        <Suspense
          fallback={
            <SkeletonGroup>
              <Skeleton lines={2} />
            </SkeletonGroup>
          }
        >
          <SecondFactors user={user} />
        </Suspense>
      ) : (
        <Alert live="off" action={<Link href="#email">Go to your e-mail address</Link>}>
          Verify your e-mail address first. It is the way back into your account when the phone is lost.
        </Alert>
      )}
    </SettingsCard>
  );
}
