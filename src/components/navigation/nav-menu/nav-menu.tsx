'use client';

import { newTabLabels } from '../../lib/shared-labels';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { Slot, Slottable } from '@radix-ui/react-slot';
import { CircleAlert, ExternalLink } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, use } from 'react';
import { cn } from '../../lib/cn';
import { safeHref } from '../../lib/safe-href';
import { useLabels } from '../../providers/labels';
import { useLinkComponent } from '../../providers/link';
import { MenuExtrasContext } from '../../lib/menu-extras';
import { navMenuLabels } from './nav-menu-labels';
import { Clipped, groupRuler, LevelContext, RowBody, rowLook, ruledTitle } from './nav-menu-row';

export interface NavMenuProps extends ComponentProps<'nav'> {
  /** The accessible name of the landmark. @default the `mainNavigation` label */
  'aria-label'?: string;
}

/** A site's navigation menu: groups of links and collapsible entries. */
export function NavMenu({ 'aria-label': label, className, children, ref, ...props }: NavMenuProps) {
  const text = useLabels(navMenuLabels);
  const extras = use(MenuExtrasContext);
  return (
    <nav
      aria-label={label ?? text('mainNavigation')}
      data-slot="nav-menu"
      className={cn('grid', className)}
      {...props}
      ref={useComposedRefs(ref, extras?.menuRef)}
    >
      {children}
    </nav>
  );
}

export interface NavMenuGroupProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading of the group. */
  title?: ReactNode;
  /** Secondary text below the title. */
  caption?: ReactNode;
}

/** A group of entries. Without a title, a line separates it from the previous group. */
export function NavMenuGroup({ title, caption, className, children, ...props }: NavMenuGroupProps) {
  return (
    <div
      data-slot="nav-menu-group"
      className={cn(
        'min-w-0 py-1.5 mini:py-1',
        !title && 'border-divider not-first:mt-1.5 not-first:border-t not-first:pt-3 mini:border-transparent',
        className,
      )}
      {...props}
    >
      {(title || caption) && (
        <div className={cn(groupRuler, 'px-2 pb-1.5 text-h6 text-muted mini:sr-only')}>
          {title && (
            <div className={ruledTitle}>
              <Clipped slot="nav-menu-group-title">{title}</Clipped>
            </div>
          )}
          {caption && (
            <div className="col-span-2 flex text-micro">
              <Clipped slot="nav-menu-caption">{caption}</Clipped>
            </div>
          )}
        </div>
      )}
      {/* The list is not labeled by the preceding title, because a screen reader would announce the title twice. */}
      <ul role="list" className="grid gap-1 mini:justify-items-center">
        {children}
      </ul>
    </div>
  );
}

export interface NavMenuItemProps extends Omit<ComponentProps<'a'>, 'title' | 'target'> {
  /** The visible text. With `asChild`, the child element must be empty. */
  title: ReactNode;
  /** The URL. If its scheme is not http, https, mailto or tel, it is removed and the link is disabled. */
  href?: string;
  /** Secondary text below the title. */
  caption?: ReactNode;
  /** The icon before the title. A mini drawer shows only the icon. */
  icon?: ReactNode;
  /** A chip at the end. */
  chip?: ReactNode;
  /** Whether the link points to the current page. @default false */
  current?: boolean;
  /** Whether the link opens in a new tab, which is then announced. @default false */
  newTab?: boolean;
  /** Whether the link points to another site, indicated by an icon. @default false */
  external?: boolean;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof newTabLabels>;
  /** Whether the link is disabled. It remains focusable. @default false */
  disabled?: boolean;
  /** Merges the props onto the child element, such as a router's link, instead of rendering an `a`. @default false */
  asChild?: boolean;
}

/** A link to a page. `ref` and all other props apply to the link. */
export function NavMenuItem({
  title,
  href,
  caption,
  icon,
  chip,
  current = false,
  newTab = false,
  external = false,
  labels,
  disabled = false,
  asChild = false,
  className,
  onClick,
  children,
  ...props
}: NavMenuItemProps) {
  const text = useLabels(newTabLabels, labels);
  const level = use(LevelContext);
  const LinkComponent = useLinkComponent();
  const address = disabled ? undefined : safeHref(href);
  const dead = asChild ? disabled : address === undefined;
  const shared = {
    'data-slot': 'nav-menu-item',
    'data-current': current ? '' : undefined,
    'aria-current': current ? ('page' as const) : undefined,
    'aria-disabled': dead || undefined,
    className: cn(rowLook(level, dead), className),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      // A child element provides its own URL.
      if (dead) event.preventDefault();
    },
    ...(newTab ? { target: '_blank' } : {}),
    ...(newTab || external ? { rel: 'noopener noreferrer' } : {}),
    ...props,
  };
  const body = (
    <RowBody
      icon={icon}
      title={title}
      hint={newTab && text('opensInNewTab')}
      caption={caption}
      end={
        <>
          {chip}
          {external && <ExternalLink aria-hidden className="ms-1 size-4 shrink-0 mini:hidden" />}
        </>
      }
    />
  );
  // The browser handles new tabs and external links instead of the router.
  const Root = newTab || external ? 'a' : LinkComponent;
  return (
    <li className="min-w-0">
      {asChild ? (
        <Slot {...shared}>
          {body}
          <Slottable>{children}</Slottable>
        </Slot>
      ) : address === undefined ? (
        // A disabled link as defined by WAI-ARIA, which is focusable but does not have an `href`.
        <a role="link" tabIndex={0} {...shared}>
          {body}
        </a>
      ) : (
        <Root {...shared} href={address}>
          {body}
        </Root>
      )}
    </li>
  );
}

export type NavMenuErrorProps = ComponentProps<'li'>;

/** Displayed in place of an invalid entry. The text defaults to the `menuItemError` label. */
export function NavMenuError({ className, children, ...props }: NavMenuErrorProps) {
  const text = useLabels(navMenuLabels);
  return (
    <li
      data-slot="nav-menu-error"
      className={cn('flex items-center gap-1.5 p-2 text-h6 text-error', className)}
      {...props}
    >
      <CircleAlert aria-hidden className="size-5 shrink-0" />
      <span className="mini:sr-only">{children ?? text('menuItemError')}</span>
    </li>
  );
}
