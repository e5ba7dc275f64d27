'use client';

import { FileText } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { safeHref } from '../../lib/safe-href';
import { useLinkComponent } from '../../providers/link';
import type { Tone } from '../../tokens';

export interface NotificationItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** The sender or subject. */
  title: ReactNode;
  /**
   * The link's URL; the whole row is clickable. URLs with a scheme other than http, https, mailto or tel are ignored.
   */
  href?: string;
  /** The image at the start: an `Avatar` of size `lg`, or a `NotificationIcon`. */
  start?: ReactNode;
  /** The time, as text. */
  time?: ReactNode;
  /** Whether the notification is unread, which is shown by a bold title and a dot. @default false */
  unread?: boolean;
  /** Announced after the title of an unread notification. Omit it if one of the chips has this text. */
  unreadText?: string;
  /** The notification's labels, as `Chip`s. */
  chips?: ReactNode;
  /** The actions, such as a `Button`. */
  actions?: ReactNode;
  /** The message, and attachments such as a `NotificationFile`. */
  children?: ReactNode;
}

/** A notification. Everything except the image is aligned with the text. */
export function NotificationItem({
  title,
  href,
  start,
  time,
  unread = false,
  unreadText,
  chips,
  actions,
  className,
  children,
  ...props
}: NotificationItemProps) {
  const LinkComponent = useLinkComponent();
  const target = safeHref(href);
  return (
    <li
      data-slot="notification-item"
      data-state={unread ? 'unread' : 'read'}
      className={cn('relative flex min-w-0 gap-4 p-4', target !== undefined && 'hover:bg-hover', className)}
      {...props}
    >
      {start && (
        <div data-slot="notification-start" className="w-10 shrink-0">
          {start}
        </div>
      )}
      <div className="grid min-w-0 grow gap-2">
        <div className={cn('flex flex-wrap items-center gap-x-2 gap-y-0.5', start && 'min-h-10')}>
          <span
            data-slot="notification-title"
            className={cn('min-w-0 grow text-h5 wrap-anywhere text-heading', unread && 'font-bold')}
          >
            {target === undefined ? (
              title
            ) : (
              <LinkComponent
                href={target}
                className="no-underline outline-none after:absolute after:inset-0 focus-visible:after:outline-(length:--wm-size-ring) focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
              >
                {title}
              </LinkComponent>
            )}
            {unread && unreadText && <span className="sr-only"> {unreadText}</span>}
          </span>
          <span className="ms-auto inline-flex items-center gap-2">
            {time && (
              <span data-slot="notification-time" className="text-caption text-muted">
                {time}
              </span>
            )}
            {/* Uses a border instead of a background, which forced colors mode would remove. */}
            {unread && (
              <span
                aria-hidden
                data-slot="notification-dot"
                className="size-0 rounded-full border-[length:--spacing(1)] border-primary"
              />
            )}
          </span>
        </div>
        {children && (
          <div
            data-slot="notification-message"
            className="grid min-w-0 justify-items-start gap-3 text-body wrap-anywhere text-text"
          >
            {children}
          </div>
        )}
        {chips && (
          <div data-slot="notification-chips" className="flex min-w-0 flex-wrap gap-2">
            {chips}
          </div>
        )}
        {actions && (
          // The actions are above the link that covers the row.
          <div data-slot="notification-actions" className="relative flex min-w-0 flex-wrap gap-2 justify-self-start">
            {actions}
          </div>
        )}
      </div>
    </li>
  );
}

export interface NotificationIconProps extends ComponentProps<'span'> {
  /** The color. @default 'primary' */
  tone?: Tone;
}

/** A decorative icon on a round background the size of an avatar. */
export function NotificationIcon({ tone = 'primary', className, ...props }: NotificationIconProps) {
  return (
    <span
      aria-hidden
      data-slot="notification-icon"
      data-tone={tone}
      className={cn(
        'inline-flex size-10 items-center justify-center rounded-full border border-transparent bg-tone-soft text-on-tone-soft [&>svg]:size-5',
        className,
      )}
      {...props}
    />
  );
}

export interface NotificationFileProps extends ComponentProps<'a'> {
  /**
   * The file's URL, which makes the card a link. URLs with a scheme other than http, https, mailto or tel are ignored.
   */
  href?: string;
  /** The decorative icon before the name. @default a document */
  start?: ReactNode;
  /** Details, such as the size or the type. */
  detail?: ReactNode;
}

/** A file attached to a notification. The children are the file name. */
export function NotificationFile({ href, start, detail, className, children, ...props }: NotificationFileProps) {
  const LinkComponent = useLinkComponent();
  const target = safeHref(href);
  const shared = {
    'data-slot': 'notification-file',
    className: cn(
      'relative inline-flex max-w-full items-center gap-3 rounded border border-transparent bg-secondary-soft px-4 py-3',
      'text-on-secondary-soft no-underline [&>svg]:size-5 [&>svg]:shrink-0',
      target !== undefined && 'hover:bg-secondary hover:text-on-secondary',
      className,
    ),
    ...props,
  };
  const content = (
    <>
      {start ?? <FileText aria-hidden />}
      <span className="grid min-w-0 wrap-anywhere">
        <span className="text-h5">{children}</span>
        {detail && (
          <span data-slot="notification-file-detail" className="text-caption">
            {detail}
          </span>
        )}
      </span>
    </>
  );
  return target === undefined ? (
    <span {...shared}>{content}</span>
  ) : (
    <LinkComponent {...shared} href={target}>
      {content}
    </LinkComponent>
  );
}
