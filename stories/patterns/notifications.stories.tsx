import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plug, Settings } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  Avatar,
  Button,
  Chip,
  EmptyState,
  IconButton,
  NotificationContent,
  NotificationFile,
  NotificationHeader,
  NotificationIcon,
  NotificationItem,
  NotificationList,
  NotificationPopover,
  NotificationTrigger,
  Tooltip,
} from 'waymark';
import { Bar, SampleNotifications, SamplePopup } from './notifications.samples';

type Args = ComponentProps<typeof NotificationPopover> &
  Pick<ComponentProps<typeof NotificationTrigger>, 'unread' | 'max' | 'tone' | 'variant'>;

const meta = {
  title: 'Patterns/Notifications',
  component: NotificationPopover,
  argTypes: {
    children: { control: false },
    open: { control: false },
    unread: {
      description: 'The number of unread notifications (`NotificationTrigger`).',
      control: { type: 'number', min: 0 },
    },
    max: {
      description: 'The largest number that is shown in full (`NotificationTrigger`).',
      control: { type: 'number', min: 9 },
    },
    tone: {
      description: 'The color family (`NotificationTrigger`).',
      control: 'select',
      options: ['primary', 'secondary', 'info', 'success', 'warning', 'error', 'neutral'],
    },
    variant: {
      description: 'The emphasis (`NotificationTrigger`).',
      control: 'inline-radio',
      options: ['tonal', 'ghost'],
    },
  },
  args: { children: null, onOpenChange: fn() },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const Playground: Story = {
  args: { unread: 2, max: 99, tone: 'secondary', variant: 'tonal' },
  render: ({ unread, max, tone, variant, ...args }) => (
    <Bar>
      <NotificationPopover {...args}>
        <NotificationTrigger unread={unread} max={max} tone={tone} variant={variant} />
        <SamplePopup />
      </NotificationPopover>
    </Bar>
  ),
};

const popup = () => screen.findByRole('dialog', { name: 'Notifications' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/**
 * The bell opens the popup on click, Enter and Space and moves focus inside. Escape closes it and returns focus to
 * the bell.
 */
export const Keyboard: Story = {
  tags: ['feature'],
  args: { onOpenChange: fn() },
  parameters: { keyboard: ['notifications-enter', 'notifications-space', 'notifications-escape', 'notifications-tab'] },
  render: (args) => (
    <Bar>
      <NotificationPopover {...args}>
        <NotificationTrigger unread={2} />
        <SamplePopup />
      </NotificationPopover>
    </Bar>
  ),
  play: async ({ args, canvasElement }) => {
    const bell = within(canvasElement).getByRole('button', { name: 'Notifications, 2 unread' });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    const layer = within(await popup());
    const link = layer.getByRole('link', { name: 'Mark as all read' });
    const choice = layer.getByRole('combobox', { name: 'Show' });
    await waitFor(() => expect(choice).toHaveFocus());
    await expect(layer.getByRole('heading', { name: 'All Notification' })).toBeVisible();
    await expect(layer.getAllByRole('listitem')).toHaveLength(5);

    const address = window.location.href;
    await userEvent.click(link);
    await expect(window.location.href).toBe(address);

    await userEvent.tab();
    await expect(choice).toHaveFocus();
    await expect(
      within(choice)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All Notification', 'New', 'Unread', 'Other']);
    await userEvent.selectOptions(choice, 'Unread');
    await expect(choice).toHaveValue('unread');
    await expect(layer.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(layer.getByRole('button', { name: 'View All' }));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);

    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(bell).toHaveFocus());
    await userEvent.keyboard(' ');
    await popup();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4);
  },
};

/** The consumer filters the list by the selected option. */
export const Filter: Story = {
  tags: ['feature'],
  render: () => (
    <Bar>
      <NotificationPopover>
        <NotificationTrigger unread={2} />
        <SamplePopup filters />
      </NotificationPopover>
    </Bar>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const layer = within(await popup());
    const choice = layer.getByRole('combobox', { name: 'Show' });
    for (const [name, count] of [
      ['New', 1],
      ['Unread', 2],
      ['Other', 3],
      ['All Notification', 5],
    ] as const) {
      await userEvent.selectOptions(choice, name);
      await expect(layer.getAllByRole('listitem')).toHaveLength(count);
    }
  },
};

/** The accessible name of the bell contains the number of unread notifications, which the consumer updates. */
export const UnreadCount: Story = {
  tags: ['feature'],
  render: function Render() {
    const [unread, setUnread] = useState(120);
    return (
      <Bar>
        <NotificationPopover>
          <NotificationTrigger unread={unread} />
          <NotificationContent>
            <NotificationHeader title="All Notification" count={unread}>
              <Button size="sm" variant="ghost" onClick={() => setUnread(0)}>
                Mark as all read
              </Button>
            </NotificationHeader>
            <NotificationList>
              <NotificationItem
                unread={unread > 0}
                unreadText="unread"
                title="Ada Fischer"
                time="2 min ago"
                start={<Avatar name="Ada Fischer" size="lg" decorative />}
              >
                The quota of the map service is used up.
              </NotificationItem>
            </NotificationList>
          </NotificationContent>
        </NotificationPopover>
      </Bar>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bell = canvas.getByRole('button', { name: 'Notifications, 120 unread' });
    await expect(bell).toHaveTextContent('99+');
    await userEvent.click(bell);
    const layer = within(await popup());
    const item = layer.getByRole('listitem');
    await expect(item).toHaveAttribute('data-state', 'unread');
    await expect(item).toHaveTextContent('Ada Fischer unread');
    await userEvent.click(layer.getByRole('button', { name: 'Mark as all read' }));
    await expect(bell).toHaveAccessibleName('Notifications');
    await expect(bell).toHaveTextContent('');
    await expect(item).toHaveAttribute('data-state', 'read');
    await expect(item).not.toHaveTextContent('unread');
  },
};

const many = Array.from({ length: 30 }, (_, index) => `Connection ${index + 1}`);

/** Only the list scrolls. Its maximum height is the viewport's height minus 205 px, and the arrow keys scroll it. */
export const ScrollingList: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['notifications-arrows'] },
  render: () => (
    <Bar>
      <NotificationPopover>
        <NotificationTrigger unread={many.length} />
        <NotificationContent>
          <NotificationHeader title="All Notification" count={many.length} />
          <NotificationList>
            {many.map((name) => (
              <NotificationItem key={name} title={name} time="2 min ago">
                It did not respond within 30 seconds.
              </NotificationItem>
            ))}
          </NotificationList>
        </NotificationContent>
      </NotificationPopover>
    </Bar>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const layer = await popup();
    const list = within(layer).getByRole('group', { name: 'Notifications' });
    await waitFor(() => expect(list).toHaveAttribute('tabindex', '0'));
    await expect(list.clientHeight).toBeLessThanOrEqual(window.innerHeight - 205);
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    await expect(layer.scrollHeight).toBeLessThanOrEqual(layer.clientHeight);
    const { top, bottom, width } = layer.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(Math.round(width)).toBeLessThanOrEqual(330);
    list.focus();
    await expect(list).toHaveFocus();
  },
};

/** A link in the title makes the whole row clickable. Buttons in the row keep their own action. */
export const LinkItems: Story = {
  tags: ['feature'],
  render: function Render() {
    const [status, setStatus] = useState('');
    return (
      <div className="max-w-dialog rounded bg-paper">
        <NotificationHeader title="This week" level={3} />
        <NotificationList aria-label="This week">
          <NotificationItem
            href="#weather-service"
            title="Weather service"
            time="2 min ago"
            actions={
              <Button size="sm" variant="outline" onClick={() => setStatus('Tested')}>
                Test again
              </Button>
            }
          >
            It did not respond within 30 seconds.
          </NotificationItem>
          {/* oxlint-disable-next-line no-script-url -- an unsafe URL that must not become a link */}
          <NotificationItem href="javascript:alert(1)" title="Mail service" time="5 min ago">
            {status || 'It responds in 240 ms.'}
          </NotificationItem>
        </NotificationList>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Weather service' });
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const message = canvas.getByText('It did not respond within 30 seconds.').getBoundingClientRect();
    await expect(document.elementFromPoint(message.left + 4, message.top + 4)).toBe(link);
    const button = canvas.getByRole('button', { name: 'Test again' });
    const { left, top } = button.getBoundingClientRect();
    await expect(button.contains(document.elementFromPoint(left + 4, top + 4))).toBe(true);
    await userEvent.click(button);
    await expect(canvas.getByText('Tested')).toBeVisible();
  },
};

/** Escape closes the topmost layer first: the tooltip, then the popup. */
export const EscapeOrder: Story = {
  tags: ['feature', '!dev'],
  render: () => (
    <Bar>
      <NotificationPopover>
        <NotificationTrigger />
        <NotificationContent>
          <NotificationHeader title="All Notification">
            <Tooltip label="Notification settings" repeatsName>
              <IconButton size="sm" variant="ghost" aria-label="Notification settings">
                <Settings aria-hidden />
              </IconButton>
            </Tooltip>
          </NotificationHeader>
          <SampleNotifications bare />
        </NotificationContent>
      </NotificationPopover>
    </Bar>
  ),
  play: async ({ canvasElement }) => {
    const bell = within(canvasElement).getByRole('button', { name: 'Notifications' });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    const layer = await popup();
    const button = within(layer).getByRole('button', { name: 'Notification settings' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.hover(button);
    await waitFor(() => expect(document.querySelector('[data-slot="tooltip"]')).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[data-slot="tooltip"]')).not.toBeInTheDocument());
    await expect(layer).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(bell).toHaveFocus());
  },
};

/** The consumer controls the open state. `preventDefault` in `onClick` of the bell keeps the popup closed. */
export const Controlled: Story = {
  tags: ['feature'],
  render: function Render() {
    const [open, setOpen] = useState(false);
    const [offline, setOffline] = useState(false);
    return (
      <Bar>
        <Button variant="outline" onClick={() => setOffline(!offline)}>
          {offline ? 'Go online' : 'Go offline'}
        </Button>
        <NotificationPopover open={open} onOpenChange={setOpen}>
          <NotificationTrigger onClick={(event) => offline && event.preventDefault()} />
          <NotificationContent>
            <NotificationHeader title="All Notification">
              <Button size="sm" onClick={() => setOpen(false)}>
                Done
              </Button>
            </NotificationHeader>
          </NotificationContent>
        </NotificationPopover>
      </Bar>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bell = canvas.getByRole('button', { name: 'Notifications' });
    await userEvent.click(canvas.getByRole('button', { name: 'Go offline' }));
    await userEvent.click(bell);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Go online' }));
    await userEvent.click(bell);
    await userEvent.click(within(await popup()).getByRole('button', { name: 'Done' }));
    await gone();
    await waitFor(() => expect(bell).toHaveFocus());
  },
};

/**
 * Role, name and states follow the [dialog pattern](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/) of a
 * non-modal dialog.
 */
export const AriaAttributes: Story = {
  tags: ['feature', '!dev'],
  render: () => (
    <Bar>
      <NotificationPopover>
        <NotificationTrigger unread={2} />
        <SamplePopup />
      </NotificationPopover>
    </Bar>
  ),
  play: async ({ canvasElement }) => {
    const bell = within(canvasElement).getByRole('button');
    await expect(bell).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
    bell.focus();
    await userEvent.keyboard('{Enter}');
    const layer = await popup();
    await expect(layer).not.toHaveAttribute('aria-modal', 'true');
    await expect(bell).toHaveAttribute('aria-expanded', 'true');
    await expect(bell).toHaveAttribute('aria-controls', layer.id);
    await waitFor(() => expect(layer).toContainElement(document.activeElement as HTMLElement));
    await expect(within(layer).getByRole('list')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(bell).toHaveFocus());
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The bell with no, some and many unread notifications, the popup, and the parts on their own. */
export const Sheet: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className="min-h-200 bg-canvas">
      <Bar>
        {[0, 7, 120].map((unread) => (
          <NotificationPopover key={unread}>
            <NotificationTrigger unread={unread} />
          </NotificationPopover>
        ))}
        <NotificationPopover defaultOpen>
          <NotificationTrigger unread={2} />
          <SamplePopup />
        </NotificationPopover>
      </Bar>
      <div className="grid gap-4 p-4 sm:max-w-dialog">
        <div className="rounded bg-paper">
          <NotificationHeader title="This week" count="3" />
          <NotificationList aria-label="This week">
            <NotificationItem
              unread
              unreadText="unread"
              href="#weather"
              start={
                <NotificationIcon tone="error">
                  <Plug />
                </NotificationIcon>
              }
              title="The connection to the weather service has failed three times within an hour"
              time="Monday, 9:15"
              chips={<Chip size="sm">Weather</Chip>}
              actions={
                <Button size="sm" variant="outline">
                  Test again
                </Button>
              }
            >
              It did not respond within 30 seconds.
            </NotificationItem>
            <NotificationItem
              start={<Avatar name="Ada Fischer" size="lg" decorative />}
              title="Ada Fischer"
              time="Tuesday"
            >
              <NotificationFile href="#file" detail="CSV, 1.4 MB">
                connections-of-the-last-quarter.csv
              </NotificationFile>
            </NotificationItem>
            <NotificationItem title="Without a picture" unread />
          </NotificationList>
        </div>
        <div className="rounded bg-paper">
          <NotificationHeader title="Nothing new" />
          <EmptyState size="sm" level={3} title="You have read everything" />
        </div>
      </div>
    </div>
  ),
};
