import { Alert, Chip, Link } from 'waymark';
import type { AuthUser } from '../../auth/auth-types';
import { paths } from '../../config/paths';
import { SecondFactors } from './second-factors';
import { SettingsCard } from './settings-card';

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
      <p className="text-muted">Each sign-in needs a code that we send to your phone, in addition to your password.</p>
      {user.emailVerified || isOn ? (
        <SecondFactors user={user} />
      ) : (
        <Alert live="off" action={<Link href={`${paths.account}#email`}>Go to your email address</Link>}>
          Verify your email address first. You need it to recover your account if you lose the phone.
        </Alert>
      )}
    </SettingsCard>
  );
}
