import { memo } from 'react';
import {
  Button,
  Link,
  NotificationFilter,
  NotificationFooter,
  NotificationHeader,
  NotificationList,
  Select,
} from 'waymark';
import { SampleNotifications, sampleCount } from './sample-notifications';

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
      {/* The specified controls have no effect: tell users of screen readers. */}
      <p className="sr-only">These are sample notifications. Their links, buttons and filter have no effect yet.</p>
      <NotificationHeader title="All Notification" count={String(sampleCount).padStart(2, '0')}>
        {/* The link has no effect yet: keep the URL and the scroll position. */}
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
          onValueChange={onFilterChange}
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
