import { memo } from 'react';
import {
  Button,
  Link,
  NotificationContent,
  NotificationFilter,
  NotificationFooter,
  NotificationHeader,
  NotificationList,
  NotificationPopover,
  Select,
} from 'waymark';
import { PartBoundary } from '../part-boundary';
import { SampleNotifications, sampleCount } from './notifications-samples';
import { KeptPopup } from './kept-popup';
import type { PopupProps } from './use-popup';

const filters = [
  { value: 'all', label: 'All Notification' },
  { value: 'new', label: 'New' },
  { value: 'unread', label: 'Unread' },
  { value: 'other', label: 'Other' },
] as const;

export type NotificationFilterValue = (typeof filters)[number]['value'];

export interface NotificationsPopupProps extends PopupProps {
  /** What is chosen; it is only kept, and narrows nothing down. */
  filter: NotificationFilterValue;
  onFilterChange: (filter: NotificationFilterValue) => void;
}

/** What the bell opens. */
export function NotificationsPopup({ id, open, filter, onFilterChange, ...popover }: NotificationsPopupProps) {
  return (
    <KeptPopup id={id} open={open}>
      {(state) => (
        <NotificationPopover open {...popover}>
          <NotificationContent id={id} data-state={state}>
            <Content filter={filter} onFilterChange={onFilterChange} />
          </NotificationContent>
        </NotificationPopover>
      )}
    </KeptPopup>
  );
}

type ContentProps = Pick<NotificationsPopupProps, 'filter' | 'onFilterChange'>;

/** Opening and closing the popup renders none of it again. */
const Content = memo(function Content({ filter, onFilterChange }: ContentProps) {
  return (
    <PartBoundary name="The list of notifications">
      <NotificationHeader title="All Notification" count={String(sampleCount).padStart(2, '0')}>
        {/* It does nothing yet: neither the address nor the scroll position changes. */}
        <Link href="#" onClick={(event) => event.preventDefault()}>
          Mark as all read
        </Link>
      </NotificationHeader>
      <NotificationFilter>
        <Select
          label="Filter notifications"
          labelPlacement="hidden"
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
    </PartBoundary>
  );
});
