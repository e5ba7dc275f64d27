import { Palette } from 'lucide-react';
import { type ComponentType, type ReactNode, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import {
  IconButton,
  NotificationContent,
  NotificationPopover,
  NotificationTrigger,
  Popover,
  PopoverClose,
  PopoverContent,
  PopoverTitle,
  PopoverTrigger,
  ProfileMenu,
  ProfileMenuContent,
  ProfileMenuTrigger,
  Skeleton,
  SkeletonGroup,
  Tooltip,
} from 'waymark';
import { sizes } from 'waymark/tokens';
import { type LazyWithPreload, usePreloadWhenIdle } from '../../lib/lazy-with-preload';
import { useAuth, useUser } from '../../auth/service';
import { forgetUserData } from '../../data/storage';
import { lazyPart } from '../part-boundary';
import { resetMenuState } from '../drawer';
import { forgetRecentCommands } from '../palette/recent-commands';
import type { NotificationFilterValue } from './notifications-content';
import type { ProfileOptions } from './profile-content';

/**
 * Returns the content of a header popover, whose code loads separately. It renders after the first frame, because it
 * takes most of the time. Until then, and while its code loads, a skeleton is shown.
 */
export function lazyContent<Props extends object>(
  name: string,
  importComponent: () => Promise<ComponentType<Props>>,
): LazyWithPreload<Props> {
  const Content = lazyPart(name, importComponent, <Loading />);
  const Deferred = (props: Props): ReactNode => (useDeferredValue(true, false) ? <Content {...props} /> : <Loading />);
  return Object.assign(Deferred, { load: Content.load, preload: Content.preload });
}

/** Moves focus from the popover to its first control when the content replaces this skeleton. */
function Loading() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const popover = ref.current?.closest<HTMLElement>('[role="dialog"]');
    return () => {
      if (popover && document.activeElement === popover) focusFirstControlOf(popover);
    };
  }, []);
  return (
    <SkeletonGroup ref={ref} className="p-4">
      <Skeleton shape="block" className="h-64" />
    </SkeletonGroup>
  );
}

/** Moves focus to the first control of an opening popover, including a link, which Radix skips. */
function focusFirstControl(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  focusFirstControlOf(event.currentTarget);
}

/** On touch devices, focuses the popover itself, because a focused field would open the virtual keyboard. */
function focusFirstControlOf(popover: HTMLElement): void {
  const isTouchDevice = window.matchMedia('(pointer: coarse)').matches;
  const first = isTouchDevice ? null : popover.querySelector<HTMLElement>('a[href], button, input, select');
  (first ?? popover).focus({ preventScroll: true });
}

/** The state of a header popover. Its content loads when the page is idle, and before the button is clicked. */
function useHeaderPopover({ load, preload }: Pick<LazyWithPreload<never>, 'load' | 'preload'>) {
  const [open, setOpen] = useState(false);
  usePreloadWhenIdle({ load });
  return { popover: { open, onOpenChange: setOpen }, trigger: { onPointerEnter: preload, onFocus: preload } };
}

const NotificationsContent = lazyContent(
  'The list of notifications',
  async () => (await import('./notifications-content')).NotificationsContent,
);

const unreadCount = 2;

export function Notifications() {
  const { popover, trigger } = useHeaderPopover(NotificationsContent);
  const [filter, setFilter] = useState<NotificationFilterValue>('all');
  return (
    <NotificationPopover {...popover}>
      <Tooltip label="Notifications" repeatsName side="bottom">
        <NotificationTrigger unread={unreadCount} {...trigger} />
      </Tooltip>
      <NotificationContent onOpenAutoFocus={focusFirstControl}>
        <NotificationsContent filter={filter} onFilterChange={setFilter} />
      </NotificationContent>
    </NotificationPopover>
  );
}

const ProfileContent = lazyContent('The profile menu', async () => (await import('./profile-content')).ProfileContent);

/** Shown when the account has no display name. */
const sampleName = 'John Doe';

export function Profile() {
  const user = useUser();
  const { popover, trigger } = useHeaderPopover(ProfileContent);
  const { onOpenChange } = popover;
  const [options, setOptions] = useState<ProfileOptions>({ query: '', doNotDisturb: true, allowNotifications: false });
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  useForgottenSession();
  const name = user?.displayName?.trim() || sampleName;
  return (
    <ProfileMenu name={name} src={user?.photoURL} {...popover}>
      <Tooltip label={`Profile of ${name}`} repeatsName side="bottom">
        <ProfileMenuTrigger {...trigger} />
      </Tooltip>
      <ProfileMenuContent onOpenAutoFocus={focusFirstControl}>
        <ProfileContent options={options} onOptionsChange={setOptions} onClose={close} />
      </ProfileMenuContent>
    </ProfileMenu>
  );
}

const ThemeSettingsContent = lazyContent(
  'The theme settings',
  async () => (await import('./theme-settings-content')).ThemeSettingsContent,
);

export function ThemeSettings() {
  const { popover, trigger } = useHeaderPopover(ThemeSettingsContent);
  return (
    <Popover {...popover}>
      <Tooltip label="Theme settings" repeatsName side="bottom">
        <PopoverTrigger asChild {...trigger}>
          <IconButton variant="ghost" aria-label="Theme settings">
            <Palette aria-hidden />
          </IconButton>
        </PopoverTrigger>
      </Tooltip>
      <PopoverContent
        onOpenAutoFocus={focusFirstControl}
        align="end"
        sideOffset={sizes['popup-gap']}
        className="grid w-80 gap-5 p-4"
      >
        <div className="flex items-center justify-between gap-2">
          <PopoverTitle>Theme settings</PopoverTitle>
          <PopoverClose />
        </div>
        <ThemeSettingsContent />
      </PopoverContent>
    </Popover>
  );
}

/** Clears the user's data when the session ends, in any tab and for any reason. */
function useForgottenSession(): void {
  const { service } = useAuth();
  const uid = useUser()?.uid;
  useEffect(() => {
    if (uid === undefined) return undefined;
    return () => {
      const state = service.getSnapshot();
      if (state.status === 'signed-in' && state.user.uid === uid) return;
      forgetRecentCommands(uid);
      void forgetUserData(uid, {
        isAccountDeleted: state.status === 'signed-out' && state.reason === 'account-deleted',
      });
      resetMenuState();
    };
  }, [service, uid]);
}
