import { useFreshUser } from '../../auth/service';
import { CustomTrail } from '../../shell/custom-trail';
import { UnsavedChanges } from '../../shell/unsaved-changes';
import { paths } from '../../config/paths';
import { DeleteCard } from './delete-card';
import { EmailCard } from './email-card';
import { PasswordCard } from './password-card';
import { ProfileCard } from './profile-card';
import { SecondFactorCard } from './second-factor-card';
import { SessionCard } from './session-card';

/** Account Settings: the profile of the signed-in user and the sign-in methods. */
export function AccountPage() {
  const user = useFreshUser();
  if (user === null) return null;
  return (
    <UnsavedChanges>
      <title>Account Settings – Waymark</title>
      <CustomTrail
        title="Account Settings"
        titleLevel={1}
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
