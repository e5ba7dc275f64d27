import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plug } from 'lucide-react';
import {
  Avatar,
  Button,
  Chip,
  EmptyState,
  NotificationFile,
  NotificationHeader,
  NotificationIcon,
  NotificationItem,
  NotificationList,
  NotificationPopover,
  NotificationTrigger,
} from 'waymark';
import { Bar, SamplePopup } from './notifications.samples';

const meta = {
  title: 'Layers/Notifications/Visual',
  component: NotificationPopover,
  tags: ['!autodocs'],
  args: { children: null },
  parameters: { layout: 'fullscreen', visual: { fullPage: true } },
} satisfies Meta<typeof NotificationPopover>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The bell without news, with some and with many; the popup; the parts by themselves. */
export const Sheet: Story = {
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
          <NotificationHeader title="Of this week" count="3" />
          <NotificationList label="Of this week">
            <NotificationItem
              unread
              unreadLabel="unread"
              href="#weather"
              media={
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
              It did not answer within 30 seconds.
            </NotificationItem>
            <NotificationItem
              media={<Avatar name="Ada Fischer" size="lg" decorative />}
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
