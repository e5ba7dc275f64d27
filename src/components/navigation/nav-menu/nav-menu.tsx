import { useComposedRefs } from '../../lib/use-composed-refs';
import { Slot, Slottable } from '@radix-ui/react-slot';
import { CircleAlert, ExternalLink } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, use, useId } from 'react';
import { cn } from '../../lib/cn';
import { safeHref } from '../../lib/safe-href';
import { useLabels } from '../../providers/labels';
import { useLinkComponent } from '../../providers/link';
import { MenuExtrasContext } from '../../lib/menu-extras';
import { Clipped, LevelContext, RowBody, rowLook } from './nav-menu-row';

export interface NavMenuProps extends ComponentProps<'nav'> {
  /** Name of the landmark. @default the provider's `mainNavigation` */
  label?: string;
}

/** A site's menu: groups of links, some of which open and close (WAI-ARIA disclosure navigation). */
export function NavMenu({ label, className, children, ref, ...props }: NavMenuProps) {
  const text = useLabels('NavMenu');
  const extras = use(MenuExtrasContext);
  return (
    <nav
      aria-label={text('mainNavigation', label)}
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
  /** The group's heading; a group may go without. */
  title?: ReactNode;
  /** Secondary text below the title. */
  caption?: ReactNode;
}

/** Entries that belong together, parted from the group before by a line. */
export function NavMenuGroup({ title, caption, className, children, ...props }: NavMenuGroupProps) {
  const titleId = useId();
  return (
    <div
      data-slot="nav-menu-group"
      className={cn('min-w-0 border-divider py-3 not-first:border-t mini:border-transparent', 'mini:py-1', className)}
      {...props}
    >
      {(title || caption) && (
        <div className="px-1.5 pb-2 mini:sr-only">
          {title && (
            <div id={titleId} className="flex max-w-menu-group-title text-h5 text-heading">
              <Clipped slot="nav-menu-group-title">{title}</Clipped>
            </div>
          )}
          {caption && (
            <div className="flex text-micro text-muted">
              <Clipped slot="nav-menu-caption">{caption}</Clipped>
            </div>
          )}
        </div>
      )}
      <ul aria-labelledby={title ? titleId : undefined} className="grid gap-1 mini:justify-items-center">
        {children}
      </ul>
    </div>
  );
}

export interface NavMenuItemProps extends Omit<ComponentProps<'a'>, 'title' | 'target'> {
  /** The text; with `asChild` the child element holds nothing. */
  title: ReactNode;
  /** Where it leads. A scheme other than http, https, mailto or tel is dropped, and the text stays. */
  href?: string;
  /** Secondary text below the title. */
  caption?: ReactNode;
  /** Drawn at the start, and alone in a mini drawer. */
  icon?: ReactNode;
  /** At the end. */
  chip?: ReactNode;
  /** It leads to the page that shows. @default false */
  current?: boolean;
  /** Opens a new tab, and says so. @default false */
  newTab?: boolean;
  /** Leads out of the site: a mark at the end says so. @default false */
  external?: boolean;
  /** Spoken after the text of an entry that opens a new tab. @default the provider's `opensInNewTab` */
  newTabLabel?: string;
  /** It shows and takes the focus, but leads nowhere. @default false */
  disabled?: boolean;
  /** Renders the child element, a router's link for instance, as the link. @default false */
  asChild?: boolean;
}

/** An entry that leads to a page. The current page's carries `aria-current="page"`. `ref` and the rest go to the link. */
export function NavMenuItem({
  title,
  href,
  caption,
  icon,
  chip,
  current = false,
  newTab = false,
  external = false,
  newTabLabel,
  disabled = false,
  asChild = false,
  className,
  onClick,
  children,
  ...props
}: NavMenuItemProps) {
  const text = useLabels('NavMenuItem');
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
      // A child element brings an address of its own.
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
      hint={newTab && text('opensInNewTab', newTabLabel)}
      caption={caption}
      end={
        <>
          {chip}
          {external && <ExternalLink aria-hidden className="ms-1 size-4 shrink-0 mini:hidden" />}
        </>
      }
    />
  );
  // What opens a new tab or leads out is the browser's affair, not the router's.
  const Root = newTab || external ? 'a' : LinkComponent;
  return (
    <li className="min-w-0">
      {asChild ? (
        <Slot {...shared}>
          {body}
          <Slottable>{children}</Slottable>
        </Slot>
      ) : address === undefined ? (
        // A link without an address, as WAI-ARIA's disabled link: it can be found, and not followed.
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

export interface NavMenuErrorProps extends ComponentProps<'li'> {
  /** The text. @default the provider's `menuItemError` */
  label?: string;
}

/** Stands in the place of an entry that cannot be understood. */
export function NavMenuError({ label, className, ...props }: NavMenuErrorProps) {
  const text = useLabels('NavMenuError');
  return (
    <li
      data-slot="nav-menu-error"
      className={cn('flex items-center gap-1.5 p-2 text-h6 text-error', className)}
      {...props}
    >
      <CircleAlert aria-hidden className="size-5 shrink-0" />
      <span className="mini:sr-only">{text('menuItemError', label)}</span>
    </li>
  );
}
