import { Palette } from 'lucide-react';
import {
  type ReactElement,
  startTransition,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
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
import { lazyWithPreload, usePreloadWhenIdle } from '../../lib/lazy-with-preload';
import { useAuth, useUser } from '../../auth/service';
import { forgetUserData } from '../../data/forget-user-data';
import { PartBoundary, type PartBoundaryProps } from '../part-boundary';
import { resetMenuState } from '../drawer';
import { forgetRecentCommands } from '../palette/recent-commands';
import type { NotificationFilterValue } from './notifications-content';
import type { ProfileOptions } from './profile-content';

/**
 * The body of a header popover. Its content renders after the first frame; until then, and while its code loads, a
 * skeleton is shown. If loading or rendering fails, an alert with "Retry" is shown.
 */
export function PopoverBody({ children, ...boundary }: PartBoundaryProps) {
  // Defer the content, which takes most of the time, so that the popover opens in the next frame.
  const showsContent = useDeferredValue(true, false);
  return (
    <PartBoundary {...boundary}>
      {showsContent ? (
        <Suspense fallback={<Loading />}>
          {children}
          <FocusFirstControl />
        </Suspense>
      ) : (
        <Loading />
      )}
    </PartBoundary>
  );
}

function Loading() {
  return (
    <SkeletonGroup className="p-4">
      <Skeleton shape="block" className="h-64" />
    </SkeletonGroup>
  );
}

/** Moves focus from the popover to its first control if the content loads after opening. */
function FocusFirstControl() {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const popover = ref.current?.closest<HTMLElement>('[role="dialog"]');
    if (popover && document.activeElement === popover) focusFirstControlOf(popover);
  }, []);
  return <span ref={ref} hidden />;
}

/** Moves focus to the first control of a popover that is opening, including links, which Radix skips. */
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

const NotificationsContent = lazyWithPreload(
  async () => (await import('./notifications-content')).NotificationsContent,
);

const unreadCount = 2;

export function Notifications() {
  const [open, setOpen] = useState(false);
  const [filter, setFilter] = useState<NotificationFilterValue>('all');
  usePreloadWhenIdle(NotificationsContent);
  return (
    <NotificationPopover open={open} onOpenChange={setOpen}>
      <HeaderTooltip label="Notifications" disabled={open}>
        <NotificationTrigger
          unread={unreadCount}
          onPointerEnter={NotificationsContent.preload}
          onFocus={NotificationsContent.preload}
        />
      </HeaderTooltip>
      <NotificationContent onOpenAutoFocus={focusFirstControl}>
        <PopoverBody name="The list of notifications" onRetry={NotificationsContent.preload}>
          <NotificationsContent filter={filter} onFilterChange={setFilter} />
        </PopoverBody>
      </NotificationContent>
    </NotificationPopover>
  );
}

const ProfileContent = lazyWithPreload(async () => (await import('./profile-content')).ProfileContent);

/** Shown when the account has no display name. */
const sampleName = 'John Doe';

export function Profile() {
  const user = useUser();
  const [open, setOpen] = useState(false);
  const [options, setOptions] = useState<ProfileOptions>({ query: '', doNotDisturb: true, allowNotifications: false });
  const close = useCallback(() => setOpen(false), []);
  usePreloadWhenIdle(ProfileContent);
  useForgottenSession();
  const name = user?.displayName?.trim() || sampleName;
  return (
    <ProfileMenu name={name} src={user?.photoURL} open={open} onOpenChange={setOpen}>
      <HeaderTooltip label={`Profile of ${name}`} disabled={open}>
        <ProfileMenuTrigger onPointerEnter={ProfileContent.preload} onFocus={ProfileContent.preload} />
      </HeaderTooltip>
      <ProfileMenuContent onOpenAutoFocus={focusFirstControl}>
        <PopoverBody name="The profile menu" onRetry={ProfileContent.preload}>
          <ProfileContent options={options} onOptionsChange={setOptions} onClose={close} />
        </PopoverBody>
      </ProfileMenuContent>
    </ProfileMenu>
  );
}

const ThemeSettingsContent = lazyWithPreload(
  async () => (await import('./theme-settings-content')).ThemeSettingsContent,
);

export function ThemeSettings() {
  const [open, setOpen] = useState(false);
  usePreloadWhenIdle(ThemeSettingsContent);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <HeaderTooltip label="Theme settings" disabled={open}>
        <PopoverTrigger asChild onPointerEnter={ThemeSettingsContent.preload} onFocus={ThemeSettingsContent.preload}>
          <IconButton variant="ghost" aria-label="Theme settings">
            <Palette aria-hidden />
          </IconButton>
        </PopoverTrigger>
      </HeaderTooltip>
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
        <PopoverBody name="The theme settings" onRetry={ThemeSettingsContent.preload}>
          <ThemeSettingsContent />
        </PopoverBody>
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
      forgetUserData(uid, { isAccountDeleted: state.status === 'signed-out' && state.reason === 'account-deleted' });
      resetMenuState();
    };
  }, [service, uid]);
}

interface HeaderTooltipProps {
  /** The tooltip's text, which repeats the accessible name of the button. */
  label: string;
  /** Keeps the tooltip closed, for example while the button's popover is open. @default false */
  disabled?: boolean;
  children: ReactElement;
}

export function HeaderTooltip({ label, disabled = false, children }: HeaderTooltipProps) {
  const [open, setOpen] = useState(false);
  // Closing the tooltip would delay the popover, so it closes after the popover's first frame.
  const isDisabled = useDeferredValue(disabled);
  // Otherwise, the tooltip would reappear when the popover closes.
  if (open && isDisabled) setOpen(false);
  return (
    <Tooltip
      label={label}
      repeatsName
      side="bottom"
      open={open}
      onOpenChange={(next) => (next ? setOpen(!disabled) : startTransition(() => setOpen(false)))}
    >
      {children}
    </Tooltip>
  );
}
