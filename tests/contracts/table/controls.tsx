import type { ReactNode } from 'react';
import * as kit from 'waymark';
import { contract, type Contract, link, type State } from './contract';

const passwordState: State = {
  prop: 'visible',
  defaultProp: 'defaultVisible',
  onChange: 'onVisibleChange',
  trigger: (root) => root.querySelector('button'),
  triggerProps: 'toggleProps',
};

const inSegments = (element: ReactNode) => <kit.SegmentedControl label="Color mode">{element}</kit.SegmentedControl>;
const inTabs = (element: ReactNode) => <kit.Tabs defaultValue="shown">{element}</kit.Tabs>;
const inTabList = (element: ReactNode) => inTabs(<kit.TabList label="Connection">{element}</kit.TabList>);

/** The components of `controls`. */
export const controls: Record<string, Contract> = {
  Button: contract(kit.Button, { children: 'Save' }, { asChild: link }),
  Checkbox: contract(kit.Checkbox, { label: 'Remember' }, { target: 'input' }),
  Field: contract(kit.Field, { label: 'Note', children: (control) => <textarea {...control} /> }),
  IconButton: contract(kit.IconButton, { label: 'Refresh' }, { asChild: link }),
  Link: contract(kit.Link, { href: '#there', children: 'There' }, { asChild: link }),
  PasswordField: contract(kit.PasswordField, { label: 'Password' }, { target: 'input', state: passwordState }),
  SegmentedControl: contract(kit.SegmentedControl, { label: 'Color mode' }),
  SegmentedControlItem: contract(
    kit.SegmentedControlItem,
    { value: 'dark', children: 'Dark' },
    { wrap: inSegments, target: 'input', vetoes: (root) => root.querySelector('input')?.checked === true },
  ),
  Slider: contract(kit.Slider, { label: 'Corner radius' }, { target: 'input' }),
  Switch: contract(
    kit.Switch,
    { label: 'Allow notifications' },
    { target: 'button', vetoes: (root) => root.querySelector('[aria-checked="true"]') !== null },
  ),
  Tab: contract(
    kit.Tab,
    { value: 'other', children: 'Log' },
    {
      wrap: inTabList,
      target: '[role="tab"]',
      vetoes: (root) => root.querySelector('[aria-selected="true"]') !== null,
    },
  ),
  TabList: contract(kit.TabList, { label: 'Connection' }, { wrap: inTabs, target: '[role="tablist"]' }),
  TabPanel: contract(kit.TabPanel, { value: 'shown', children: 'Log' }, { wrap: inTabs, target: '[role="tabpanel"]' }),
  Tabs: contract(kit.Tabs, {}),
  SearchField: contract(kit.SearchField, {}, { target: 'input' }),
  Select: contract(kit.Select, { label: 'Show', options: [{ value: 'all', label: 'All' }] }, { target: 'select' }),
  TextField: contract(kit.TextField, { label: 'Name' }, { target: 'input' }),
};
