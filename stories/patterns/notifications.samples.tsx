import { Mail, MailOpen, Store } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  Avatar,
  Button,
  Chip,
  Link,
  NotificationContent,
  NotificationFile,
  NotificationFilter,
  NotificationFooter,
  NotificationHeader,
  NotificationIcon,
  NotificationItem,
  NotificationList,
  Select,
} from 'waymark';

const john = <Avatar name="John Doe" size="lg" decorative />;
const unreadChip = (
  <Chip size="sm" tone="error">
    Unread
  </Chip>
);

interface Sample {
  id: string;
  kinds: readonly string[];
  item: ReactNode;
}

/** The notifications of the stories. */
const samples: readonly Sample[] = [
  {
    id: 'text',
    kinds: ['new', 'unread'],
    item: (
      <NotificationItem
        unread
        start={john}
        title="John Doe"
        time="2 min ago"
        chips={
          <>
            {unreadChip}
            <Chip size="sm" tone="warning">
              New
            </Chip>
          </>
        }
      >
        The weather service responds again after ten minutes.
      </NotificationItem>
    ),
  },
  {
    id: 'store',
    kinds: ['unread'],
    item: (
      <NotificationItem
        unread
        start={
          <NotificationIcon tone="success">
            <Store />
          </NotificationIcon>
        }
        title="Store Verification Done"
        time="2 min ago"
        chips={unreadChip}
      >
        We have successfully received your request.
      </NotificationItem>
    ),
  },
  {
    id: 'mail',
    kinds: ['other'],
    item: (
      <NotificationItem
        start={
          <NotificationIcon>
            <MailOpen />
          </NotificationIcon>
        }
        title="Check Your Mail"
        time="2 min ago"
        actions={
          <Button size="sm" end={<Mail />}>
            Mail
          </Button>
        }
      >
        All done! Now check your inbox as you are in for a sweet treat.
      </NotificationItem>
    ),
  },
  {
    id: 'file',
    kinds: ['other'],
    item: (
      <NotificationItem start={john} title="John Doe" time="2 min ago">
        The chart of last week's response times is ready.
        <NotificationFile>demo.jpg</NotificationFile>
      </NotificationItem>
    ),
  },
  {
    id: 'account',
    kinds: ['other'],
    item: (
      <NotificationItem
        start={john}
        title="John Doe"
        time="2 min ago"
        chips={
          <Chip size="sm" tone="success">
            Confirmation of Account.
          </Chip>
        }
      >
        It is confirmed that your account is set up.
      </NotificationItem>
    ),
  },
];

const filters = [
  { value: 'all', label: 'All Notification' },
  { value: 'new', label: 'New' },
  { value: 'unread', label: 'Unread' },
  { value: 'other', label: 'Other' },
];

export interface SampleNotificationsProps {
  /** Filter the list by the selected option. */
  filters?: boolean;
  /** Omit the link in the header, the filter and the footer. */
  bare?: boolean;
}

/** The content of the popup. */
export function SampleNotifications({ filters: isFiltering = false, bare = false }: SampleNotificationsProps) {
  const [chosen, setChosen] = useState('all');
  const shown = samples.filter(({ kinds }) => !isFiltering || chosen === 'all' || kinds.includes(chosen));
  return (
    <>
      <NotificationHeader title="All Notification" count={String(shown.length).padStart(2, '0')}>
        {!bare && (
          // A placeholder: neither the URL nor the scroll position changes.
          <Link href="#" onClick={(event) => event.preventDefault()}>
            Mark as all read
          </Link>
        )}
      </NotificationHeader>
      {!bare && (
        <NotificationFilter>
          <Select aria-label="Show" size="sm" value={chosen} onValueChange={setChosen} options={filters} />
        </NotificationFilter>
      )}
      <NotificationList>
        {shown.map(({ id, item }) => (
          <Keyed key={id}>{item}</Keyed>
        ))}
      </NotificationList>
      {!bare && (
        <NotificationFooter>
          <Button variant="ghost" size="sm">
            View All
          </Button>
        </NotificationFooter>
      )}
    </>
  );
}

function Keyed({ children }: { children: ReactNode }) {
  return children;
}

/** The complete popup. */
export function SamplePopup(props: SampleNotificationsProps) {
  return (
    <NotificationContent>
      <SampleNotifications {...props} />
    </NotificationContent>
  );
}

/** A bar with header widgets at its end. */
export function Bar({ children }: { children: ReactNode }) {
  return <div className="flex items-center justify-end gap-3 bg-paper p-4">{children}</div>;
}
