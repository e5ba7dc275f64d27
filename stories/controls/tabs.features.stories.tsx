import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, Link2, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, Checkbox, Tab, TabList, TabPanel, Tabs, TextField } from 'waymark';

const meta = {
  title: 'Controls/Tabs/Features',
  component: Tabs,
  args: {
    defaultValue: 'address',
    onValueChange: fn(),
    children: (
      <>
        <TabList label="Orders API">
          <Tab value="address">Address</Tab>
          <Tab value="columns">Columns</Tab>
          <Tab value="log">Log</Tab>
        </TabList>
        <TabPanel value="address">The service answers at api.example.com.</TabPanel>
        <TabPanel value="columns">Five columns have a field of the answer.</TabPanel>
        <TabPanel value="log">The last call took 120 milliseconds.</TabPanel>
      </>
    ),
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

function named(canvasElement: HTMLElement, ...names: string[]): HTMLElement[] {
  return names.map((name) => within(canvasElement).getByRole('tab', { name }));
}

/**
 * The [tabs pattern](https://www.w3.org/WAI/ARIA/apg/patterns/tabs/) with automatic activation: the roles and how they
 * refer to each other, one stop for the Tab key, and every key.
 */
export const AriaPractices: Story = {
  parameters: { keyboard: ['tabs-tab', 'tabs-right', 'tabs-left', 'tabs-home', 'tabs-end'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('tablist', { name: 'Orders API' });
    const tabs = within(list).getAllByRole('tab');
    await expect(tabs).toHaveLength(3);
    const shown = async (tab: HTMLElement | undefined): Promise<void> => {
      for (const one of tabs) {
        await expect(one).toHaveAttribute('aria-selected', String(one === tab));
        await expect(one).toHaveAttribute('tabindex', one === tab ? '0' : '-1');
        const panel = document.getElementById(one.getAttribute('aria-controls') ?? '');
        await expect(panel).toHaveAttribute('role', 'tabpanel');
        await expect(panel).toHaveAttribute('aria-labelledby', one.id);
        if (one === tab) await expect(panel).toBeVisible();
        else await expect(panel).not.toBeVisible();
      }
    };
    const [address, columns, log] = tabs;
    await shown(address);

    await userEvent.tab();
    await expect(address).toHaveFocus();
    for (const [key, tab] of [
      ['{ArrowRight}', columns],
      ['{ArrowRight}', log],
      ['{ArrowRight}', address],
      ['{ArrowLeft}', log],
      ['{ArrowLeft}', columns],
      ['{End}', log],
      ['{Home}', address],
      ['{ArrowDown}', address],
      ['{ArrowUp}', address],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(tab).toHaveFocus();
      await shown(tab);
    }

    // A panel of text alone is the next stop.
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Address' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(address).toHaveFocus();
  },
};

/** A press selects a tab and tells the page once. */
export const SelectedByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    const [columns] = named(canvasElement, 'Columns');
    if (columns) await userEvent.click(columns);
    await expect(within(canvasElement).getByText('Five columns have a field of the answer.')).toBeVisible();
    await expect(within(canvasElement).queryByText('The service answers at api.example.com.')).not.toBeInTheDocument();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('columns');
  },
};

/** Where a panel takes a while to load, the arrows only move; Enter or Space selects. */
export const ManualActivation: Story = {
  args: { activation: 'manual' },
  parameters: { keyboard: ['tabs-enter', 'tabs-space'] },
  play: async ({ canvasElement }) => {
    const [address, columns, log] = named(canvasElement, 'Address', 'Columns', 'Log');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(columns).toHaveFocus();
    await expect(address).toHaveAttribute('aria-selected', 'true');
    // The ring shows, also on a tab that the Tab key does not stop at.
    await expect(getComputedStyle(columns as Element).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter}');
    await expect(columns).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(columns).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard(' ');
    await expect(log).toHaveAttribute('aria-selected', 'true');
  },
};

/** Tabs in a column: the arrows that point up and down move. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  parameters: { keyboard: ['tabs-down', 'tabs-up'] },
  play: async ({ canvasElement }) => {
    const [address, columns, log] = named(canvasElement, 'Address', 'Columns', 'Log');
    await expect(within(canvasElement).getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.tab();
    for (const [key, tab] of [
      ['{ArrowDown}', columns],
      ['{ArrowDown}', log],
      ['{ArrowDown}', address],
      ['{ArrowUp}', log],
      ['{ArrowRight}', log],
      ['{ArrowLeft}', log],
      ['{Home}', address],
      ['{End}', log],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(tab).toHaveFocus();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
  },
};

/** Written from right to left, the left arrow goes to the left, which is the next tab. */
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [address, columns, log] = named(canvasElement, 'Address', 'Columns', 'Log');
    await userEvent.tab();
    for (const [key, tab] of [
      ['{ArrowLeft}', columns],
      ['{ArrowLeft}', log],
      ['{ArrowRight}', columns],
      ['{ArrowRight}', address],
      ['{ArrowRight}', log],
      ['{Home}', address],
      ['{End}', log],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(tab).toHaveFocus();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
  },
};

/** The page holds the selected tab, and may send the person to one. */
export const Controlled: Story = {
  render: function Render() {
    const [tab, setTab] = useState('address');
    const [secret, setSecret] = useState('');
    return (
      <Tabs value={tab} onValueChange={setTab} className="max-w-118.75">
        <TabList label="Orders API">
          <Tab value="address">
            <Link2 aria-hidden />
            Address
          </Tab>
          <Tab value="secret">
            <KeyRound aria-hidden />
            Secret
          </Tab>
        </TabList>
        <TabPanel value="address">
          <Button variant="outline" onClick={() => setTab('secret')}>
            Go on to the secret
          </Button>
        </TabPanel>
        <TabPanel value="secret">
          <TextField label="Bearer token" value={secret} onChange={(event) => setSecret(event.target.value)} />
        </TabPanel>
      </Tabs>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Go on to the secret' }));
    await expect(canvas.getByRole('tab', { name: 'Secret' })).toHaveAttribute('aria-selected', 'true');
    // The panel holds something to reach, so it is no stop itself.
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Secret' })).not.toHaveAttribute('tabindex'));
  },
};

/** A controlled value that does not change refuses the selection; `preventDefault` in `onClick` prevents the request. */
export const Refused: Story = {
  render: (args) => (
    <Tabs value="address" onValueChange={args.onValueChange}>
      <TabList label="Orders API">
        <Tab value="address">Address</Tab>
        <Tab value="columns">Columns</Tab>
        <Tab value="log" onClick={(event) => event.preventDefault()}>
          Log
        </Tab>
      </TabList>
      <TabPanel value="address">The service answers at api.example.com.</TabPanel>
    </Tabs>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [address, columns] = named(canvasElement, 'Address', 'Columns');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(columns).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('columns');
    await userEvent.click(canvas.getByRole('tab', { name: 'Log' }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(address).toHaveAttribute('aria-selected', 'true');
  },
};

/** A disabled tab can be found by the arrows, but not selected. */
export const DisabledTab: Story = {
  render: (args) => (
    <Tabs {...args}>
      <TabList label="Orders API">
        <Tab value="address">Address</Tab>
        <Tab value="columns" disabled>
          Columns
        </Tab>
        <Tab value="log">Log</Tab>
      </TabList>
      <TabPanel value="address">Test the connection; its columns are known then.</TabPanel>
      <TabPanel value="columns">Five columns have a field of the answer.</TabPanel>
      <TabPanel value="log">The last call took 120 milliseconds.</TabPanel>
    </Tabs>
  ),
  play: async ({ args, canvasElement }) => {
    const [address, columns, log] = named(canvasElement, 'Address', 'Columns', 'Log');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(columns).toHaveFocus();
    await expect(columns).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    columns?.click();
    await expect(address).toHaveAttribute('aria-selected', 'true');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(log).toHaveAttribute('aria-selected', 'true');
  },
};

/** With `keepMounted`, what was typed is there when the person comes back; without it, the panel begins anew. */
export const KeepsItsContent: Story = {
  render: (args) => (
    <Tabs {...args} className="max-w-118.75">
      <TabList label="Orders API">
        <Tab value="address">Address</Tab>
        <Tab value="options">Options</Tab>
      </TabList>
      <TabPanel value="address" keepMounted>
        <TextField label="Base address" placeholder="https://api.example.com" />
      </TabPanel>
      <TabPanel value="options">
        <Checkbox label="Refresh by itself" />
      </TabPanel>
    </Tabs>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [address, options] = named(canvasElement, 'Address', 'Options');
    await userEvent.type(canvas.getByRole('textbox'), 'https://orders.example.com');
    if (options) await userEvent.click(options);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox'));
    if (address) await userEvent.click(address);
    await expect(canvas.getByRole('textbox')).toHaveValue('https://orders.example.com');
    if (options) await userEvent.click(options);
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

/** A panel is a stop of the Tab key only while nothing in it is one, also when its content comes later. */
export const PanelFocus: Story = {
  render: function Render() {
    return (
      <Tabs defaultValue="log">
        <TabList label="Orders API">
          <Tab value="log">
            <ScrollText aria-hidden />
            Log
          </Tab>
        </TabList>
        <TabPanel value="log">
          <Failures />
        </TabPanel>
      </Tabs>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = canvas.getByRole('tabpanel');
    await userEvent.tab();
    await userEvent.tab();
    await expect(panel).not.toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel).toHaveAttribute('tabindex', '0'));
  },
};

/** Renders without its panel, as what comes from a request does. */
function Failures() {
  const [cleared, setCleared] = useState(false);
  if (cleared) return <p>No call has failed.</p>;
  return (
    <p className="flex items-center gap-3">
      One call has failed. <Button onClick={() => setCleared(true)}>Clear</Button>
    </p>
  );
}

/** Where no tab is selected, the first one is the way in. */
export const NoneSelected: Story = {
  args: { defaultValue: undefined },
  play: async ({ args, canvasElement }) => {
    const [address, columns] = named(canvasElement, 'Address', 'Columns');
    await waitFor(() => expect(address).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await expect(address).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(columns).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(address).toHaveAttribute('tabindex', '-1'));
  },
};

const services = ['Orders', 'Customers', 'Products', 'Warehouses', 'Suppliers', 'Invoices', 'Returns', 'Reviews'];

/** A row that is too long scrolls by itself, and shows the tab that is selected; the page does not scroll. */
export const LongRow: Story = {
  args: { defaultValue: 'Reviews' },
  render: (args) => (
    <Tabs {...args} className="max-w-profile-min">
      <TabList label="Connections">
        {services.map((service) => (
          <Tab key={service} value={service}>
            {service}
          </Tab>
        ))}
      </TabList>
      {services.map((service) => (
        <TabPanel key={service} value={service}>
          {service} answer below /v1/{service.toLowerCase()}.
        </TabPanel>
      ))}
    </Tabs>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('tablist');
    const isInView = async (name: string): Promise<void> => {
      const tab = canvas.getByRole('tab', { name }).getBoundingClientRect();
      const row = list.getBoundingClientRect();
      await expect(tab.left).toBeGreaterThanOrEqual(row.left - 1);
      await expect(tab.right).toBeLessThanOrEqual(row.right + 1);
    };
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await isInView('Reviews');
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await waitFor(() => isInView('Orders'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
