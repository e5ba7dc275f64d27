import type { ReactNode } from 'react';
import * as kit from 'waymark';
import { contract, type Contract, link, type State } from './contract';

const passwordState: State = {
  prop: 'visible',
  defaultProp: 'defaultVisible',
  onChange: 'onVisibleChange',
  trigger: 'button',
  slot: 'toggle',
};

const inSegments = (element: ReactNode) => <kit.SegmentedControl label="Color mode">{element}</kit.SegmentedControl>;
const inTabs = (element: ReactNode) => <kit.Tabs defaultValue="shown">{element}</kit.Tabs>;
const inTabList = (element: ReactNode) => inTabs(<kit.TabsList aria-label="Connection">{element}</kit.TabsList>);

const inRadioGroup = (element: ReactNode) => <kit.RadioGroup label="Refresh">{element}</kit.RadioGroup>;
const inAccordion = (element: ReactNode) => <kit.Accordion defaultValue="shown">{element}</kit.Accordion>;
const inAccordionItem = (element: ReactNode) =>
  inAccordion(<kit.AccordionItem value="shown">{element}</kit.AccordionItem>);

const inToolbar = (element: ReactNode) => <kit.Toolbar aria-label="Orders">{element}</kit.Toolbar>;
const inToggleGroup = (element: ReactNode) =>
  inToolbar(
    <kit.ToolbarToggleGroup type="single" aria-label="View">
      {element}
    </kit.ToolbarToggleGroup>,
  );

const inTabsNav = (element: ReactNode) => <kit.TabsNav aria-label="Account">{element}</kit.TabsNav>;

