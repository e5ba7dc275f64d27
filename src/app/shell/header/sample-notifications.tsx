import { Mail, MailOpen, Store } from 'lucide-react';
import {
  Avatar,
  Button,
  Chip,
  type ChipProps,
  NotificationFile,
  NotificationIcon,
  NotificationItem,
  type NotificationItemProps,
} from 'waymark';

const sender = { start: <Avatar name="John Doe" size="lg" decorative />, title: 'John Doe' };

const chip = (tone: ChipProps['tone'], text: string) => (
  <Chip size="sm" tone={tone}>
    {text}
  </Chip>
);
const unread = { unread: true, chips: chip('error', 'Unread') };

type Sample = NotificationItemProps & { text: string };

const samples: readonly Sample[] = [
  {
    ...sender,
    unread: true,
    chips: (
      <>
        {unread.chips}
        {chip('warning', 'New')}
      </>
    ),
    text: 'The weather service answers again after a pause of ten minutes.',
  },
  {
    ...unread,
    start: (
      <NotificationIcon tone="success">
        <Store />
      </NotificationIcon>
    ),
    title: 'Store Verification Done',
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
  {
    ...sender,
    text: "The chart of last week's answers is ready.",
    children: <NotificationFile>demo.jpg</NotificationFile>,
  },
  {
    ...sender,
    chips: chip('success', 'Confirmation of Account.'),
    text: 'It is confirmed that your account is set up.',
  },
];

export const sampleCount = samples.length;

/** Static sample notifications: the app has no notification service yet. */
export function SampleNotifications() {
  // `bdi` keeps the direction of an English text when the page is right-to-left.
  return samples.map(({ text, children, ...item }: Sample) => (
    <NotificationItem key={text} time={<bdi>2 min ago</bdi>} {...item}>
      <p>
        <bdi>{text}</bdi>
      </p>
      {children}
    </NotificationItem>
  ));
}
