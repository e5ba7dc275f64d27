import { memo } from 'react';
import { LogOut, Settings, UserRound } from 'lucide-react';
import {
  Chip,
  List,
  ListItem,
  ListItemIcon,
  ListItemText,
  PlanCard,
  PlanCardAction,
  ProfileMenuBody,
  ProfileMenuHeader,
  ProfileMenuToggles,
  SearchField,
  Spinner,
  Switch,
  VisuallyHidden,
} from 'waymark';
import { links } from '../../config/links';
import { paths } from '../../config/paths';
import { useSignOut } from '../use-sign-out';

/** The settings in the menu. They are kept until the page reloads and have no effect yet. */
export interface ProfileOptions {
  query: string;
  doNotDisturb: boolean;
  allowNotifications: boolean;
}

export interface ProfileContentProps {
  options: ProfileOptions;
  onOptionsChange: (options: ProfileOptions) => void;
  /** Called when the user follows a link, which closes the menu. */
  onClose: () => void;
}

export const ProfileContent = memo(function ProfileContent({ options, onOptionsChange, onClose }: ProfileContentProps) {
  const { busy, signOut } = useSignOut();
  return (
    <>
      <p className="sr-only">The search and the switches of this menu are samples and have no effect yet.</p>
      <ProfileMenuHeader greeting={<bdi>Good Morning,</bdi>} subtitle="Project Admin">
        <SearchField
          aria-label="Search profile options"
          placeholder="Search profile options"
          value={options.query}
          onValueChange={(query) => onOptionsChange({ ...options, query })}
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
            onCheckedChange={(doNotDisturb) => onOptionsChange({ ...options, doNotDisturb })}
          />
          <Switch
            label="Allow Notifications"
            labelPosition="start"
            checked={options.allowNotifications}
            onCheckedChange={(allowNotifications) => onOptionsChange({ ...options, allowNotifications })}
          />
        </ProfileMenuToggles>
        <List>
          <ListItem href={paths.account} onClick={onClose}>
            <ListItemIcon>
              <Settings />
            </ListItemIcon>
            <ListItemText primary="Account Settings" />
          </ListItem>
          <ListItem href={paths.accountSocial} onClick={onClose}>
            <ListItemIcon>
              <UserRound />
            </ListItemIcon>
            <ListItemText primary="Social Profile" />
            <Chip size="sm" tone="warning">
              <span aria-hidden>02</span>
              <VisuallyHidden>2 new</VisuallyHidden>
            </Chip>
          </ListItem>
          <ListItem asChild onClick={signOut}>
            <button type="button" aria-busy={busy}>
              <ListItemIcon>{busy ? <Spinner aria-hidden /> : <LogOut className="rtl:-scale-x-100" />}</ListItemIcon>
              <ListItemText primary="Logout" />
            </button>
          </ListItem>
        </List>
      </ProfileMenuBody>
    </>
  );
});
