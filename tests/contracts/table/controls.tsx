import type { ReactNode } from 'react';
import * as kit from 'waymark';
import { contract, type Contract, link, type State, within } from './contract';

const passwordState: State = {
  prop: 'visible',
  defaultProp: 'defaultVisible',
  onChange: 'onVisibleChange',
  trigger: 'button',
  slot: 'toggle',
};

const inSegments = within(<kit.SegmentedControl label="Color mode" />);
const inTabs = within(<kit.Tabs defaultValue="shown" />);
const inTabList = (element: ReactNode) => inTabs(<kit.TabsList aria-label="Connection">{element}</kit.TabsList>);

const inRadioGroup = within(<kit.RadioGroup label="Refresh" />);
const inAccordion = within(<kit.Accordion defaultValue="shown" />);
const inAccordionItem = (element: ReactNode) =>
  inAccordion(<kit.AccordionItem value="shown">{element}</kit.AccordionItem>);

const inToolbar = within(<kit.Toolbar aria-label="Orders" />);
const inToggleGroup = (element: ReactNode) =>
  inToolbar(
    <kit.ToolbarToggleGroup type="single" aria-label="View">
      {element}
    </kit.ToolbarToggleGroup>,
  );

const inTabsNav = within(<kit.TabsNav aria-label="Account" />);

