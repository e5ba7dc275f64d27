import { FileText } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import type { HeadingLevel } from '../../content/card';
import { Chip } from '../../content/chip';
import { cn } from '../../lib/cn';
import { observeSize } from '../../lib/observe-size';
import { safeHref } from '../../lib/safe-href';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useLabels } from '../../providers/labels';
import { useLinkComponent } from '../../providers/link';
import type { Tone } from '../../tokens';

export interface NotificationHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading. */
  title: ReactNode;
  /** The heading level. @default 2 */
  level?: HeadingLevel;
  /** The number of notifications, shown in a chip beside the heading. */
  count?: ReactNode;
}

/** The header: a heading, a count, and at the end an action for all notifications, such as a link. */
export function NotificationHeader({
  title,
  level = 2,
  count,
  className,
  children,
  ...props
}: NotificationHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      data-slot="notification-header"
      className={cn('flex flex-wrap items-center justify-between gap-x-3 gap-y-2 p-4', className)}
      {...props}
    >
      <div className="flex min-w-0 items-center gap-2">
        <Heading data-slot="notification-heading" className="min-w-0 text-h4 wrap-anywhere">
          {title}
        </Heading>
        {count !== undefined && (
          <Chip data-slot="notification-count" size="sm" variant="solid" tone="warning">
            {count}
          </Chip>
        )}
      </div>
      {children}
    </div>
  );
}

export type NotificationFilterProps = ComponentProps<'div'>;

/** The area of a filter, such as a `Select` or a `SegmentedControl`. */
export function NotificationFilter({ className, ...props }: NotificationFilterProps) {
  return <div data-slot="notification-filter" className={cn('px-4 pb-4', className)} {...props} />;
}

export interface NotificationListProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** The accessible name. @default the provider's `notifications` */
  label?: string;
}

/** The list of notifications. It scrolls when it does not fit, also with arrow keys. */
export function NotificationList({ label, className, children, ref, ...props }: NotificationListProps) {
  const text = useLabels('NotificationList');
  const own = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(own);
  return (
    <div
      data-slot="notification-list"
      role="group"
      aria-label={text('notifications', label)}
      // Safari does not make scroll containers focusable.
      {...(scrolls ? { tabIndex: 0 } : {})}
      className={cn(
        'min-w-0 overflow-y-auto overscroll-contain border-t border-divider focus-visible:-outline-offset-2',
        className,
      )}
      {...props}
      ref={useComposedRefs(ref, own)}
    >
      {/* Safari removes the list semantics of a list without bullets, unless the role is explicit. */}
      <ul role="list" className="list-none divide-y divide-divider">
        {children}
      </ul>
    </div>
  );
}

/** Whether the content of an element overflows its height. */
function useOverflow(ref: { readonly current: HTMLElement | null }): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return observeSize(element, () => setOverflows(element.scrollHeight > element.clientHeight));
  }, [ref]);
  return overflows;
}

export interface NotificationItemProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** The sender or the subject. */
  title: ReactNode;
  /** The address of the link; the whole row is clickable. A scheme other than http, https, mailto or tel is ignored. */
  href?: string;
  /** The image at the start: an `Avatar` of size `lg`, or a `NotificationIcon`. */
  media?: ReactNode;
  /** The time, as text. */
  time?: ReactNode;
  /** Whether the notification is unread; shown by a bold title and a dot. @default false */
  unread?: boolean;
  /** Announced after the title of an unread notification. Omit it when one of the chips has that text. */
  unreadLabel?: string;
  /** The labels: `Chip`s. */
  chips?: ReactNode;
  /** The actions: a `Button`. */
  actions?: ReactNode;
  /** The message, and attachments such as a `NotificationFile`. */
  children?: ReactNode;
}

/** A notification. Everything except the image is aligned with the text. */
export function NotificationItem({
  title,
  href,
  media,
  time,
  unread = false,
  unreadLabel,
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
      className={cn(
        'relative flex min-w-0 gap-4 p-4 transition-colors duration-control',
        target !== undefined && 'hover:bg-hover',
        className,
      )}
      {...props}
    >
      {media && (
        <div data-slot="notification-media" className="w-10 shrink-0">
          {media}
        </div>
      )}
      <div className="grid min-w-0 grow gap-2">
        <div className={cn('flex flex-wrap items-center gap-x-2 gap-y-0.5', media && 'min-h-10')}>
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
            {unread && unreadLabel && <span className="sr-only"> {unreadLabel}</span>}
          </span>
          <span className="ms-auto inline-flex items-center gap-2">
            {time && (
              <span data-slot="notification-time" className="text-caption text-muted">
                {time}
              </span>
            )}
            {/* A border instead of a background, which forced colors remove. */}
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
          // Above the link that covers the row.
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

/** An icon on a round background, as large as an avatar. Decorative. */
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
  /** The address of the file, which makes the card a link. A scheme other than http, https, mailto or tel is ignored. */
  href?: string;
  /** The decorative icon before the name. @default a document */
  icon?: ReactNode;
  /** Details, such as the size or the type. */
  detail?: ReactNode;
}

/** A file attached to a notification. The children are its name. */
export function NotificationFile({ href, icon, detail, className, children, ...props }: NotificationFileProps) {
  const LinkComponent = useLinkComponent();
  const target = safeHref(href);
  const shared = {
    'data-slot': 'notification-file',
    className: cn(
      'relative inline-flex max-w-full items-center gap-3 rounded border border-transparent bg-secondary-soft px-4 py-3',
      'text-on-secondary-soft no-underline [&>svg]:size-5 [&>svg]:shrink-0',
      target !== undefined && 'transition-colors duration-control hover:bg-secondary hover:text-on-secondary',
      className,
    ),
    ...props,
  };
  const content = (
    <>
      {icon ?? <FileText aria-hidden />}
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

export type NotificationFooterProps = ComponentProps<'div'>;

/** The footer, for a button or a link to all notifications. */
export function NotificationFooter({ className, ...props }: NotificationFooterProps) {
  return (
    <div
      data-slot="notification-footer"
      className={cn('flex flex-wrap justify-center gap-2 border-t border-divider p-2', className)}
      {...props}
    />
  );
}
