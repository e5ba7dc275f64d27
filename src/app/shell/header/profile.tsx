import { useCallback, useState } from 'react';
import { ProfileMenu, ProfileMenuContent, ProfileMenuTrigger } from 'waymark';
import { useUser } from '../../auth/service';
import { lazyWithPreload, usePreloadWhenIdle } from '../../lib/lazy-with-preload';
import { useForgottenSession } from '../use-forgotten-session';
import { HeaderTooltip } from './header-tooltip';
import { focusFirstControl, PopoverBody } from './popover-body';
import type { ProfileContentProps, ProfileOptions } from './profile-content';

const Content = lazyWithPreload<ProfileContentProps>(async () => (await import('./profile-content')).ProfileContent);

/** Shown when the account has no display name. */
const sampleName = 'John Doe';

/** The profile chip of the signed-in user and its menu. */
export function Profile() {
  const user = useUser();
  const [open, setOpen] = useState(false);
  const [options, setOptions] = useState<ProfileOptions>({ query: '', doNotDisturb: true, allowNotifications: false });
  const changeOptions = useCallback(
    (changed: Partial<ProfileOptions>) => setOptions((previous) => ({ ...previous, ...changed })),
    [],
  );
  const close = useCallback(() => setOpen(false), []);
  const isReady = usePreloadWhenIdle(Content);
  useForgottenSession();
  const name = user?.displayName?.trim() || sampleName;
  return (
    <ProfileMenu name={name} src={user?.photoURL} open={open} onOpenChange={setOpen}>
      <HeaderTooltip label={`Profile of ${name}`} disabled={open}>
        <ProfileMenuTrigger onPointerEnter={Content.preload} onFocus={Content.preload} />
      </HeaderTooltip>
      <ProfileMenuContent keepMounted={isReady} onOpenAutoFocus={focusFirstControl}>
        <PopoverBody name="The profile menu" onRetry={Content.preload}>
          <Content options={options} onOptionsChange={changeOptions} onClose={close} />
        </PopoverBody>
      </ProfileMenuContent>
    </ProfileMenu>
  );
}
