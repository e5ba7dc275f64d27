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
  ProfileMenuContent,
  ProfileMenuHeader,
  ProfileMenuToggles,
  SearchField,
  Switch,
} from 'waymark';

export interface SampleProfileProps {
  /** Called when the user selects an entry. */
  onSelectEntry?: (entry: string) => void;
  /** Additional classes of the popup. */
  className?: string;
}

/** The complete popup. */
export function SampleProfile({ onSelectEntry, className }: SampleProfileProps) {
  return (
    <ProfileMenuContent className={className}>
      <ProfileMenuHeader greeting="Good Morning," subtitle="Project Admin">
        <SearchField aria-label="Search profile options" placeholder="Search profile options" />
      </ProfileMenuHeader>
      <ProfileMenuBody>
        <SamplePlan />
        <ProfileMenuToggles>
          <Switch label="Start DND Mode" labelPosition="start" defaultChecked />
          <Switch label="Allow Notifications" labelPosition="start" />
        </ProfileMenuToggles>
        <List>
          <ListItem href="#account" onClick={() => onSelectEntry?.('Account Settings')}>
            <ListItemIcon>
              <Settings />
            </ListItemIcon>
            <ListItemText primary="Account Settings" />
          </ListItem>
          <ListItem href="#social" onClick={() => onSelectEntry?.('Social Profile')}>
            <ListItemIcon>
              <UserRound />
            </ListItemIcon>
            <ListItemText primary="Social Profile" />
            <Chip size="sm" tone="warning">
              02
            </Chip>
          </ListItem>
          <ListItem asChild onClick={() => onSelectEntry?.('Logout')}>
            <button type="button">
              <ListItemIcon>
                <LogOut />
              </ListItemIcon>
              <ListItemText primary="Logout" />
            </button>
          </ListItem>
        </List>
      </ProfileMenuBody>
    </ProfileMenuContent>
  );
}

/** The card that promotes a plan. */
export function SamplePlan() {
  return (
    <PlanCard title="Upgrade your plan" description="70% discount for 1 years subscriptions.">
      <PlanCardAction newTab href="https://www.w3.org/WAI/ARIA/apg/">
        Go Premium
      </PlanCardAction>
    </PlanCard>
  );
}
