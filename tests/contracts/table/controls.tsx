import * as kit from 'waymark';
import { contract, type Contract, link, type State } from './contract';

const passwordState: State = {
  prop: 'visible',
  defaultProp: 'defaultVisible',
  onChange: 'onVisibleChange',
  trigger: (root) => root.querySelector('button'),
  triggerProps: 'toggleProps',
};

/** The components of `controls`. */
export const controls: Record<string, Contract> = {
  Button: contract(kit.Button, { children: 'Save' }, { asChild: link }),
  Checkbox: contract(kit.Checkbox, { label: 'Remember' }, { target: 'input' }),
  IconButton: contract(kit.IconButton, { label: 'Refresh' }, { asChild: link }),
  Link: contract(kit.Link, { href: '#there', children: 'There' }, { asChild: link }),
  PasswordField: contract(kit.PasswordField, { label: 'Password' }, { target: 'input', state: passwordState }),
  TextField: contract(kit.TextField, { label: 'Name' }, { target: 'input' }),
};
