import { LoaderCircle, LogOut, Settings, UserRound } from 'lucide-react';
import { memo } from 'react';
import {
  Chip,
  List,
  ListItem,
  ListItemIcon,
  ListItemText,
  PlanCard,
  PlanCardAction,
  ProfileMenu,
  ProfileMenuBody,
  ProfileMenuContent,
  ProfileMenuHeader,
  ProfileMenuToggles,
  SearchField,
  Switch,
} from 'waymark';
import { links } from '../../config/links';
import { paths } from '../../config/paths';
import { PartBoundary } from '../part-boundary';
import { useSignOut } from '../use-sign-out';
import { KeptPopup } from './kept-popup';
import type { PopupProps } from './use-popup';

/** What a person has set in the menu; the page keeps it while it lives, and nothing follows from it. */
export interface ProfileOptions {
  query: string;
  doNotDisturb: boolean;
  allowNotifications: boolean;
}

export interface ProfilePopupProps extends PopupProps {
  name: string;
  src?: string | null;
  options: ProfileOptions;
  onOptionsChange: (changed: Partial<ProfileOptions>) => void;
}

/** What the profile chip opens. */
export function ProfilePopup({ id, name, src, open, options, onOptionsChange, ...popover }: ProfilePopupProps) {
  return (
    <KeptPopup id={id} open={open}>
      {(state) => (
        <ProfileMenu name={name} src={src} open {...popover}>
          <ProfileMenuContent id={id} data-state={state} onOpenAutoFocus={spareTheKeyboard}>
            <Content options={options} onOptionsChange={onOptionsChange} onOpenChange={popover.onOpenChange} />
          </ProfileMenuContent>
        </ProfileMenu>
      )}
    </KeptPopup>
  );
}

type ContentProps = Pick<ProfilePopupProps, 'options' | 'onOptionsChange' | 'onOpenChange'>;

/** Opening and closing the menu renders none of it again. */
const Content = memo(function Content({ options, onOptionsChange, onOpenChange }: ContentProps) {
  const { isBusy, signOut } = useSignOut();
  const close = (): void => onOpenChange(false);
  return (
    <PartBoundary name="The profile menu">
      <ProfileMenuHeader greeting={<bdi>Good Morning,</bdi>} subtitle="Project Admin">
        <SearchField
          label="Search profile options"
          placeholder="Search profile options"
          value={options.query}
          onValueChange={(query) => onOptionsChange({ query })}
        />
      </ProfileMenuHeader>
      <ProfileMenuBody>
        <PlanCard title="Upgrade your plan" description={<bdi>70% discount for 1 years subscriptions.</bdi>}>
          <PlanCardAction newTab href={links.premium}>
            Go Premium
          </PlanCardAction>
        </PlanCard>
        <ProfileMenuToggles>
          <Switch
            label="Start DND Mode"
            labelPosition="start"
            checked={options.doNotDisturb}
            onCheckedChange={(doNotDisturb) => onOptionsChange({ doNotDisturb })}
          />
          <Switch
            label="Allow Notifications"
            labelPosition="start"
            checked={options.allowNotifications}
            onCheckedChange={(allowNotifications) => onOptionsChange({ allowNotifications })}
          />
        </ProfileMenuToggles>
        <List>
          <ListItem href={paths.account} onClick={close}>
            <ListItemIcon>
              <Settings />
            </ListItemIcon>
            <ListItemText primary="Account Settings" />
          </ListItem>
          <ListItem href={paths.accountSocial} onClick={close}>
            <ListItemIcon>
              <UserRound />
            </ListItemIcon>
            <ListItemText primary="Social Profile" />
            <Chip size="sm" tone="warning">
              02
            </Chip>
          </ListItem>
          <ListItem asChild onClick={signOut}>
            <button type="button" aria-busy={isBusy}>
              <ListItemIcon>
                {isBusy ? (
                  <LoaderCircle className="animate-[wm-spin_1s_linear_infinite] motion-reduce:animate-none" />
                ) : (
                  <LogOut className="rtl:-scale-x-100" />
                )}
              </ListItemIcon>
              <ListItemText primary="Logout" />
            </button>
          </ListItem>
        </List>
      </ProfileMenuBody>
    </PartBoundary>
  );
});

/** A field that takes the focus brings up the keyboard of a touch screen, over half of the menu. */
function spareTheKeyboard(event: Event): void {
  if (!window.matchMedia('(pointer: coarse)').matches || !(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
}
