import { Mail, MailOpen, Store } from 'lucide-react';
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
  type NotificationItemProps,
  NotificationList,
  Select,
} from 'waymark';

const chipTones = { Unread: 'error', New: 'warning', 'Confirmation of Account.': 'success' } as const;

interface Sample extends Pick<NotificationItemProps, 'start' | 'title' | 'actions'> {
  text: string;
  chips?: readonly (keyof typeof chipTones)[];
  file?: string;
}

const sender = { start: <Avatar name="John Doe" size="lg" decorative />, title: 'John Doe' };

/** The app has no notification service yet. */
const samples: readonly Sample[] = [
  { ...sender, chips: ['Unread', 'New'], text: 'The weather service answers again after a pause of ten minutes.' },
  {
    start: (
      <NotificationIcon tone="success">
        <Store />
      </NotificationIcon>
    ),
    title: 'Store Verification Done',
    chips: ['Unread'],
    text: 'We have successfully received your request.',
  },
  {
    start: (
      <NotificationIcon>
        <MailOpen />
      </NotificationIcon>
    ),
    title: 'Check Your Mail',
    actions: (
      <Button size="sm" end={<Mail />}>
        Mail
      </Button>
    ),
    text: 'All done! Your first report is in your inbox.',
  },
  { ...sender, text: "The chart of last week's answers is ready.", file: 'demo.jpg' },
  { ...sender, chips: ['Confirmation of Account.'], text: 'It is confirmed that your account is set up.' },
];

const filters = [
  { value: 'all', label: 'All Notification' },
  { value: 'new', label: 'New' },
  { value: 'unread', label: 'Unread' },
  { value: 'other', label: 'Other' },
] as const;

export type NotificationFilterValue = (typeof filters)[number]['value'];

interface NotificationsContentProps {
  /** This does not filter the sample list. */
  filter: NotificationFilterValue;
  onFilterChange: (filter: NotificationFilterValue) => void;
}

export const NotificationsContent = memo(function NotificationsContent(props: NotificationsContentProps) {
  return (
    <>
      {/* The specified controls have no effect, so screen reader users are informed. */}
      <p className="sr-only">These are sample notifications. Their links, buttons and filter have no effect yet.</p>
      <NotificationHeader title="All Notification" count={String(samples.length).padStart(2, '0')}>
        {/* The link has no effect yet, so keep the URL and the scroll position. */}
        <Link href="#" onClick={(event) => event.preventDefault()}>
          Mark as all read
        </Link>
      </NotificationHeader>
      <NotificationFilter>
        <Select
          aria-label="Filter notifications"
          size="sm"
          options={filters}
          value={props.filter}
          onValueChange={props.onFilterChange}
        />
      </NotificationFilter>
      <NotificationList>
        {samples.map(({ text, chips = [], file, ...item }) => (
          <NotificationItem
            key={text}
            // `bdi` keeps the direction of English text when the page is right-to-left.
            time={<bdi>2 min ago</bdi>}
            unread={chips.includes('Unread')}
            chips={
              chips.length > 0 &&
              chips.map((chip) => (
                <Chip key={chip} size="sm" tone={chipTones[chip]}>
                  {chip}
                </Chip>
              ))
            }
            {...item}
          >
            <p>
              <bdi>{text}</bdi>
            </p>
            {file && <NotificationFile>{file}</NotificationFile>}
          </NotificationItem>
        ))}
      </NotificationList>
      <NotificationFooter>
        <Button variant="ghost" size="sm">
          View All
        </Button>
      </NotificationFooter>
    </>
  );
});
