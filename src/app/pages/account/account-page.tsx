import { LogOut } from 'lucide-react';
import { Alert, Avatar, Button, Card, ConfirmDialog, TextField, toast } from 'waymark';
import { RouterLink } from '../../lib/router-link';
import { useAuth, useFreshUser } from '../../auth/service';
import { paths } from '../../config/paths';
import { CustomTrail } from '../../shell/custom-trail';
import { UnsavedChanges, useUnsavedChanges } from '../../shell/unsaved-changes';
import { useSignOut } from '../../shell/use-sign-out';
import { EmailRow } from './email-row';
import { SecondFactorRow } from './second-factor-row';
import { EditableRow, providerNamesOf, SettingsRow, useSettingsForm } from './settings-row';
import type { AuthUser } from '../../auth/types';
import { AuthForm, nameProblem, useAuthRequest, useFocusOnMount, useRequestForm } from '../../auth/ui/auth-form';
import { ReauthProvider } from '../../auth/ui/reauth';
import { NewPasswordField, newPasswordProblem, usePasswordStatus } from '../../auth/ui/password-checklist';
import { useRef, useState } from 'react';

export function AccountPage() {
  const user = useFreshUser();
  const { busy, signOut } = useSignOut();
  if (user === null) return null;
  return (
    <UnsavedChanges>
      <title>Account Settings – Waymark</title>
      <CustomTrail
        title="Account Settings"
        links={[{ title: 'Dashboard', to: paths.home }, { title: 'Account Settings' }]}
      />
      <ReauthProvider>
        {/* Keyed by user, so that typed values are not passed on to the next user. */}
        <Card key={user.uid} className="max-w-180">
          <ProfileRows user={user} />
          <EmailRow user={user} />
          <PasswordRow user={user} />
          <SettingsRow
            id="providers"
            title="Linked accounts"
            value={providerNamesOf(user) || 'None'}
            action={
              <Button asChild size="sm" variant="ghost">
                <RouterLink href={paths.accountSocial}>Manage your linked accounts</RouterLink>
              </Button>
            }
          />
          <SecondFactorRow user={user} />
          <SettingsRow
            id="sessions"
            title="Sessions"
            value="In every tab of this browser. To sign out on your other devices, change your password."
            action={
              <Button
                size="sm"
                variant="ghost"
                start={<LogOut className="rtl:-scale-x-100" />}
                loading={busy}
                labels={{ buttonLoading: 'Signing out' }}
                onClick={signOut}
              >
                Sign out of this browser
              </Button>
            }
          />
          <DeleteRow user={user} />
        </Card>
      </ReauthProvider>
    </UnsavedChanges>
  );
}

function ProfileRows({ user }: { user: AuthUser }) {
  const { service } = useAuth();
  const { busy, error, run } = useAuthRequest();
  const name = user.displayName ?? '';
  return (
    <>
      <EditableRow id="profile" title="Display name" value={<bdi>{name || 'Not set'}</bdi>}>
        {(close) => <NameForm name={name} onDone={close} />}
      </EditableRow>
      {user.photoURL && (
        <SettingsRow
          id="picture"
          title="Picture"
          value={<Avatar name={name} src={user.photoURL} decorative />}
          action={
            <Button
              size="sm"
              variant="ghost"
              loading={busy}
              labels={{ buttonLoading: 'Removing' }}
              onClick={() =>
                void run(async (signal) => {
                  await service.updateProfile({ photoURL: null, signal });
                  toast.success('Picture removed', { id: 'profile' });
                })
              }
            >
              Remove picture
            </Button>
          }
        >
          {error !== null && <Alert tone="error">{error}</Alert>}
        </SettingsRow>
      )}
    </>
  );
}

function NameForm({ name, onDone }: { name: string; onDone: () => void }) {
  const { service } = useAuth();
  const form = useRequestForm({
    initial: { name },
    validate: (values) => ({ name: nameProblem(values.name) }),
    submit: (values, signal) => service.updateProfile({ displayName: values.name.trim(), signal }),
    onDone: () => {
      toast.success('Name saved', { id: 'profile' });
      onDone();
    },
  });
  useUnsavedChanges('Display name', form.values.name.trim() !== name);
  return (
    <AuthForm form={form} submit="Save" busyText="Saving" onCancel={onDone}>
      <TextField
        ref={useFocusOnMount()}
        label="New display name"
        autoComplete="name"
        required
        {...form.field('name')}
      />
    </AuthForm>
  );
}

function PasswordRow({ user }: { user: AuthUser }) {
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

/** The word that confirms deleting an account that has no address. */
const plainWord = 'delete';

function DeleteRow({ user }: { user: AuthUser }) {
  const [open, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  return (
    <SettingsRow
      id="delete"
      title="Delete account"
      value="Deletes your account and its data immediately. You cannot undo this."
      action={
        <Button
          size="sm"
          variant="ghost"
          tone="error"
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true);
            setOpenings(openings + 1);
          }}
        >
          Delete account
        </Button>
      }
    >
      {/* Keyed, so that the field is empty each time the dialog opens. */}
      <DeleteDialog key={openings} user={user} open={open} onOpenChange={setOpen} />
    </SettingsRow>
  );
}

interface DeleteDialogProps {
  user: AuthUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks the user to type their address. */
function DeleteDialog({ user, open, onOpenChange }: DeleteDialogProps) {
  const { service } = useAuth();
  const field = useRef<HTMLInputElement>(null);
  const word = user.email ?? plainWord;
  const form = useSettingsForm({
    initial: { confirmation: '' },
    validate: ({ confirmation }) =>
      confirmation.trim().toLowerCase() === word.toLowerCase() ? {} : { confirmation: `Type ${word} to confirm.` },
    // The route guard navigates to the login page, which shows the reason.
    submit: () => service.deleteAccount(),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => onOpenChange(next || form.busy)}
      title="Delete your account?"
      description="Your account and its data are deleted immediately. You cannot undo this."
      labels={{ confirm: 'Delete account', cancel: 'Keep account' }}
      tone="error"
      loading={form.busy}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        field.current?.focus();
      }}
      onConfirm={(event) => {
        event.preventDefault();
        form.formRef.current?.requestSubmit();
      }}
    >
      <form ref={form.formRef} noValidate onSubmit={form.onSubmit} className="grid gap-4">
        {form.formError && <Alert tone="error">{form.formError}</Alert>}
        <TextField
          ref={field}
          label={user.email === null ? `Type “${word}” to confirm` : 'Type your email address to confirm'}
          hint={user.email !== null && <bdi>{user.email}</bdi>}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...form.field('confirmation')}
        />
      </form>
    </ConfirmDialog>
  );
}
