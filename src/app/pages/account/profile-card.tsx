import { useState } from 'react';
import { Avatar, Button, TextField, useToast } from 'waymark';
import { useAuth } from '../../auth/service';
import type { AuthUser } from '../../auth/types';
import { AuthForm, useRequestForm } from '../../auth/ui/auth-form';
import { nameProblem, pictureProblem } from '../../auth/validation';
import { useUnsavedChanges } from '../../shell/unsaved-changes';
import { SettingsCard } from './settings-card';

function savedProfile({ displayName, photoURL }: AuthUser) {
  return { name: displayName ?? '', picture: photoURL ?? '' };
}

/** Changes the name and the picture, which the header also shows. */
export function ProfileCard({ user }: { user: AuthUser }) {
  const { service } = useAuth();
  const { show } = useToast();
  const saved = savedProfile(user);
  const [known, setKnown] = useState(saved);
  // The picture is requested when its address is complete, not on every key press.
  const [preview, setPreview] = useState(saved.picture);
  const form = useRequestForm({
    initial: saved,
    validate: ({ name, picture }) => ({ name: nameProblem(name), picture: pictureProblem(picture) }),
    submit: async ({ name, picture }, signal) => {
      await service.updateProfile({ displayName: name.trim(), photoURL: picture.trim() || null, signal });
    },
    onDone: (_result, { picture }) => {
      setPreview(picture.trim());
      show({ id: 'profile', title: 'Profile saved', tone: 'success' });
    },
  });
  const { fill } = form;
  const changed = form.values.name.trim() !== saved.name || form.values.picture.trim() !== saved.picture;
  useUnsavedChanges('Profile', changed);

  // The profile was saved, here or in another tab: update the fields without unsaved changes.
  if (saved.name !== known.name || saved.picture !== known.picture) {
    setKnown(saved);
    if (form.values.name === known.name && form.values.picture === known.picture) undo();
  }

  function undo(): void {
    fill(saved);
    setPreview(saved.picture);
  }

  const pictureField = form.field('picture');
  return (
    <SettingsCard id="profile" title="Profile">
      <AuthForm form={form}>
        <div className="flex items-center gap-4">
          <Avatar size="xl" name={form.values.name} src={preview} decorative />
          <PictureCheck key={preview} address={preview} />
        </div>
        <TextField label="Display name" autoComplete="name" required {...form.field('name')} />
        <TextField
          label="Picture address"
          type="url"
          inputMode="url"
          autoComplete="photo"
          spellCheck={false}
          dir="ltr"
          placeholder="https://"
          {...pictureField}
          onBlur={() => {
            const address = form.values.picture.trim();
            setPreview(pictureProblem(address) === undefined ? address : '');
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={form.busy} labels={{ buttonLoading: 'Saving' }}>
            Save profile
          </Button>
          {changed && !form.busy && (
            <Button
              variant="ghost"
              tone="neutral"
              onClick={() => {
                undo();
                form.focus('name');
              }}
            >
              Undo changes
            </Button>
          )}
        </div>
      </AuthForm>
    </SettingsCard>
  );
}

/**
 * Reports that a picture cannot be loaded. Both texts reserve their space: clicking the button below blurs the field, and the
 * button must not move under the pointer.
 */
function PictureCheck({ address }: { address: string }) {
  const [failed, setFailed] = useState(false);
  return (
    <div role="status" className="grid min-w-0 items-center *:col-start-1 *:row-start-1">
      {address !== '' && (
        <img src={address} alt="" hidden referrerPolicy="no-referrer" onError={() => setFailed(true)} />
      )}
      <p className={failed ? 'invisible' : 'text-muted'}>
        The header shows your name and picture, or your initials without a picture.
      </p>
      <p className={failed ? 'text-warning' : 'invisible'}>This picture cannot be loaded. Check its address.</p>
    </div>
  );
}
