import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyRound, Link2, ScrollText } from 'lucide-react';
import { useCallback, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  Checkbox,
  DirectionProvider,
  type LinkComponent,
  LinkProvider,
  Tabs,
  TabsContent,
  TabsList,
  TabsNav,
  TabsNavLink,
  TabsTrigger,
  TextField,
} from 'waymark';

const meta = {
  title: 'Controls/Tabs',
  component: Tabs,
  argTypes: {
    value: { control: false },
    defaultValue: { control: 'inline-radio', options: ['address', 'columns', 'log'] },
    orientation: { control: 'inline-radio', options: ['horizontal', 'vertical'] },
    activationMode: { control: 'inline-radio', options: ['automatic', 'manual'] },
    children: { description: 'The list of tabs and the panels.', control: false },
  },
  args: {
    defaultValue: 'address',
    onValueChange: fn(),
    children: (
      <>
        <TabsList aria-label="Orders API">
          <TabsTrigger value="address">Address</TabsTrigger>
          <TabsTrigger value="columns">Columns</TabsTrigger>
          <TabsTrigger value="log">Log</TabsTrigger>
        </TabsList>
        <TabsContent value="address">The service answers at api.example.com.</TabsContent>
        <TabsContent value="columns">Five columns have a field of the answer.</TabsContent>
        <TabsContent value="log">The last call took 120 milliseconds.</TabsContent>
      </>
    ),
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    children: (
      <>
        <TabsList aria-label="Orders API">
          <TabsTrigger value="address">Address</TabsTrigger>
          <TabsTrigger value="columns">Columns</TabsTrigger>
          <TabsTrigger value="log">Log</TabsTrigger>
        </TabsList>
        <TabsContent value="address">The service is available at api.example.com under /v1/orders.</TabsContent>
        <TabsContent value="columns">Five columns have a field of the answer.</TabsContent>
        <TabsContent value="log">The last call took 120 milliseconds.</TabsContent>
      </>
    ),
    orientation: 'horizontal',
    activationMode: 'automatic',
  },
};

function named(canvasElement: HTMLElement, ...names: string[]): HTMLElement[] {
  return names.map((name) => within(canvasElement).getByRole('tab', { name }));
}

/**
 * The [tabs pattern](https://www.w3.org/WAI/ARIA/apg/patterns/tabs/) with automatic activation: roles,
 * references, tab order and keys.
 */
