import { useEffect, useRef } from 'react';
import { Chip, useToast } from 'waymark';
import type { AuthUser } from '../../auth/auth-types';
import { EmailForm } from './email-form';
import { SettingsCard } from './settings-card';
import { Verification } from './verification';

/** Shows the email address and whether it is verified, and changes it. */
export function EmailCard({ user }: { user: AuthUser }) {
  const { show } = useToast();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const wasVerified = useRef(user.emailVerified);
  useEffect(() => {
    if (user.emailVerified && !wasVerified.current) {
      show({ id: 'email', tone: 'success', title: 'Your email address is verified' });
      // The focused element may have been removed.
      if (document.activeElement === document.body) titleRef.current?.focus();
    }
    wasVerified.current = user.emailVerified;
  }, [user.emailVerified, show]);
  return (
    <SettingsCard
      id="email"
      title="Email address"
      titleRef={titleRef}
      action={
        user.email !== null && (
          <Chip size="sm" tone={user.emailVerified ? 'success' : 'warning'}>
            {user.emailVerified ? 'Verified' : 'Not verified'}
          </Chip>
        )
      }
    >
      {user.email === null ? (
        <p className="text-muted">
          Your account has no email address. Add one to sign in with a password and to recover your account.
        </p>
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
