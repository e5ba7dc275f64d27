import { useFreshUser } from '../../auth/service';
import { CustomTrail } from '../../shell/custom-trail';
import { UnsavedChanges } from '../../shell/unsaved-changes';
import { paths } from '../../config/paths';
import { DeleteCard } from './delete-card';
import { EmailCard } from './email-card';
import { PasswordCard } from './password-card';
import { ProfileCard } from './profile-card';
import { SecondFactorCard } from './second-factor-card';
import { LogOut } from 'lucide-react';
import { Button } from 'waymark';
import { useSignOut } from '../../shell/use-sign-out';
import { SettingsCard } from './settings-card';

export function AccountPage() {
  const user = useFreshUser();
  if (user === null) return null;
  return (
    <UnsavedChanges>
      <title>Account Settings – Waymark</title>
      <CustomTrail
        title="Account Settings"
        links={[{ title: 'Dashboard', to: paths.home }, { title: 'Account Settings' }]}
      />
      {/* Keyed by user: typed values must not pass to the next user. */}
      <div key={user.uid} className="grid gap-6 lg:grid-cols-2">
        <ProfileCard user={user} />
        <EmailCard user={user} />
        <PasswordCard user={user} />
        <SecondFactorCard user={user} />
        <SessionCard />
        <DeleteCard user={user} />
      </div>
    </UnsavedChanges>
  );
}

function SessionCard() {
  const { busy, signOut } = useSignOut();
  return (
    <SettingsCard id="sessions" title="Sessions">
      <p className="text-muted">
        Sign out in every tab of this browser. To sign out on your other devices, change your password.
      </p>
      <div>
        <Button
          variant="plain"
          start={<LogOut className="rtl:-scale-x-100" />}
          loading={busy}
          labels={{ buttonLoading: 'Signing out' }}
          onClick={signOut}
        >
          Sign out of this browser
        </Button>
      </div>
    </SettingsCard>
  );
}
