import type { ReactNode } from 'react';
import * as kit from 'waymark';
import { contract, type Contract, expanded, link, within } from './contract';

const inOpenDialog = within(<kit.Dialog defaultOpen />);
const inOpenSheet = within(<kit.Sheet defaultOpen />);
const inMenu = (element: ReactNode) => (
  <kit.Menu defaultOpen>
    <kit.MenuTrigger>Actions</kit.MenuTrigger>
    <kit.MenuContent>{element}</kit.MenuContent>
  </kit.Menu>
);
const inMenuRadioGroup = (element: ReactNode) => inMenu(<kit.MenuRadioGroup>{element}</kit.MenuRadioGroup>);
const inMenuSub = (element: ReactNode) => inMenu(<kit.MenuSub>{element}</kit.MenuSub>);
const inOpenMenuSub = (element: ReactNode) =>
  inMenu(
    <kit.MenuSub open>
      <kit.MenuSubTrigger>Export</kit.MenuSubTrigger>
      {element}
    </kit.MenuSub>,
  );
const inPopover = (element: ReactNode) => (
  <kit.Popover defaultOpen>
    <kit.PopoverTrigger>Filter</kit.PopoverTrigger>
    <kit.PopoverContent aria-label="Filter">{element}</kit.PopoverContent>
  </kit.Popover>
);
const inToasts = (element: ReactNode) => <kit.ToastProvider>{element}</kit.ToastProvider>;
const button = <button type="button">Open</button>;
const section = <section>Content</section>;

