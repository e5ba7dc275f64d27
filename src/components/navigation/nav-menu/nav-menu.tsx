import { composeEventHandlers } from '@radix-ui/primitive';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as Collapsible from '@radix-ui/react-collapsible';
import { Slot, Slottable } from '@radix-ui/react-slot';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { ChevronDown, CircleAlert, ExternalLink } from 'lucide-react';
import { type ComponentProps, createContext, type MouseEvent, type ReactNode, use, useEffect, useId, useRef, useState } from 'react';
import { cn } from '../../lib/cn';
import { safeHref } from '../../lib/safe-href';
import { useLabels } from '../../providers/labels';
import { useLinkComponent } from '../../providers/link';
import { useOptionalDrawer } from '../drawer';
import { InFlyoutContext, MenuExtrasContext } from './extras';

/** How many collapsible entries an entry lies in. */
const LevelContext = createContext(0);

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
      className={cn(
        'min-w-0 border-divider py-3 not-first:border-t mini:border-transparent',
        'mini:py-1',
        className,
      )}
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

interface ClippedProps {
  slot: string;
  children: ReactNode;
}

/**
 * One line that is cut at the end of its own writing direction and leaves what is around it alone. As narrow as its
 * text, it stands at the start of the row that holds it, whichever way the page is written.
 */
function Clipped({ slot, children }: ClippedProps) {
  return (
    <bdi data-slot={slot} className="min-w-0 truncate">
      {children}
    </bdi>
  );
}

/** The look of an entry, whatever it does. */
const row = cn(
  'group/row relative flex w-full min-w-0 items-center rounded py-2.5 text-start text-body no-underline',
  'transition-colors duration-control focus-visible:-outline-offset-2',
  'mini:size-mini-tile mini:justify-center mini:py-0',
);

/** Forced colours take the ground of the current entry away; the system's own pair for what is selected stands in. */
const forcedCurrent =
  'forced-colors:data-current:forced-color-adjust-none forced-colors:data-current:bg-[Highlight] forced-colors:data-current:text-[HighlightText]';

/** An entry's look by where it stands and by whether it does anything; a dead one does not answer the pointer. */
function rowLook(level: number, dead: boolean): string {
  return cn(
    row,
    level === 0 ? cn('pe-2 ps-2 data-current:bg-secondary-soft', forcedCurrent) : 'pe-2',
    dead
      ? 'cursor-not-allowed text-disabled'
      : 'cursor-pointer hover:text-secondary data-current:text-secondary data-active:text-secondary',
    !dead && level === 0 && 'hover:bg-secondary-soft',
    'data-active:font-medium data-current:font-medium',
  );
}

interface RowBodyProps {
  icon?: ReactNode;
  title: ReactNode;
  /** Spoken after the title. */
  hint?: string | false;
  caption?: ReactNode;
  end?: ReactNode;
}

function RowBody({ icon, title, hint, caption, end }: RowBodyProps) {
  const level = use(LevelContext);
  return (
    <>
      <span
        aria-hidden
        className={cn(
          'flex shrink-0 items-center justify-start mini:w-auto',
          '[&>svg]:size-5 mini:[&>svg]:size-6',
          level > 0 ? 'w-6' : 'w-9',
        )}
      >
        {icon ?? <Dot />}
      </span>
      <span className="grid min-w-0 grow mini:sr-only">
        <span className="flex max-w-menu-item-title">
          <Clipped slot="nav-menu-title">{title}</Clipped>
          {hint && <span className="sr-only"> ({hint})</span>}
        </span>
        {caption && (
          // On the system's ground for what is selected only the system's own colour can be read.
          <span className="flex min-w-0 text-micro text-muted forced-colors:group-data-current/row:text-inherit">
            <Clipped slot="nav-menu-caption">{caption}</Clipped>
          </span>
        )}
      </span>
      {end}
    </>
  );
}

function Dot() {
  return (
    <span className="flex size-5 items-center justify-center">
      <span className="size-1.5 rounded-full bg-current group-data-current/row:size-2 forced-colors:bg-[CanvasText]" />
    </span>
  );
}

