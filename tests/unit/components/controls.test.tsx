import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  Button,
  Checkbox,
  englishLabels,
  FooterLinks,
  IconButton,
  LabelsProvider,
  PasswordField,
  SearchField,
  SegmentedControl,
  SegmentedControlItem,
  Select,
  Slider,
  Switch,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from 'waymark';

describe('Switch', () => {
  it('is named by its label through ARIA as well', () => {
    render(<Switch label="Allow notifications" />);
    expect(screen.getByRole('switch')).toHaveAttribute('aria-labelledby', screen.getByText('Allow notifications').id);
  });
});

describe('Slider', () => {
  it('displays the value after a form reset', () => {
    const { container } = render(
      <form aria-label="Settings">
        <Slider label="Timeout" defaultValue={15} valueText={(value) => `${value} s`} />
      </form>,
    );
    const slider = screen.getByRole('slider');
    fireEvent.change(slider, { target: { value: '30' } });
    expect(screen.getByText('30 s')).toBeInTheDocument();
    act(() => screen.getByRole<HTMLFormElement>('form').reset());
    fireEvent.change(slider, { target: { value: '40' } });
    expect(container).toHaveTextContent('Timeout40 s');
  });
});

describe('FooterLinks', () => {
  it('is a list in WebKit as well, which needs the explicit role', () => {
    const { container } = render(<FooterLinks />);
    expect(container.firstElementChild).toHaveAttribute('role', 'list');
  });
});

describe('Tabs', () => {
  it('selects with an arrow key without a click', async () => {
    const onClick = vi.fn();
    render(
      // oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- an analytics listener
      <div onClick={onClick}>
        <Tabs defaultValue="address">
          <TabList label="Orders API">
            <Tab value="address">Address</Tab>
            <Tab value="log">Log</Tab>
          </TabList>
        </Tabs>
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('refers only to panels that are rendered', () => {
    const tabs = (panels: boolean) => (
      <Tabs defaultValue="address">
        <TabList label="Orders API">
          <Tab value="address">Address</Tab>
          <Tab value="log">Log</Tab>
        </TabList>
        <TabPanel value="address">The service address.</TabPanel>
        {panels && <TabPanel value="log">The last call.</TabPanel>}
      </Tabs>
    );
    const { rerender } = render(tabs(false));
    expect(screen.getByRole('tab', { name: 'Address' })).toHaveAttribute(
      'aria-controls',
      screen.getByRole('tabpanel').id,
    );
    expect(screen.getByRole('tab', { name: 'Log' })).not.toHaveAttribute('aria-controls');
    rerender(tabs(true));
    expect(screen.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-controls');
    rerender(tabs(false));
    expect(screen.getByRole('tab', { name: 'Log' })).not.toHaveAttribute('aria-controls');
  });
});

interface Contract {
  name: string;
  control: (props: Record<string, unknown>) => ReactElement;
  /** The props of the state: controlled, initial, and the callback. */
  state: [prop: string, defaultProp: string, onChange: string];
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
    state: ['value', 'defaultValue', 'onValueChange'],
    values: ['eu', 'us'],
    change: () => userEvent.click(screen.getByRole('radio', { name: 'Virginia' })),
    current: () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value,
  },
  {
    name: 'Select',
    control: (props) => <Select label="Region" options={regions} {...props} />,
    state: ['value', 'defaultValue', 'onValueChange'],
    values: ['eu', 'us'],
    change: () => userEvent.selectOptions(screen.getByRole('combobox'), 'Virginia'),
    handler: 'onChange',
    current: () => screen.getByRole<HTMLSelectElement>('combobox').value,
  },
  {
    name: 'Slider',
    control: (props) => <Slider label="Corner radius" {...props} />,
    state: ['value', 'defaultValue', 'onValueChange'],
    values: [8, 20],
    change: async () => void fireEvent.change(screen.getByRole('slider'), { target: { value: '20' } }),
    handler: 'onChange',
    current: () => screen.getByRole<HTMLInputElement>('slider').valueAsNumber,
  },
  {
    name: 'SearchField, cleared by its button',
    control: (props) => <SearchField {...props} />,
    state: ['value', 'defaultValue', 'onValueChange'],
    values: ['weather', ''],
    change: () => userEvent.click(screen.getByRole('button', { name: 'Clear search' })),
    current: () => field().value,
  },
  {
    name: 'SearchField, cleared by Escape',
    control: (props) => <SearchField {...props} />,
    state: ['value', 'defaultValue', 'onValueChange'],
    values: ['weather', ''],
    change: () => userEvent.type(field(), '{Escape}'),
    handler: 'onKeyDown',
    current: () => field().value,
  },
  {
    name: 'Tabs',
    control: (props) => (
      <Tabs {...props}>
        <TabList label="Region">
          <Tab value="eu">Frankfurt</Tab>
          <Tab value="us">Virginia</Tab>
        </TabList>
      </Tabs>
    ),
    state: ['value', 'defaultValue', 'onValueChange'],
    values: ['eu', 'us'],
    change: () => userEvent.click(screen.getByRole('tab', { name: 'Virginia' })),
    current: () => screen.getByRole('tab', { selected: true }).dataset.value,
  },
];

describe.each(contracts)('the state of $name', ({ control, state, values, change, handler, current }) => {
  const [prop, defaultProp, onChange] = state;
  const [first, second] = values;
  const show = (props: Record<string, unknown>) =>
    render(<LabelsProvider labels={englishLabels}>{control(props)}</LabelsProvider>);

  it('changes from its initial value', async () => {
    const changed = vi.fn();
    show({ [defaultProp]: first, [onChange]: changed });
    await change();
    expect(changed.mock.calls).toEqual([[second]]);
    expect(current()).toBe(second);
  });

  it('stays when the controlled value does not change', async () => {
    const changed = vi.fn();
    show({ [prop]: first, [onChange]: changed });
    await change();
    expect(changed.mock.calls).toEqual([[second]]);
    expect(current()).toBe(first);
  });

  if (!handler) return;
  it('does not change when a handler prevents the default', async () => {
    const changed = vi.fn();
    const prevent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    show({ [defaultProp]: first, [onChange]: changed, [handler]: prevent });
    await change();
    expect(prevent).toHaveBeenCalled();
    expect(changed).not.toHaveBeenCalled();
  });
});

describe.each([
  ['Button', (props: object) => <Button {...props}>Save</Button>],
  ['IconButton', (props: object) => <IconButton label="Refresh" {...props} />],
  ['Checkbox', (props: object) => <Checkbox label="Remember" {...props} />],
  ['PasswordField', (props: object) => <PasswordField label="Password" {...props} />],
  ['Select', (props: object) => <Select label="Region" options={regions} {...props} />],
  ['Slider', (props: object) => <Slider label="Corner radius" {...props} />],
  ['Switch', (props: object) => <Switch label="Retry" {...props} />],
])('a disabled %s', (_name, control) => {
  it('receives no focus and no clicks', async () => {
    const handler = vi.fn();
    const { container } = render(
      <LabelsProvider labels={englishLabels}>
        {control({ disabled: true, onClick: handler, onChange: handler })}
      </LabelsProvider>,
    );
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    container.querySelector<HTMLElement>('button, input, select')?.click();
    expect(handler).not.toHaveBeenCalled();
  });
});
