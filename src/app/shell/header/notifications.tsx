import { useState } from 'react';
import { NotificationContent, NotificationPopover, NotificationTrigger } from 'waymark';
import { lazyWithPreload, usePreloadWhenIdle } from '../../lib/lazy-with-preload';
import { HeaderTooltip } from './header-tooltip';
import type { NotificationFilterValue, NotificationsContentProps } from './notifications-content';
import { focusFirstControl, PopoverBody } from './popover-body';

const Content = lazyWithPreload<NotificationsContentProps>(
  async () => (await import('./notifications-content')).NotificationsContent,
);

/** The number of unread sample notifications. */
const unreadCount = 2;

/** The bell and its popover. */
export function Notifications() {
  const [open, setOpen] = useState(false);
  const [filter, setFilter] = useState<NotificationFilterValue>('all');
  const isReady = usePreloadWhenIdle(Content);
  return (
    <NotificationPopover open={open} onOpenChange={setOpen}>
      <HeaderTooltip label="Notifications" disabled={open}>
        <NotificationTrigger unread={unreadCount} onPointerEnter={Content.preload} onFocus={Content.preload} />
      </HeaderTooltip>
      <NotificationContent keepMounted={isReady} onOpenAutoFocus={focusFirstControl}>
        <PopoverBody name="The list of notifications" onRetry={Content.preload}>
          <Content filter={filter} onFilterChange={setFilter} />
        </PopoverBody>
      </NotificationContent>
    </NotificationPopover>
  );
}
