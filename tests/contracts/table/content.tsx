import type { ReactNode } from 'react';
import * as kit from 'waymark';
import { contract, type Contract, inList, link } from './contract';

const inDescriptions = (element: ReactNode) => <kit.DescriptionList>{element}</kit.DescriptionList>;
const inTimeline = (element: ReactNode) => <kit.Timeline aria-label="Activity">{element}</kit.Timeline>;

/** The components of `content`. */
export const content: Record<string, Contract> = {
  Alert: contract(
    kit.Alert,
    { children: 'Saved', dismissible: true },
    {
      state: { prop: 'open', defaultProp: 'defaultOpen', onChange: 'onOpenChange', trigger: 'button', slot: 'dismiss' },
    },
  ),
  Avatar: contract(kit.Avatar, { name: 'Ada Fischer' }),
  Badge: contract(kit.Badge, { count: 3 }),
  Card: contract(kit.Card, {}, { asChild: link }),
  CardAction: contract(kit.CardAction, {}),
  CardContent: contract(kit.CardContent, {}),
  CardFooter: contract(kit.CardFooter, {}),
  CardHeader: contract(kit.CardHeader, {}),
  CardTitle: contract(kit.CardTitle, { children: 'Traffic' }),
  Chip: contract(kit.Chip, { children: 'New' }, { asChild: link }),
  LevelChip: contract(kit.LevelChip, { level: 'high', children: 'High' }),
  CodeBlock: contract(kit.CodeBlock, { 'aria-label': 'Request', code: 'GET /orders' }),
  Collapse: contract(kit.Collapse, { open: true, children: 'Details' }, { asChild: link }),
  DescriptionList: contract(kit.DescriptionList, {}),
  DescriptionListDetails: contract(kit.DescriptionListDetails, { children: 'Online Store' }, { wrap: inDescriptions }),
  DescriptionListItem: contract(kit.DescriptionListItem, {}, { wrap: inDescriptions }),
  DescriptionListTerm: contract(kit.DescriptionListTerm, { children: 'Label' }, { wrap: inDescriptions }),
  Divider: contract(kit.Divider, {}),
  EmptyState: contract(kit.EmptyState, { title: 'No connections yet' }),
  Fade: contract(kit.Fade, { open: true }, { asChild: link }),
  Grid: contract(kit.Grid, {}, { asChild: link }),
  GridItem: contract(kit.GridItem, {}, { asChild: link }),
  Grow: contract(kit.Grow, { open: true }, { asChild: link }),
  Heading: contract(kit.Heading, { children: 'Connections' }, { asChild: link }),
  Kbd: contract(kit.Kbd, { children: 'Ctrl+K' }),
  List: contract(kit.List, {}),
  ListItem: contract(kit.ListItem, { children: 'Logout' }, { wrap: inList, asChild: link }),
  ListItemAvatar: contract(kit.ListItemAvatar, {}),
  ListItemIcon: contract(kit.ListItemIcon, {}),
  ListItemText: contract(kit.ListItemText, { primary: 'Logout' }),
  LoadingBar: contract(kit.LoadingBar, {}),
  LoadingOverlay: contract(kit.LoadingOverlay, {}),
  Meter: contract(kit.Meter, { 'aria-label': 'Storage', value: 80 }),
  Progress: contract(kit.Progress, { 'aria-label': 'Storage', value: 80 }),
  RingProgress: contract(kit.RingProgress, { 'aria-label': 'Storage', value: 80 }),
  Skeleton: contract(kit.Skeleton, {}),
  SkeletonGroup: contract(kit.SkeletonGroup, {}),
  Slide: contract(kit.Slide, { open: true }, { asChild: link }),
  Spinner: contract(kit.Spinner, {}),
  Stack: contract(kit.Stack, {}, { asChild: link }),
  StatCard: contract(kit.StatCard, { label: 'Requests', value: '1,240' }),
  Stepper: contract(kit.Stepper, { 'aria-label': 'Registration' }),
  StepperItem: contract(
    kit.StepperItem,
    { children: 'Address' },
    { wrap: (element) => <kit.Stepper aria-label="Registration">{element}</kit.Stepper> },
  ),
  Text: contract(kit.Text, {}, { asChild: link }),
  Timeline: contract(kit.Timeline, { 'aria-label': 'Activity' }),
  TimelineItem: contract(kit.TimelineItem, { children: 'Key renewed' }, { wrap: inTimeline }),
  VisuallyHidden: contract(kit.VisuallyHidden, {}, { asChild: link }),
  Zoom: contract(kit.Zoom, { open: true }, { asChild: link }),
};
