import { memo } from 'react';
import {
  Avatar,
  Button,
  Chip,
  Link,
  NotificationFile,
  NotificationFilter,
  NotificationFooter,
  NotificationHeader,
  NotificationIcon,
  NotificationItem,
  NotificationList,
  Select,
} from 'waymark';
import { Mail, MailOpen, Store } from 'lucide-react';

const filters = [
  { value: 'all', label: 'All Notification' },
  { value: 'new', label: 'New' },
  { value: 'unread', label: 'Unread' },
  { value: 'other', label: 'Other' },
] as const;

export type NotificationFilterValue = (typeof filters)[number]['value'];

export interface NotificationsContentProps {
  /** The selected filter. The sample list is not filtered by it. */
  filter: NotificationFilterValue;
  onFilterChange: (filter: NotificationFilterValue) => void;
}

export const NotificationsContent = memo(function NotificationsContent({
  filter,
  onFilterChange,
}: NotificationsContentProps) {
  return (
    <>
      {/* The visible texts are specified. Without a note, a screen reader announces controls that do nothing as usable. */}
      <p className="sr-only">These are sample notifications. Their links, buttons and filter have no effect yet.</p>
      <NotificationHeader title="All Notification" count={String(sampleCount).padStart(2, '0')}>
        {/* The link has no effect yet: prevent the change of the URL and of the scroll position. */}
        <Link href="#" onClick={(event) => event.preventDefault()}>
          Mark as all read
        </Link>
      </NotificationHeader>
      <NotificationFilter>
        <Select
          aria-label="Filter notifications"
          size="sm"
          options={filters}
          value={filter}
          onValueChange={(value) => onFilterChange(filters.find((one) => one.value === value)?.value ?? 'all')}
        />
      </NotificationFilter>
      <NotificationList>
        <SampleNotifications />
      </NotificationList>
      <NotificationFooter>
        <Button variant="ghost" size="sm">
          View All
        </Button>
      </NotificationFooter>
    </>
  );
});

// `bdi` keeps the direction of an English text when the page is right-to-left.
const time = <bdi>2 min ago</bdi>;
const sender = 'John Doe';
const picture = <Avatar name={sender} size="lg" decorative />;
const unreadChip = (
  <Chip size="sm" tone="error">
    Unread
  </Chip>
);

const message = (text: string) => (
  <p>
    <bdi>{text}</bdi>
  </p>
);

export const sampleCount = 5;

/** Static sample notifications: the app has no notification service yet. */
export function SampleNotifications() {
  return (
    <>
      <NotificationItem
        unread
        media={picture}
        title={sender}
        time={time}
        chips={
          <>
            {unreadChip}
            <Chip size="sm" tone="warning">
              New
            </Chip>
          </>
        }
      >
        {message('The weather service answers again after a pause of ten minutes.')}
      </NotificationItem>
      <NotificationItem
        unread
        media={
          <NotificationIcon tone="success">
            <Store />
          </NotificationIcon>
        }
        title="Store Verification Done"
        time={time}
        chips={unreadChip}
      >
        {message('We have successfully received your request.')}
      </NotificationItem>
      <NotificationItem
        media={
          <NotificationIcon>
            <MailOpen />
          </NotificationIcon>
        }
        title="Check Your Mail"
        time={time}
        actions={
          <Button size="sm" endIcon={<Mail />}>
            Mail
          </Button>
        }
      >
        {message('All done! Your first report is in your inbox.')}
      </NotificationItem>
      <NotificationItem media={picture} title={sender} time={time}>
        {message("The chart of last week's answers is ready.")}
        <NotificationFile>demo.jpg</NotificationFile>
      </NotificationItem>
      <NotificationItem
        media={picture}
        title={sender}
        time={time}
        chips={
          <Chip size="sm" tone="success">
            Confirmation of Account.
          </Chip>
        }
      >
        {message('It is confirmed that your account is set up.')}
      </NotificationItem>
    </>
  );
}
