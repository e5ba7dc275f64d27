import { toast } from 'waymark';
import { useAuth } from '../../auth/service';
import type { AuthUser } from '../../auth/types';
import { AuthForm, useFocusOnMount } from '../../auth/ui/auth-form';
import { NewPasswordField, newPasswordProblem, usePasswordStatus } from '../../auth/ui/password-checklist';
import { EditableRow, providerNamesOf, SettingsRow, useSettingsForm } from './settings-row';
import { useUnsavedChanges } from '../../shell/unsaved-changes';

export function PasswordRow({ user }: { user: AuthUser }) {
  const hasPassword = user.providers.some(({ providerId }) => providerId === 'password');
  const others = providerNamesOf(user);
  const value = hasPassword ? (
    <>
      <span aria-hidden>••••••••</span>
      <span className="sr-only">Set</span>
    </>
  ) : (
    <>
      {others && `You sign in with ${others}. `}
      {user.email === null
        ? 'Add an email address before you set a password.'
        : 'Set a password to also sign in with your email address.'}
    </>
  );
  if (user.email === null && !hasPassword) return <SettingsRow id="password" title="Password" value={value} />;
  return (
    <EditableRow id="password" title="Password" change={hasPassword ? 'Change' : 'Set'} value={value}>
      {(close) => <PasswordForm user={user} hasPassword={hasPassword} onDone={close} />}
    </EditableRow>
  );
}

function PasswordForm({ user, hasPassword, onDone }: { user: AuthUser; hasPassword: boolean; onDone: () => void }) {
  const { service } = useAuth();
  const form = useSettingsForm({
    initial: { password: '' },
    validate: (values) => ({ password: newPasswordProblem(values.password, status) }),
    submit: (values, signal) => service.changePassword(values.password, { signal }),
    onDone: () => {
      const description = hasPassword ? 'Sign in again on your other devices.' : undefined;
      toast.success(hasPassword ? 'Password changed' : 'Password set', { id: 'password', description });
      onDone();
    },
  });
  const { password } = form.values;
  const status = usePasswordStatus(password);
  useUnsavedChanges('Password', password !== '');
  return (
    <AuthForm form={form} submit="Save" busyText="Saving" onCancel={onDone}>
      {/* Password managers need the user name. */}
      <input type="text" autoComplete="username" value={user.email ?? ''} readOnly hidden />
      <NewPasswordField
        ref={useFocusOnMount()}
        label="New password"
        status={status}
        known={[user.displayName ?? '', user.email ?? '']}
        {...form.field('password')}
      />
    </AuthForm>
  );
}
