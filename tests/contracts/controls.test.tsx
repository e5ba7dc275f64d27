import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  Button,
  Checkbox,
  IconButton,
  Input,
  PasswordField,
  SearchField,
  RadioGroup,
  RadioGroupItem,
  SegmentedControl,
  SegmentedControlItem,
  Select,
  Slider,
  Switch,
  TabsTrigger,
  TabsList,
  Tabs,
  TextField,
} from 'waymark';

interface Contract {
  name: string;
  control: (props: Record<string, unknown>) => ReactElement;
  /** The props of the state: controlled, initial, and the callback. @default those of `value` */
  state?: [prop: string, defaultProp: string, onChange: string];
  values: [first: unknown, second: unknown];
  /** Selects the second value. */
  change: () => Promise<void>;
  /** The handler in which `preventDefault` prevents the change, as a prop of the control. */
  handler?: string;
  current: () => unknown;
}

const regions = [
  { value: 'eu', label: 'Frankfurt' },
  { value: 'us', label: 'Virginia' },
];
const field = (): HTMLInputElement => screen.getByRole('searchbox');

const contracts: Contract[] = [
  {
    name: 'TextField',
    control: (props) => <TextField label="Name" {...props} />,
    values: ['Weather', 'Weather!'],
    change: () => userEvent.type(screen.getByRole('textbox'), '!'),
    handler: 'onChange',
    current: () => screen.getByRole<HTMLInputElement>('textbox').value,
  },
  {
    name: 'PasswordField',
    control: (props) => <PasswordField label="Password" {...props} />,
    values: ['secret', 'secret!'],
    change: () => userEvent.type(screen.getByLabelText('Password'), '!'),
    handler: 'onChange',
    current: () => screen.getByLabelText<HTMLInputElement>('Password').value,
  },
  {
    name: 'Checkbox',
    control: (props) => <Checkbox label="Remember" {...props} />,
    state: ['checked', 'defaultChecked', 'onCheckedChange'],
    values: [false, true],
    change: () => userEvent.click(screen.getByRole('checkbox')),
    handler: 'onChange',
    current: () => screen.getByRole<HTMLInputElement>('checkbox').checked,
  },
  {
    name: 'Checkbox, mixed',
    control: (props) => <Checkbox label="Every channel" {...props} />,
    state: ['checked', 'defaultChecked', 'onCheckedChange'],
    values: ['indeterminate', true],
    change: () => userEvent.click(screen.getByRole('checkbox')),
    current: () => {
      const { indeterminate, checked } = screen.getByRole<HTMLInputElement>('checkbox');
      return indeterminate ? 'indeterminate' : checked;
    },
  },
  {
    name: 'Switch',
    control: (props) => <Switch label="Retry" {...props} />,
    state: ['checked', 'defaultChecked', 'onCheckedChange'],
    values: [false, true],
    change: () => userEvent.click(screen.getByRole('switch')),
    handler: 'onClick',
    current: () => screen.getByRole('switch').getAttribute('aria-checked') === 'true',
  },
  {
    name: 'SegmentedControl',
    control: (props) => (
      <SegmentedControl label="Region" {...props}>
        <SegmentedControlItem value="eu">Frankfurt</SegmentedControlItem>
        <SegmentedControlItem value="us">Virginia</SegmentedControlItem>
      </SegmentedControl>
    ),
    values: ['eu', 'us'],
    change: () => userEvent.click(screen.getByRole('radio', { name: 'Virginia' })),
    current: () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value,
  },
  {
    name: 'RadioGroup',
    control: (props) => (
      <RadioGroup label="Region" {...props}>
        <RadioGroupItem value="eu" label="Frankfurt" />
        <RadioGroupItem value="us" label="Virginia" />
      </RadioGroup>
    ),
    values: ['eu', 'us'],
    change: () => userEvent.click(screen.getByRole('radio', { name: 'Virginia' })),
    current: () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value,
  },
  {
    name: 'Select',
    control: (props) => <Select label="Region" options={regions} {...props} />,
    values: ['eu', 'us'],
    change: () => userEvent.selectOptions(screen.getByRole('combobox'), 'Virginia'),
    handler: 'onChange',
    current: () => screen.getByRole<HTMLSelectElement>('combobox').value,
  },
  {
    name: 'Slider',
    control: (props) => <Slider label="Corner radius" {...props} />,
    values: [8, 20],
    change: async () => void fireEvent.change(screen.getByRole('slider'), { target: { value: '20' } }),
    handler: 'onChange',
    current: () => screen.getByRole<HTMLInputElement>('slider').valueAsNumber,
  },
  {
    name: 'SearchField, cleared by its button',
    control: (props) => <SearchField {...props} />,
    values: ['weather', ''],
    change: () => userEvent.click(screen.getByRole('button', { name: 'Clear search' })),
    current: () => field().value,
  },
  {
    name: 'SearchField, cleared by Escape',
    control: (props) => <SearchField {...props} />,
    values: ['weather', ''],
    change: () => userEvent.type(field(), '{Escape}'),
    current: () => field().value,
  },
  {
    name: 'Tabs',
    control: (props) => (
      <Tabs {...props}>
        <TabsList aria-label="Region">
          <TabsTrigger value="eu">Frankfurt</TabsTrigger>
          <TabsTrigger value="us">Virginia</TabsTrigger>
        </TabsList>
      </Tabs>
    ),
    values: ['eu', 'us'],
    change: () => userEvent.click(screen.getByRole('tab', { name: 'Virginia' })),
    current: () => (screen.queryByRole('tab', { name: 'Virginia', selected: true }) ? 'us' : 'eu'),
  },
];

