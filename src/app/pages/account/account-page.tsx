import { LogOut } from 'lucide-react';
import { Button, Card } from 'waymark';
import { RouterLink } from '../../lib/router-link';
import { useFreshUser } from '../../auth/service';
import { paths } from '../../config/paths';
import { CustomTrail } from '../../shell/custom-trail';
import { UnsavedChanges } from '../../shell/unsaved-changes';
import { useSignOut } from '../../shell/use-sign-out';
import { DeleteRow } from './delete-row';
import { EmailRow } from './email-row';
import { PasswordRow } from './password-row';
import { ProfileRows } from './profile-rows';
import { SecondFactorRow } from './second-factor-row';
import { providerNamesOf, SettingsRow } from './settings-row';

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
    </UnsavedChanges>
  );
}
