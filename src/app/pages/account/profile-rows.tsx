import { Alert, Avatar, Button, TextField, toast } from 'waymark';
import { useAuth } from '../../auth/service';
import type { AuthUser } from '../../auth/types';
import { AuthForm, nameProblem, useAuthRequest, useFocusOnMount, useRequestForm } from '../../auth/ui/auth-form';
import { useUnsavedChanges } from '../../shell/unsaved-changes';
import { EditableRow, SettingsRow } from './settings-row';

export function ProfileRows({ user }: { user: AuthUser }) {
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