/** The components of `layers`. */
export const layers: Record<string, Contract> = {
  CommandPalette: contract(kit.CommandPalette, {
    props: { commands: [{ id: 'api-setup', title: 'API Setup', href: '#there' }], defaultOpen: true },
    portal: true,
  }),
  ConfirmDialog: contract(kit.ConfirmDialog, {
    props: { defaultOpen: true, title: 'Disconnect?', description: 'Reports end today.', onConfirm: () => undefined },
    portal: true,
    target: '[role="alertdialog"]',
  }),
  ContextMenuContent: contract(kit.ContextMenuContent, {
    props: { 'aria-label': 'Report' },
    wrap: within(<kit.ContextMenu defaultOpen />),
    portal: true,
    asChild: section,
  }),
  ContextMenuTrigger: contract(kit.ContextMenuTrigger, { wrap: within(<kit.ContextMenu />), asChild: section }),
  DateField: contract(kit.DateField, { props: { label: 'Start' }, root: true, target: 'input' }),
  DateRangeField: contract(kit.DateRangeField, { props: { label: 'Period' } }),
  DateTimeField: contract(kit.DateTimeField, { props: { label: 'Start' }, root: true, target: 'input' }),
  DialogBody: contract(kit.DialogBody),
  DialogClose: contract(kit.DialogClose, {
    wrap: (element) => (
      <kit.Dialog defaultOpen>
        {element}
        <kit.DialogTrigger>Open</kit.DialogTrigger>
      </kit.Dialog>
    ),
    asChild: button,
    vetoes: expanded,
  }),
  DialogContent: contract(kit.DialogContent, {
    props: { 'aria-label': 'Rename' },
    wrap: inOpenDialog,
    portal: true,
    asChild: section,
  }),
  DialogDescription: contract(kit.DialogDescription, { wrap: inOpenDialog }),
  DialogFooter: contract(kit.DialogFooter),
  DialogHeader: contract(kit.DialogHeader),
  DialogTitle: contract(kit.DialogTitle, { props: { children: 'Rename' }, wrap: inOpenDialog }),
  DialogTrigger: contract(kit.DialogTrigger, { wrap: within(<kit.Dialog />), asChild: button, vetoes: expanded }),
  HoverCardContent: contract(kit.HoverCardContent, { wrap: within(<kit.HoverCard defaultOpen />), portal: true }),
  HoverCardTrigger: contract(kit.HoverCardTrigger, {
    props: { href: '#there', children: 'Ada Fischer' },
    wrap: within(<kit.HoverCard />),
    asChild: link,
  }),
  MenuCheckboxItem: contract(kit.MenuCheckboxItem, { wrap: inMenu, portal: true, asChild: section }),
  MenuContent: contract(kit.MenuContent, { wrap: within(<kit.Menu defaultOpen />), portal: true, asChild: section }),
  MenuGroup: contract(kit.MenuGroup, { wrap: inMenu, portal: true, asChild: section }),
  MenuItem: contract(kit.MenuItem, { wrap: inMenu, portal: true, asChild: section }),
  MenuLabel: contract(kit.MenuLabel, { wrap: inMenu, portal: true, asChild: section }),
  MenuRadioGroup: contract(kit.MenuRadioGroup, { wrap: inMenu, portal: true, asChild: section }),
  MenuRadioItem: contract(kit.MenuRadioItem, {
    props: { value: 'name' },
    wrap: inMenuRadioGroup,
    portal: true,
    asChild: section,
  }),
  MenuSeparator: contract(kit.MenuSeparator, { wrap: inMenu, portal: true, asChild: section }),
  MenuShortcut: contract(kit.MenuShortcut, { props: { children: 'Ctrl+C' }, wrap: inMenu, portal: true }),
  MenuSubContent: contract(kit.MenuSubContent, { wrap: inOpenMenuSub, portal: true, asChild: section }),
  MenuSubTrigger: contract(kit.MenuSubTrigger, { wrap: inMenuSub, portal: true, asChild: section }),
  MenuTrigger: contract(kit.MenuTrigger, { wrap: within(<kit.Menu />), asChild: button, vetoes: expanded }),
  ModalLayer: contract(kit.ModalLayer, {
    props: { open: true, onOpenChange: () => undefined, 'aria-label': 'Rename' },
    portal: true,
    target: '[data-slot="modal-layer"] [role="dialog"]',
    asChild: section,
  }),
  PopoverAnchor: contract(kit.PopoverAnchor, { wrap: within(<kit.Popover />), asChild: button }),
  PopoverArrow: contract(kit.PopoverArrow, { wrap: inPopover, portal: true, asChild: <svg /> }),
  PopoverClose: contract(kit.PopoverClose, { wrap: inPopover, portal: true, asChild: button, vetoes: expanded }),
  PopoverContent: contract(kit.PopoverContent, {
    props: { 'aria-label': 'Filter' },
    wrap: within(<kit.Popover defaultOpen />),
    portal: true,
    asChild: section,
  }),
  PopoverTitle: contract(kit.PopoverTitle, { wrap: inPopover, portal: true, asChild: section }),
  PopoverTrigger: contract(kit.PopoverTrigger, { wrap: within(<kit.Popover />), asChild: button, vetoes: expanded }),
  SheetBody: contract(kit.SheetBody),
  SheetClose: contract(kit.SheetClose, {
    wrap: (element) => (
      <kit.Sheet defaultOpen>
        {element}
        <kit.SheetTrigger>Open</kit.SheetTrigger>
      </kit.Sheet>
    ),
    asChild: button,
    vetoes: expanded,
  }),
  SheetContent: contract(kit.SheetContent, {
    props: { 'aria-label': 'Filter' },
    wrap: inOpenSheet,
    portal: true,
    asChild: section,
  }),
  SheetDescription: contract(kit.SheetDescription, { wrap: inOpenSheet }),
  SheetFooter: contract(kit.SheetFooter),
  SheetHeader: contract(kit.SheetHeader),
  SheetTitle: contract(kit.SheetTitle, { props: { children: 'Filter' }, wrap: inOpenSheet }),
  SheetTrigger: contract(kit.SheetTrigger, { wrap: within(<kit.Sheet />), asChild: button, vetoes: expanded }),
  TimeRangePicker: contract(kit.TimeRangePicker, { target: '[data-slot="time-range-picker"]', vetoes: expanded }),
  Toaster: contract(kit.Toaster, { wrap: inToasts }),
  Tooltip: contract(kit.Tooltip, {
    props: { label: 'Last tried two minutes ago', defaultOpen: true, children: button },
    portal: true,
  }),
  TruncatedText: contract(kit.TruncatedText, { props: { children: 'Billing' } }),
};
