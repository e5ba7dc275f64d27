import * as kit from 'waymark';
import { type Contract, contract, expanded, inList, link, within } from './contract';

const inNotifications = within(<kit.NotificationPopover defaultOpen />);
const inProfileMenu = within(<kit.ProfileMenu defaultOpen name="John Doe" />);
const inSearchPanel = within(<kit.SearchPanel defaultOpen />);
const section = <section>Content</section>;
const button = <button type="button">Open</button>;

/** The components of `patterns`. */
export const patterns: Record<string, Contract> = {
  NotificationBell: contract(kit.NotificationBell, { asChild: button }),
  NotificationContent: contract(kit.NotificationContent, { wrap: inNotifications, portal: true, asChild: section }),
  NotificationFile: contract(kit.NotificationFile, { props: { children: 'demo.jpg' } }),
  NotificationFilter: contract(kit.NotificationFilter),
  NotificationFooter: contract(kit.NotificationFooter),
  NotificationHeader: contract(kit.NotificationHeader, { props: { title: 'All Notification' } }),
  NotificationIcon: contract(kit.NotificationIcon),
  NotificationItem: contract(kit.NotificationItem, { props: { title: 'John Doe' }, wrap: inList }),
  NotificationList: contract(kit.NotificationList),
  NotificationTrigger: contract(kit.NotificationTrigger, { wrap: inNotifications, asChild: button, vetoes: expanded }),
  PlanCard: contract(kit.PlanCard, { props: { title: 'Upgrade your plan' } }),
  PlanCardAction: contract(kit.PlanCardAction, {
    props: { href: '#there', children: 'Go Premium' },
    target: '[data-slot="plan-card-action"]',
    asChild: link,
  }),
  ProfileChip: contract(kit.ProfileChip, { props: { name: 'John Doe' }, asChild: button }),
  ProfileMenuBody: contract(kit.ProfileMenuBody),
  ProfileMenuContent: contract(kit.ProfileMenuContent, { wrap: inProfileMenu, portal: true, asChild: section }),
  ProfileMenuHeader: contract(kit.ProfileMenuHeader, { wrap: inProfileMenu }),
  ProfileMenuToggles: contract(kit.ProfileMenuToggles),
  ProfileMenuTrigger: contract(kit.ProfileMenuTrigger, { wrap: inProfileMenu, asChild: button, vetoes: expanded }),
  SearchPanelContent: contract(kit.SearchPanelContent, { wrap: inSearchPanel }),
  StorageCard: contract(kit.StorageCard, { props: { title: 'Get Extra Space', label: 'Storage in use', value: 80 } }),
  SearchPanelTrigger: contract(kit.SearchPanelTrigger, { wrap: inSearchPanel, asChild: button, vetoes: expanded }),
};
