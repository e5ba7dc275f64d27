'use client';

import { Slot } from '@radix-ui/react-slot';
import { type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { safeHref } from '../../lib/safe-href';
import { useLinkComponent } from '../../providers/link';

export interface ListProps extends ComponentProps<'ul'> {
  /** Whether the rows are more compact. @default false */
  dense?: boolean;
  /** Whether the items are separated by lines. @default false */
  dividers?: boolean;
  /** Whether the list is a direct child of a Card, and aligns its rows with the card's other content. @default false */
  inCard?: boolean;
}

/** A vertical list of text items, links or buttons. */
export function List({ dense = false, dividers = false, inCard = false, className, ...props }: ListProps) {
  return (
    // Safari removes list semantics from lists without bullets unless the role is explicit.
    <ul
      role="list"
      data-slot="list"
      data-dense={dense || undefined}
      data-dividers={dividers || undefined}
      className={cn(
        'group/list min-w-0 list-none',
        inCard ? '[--wm-list-padding:var(--wm-card-padding)]' : '[--wm-list-padding:--spacing(4)]',
        dividers && 'divide-y divide-divider',
        className,
      )}
      {...props}
    />
  );
}

export type ListItemAlign = 'center' | 'start';

export interface ListItemProps extends ComponentProps<'a'> {
  /**
   * The URL, which makes the item a link. Schemes other than http, https, mailto and tel are removed, and the link is
   * disabled.
   */
  href?: string;
  /** Merges the props onto the child element, such as a button. @default false */
  asChild?: boolean;
  /** Whether the item is selected, which sets `aria-current`. @default false */
  selected?: boolean;
  /** Whether the item links to the current page, which sets `aria-current="page"`. @default false */
  current?: boolean;
  /** Whether the item ignores clicks. @default false */
  disabled?: boolean;
  /** The vertical alignment of the icon, avatar and action beside multi-line text. @default 'center' */
  align?: ListItemAlign;
  /**
   * A control at the end of the item, such as a button or a switch. It is rendered beside the row, because a link or
   * button must not contain another control.
   */
  actions?: ReactNode;
}

const oneColour = '[--wm-list-secondary:currentColor]';

/**
 * An item in a `List`: text, a link if it has an `href`, or the child element if `asChild` is set. `ref`, `className`
 * and all other props apply to the row.
 */
export function ListItem({
  href,
  asChild = false,
  selected = false,
  current = false,
  disabled = false,
  align = 'center',
  actions,
  className,
  children,
  ...props
}: ListItemProps) {
  const LinkComponent = useLinkComponent();
  const target = disabled ? undefined : safeHref(href);
  const isLink = !asChild && href !== undefined;
  const isPressed = isLink || asChild;
  const row = {
    'data-slot': 'list-item',
    'data-state': current ? 'current' : selected ? 'selected' : undefined,
    'aria-current': current ? ('page' as const) : selected || undefined,
    'aria-disabled': disabled || undefined,
    className: cn(
      'flex min-w-0 grow gap-3 rounded px-(--wm-list-padding) text-start no-underline group-data-dividers/list:rounded-none',
      'min-h-touch py-2 group-data-dense/list:min-h-8 group-data-dense/list:py-1 pointer-coarse:group-data-dense/list:min-h-touch',
      align === 'center' ? 'items-center' : 'items-start',
      // The second line is muted, unless the state requires a single color.
      disabled ? `text-disabled ${oneColour}` : 'text-text [--wm-list-secondary:var(--wm-color-muted)]',
      isPressed && (disabled ? 'cursor-not-allowed' : 'cursor-pointer'),
      isPressed &&
        !disabled &&
        'hover:bg-secondary-soft hover:text-on-secondary-soft hover:[--wm-list-secondary:currentColor]',
      'data-state:bg-secondary-soft data-state:font-medium data-state:text-on-secondary-soft',
      'data-state:[--wm-list-secondary:currentColor]',
      'forced-colors:data-state:forced-color-adjust-none forced-colors:data-state:bg-[Highlight]',
      'forced-colors:data-state:text-[HighlightText] forced-colors:aria-disabled:text-[GrayText]',
      className,
    ),
    ...(disabled ? { onClickCapture: refusePress } : {}),
    ...props,
  };
  return (
    <li data-slot="list-entry" className="flex min-w-0 items-center">
      {asChild ? (
        <Slot {...row}>{children}</Slot>
      ) : isLink && target !== undefined ? (
        <LinkComponent {...row} href={target}>
          {children}
        </LinkComponent>
      ) : isLink ? (
        // A link without `href`, which HTML calls a placeholder hyperlink.
        <a {...row} role="link" aria-disabled>
          {children}
        </a>
      ) : (
        <div {...(row as ComponentProps<'div'>)}>{children}</div>
      )}
      {actions && (
        <div
          data-slot="list-item-actions"
          className="ms-auto flex shrink-0 items-center gap-2 ps-2 pe-(--wm-list-padding)"
        >
          {actions}
        </div>
      )}
    </li>
  );
}

/** Stops the click before the consumer's handlers and the browser's default action. */
function refusePress(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

export type ListItemIconProps = ComponentProps<'span'>;

/** A decorative icon before the text, in a fixed-width column. */
export function ListItemIcon({ className, ...props }: ListItemIconProps) {
  return (
    <span
      aria-hidden
      data-slot="list-item-icon"
      className={cn('inline-flex min-h-[1lh] w-6 shrink-0 items-center [&>svg]:size-5', className)}
      {...props}
    />
  );
}

export type ListItemAvatarProps = ComponentProps<'span'>;

/** An avatar before the text. */
export function ListItemAvatar({ className, ...props }: ListItemAvatarProps) {
  return <span data-slot="list-item-avatar" className={cn('inline-flex shrink-0', className)} {...props} />;
}

export interface ListItemTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The first line. */
  primary: ReactNode;
  /** The second line. */
  secondary?: ReactNode;
}

/** The text of an item, in one or two lines. */
export function ListItemText({ primary, secondary, className, ...props }: ListItemTextProps) {
  return (
    // Use spans, because buttons may contain only phrasing content.
    <span data-slot="list-item-text" className={cn('flex min-w-0 grow flex-col wrap-anywhere', className)} {...props}>
      <span>{primary}</span>
      {secondary && (
        <span data-slot="list-item-secondary" className="text-caption text-(color:--wm-list-secondary)">
          {secondary}
        </span>
      )}
    </span>
  );
}