/** The components of `controls`. */
export const controls: Record<string, Contract> = {
  Accordion: contract(kit.Accordion),
  AccordionContent: contract(kit.AccordionContent, {
    props: { children: 'Details' },
    wrap: inAccordionItem,
    target: '[role="region"]',
  }),
  AccordionItem: contract(kit.AccordionItem, { props: { value: 'other' }, wrap: inAccordion }),
  AccordionTrigger: contract(kit.AccordionTrigger, {
    props: { children: 'Details' },
    wrap: inAccordionItem,
    target: 'button',
    root: '[data-slot=accordion-heading]',
    slot: 'heading',
    vetoes: '[aria-expanded="true"]',
  }),
  Button: contract(kit.Button, { props: { children: 'Save' }, asChild: link }),
  ButtonGroup: contract(kit.ButtonGroup, { props: { 'aria-label': 'Save' } }),
  Calendar: contract(kit.Calendar),
  Checkbox: contract(kit.Checkbox, { props: { label: 'Remember' }, root: true, target: 'input' }),
  Combobox: contract(kit.Combobox, {
    props: { label: 'Region', options: [{ value: 'eu', label: 'Frankfurt' }] },
    root: true,
    target: 'input',
  }),
  CopyButton: contract(kit.CopyButton, { props: { text: 'wm_live_1' }, target: 'button' }),
  Field: contract(kit.Field, { props: { label: 'Note', children: <kit.Input /> } }),
  FileUpload: contract(kit.FileUpload, { props: { label: 'Receipts' }, root: true, target: 'input' }),
  IconButton: contract(kit.IconButton, { props: { 'aria-label': 'Refresh' }, asChild: link }),
  Input: contract(kit.Input, { props: { 'aria-label': 'Name' } }),
  InputGroup: contract(kit.InputGroup),
  Label: contract(kit.Label, { props: { children: 'Name' } }),
  Link: contract(kit.Link, { props: { href: '#there', children: 'There' }, asChild: link }),
  MultiCombobox: contract(kit.MultiCombobox, {
    props: { label: 'Regions', options: [{ value: 'eu', label: 'Frankfurt' }] },
    root: true,
    target: 'input',
  }),
  NumberField: contract(kit.NumberField, { props: { label: 'Price' }, root: true, target: 'input' }),
  PasswordField: contract(kit.PasswordField, {
    props: { label: 'Password' },
    root: '[data-slot=text-field]',
    target: 'input',
    state: passwordState,
  }),
  PasswordRequirements: contract(kit.PasswordRequirements, {
    props: { value: '', requirements: [{ id: 'length', label: 'At least 12 characters', met: false }] },
    root: true,
    target: '[data-slot=password-requirements-list]',
  }),
  PinInput: contract(kit.PinInput, { props: { label: 'Code' }, root: true, target: 'input' }),
  RadioGroup: contract(kit.RadioGroup, { props: { label: 'Refresh' }, root: true, target: '[role="radiogroup"]' }),
  RadioGroupItem: contract(kit.RadioGroupItem, {
    props: { value: 'hourly', label: 'Every hour' },
    wrap: inRadioGroup,
    root: true,
    target: 'input',
    vetoes: 'input:checked',
  }),
  RichSelect: contract(kit.RichSelect, {
    props: { label: 'Region', options: [{ value: 'eu', label: 'Frankfurt' }] },
    root: true,
    target: 'button',
  }),
  SegmentedControl: contract(kit.SegmentedControl, { props: { label: 'Color mode' } }),
  SegmentedControlItem: contract(kit.SegmentedControlItem, {
    props: { value: 'dark', children: 'Dark' },
    wrap: inSegments,
    root: true,
    target: 'input',
    vetoes: 'input:checked',
  }),
  Slider: contract(kit.Slider, { props: { label: 'Corner radius' }, root: true, target: 'input' }),
  SplitPanel: contract(kit.SplitPanel, {
    props: { 'aria-label': 'List', start: 'List', end: 'Preview' },
    root: true,
    target: '[role="separator"]',
  }),
  Switch: contract(kit.Switch, {
    props: { label: 'Allow notifications' },
    root: true,
    target: 'button',
    vetoes: '[aria-checked="true"]',
  }),
  TabsTrigger: contract(kit.TabsTrigger, {
    props: { value: 'other', children: 'Log' },
    wrap: inTabList,
    target: '[role="tab"]',
    vetoes: '[aria-selected="true"]',
  }),
  TabsList: contract(kit.TabsList, { props: { 'aria-label': 'Connection' }, wrap: inTabs, target: '[role="tablist"]' }),
  TabsContent: contract(kit.TabsContent, {
    props: { value: 'shown', children: 'Log' },
    wrap: inTabs,
    target: '[role="tabpanel"]',
  }),
  Tabs: contract(kit.Tabs),
  TabsNav: contract(kit.TabsNav, { props: { 'aria-label': 'Account' } }),
  TabsNavLink: contract(kit.TabsNavLink, {
    props: { href: '#there', children: 'There' },
    wrap: inTabsNav,
    asChild: link,
  }),
  RangeCalendar: contract(kit.RangeCalendar),
  RangeSlider: contract(kit.RangeSlider, { props: { label: 'Price' } }),
  SearchField: contract(kit.SearchField, { root: true, target: 'input' }),
  Select: contract(kit.Select, {
    props: { label: 'Show', options: [{ value: 'all', label: 'All' }] },
    root: true,
    target: 'select',
  }),
  TagInput: contract(kit.TagInput, { props: { label: 'Tags' }, root: true, target: 'input' }),
  TextField: contract(kit.TextField, { props: { label: 'Name' }, root: true, target: 'input' }),
  Textarea: contract(kit.Textarea, { props: { 'aria-label': 'Note' } }),
  TextareaField: contract(kit.TextareaField, {
    props: { label: 'Note', maxLength: 200 },
    root: true,
    target: 'textarea',
  }),
  TimeField: contract(kit.TimeField, { props: { label: 'Start' }, root: true, target: 'input' }),
  Toggle: contract(kit.Toggle, { props: { children: 'Only errors' }, vetoes: '[aria-pressed="true"]' }),
  Toolbar: contract(kit.Toolbar, { props: { 'aria-label': 'Orders' } }),
  ToolbarButton: contract(kit.ToolbarButton, {
    props: { children: 'Download' },
    wrap: inToolbar,
    asChild: <button type="button">Download</button>,
  }),
  ToolbarLink: contract(kit.ToolbarLink, { props: { href: '#there', children: 'There' }, wrap: inToolbar }),
  ToolbarSeparator: contract(kit.ToolbarSeparator, { wrap: inToolbar }),
  ToolbarToggleGroup: contract(kit.ToolbarToggleGroup, {
    props: { type: 'single', 'aria-label': 'View' },
    wrap: inToolbar,
  }),
  ToolbarToggleItem: contract(kit.ToolbarToggleItem, {
    props: { value: 'table', children: 'Table' },
    wrap: inToggleGroup,
    vetoes: '[aria-checked="true"]',
  }),
  Wizard: contract(kit.Wizard, {
    props: {
      'aria-label': 'New connection',
      steps: [{ value: 'address', title: 'Address', content: 'Address' }],
      onFinish: () => undefined,
    },
  }),
};
