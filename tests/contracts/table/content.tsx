import * as kit from 'waymark';
import { contract, type Contract, link } from './contract';

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
  LoadingBar: contract(kit.LoadingBar, {}),
  Progress: contract(kit.Progress, { label: 'Storage', value: 80 }),
};