describe.each(contracts)('the state of $name', ({ control, state, values, change, handler, current }) => {
  const [prop, defaultProp, onChange] = state ?? ['value', 'defaultValue', 'onValueChange'];
  const [first, second] = values;
  const show = (props: Record<string, unknown>) => render(control(props));

  it('changes from its initial value', async () => {
    const changed = vi.fn();
    show({ [defaultProp]: first, [onChange]: changed });
    await change();
    expect(changed.mock.calls).toEqual([[second]]);
    expect(current()).toBe(second);
  });

  it('does not change while the controlled value remains the same', async () => {
    const changed = vi.fn();
    show({ [prop]: first, [onChange]: changed });
    await change();
    expect(changed.mock.calls).toEqual([[second]]);
    expect(current()).toBe(first);
  });

  if (!handler) return;
  it('does not change if a handler prevents the default', async () => {
    const changed = vi.fn();
    const prevent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    show({ [defaultProp]: first, [onChange]: changed, [handler]: prevent });
    await change();
    expect(prevent).toHaveBeenCalled();
    expect(changed).not.toHaveBeenCalled();
  });
});

describe.each([
  ['TextField', (props: object) => <TextField label="Region" {...props} />],
  ['PasswordField', (props: object) => <PasswordField label="Region" {...props} />],
  ['SearchField', (props: object) => <SearchField label="Region" {...props} />],
  ['Select', (props: object) => <Select label="Region" options={regions} {...props} />],
  ['Input', (props: object) => <Input aria-label="Region" {...props} />],
])('an uncontrolled %s', (_name, control) => {
  it('is read, set and validated through ref, name and native handlers', async () => {
    const ref = createRef<HTMLInputElement>();
    const onChange = vi.fn();
    const onBlur = vi.fn();
    render(<form aria-label="Form">{control({ ref, name: 'region', onChange, onBlur })}</form>, {});
    if (ref.current) ref.current.value = 'us';
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(new FormData(form).get('region')).toBe('us');
    await userEvent.tab();
    expect(ref.current).toHaveFocus();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledTimes(1);
    fireEvent.change(ref.current as HTMLInputElement, { target: { value: 'eu' } });
    expect(onChange.mock.lastCall?.[0].target.name).toBe('region');
    expect(new FormData(form).get('region')).toBe('eu');
  });
});

describe.each([
  ['Checkbox', 'checkbox', (props: { 'aria-label': string }) => <Checkbox {...props} />],
  ['TextField', 'textbox', (props: { 'aria-label': string }) => <TextField {...props} />],
  ['SearchField', 'searchbox', (props: { 'aria-label': string }) => <SearchField {...props} />],
  ['Select', 'combobox', (props: { 'aria-label': string }) => <Select options={regions} {...props} />],
  ['Slider', 'slider', (props: { 'aria-label': string }) => <Slider {...props} />],
  ['Switch', 'switch', (props: { 'aria-label': string }) => <Switch {...props} />],
  ['SegmentedControl', 'radiogroup', (props: { 'aria-label': string }) => <SegmentedControl {...props} />],
] as const)('a %s without a visible label', (_name, role, control) => {
  it('is named by aria-label without rendering a label', () => {
    const { container } = render(control({ 'aria-label': 'Sound' }), {});
    expect(screen.getByRole(role)).toHaveAccessibleName('Sound');
    expect(container.querySelector('label, legend')).toBeNull();
    expect(screen.queryByText('Sound')).toBeNull();
  });
});

describe.each([
  ['Button', (props: object) => <Button {...props}>Save</Button>],
  ['IconButton', (props: object) => <IconButton aria-label="Refresh" {...props} />],
  ['Checkbox', (props: object) => <Checkbox label="Remember" {...props} />],
  ['PasswordField', (props: object) => <PasswordField label="Password" {...props} />],
  ['Select', (props: object) => <Select label="Region" options={regions} {...props} />],
  ['Slider', (props: object) => <Slider label="Corner radius" {...props} />],
  ['Switch', (props: object) => <Switch label="Retry" {...props} />],
])('a disabled %s', (_name, control) => {
  it('receives no focus and no clicks', async () => {
    const handler = vi.fn();
    const { container } = render(control({ disabled: true, onClick: handler, onChange: handler }));
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    container.querySelector<HTMLElement>('button, input, select')?.click();
    expect(handler).not.toHaveBeenCalled();
  });
});
