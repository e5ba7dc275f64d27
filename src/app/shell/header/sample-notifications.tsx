import { Mail, MailOpen, Store } from 'lucide-react';
import { Avatar, Button, Chip, NotificationFile, NotificationIcon, NotificationItem } from 'waymark';

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
        start={picture}
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
        start={
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
        start={
          <NotificationIcon>
            <MailOpen />
          </NotificationIcon>
        }
        title="Check Your Mail"
        time={time}
        actions={
          <Button size="sm" end={<Mail />}>
            Mail
          </Button>
        }
      >
        {message('All done! Your first report is in your inbox.')}
      </NotificationItem>
      <NotificationItem start={picture} title={sender} time={time}>
        {message("The chart of last week's answers is ready.")}
        <NotificationFile>demo.jpg</NotificationFile>
      </NotificationItem>
      <NotificationItem
        start={picture}
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