export const AriaPractices: Story = {
  tags: ['feature', '!dev'],
  parameters: { keyboard: ['tabs-tab', 'tabs-right', 'tabs-left', 'tabs-home', 'tabs-end'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('tablist', { name: 'Orders API' });
    const tabs = within(list).getAllByRole('tab');
    await expect(tabs).toHaveLength(3);
    const shown = async (tab: HTMLElement | undefined): Promise<void> => {
      for (const one of tabs) {
        await expect(one).toHaveAttribute('aria-selected', String(one === tab));
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

    // The panel is the next tab stop.
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Address' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(address).toHaveFocus();
  },
};

/** A click selects a tab and calls `onValueChange` once. */
export const SelectedByPointer: Story = {
  tags: ['feature', '!dev'],
  play: async ({ args, canvasElement }) => {
    const [columns] = named(canvasElement, 'Columns');
    if (columns) await userEvent.click(columns);
    await expect(within(canvasElement).getByText('Five columns have a field of the answer.')).toBeVisible();
    await expect(within(canvasElement).queryByText('The service answers at api.example.com.')).not.toBeInTheDocument();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('columns');
  },
};

/** With manual activation, the arrow keys move focus only; Enter or Space selects. Tab leaves the list from each tab. */
export const ManualActivation: Story = {
  tags: ['feature'],
  args: { activationMode: 'manual' },
  parameters: { keyboard: ['tabs-enter', 'tabs-space'] },
  play: async ({ canvasElement }) => {
    const [address, columns, log] = named(canvasElement, 'Address', 'Columns', 'Log');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(columns).toHaveFocus();
    await expect(address).toHaveAttribute('aria-selected', 'true');
    // The focus ring is visible on tabs with `tabindex="-1"` too.
    await expect(getComputedStyle(columns as Element).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter}');
    await expect(columns).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(columns).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard(' ');
    await expect(log).toHaveAttribute('aria-selected', 'true');

    // From a focused tab before the selected one, Tab moves to the panel.
    await userEvent.keyboard('{Home}');
    await expect(address).toHaveFocus();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('tabpanel', { name: 'Log' })).toHaveFocus();
  },
};

/** Vertical tabs use the up and down arrow keys. */
export const Vertical: Story = {
  tags: ['feature'],
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

/** In right-to-left layouts, the left arrow key moves to the next tab, which is on the left. */
export const ArrowKeysInRightToLeft: Story = {
  tags: ['feature', '!dev'],
  render: (args) => (
    <DirectionProvider direction="rtl" scope="subtree">
      <Tabs {...args} />
    </DirectionProvider>
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

/** A disabled tab is focusable by the arrow keys, but cannot be selected. */
export const DisabledTab: Story = {
  tags: ['feature'],
  render: (args) => (
    <Tabs {...args}>
      <TabsList aria-label="Orders API">
        <TabsTrigger value="address">Address</TabsTrigger>
        <TabsTrigger value="columns" disabled>
          Columns
        </TabsTrigger>
        <TabsTrigger value="log">Log</TabsTrigger>
      </TabsList>
      <TabsContent value="address">Test the connection; its columns are known then.</TabsContent>
      <TabsContent value="columns">Five columns have a field of the answer.</TabsContent>
      <TabsContent value="log">The last call took 120 milliseconds.</TabsContent>
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

/** With `keepMounted`, a panel keeps its state while it is hidden; without it, the state is lost. */
export const KeepsItsContent: Story = {
  tags: ['feature'],
  render: (args) => (
    <Tabs {...args} className="max-w-118.75">
      <TabsList aria-label="Orders API">
        <TabsTrigger value="address">Address</TabsTrigger>
        <TabsTrigger value="options">Options</TabsTrigger>
      </TabsList>
      <TabsContent value="address" keepMounted>
        <TextField label="Base address" placeholder="https://api.example.com" />
      </TabsContent>
      <TabsContent value="options">
        <Checkbox label="Refresh by itself" />
      </TabsContent>
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

/** Without a selected tab, Tab moves focus to the first one. */
export const NoneSelected: Story = {
  tags: ['feature'],
  args: { defaultValue: null },
  play: async ({ canvasElement }) => {
    const [address, columns] = named(canvasElement, 'Address', 'Columns');
    await userEvent.tab();
    await expect(address).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(columns).toHaveAttribute('aria-selected', 'true');
  },
};

const services = ['Orders', 'Customers', 'Products', 'Warehouses', 'Suppliers', 'Invoices', 'Returns', 'Reviews'];

/** A row wider than its container scrolls to the selected tab; the page does not scroll. */
export const LongRow: Story = {
  tags: ['feature'],
  args: { defaultValue: 'Reviews' },
  render: (args) => (
    <Tabs {...args} className="max-w-profile-min">
      <TabsList aria-label="Connections">
        {services.map((service) => (
          <TabsTrigger key={service} value={service}>
            {service}
          </TabsTrigger>
        ))}
      </TabsList>
      {services.map((service) => (
        <TabsContent key={service} value={service}>
          {service} answer below /v1/{service.toLowerCase()}.
        </TabsContent>
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
    await waitFor(() => isInView('Reviews'));
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await waitFor(() => isInView('Orders'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

const sections = ['Profile', 'Password', 'Social profile'];
const hrefOf = (section: string): string => `#${section.toLowerCase().replace(' ', '-')}`;

/** Links for sections that are pages: a navigation landmark, in which the current page's link has `aria-current`. */
export const RouteTabs: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['tabs-nav-tab', 'tabs-nav-enter'] },
  render: function Render() {
    const [page, setPage] = useState(hrefOf('Profile'));
    return (
      <LinkProvider component={useRouterLink(setPage)}>
        <TabsNav aria-label="Account">
          {sections.map((section) => (
            <TabsNavLink key={section} href={hrefOf(section)} current={page === hrefOf(section)}>
              {section}
            </TabsNavLink>
          ))}
        </TabsNav>
        <p className="py-4">The page is {page}.</p>
      </LinkProvider>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const nav = canvas.getByRole('navigation', { name: 'Account' });
    await expect(within(nav).getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
    const [profile, password] = within(nav).getAllByRole('link');
    await expect(profile).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(profile).toHaveFocus();
    await userEvent.tab();
    await expect(password).toHaveFocus();
    await expect(profile).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('The page is #password.')).toBeVisible();
    await expect(password).toHaveAttribute('aria-current', 'page');
    await expect(profile).not.toHaveAttribute('aria-current');
    await expect(password).toHaveFocus();
  },
};

/** An app's link component, which navigates without reloading the page. */
function useRouterLink(navigate: (href: string) => void): LinkComponent {
  return useCallback(
    ({ children, ...props }) => (
      // oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- `href` is in the props
      <a
        {...props}
        onClick={(event) => {
          event.preventDefault();
          navigate(props.href);
        }}
      >
        {children}
      </a>
    ),
    [navigate],
  );
}

/** A row of links wider than its container scrolls to the link of the current page, in both directions. */
export const LongNavigation: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid gap-4">
      {(['ltr', 'rtl'] as const).map((dir) => (
        <div key={dir} dir={dir} className="max-w-profile-min">
          <TabsNav aria-label={`Connections, ${dir}`}>
            {services.map((service) => (
              <TabsNavLink key={service} href={`#${service}`} current={service === 'Reviews'}>
                {service}
              </TabsNavLink>
            ))}
          </TabsNav>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const nav of within(canvasElement).getAllByRole('navigation')) {
      const link = within(nav).getByRole('link', { current: 'page' }).getBoundingClientRect();
      const row = nav.getBoundingClientRect();
      await expect(within(nav).getByRole('list').scrollWidth).toBeGreaterThan(row.width);
      await expect(link.left).toBeGreaterThanOrEqual(row.left - 1);
      await expect(link.right).toBeLessThanOrEqual(row.right + 1);
    }
  },
};

/** Horizontal and vertical, with icons, disabled, overflowing, as links, and the focus rings. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 items-start gap-6 bg-paper p-4 sm:grid-cols-2">
      <Tabs defaultValue="address">
        <TabsList aria-label="In a row">
          <TabsTrigger value="address">Address</TabsTrigger>
          <TabsTrigger value="columns">Columns</TabsTrigger>
          <TabsTrigger value="log" disabled>
            Disabled
          </TabsTrigger>
        </TabsList>
        <TabsContent value="address">The service answers at api.example.com.</TabsContent>
        <TabsContent value="columns">Twelve columns.</TabsContent>
        <TabsContent value="log">No requests yet.</TabsContent>
      </Tabs>
      <Tabs defaultValue="secret">
        <TabsList aria-label="With icons">
          <TabsTrigger value="address">
            <Link2 aria-hidden />
            Address
          </TabsTrigger>
          <TabsTrigger value="secret" data-focused>
            <KeyRound aria-hidden />
            Secret
          </TabsTrigger>
          <TabsTrigger value="log">
            <ScrollText aria-hidden />
            Log
          </TabsTrigger>
        </TabsList>
        <TabsContent value="address">The service answers at api.example.com.</TabsContent>
        <TabsContent value="secret">The ring lies in the tab.</TabsContent>
        <TabsContent value="log">No requests yet.</TabsContent>
      </Tabs>
      <Tabs defaultValue="address" orientation="vertical">
        <TabsList aria-label="In a column">
          <TabsTrigger value="address">Address</TabsTrigger>
          <TabsTrigger value="columns">Columns, with a text that wraps in its column</TabsTrigger>
          <TabsTrigger value="log" disabled>
            Disabled
          </TabsTrigger>
        </TabsList>
        <TabsContent value="address">The service answers at api.example.com.</TabsContent>
        <TabsContent value="columns">Twelve columns.</TabsContent>
        <TabsContent value="log">No requests yet.</TabsContent>
      </Tabs>
      <Tabs defaultValue="Orders" className="max-w-profile-min">
        <TabsList aria-label="Too long for its place">
          {services.slice(0, -1).map((service) => (
            <TabsTrigger key={service} value={service}>
              {service}
            </TabsTrigger>
          ))}
        </TabsList>
        {services.slice(0, -1).map((service) => (
          <TabsContent key={service} value={service}>
            The row scrolls by itself.
          </TabsContent>
        ))}
      </Tabs>
      <TabsNav aria-label="Account">
        {sections.map((section, index) => (
          <TabsNavLink key={section} href={hrefOf(section)} current={index === 1}>
            {section}
          </TabsNavLink>
        ))}
      </TabsNav>
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-focused]')?.focus({ focusVisible: true });
  },
};
