import { useComposedRefs } from '../../lib/use-composed-refs';
import { FileText } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import type { HeadingLevel } from '../../content/card';
import { Chip } from '../../content/chip';
import { cn } from '../../lib/cn';
import { observeSize } from '../../lib/observe-size';
import { safeHref } from '../../lib/safe-href';
import { useLabels } from '../../providers/labels';
import { useLinkComponent } from '../../providers/link';
import type { Tone } from '../../tokens';

export interface NotificationHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading. */
  title: ReactNode;
  /** The heading's level in the page's outline. @default 2 */
  level?: HeadingLevel;
  /** How many there are, on a chip beside the heading. */
  count?: ReactNode;
}

/** The top: a heading, a count, and at its end what can be done with all of them, a link for instance. */
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

/** The place of what narrows the list down: a `Select`, a `SegmentedControl`. */
export function NotificationFilter({ className, ...props }: NotificationFilterProps) {
  return <div data-slot="notification-filter" className={cn('px-4 pb-4', className)} {...props} />;
}

export interface NotificationListProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** Its name. @default the provider's `notifications` */
  label?: string;
}

/** The notifications below each other. Where it is lower than they are it scrolls, also by the arrow keys. */
export function NotificationList({ label, className, children, ref, ...props }: NotificationListProps) {
  const text = useLabels('NotificationList');
  const own = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(own);
  return (
    <div
      data-slot="notification-list"
      role="group"
      aria-label={text('notifications', label)}
      // Safari gives no focus to what scrolls, unless it is asked to.
      {...(scrolls ? { tabIndex: 0 } : {})}
      className={cn(
        'min-w-0 overflow-y-auto overscroll-contain border-t border-divider focus-visible:-outline-offset-2',
        className,
      )}
      {...props}
      ref={useComposedRefs(ref, own)}
    >
      {/* Safari takes a list without bullets for none, unless its role is written out. */}
      <ul role="list" className="list-none divide-y divide-divider">
        {children}
      </ul>
    </div>
  );
}

/** Whether the content of an element is higher than the element. */
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
  /** Who sent it, or what it is about. */
  title: ReactNode;
  /** Where it leads; makes the title a link that the whole row presses. A scheme other than http, https, mailto or tel is dropped. */
  href?: string;
  /** A picture before it: an `Avatar` of size `lg`, or a `NotificationIcon`. */
  media?: ReactNode;
  /** When it came, in the words that the person reads. */
  time?: ReactNode;
  /** Nobody has read it yet: a bolder title and a dot. @default false */
  unread?: boolean;
  /** Spoken after the title of an unread one. Leave it out where one of the chips says so. */
  unreadLabel?: string;
  /** What it is marked with: `Chip`s. */
  chips?: ReactNode;
  /** What can be done with it: a `Button`. */
  actions?: ReactNode;
  /** The message, and what came with it: a `NotificationFile`. */
  children?: ReactNode;
}

/** One notification. All but the picture begins where its text begins. */
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
            {/* A border, not a ground: it stays in forced colours. */}
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
  /** The family of colours. @default 'primary' */
  tone?: Tone;
}

/** An icon on a round ground, as large as a person's picture. Decoration: the title says what it shows. */
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
  /** Where the file is; makes the card a link. A scheme other than http, https, mailto or tel is dropped. */
  href?: string;
  /** Decoration before its name. @default a sheet of paper */
  icon?: ReactNode;
  /** More about it: its size, its kind. */
  detail?: ReactNode;
}

/** A file that came with a notification; its name is the content. */
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

/** The foot: what leads to all of them, a `Button` or a link. */
export function NotificationFooter({ className, ...props }: NotificationFooterProps) {
  return (
    <div
      data-slot="notification-footer"
      className={cn('flex flex-wrap justify-center gap-2 border-t border-divider p-2', className)}
      {...props}
    />
  );
}
