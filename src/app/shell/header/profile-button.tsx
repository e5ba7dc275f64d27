import { useCallback, useState } from 'react';
import { ProfileChip } from 'waymark';
import { useUser } from '../../auth/auth-context';
import { lazyPart } from '../../lib/lazy-part';
import { useForgottenSession } from '../use-forgotten-session';
import type { ProfileOptions, ProfilePopupProps } from './profile-popup';
import { usePopup } from './use-popup';

const popup = lazyPart<ProfilePopupProps>(async () => (await import('./profile-popup')).ProfilePopup);

/** What stands where an account has no name of its own. */
const sampleName = 'John Doe';

/** The chip of the person who is signed in, and the menu that it opens (specification, section 2.12). */
export function ProfileButton() {
  const { isThere, popupProps, triggerProps } = usePopup(popup, 'The profile menu');
  const user = useUser();
  useForgottenSession();
  const [options, setOptions] = useState({ query: '', doNotDisturb: true, allowNotifications: false });
  const changeOptions = useCallback(
    (changed: Partial<ProfileOptions>) => setOptions((before) => ({ ...before, ...changed })),
    [],
  );
  const person = { name: user?.displayName?.trim() || sampleName, src: user?.photoURL };
  return (
    <>
      <ProfileChip {...person} {...triggerProps} />
      {isThere && <popup.Part {...person} {...popupProps} options={options} onOptionsChange={changeOptions} />}
    </>
  );
}
