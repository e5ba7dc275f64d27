import { useState } from 'react';
import { NotificationBell } from 'waymark';
import { lazyPart } from '../../lib/lazy-part';
import type { NotificationFilterValue, NotificationsPopupProps } from './notifications-popup';
import { usePopup } from './use-popup';

const popup = lazyPart<NotificationsPopupProps>(async () => (await import('./notifications-popup')).NotificationsPopup);

/** How many of the sample notifications are unread. */
const unread = 2;

/** The bell, and the popup that it opens (specification, section 2.11). */
export function NotificationsButton() {
  const { isThere, popupProps, triggerProps } = usePopup(popup, 'The list of notifications');
  const [filter, setFilter] = useState<NotificationFilterValue>('all');
  return (
    <>
      <NotificationBell unread={unread} {...triggerProps} />
      {isThere && <popup.Part {...popupProps} filter={filter} onFilterChange={setFilter} />}
    </>
  );
}
