import { useId } from 'react';
import { Button, Chip, Link, PasswordField, useToast } from 'waymark';
import { providerName } from '../../auth/providers';
import { useAuth } from '../../auth/service';
import type { AuthUser } from '../../auth/types';
import { AuthForm } from '../../auth/ui/auth-form';
import { missingText, PasswordChecklist, usePasswordStatus } from '../../auth/ui/password-checklist';
import { SettingsCard, useSettingsForm } from './settings-card';
import { paths } from '../../config/paths';
import { useUnsavedChanges } from '../../shell/unsaved-changes';

const empty = { password: '' };

export function PasswordCard({ user }: { user: AuthUser }) {
  const hasPassword = user.providers.some(({ providerId }) => providerId === 'password');
  const others = user.providers
    .filter(({ providerId }) => providerId !== 'password')
    .map(({ providerId }) => providerName(providerId));
  return (
    <SettingsCard
      id="password"
      title="Password"
      action={
        <Chip size="sm" tone={hasPassword ? 'success' : 'neutral'}>
          {hasPassword ? 'Set' : 'Not set'}
        </Chip>
      }
    >
      {!hasPassword && (
        <p className="text-muted">
          {others.length > 0 && `You sign in with ${others.join(', ')}. `}
          {user.email === null
            ? 'Add an email address before you set a password.'
            : 'Set a password to also sign in with your email address.'}
        </p>
      )}
      {(hasPassword || user.email !== null) && <PasswordForm user={user} hasPassword={hasPassword} />}
      <p className="border-t border-divider pt-4">
        <Link href={paths.accountSocial}>Manage your linked accounts</Link>
      </p>
    </SettingsCard>
  );
}

function PasswordForm({ user, hasPassword }: { user: AuthUser; hasPassword: boolean }) {
  const { service } = useAuth();
  const { show } = useToast();
  const rulesId = useId();
  const form = useSettingsForm({
    initial: empty,
    validate: ({ password }) =>
      password === '' ? { password: 'Enter a new password.' } : status.isValid ? {} : { password: missingText(status) },
    submit: ({ password }, signal) => service.changePassword(password, { signal }),
    onDone: () => {
      fill(empty);
      show({
        id: 'password',
        tone: 'success',
        title: hasPassword ? 'Password changed' : 'Password set',
        description: hasPassword ? 'Sign in again on your other devices.' : undefined,
      });
    },
  });
  const { fill, values } = form;
  const { password } = values;
  const status = usePasswordStatus(password);
  useUnsavedChanges('Password', password !== '');
  return (
    <AuthForm form={form}>
      {/* Password managers need the user name. */}
      <input type="text" autoComplete="username" value={user.email ?? ''} readOnly hidden />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        aria-describedby={rulesId}
        {...form.field('password')}
      />
      <PasswordChecklist
        id={rulesId}
        password={password}
        status={status}
        known={[user.displayName ?? '', user.email ?? '']}
      />
      <div>
        <Button type="submit" variant="plain" loading={form.busy} labels={{ buttonLoading: 'Saving' }}>
          {hasPassword ? 'Change password' : 'Set password'}
        </Button>
      </div>
    </AuthForm>
  );
}