export interface NavMenuCollapseProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** The text of its button. */
  title: ReactNode;
  /** Secondary text below the title. */
  caption?: ReactNode;
  /** Drawn at the start, and alone in a mini drawer. */
  icon?: ReactNode;
  /** At the end, before the chevron. */
  chip?: ReactNode;
  /** One of its entries is the current page; it opens by itself when this becomes true. @default false */
  active?: boolean;
  /** It shows and takes the focus, but does not open. @default false */
  disabled?: boolean;
  /** Whether it is open, when the page holds that state. */
  open?: boolean;
  /** Whether it is open at first. @default the value of `active` */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Further props of the button; `preventDefault` in its `onClick` vetoes. */
  triggerProps?: Omit<ComponentProps<'button'>, 'children'>;
}

/**
 * An entry that opens and closes a list of entries (WAI-ARIA disclosure pattern). In a mini drawer there is no room for
 * the list: below a `FlyoutProvider` it opens beside the drawer, else the button opens the drawer with it.
 */
export function NavMenuCollapse({
  title,
  caption,
  icon,
  chip,
  active = false,
  disabled = false,
  open,
  defaultOpen = active,
  onOpenChange,
  triggerProps,
  className,
  children,
  ...props
}: NavMenuCollapseProps) {
  const level = use(LevelContext);
  const extras = use(MenuExtrasContext);
  const inFlyout = use(InFlyoutContext);
  const drawer = useOptionalDrawer();
  const submenuId = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const pressRef = useRef<() => void>(null);
  const [submenuOpen, setSubmenuOpen] = useState(false);
  const [expanded, setExpanded] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
    caller: 'NavMenuCollapse',
  });
  const wasActive = useRef(active);
  useEffect(() => {
    if (active && !wasActive.current) setExpanded(true);
    wasActive.current = active;
  }, [active, setExpanded]);
  const mini = drawer?.state === 'mini' && !inFlyout;
  const Submenu = mini && !disabled ? extras?.Submenu : undefined;
  const shown = mini ? Submenu !== undefined && submenuOpen : expanded;
  return (
    <Collapsible.Root asChild open={shown}>
      <li data-slot="nav-menu-collapse" className={cn('min-w-0', className)} {...props}>
        <Collapsible.Trigger asChild>
          <button
            type="button"
            data-slot="nav-menu-trigger"
            data-current={mini && active ? '' : undefined}
            data-active={active ? '' : undefined}
            // While the current entry is out of sight its group stands for it.
            aria-current={active && !shown ? true : undefined}
            // Not `disabled`, which would take the focus away and hide the entry from whoever goes by Tab.
            aria-disabled={disabled || undefined}
            {...(Submenu ? { 'aria-controls': shown ? submenuId : undefined } : {})}
            {...triggerProps}
            ref={useComposedRefs(triggerProps?.ref, triggerRef)}
            className={cn(rowLook(level, disabled), 'mini:aria-expanded:bg-secondary-soft', triggerProps?.className)}
            // Composed here, because Radix's own handler would know nothing of the mini drawer.
            onClick={composeEventHandlers(triggerProps?.onClick, () => {
              if (disabled) return;
              if (Submenu) {
                pressRef.current?.();
                return;
              }
              if (mini) drawer.setOpen(true);
              setExpanded(mini || !expanded);
            })}
          >
            <RowBody
              icon={icon}
              title={title}
              caption={caption}
              end={
                <>
                  {chip}
                  <ChevronDown
                    aria-hidden
                    className={cn(
                      'ms-1 size-4 shrink-0 transition-transform duration-control mini:hidden',
                      shown && 'rotate-180',
                    )}
                  />
                </>
              }
            />
          </button>
        </Collapsible.Trigger>
        {Submenu ? (
          <Submenu
            id={submenuId}
            triggerRef={triggerRef}
            pressRef={pressRef}
            title={title}
            open={submenuOpen}
            onOpenChange={setSubmenuOpen}
          >
            <LevelContext value={1}>{children}</LevelContext>
          </Submenu>
        ) : (
          <Collapsible.Content asChild>
            <ul
              data-slot="nav-menu-list"
              className={cn(
                'relative grid ps-menu-indent before:absolute before:inset-y-0 before:border-s before:border-secondary-accent',
                level === 0 ? 'before:start-4.5' : 'before:start-2.5',
              )}
            >
              <LevelContext value={level + 1}>{children}</LevelContext>
            </ul>
          </Collapsible.Content>
        )}
      </li>
    </Collapsible.Root>
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
          {external && (
            <ExternalLink aria-hidden className="ms-1 size-4 shrink-0 mini:hidden" />
          )}
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
