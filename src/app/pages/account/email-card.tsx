import { Chip } from 'waymark';
import type { AuthUser } from '../../auth/auth-service';
import { EmailForm } from './email-form';
import { SettingsCard } from './settings-card';
import { Verification } from './verification';

/** The address that the person signs in with, whether it is theirs, and how it changes. */
export function EmailCard({ user }: { user: AuthUser }) {
  return (
    <SettingsCard
      id="email"
      title="E-mail address"
      action={
        user.email !== null && (
          <Chip size="sm" tone={user.emailVerified ? 'success' : 'warning'}>
            {user.emailVerified ? 'Verified' : 'Not verified'}
          </Chip>
        )
      }
    >
      {user.email === null ? (
        <p className="text-muted">Your account has no e-mail address yet. With one you can sign in by password and recover your account.</p>
      ) : (
        <div>
          <p className="text-caption text-muted">Current address</p>
          <p className="font-medium wrap-anywhere text-heading">
            <bdi>{user.email}</bdi>
          </p>
        </div>
      )}
      {user.email !== null && !user.emailVerified && <Verification email={user.email} key={user.email} />}
      <EmailForm current={user.email} />
    </SettingsCard>
  );
}