/** The components of `controls`. */
export const controls: Record<string, Contract> = {
  Accordion: contract(kit.Accordion, {}),
  AccordionContent: contract(
    kit.AccordionContent,
    { children: 'Details' },
    { wrap: inAccordionItem, target: '[role="region"]' },
  ),
  AccordionItem: contract(kit.AccordionItem, { value: 'other' }, { wrap: inAccordion }),
  AccordionTrigger: contract(
    kit.AccordionTrigger,
    { children: 'Details' },
    {
      wrap: inAccordionItem,
      target: 'button',
      root: '[data-slot=accordion-heading]',
      slot: 'heading',
      vetoes: '[aria-expanded="true"]',
    },
  ),
  Button: contract(kit.Button, { children: 'Save' }, { asChild: link }),
  ButtonGroup: contract(kit.ButtonGroup, { 'aria-label': 'Save' }),
  Calendar: contract(kit.Calendar, {}),
  Checkbox: contract(kit.Checkbox, { label: 'Remember' }, { root: true, target: 'input' }),
  Combobox: contract(
    kit.Combobox,
    { label: 'Region', options: [{ value: 'eu', label: 'Frankfurt' }] },
    { root: true, target: 'input' },
  ),
  CopyButton: contract(kit.CopyButton, { text: 'wm_live_1' }, { target: 'button' }),
  Field: contract(kit.Field, { label: 'Note', children: <kit.Input /> }),
  FileUpload: contract(kit.FileUpload, { label: 'Receipts' }, { root: true, target: 'input' }),
  IconButton: contract(kit.IconButton, { 'aria-label': 'Refresh' }, { asChild: link }),
  Input: contract(kit.Input, { 'aria-label': 'Name' }),
  InputGroup: contract(kit.InputGroup, {}),
  Label: contract(kit.Label, { children: 'Name' }),
  Link: contract(kit.Link, { href: '#there', children: 'There' }, { asChild: link }),
  MultiCombobox: contract(
    kit.MultiCombobox,
    { label: 'Regions', options: [{ value: 'eu', label: 'Frankfurt' }] },
    { root: true, target: 'input' },
  ),
  NumberField: contract(kit.NumberField, { label: 'Price' }, { root: true, target: 'input' }),
  PasswordField: contract(
    kit.PasswordField,
    { label: 'Password' },
    { root: '[data-slot=text-field]', target: 'input', state: passwordState },
  ),
  PasswordRequirements: contract(
    kit.PasswordRequirements,
    { value: '', requirements: [{ id: 'length', label: 'At least 12 characters', met: false }] },
    { root: true, target: '[data-slot=password-requirements-list]' },
  ),
  PinInput: contract(kit.PinInput, { label: 'Code' }, { root: true, target: 'input' }),
  RadioGroup: contract(kit.RadioGroup, { label: 'Refresh' }, { root: true, target: '[role="radiogroup"]' }),
  RadioGroupItem: contract(
    kit.RadioGroupItem,
    { value: 'hourly', label: 'Every hour' },
    { wrap: inRadioGroup, root: true, target: 'input', vetoes: 'input:checked' },
  ),
  RichSelect: contract(
    kit.RichSelect,
    { label: 'Region', options: [{ value: 'eu', label: 'Frankfurt' }] },
    { root: true, target: 'button' },
  ),
  SegmentedControl: contract(kit.SegmentedControl, { label: 'Color mode' }),
  SegmentedControlItem: contract(
    kit.SegmentedControlItem,
    { value: 'dark', children: 'Dark' },
    { wrap: inSegments, root: true, target: 'input', vetoes: 'input:checked' },
  ),
  Slider: contract(kit.Slider, { label: 'Corner radius' }, { root: true, target: 'input' }),
  SplitPanel: contract(
    kit.SplitPanel,
    { 'aria-label': 'List', start: 'List', end: 'Preview' },
    { root: true, target: '[role="separator"]' },
  ),
  Switch: contract(
    kit.Switch,
    { label: 'Allow notifications' },
    { root: true, target: 'button', vetoes: '[aria-checked="true"]' },
  ),
  TabsTrigger: contract(
    kit.TabsTrigger,
    { value: 'other', children: 'Log' },
    { wrap: inTabList, target: '[role="tab"]', vetoes: '[aria-selected="true"]' },
  ),
  TabsList: contract(kit.TabsList, { 'aria-label': 'Connection' }, { wrap: inTabs, target: '[role="tablist"]' }),
  TabsContent: contract(
    kit.TabsContent,
    { value: 'shown', children: 'Log' },
    { wrap: inTabs, target: '[role="tabpanel"]' },
  ),
  Tabs: contract(kit.Tabs, {}),
  TabsNav: contract(kit.TabsNav, { 'aria-label': 'Account' }),
  TabsNavLink: contract(kit.TabsNavLink, { href: '#there', children: 'There' }, { wrap: inTabsNav, asChild: link }),
  RangeCalendar: contract(kit.RangeCalendar, {}),
  RangeSlider: contract(kit.RangeSlider, { label: 'Price' }),
  SearchField: contract(kit.SearchField, {}, { root: true, target: 'input' }),
  Select: contract(
    kit.Select,
    { label: 'Show', options: [{ value: 'all', label: 'All' }] },
    { root: true, target: 'select' },
  ),
  TagInput: contract(kit.TagInput, { label: 'Tags' }, { root: true, target: 'input' }),
  TextField: contract(kit.TextField, { label: 'Name' }, { root: true, target: 'input' }),
  Textarea: contract(kit.Textarea, { 'aria-label': 'Note' }),
  TextareaField: contract(kit.TextareaField, { label: 'Note', maxLength: 200 }, { root: true, target: 'textarea' }),
  TimeField: contract(kit.TimeField, { label: 'Start' }, { root: true, target: 'input' }),
  Toggle: contract(kit.Toggle, { children: 'Only errors' }, { vetoes: '[aria-pressed="true"]' }),
  Toolbar: contract(kit.Toolbar, { 'aria-label': 'Orders' }),
  ToolbarButton: contract(
    kit.ToolbarButton,
    { children: 'Download' },
    { wrap: inToolbar, asChild: <button type="button">Download</button> },
  ),
  ToolbarLink: contract(kit.ToolbarLink, { href: '#there', children: 'There' }, { wrap: inToolbar }),
  ToolbarSeparator: contract(kit.ToolbarSeparator, {}, { wrap: inToolbar }),
  ToolbarToggleGroup: contract(kit.ToolbarToggleGroup, { type: 'single', 'aria-label': 'View' }, { wrap: inToolbar }),
  ToolbarToggleItem: contract(
    kit.ToolbarToggleItem,
    { value: 'table', children: 'Table' },
    { wrap: inToggleGroup, vetoes: '[aria-checked="true"]' },
  ),
  Wizard: contract(kit.Wizard, {
    'aria-label': 'New connection',
    steps: [{ value: 'address', title: 'Address', content: 'Address' }],
    onFinish: () => undefined,
  }),
};
