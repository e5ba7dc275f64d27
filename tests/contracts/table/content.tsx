import * as kit from 'waymark';
import { contract, type Contract, inList, link } from './contract';

/** The components of `content`. */
export const content: Record<string, Contract> = {
  Alert: contract(
    kit.Alert,
    { children: 'Saved', dismissible: true },
    {
      state: {
        prop: 'open',
        defaultProp: 'defaultOpen',
        onChange: 'onOpenChange',
        trigger: (root) => root.querySelector('button'),
        triggerProps: 'dismissProps',
      },
    },
  ),
  Avatar: contract(kit.Avatar, { name: 'Ada Fischer' }),
  Card: contract(kit.Card, {}, { asChild: link }),
  CardAction: contract(kit.CardAction, {}),
  CardContent: contract(kit.CardContent, {}),
  CardFooter: contract(kit.CardFooter, {}),
  CardHeader: contract(kit.CardHeader, {}),
  CardTitle: contract(kit.CardTitle, { children: 'Traffic' }),
  Chip: contract(kit.Chip, { children: 'New' }, { asChild: link }),
  Collapse: contract(kit.Collapse, { open: true, children: 'Details' }, { asChild: link }),
  Divider: contract(kit.Divider, {}),
  EmptyState: contract(kit.EmptyState, { title: 'No connections yet' }),
  Fade: contract(kit.Fade, { open: true }, { asChild: link }),
  Grow: contract(kit.Grow, { open: true }, { asChild: link }),
  List: contract(kit.List, {}),
  ListItem: contract(
    kit.ListItem,
    { children: 'Logout' },
    { wrap: inList, target: '[data-slot=list-item]', asChild: link },
  ),
  ListItemAction: contract(kit.ListItemAction, {}),
  ListItemAvatar: contract(kit.ListItemAvatar, {}),
  ListItemIcon: contract(kit.ListItemIcon, {}),
  ListItemText: contract(kit.ListItemText, { primary: 'Logout' }),
  LoadingBar: contract(kit.LoadingBar, {}),
  Meter: contract(kit.Meter, { label: 'Storage', value: 80 }),
  Progress: contract(kit.Progress, { label: 'Storage', value: 80 }),
  Skeleton: contract(kit.Skeleton, {}),
  SkeletonGroup: contract(kit.SkeletonGroup, {}),
  Slide: contract(kit.Slide, { open: true }, { asChild: link }),
  StatCard: contract(kit.StatCard, { label: 'Requests', value: '1,240' }),
  Zoom: contract(kit.Zoom, { open: true }, { asChild: link }),
};
