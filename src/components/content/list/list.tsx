import { Slot } from '@radix-ui/react-slot';
import { Children, type ComponentProps, isValidElement, type MouseEvent, type ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { safeHref } from '../../lib/safe-href';
import { useLinkComponent } from '../../providers/link';

export interface ListProps extends ComponentProps<'ul'> {
  /** Lower rows, for a list of which much should be seen at once. @default false */
  dense?: boolean;
  /** A line between the items. @default false */
  dividers?: boolean;
}

/** Items below each other: text, links or buttons. */
export function List({ dense = false, dividers = false, className, ...props }: ListProps) {
  return (
    // Safari takes a list without bullets for none, unless its role is written out.
    <ul
      role="list"
      data-slot="list"
      data-dense={dense || undefined}
      data-dividers={dividers || undefined}
      className={cn('group/list min-w-0 list-none', dividers && 'divide-y divide-divider', className)}
      {...props}
    />
  );
}

export type ListItemAlign = 'center' | 'start';

export interface ListItemProps extends ComponentProps<'a'> {
  /** Where it leads; makes it a link. A scheme other than http, https, mailto or tel is dropped, and the text stays. */
  href?: string;
  /** Renders the child element, a button for instance, as the item. @default false */
  asChild?: boolean;
  /** Chosen among the others; spoken as the current one. @default false */
  selected?: boolean;
  /** Leads to the page that shows; spoken as the current page. @default false */
  current?: boolean;
  /** Shows it, and takes no press. @default false */
  disabled?: boolean;
  /** Where icon, avatar and action stand beside several lines of text. @default 'center' */
  align?: ListItemAlign;
}

const oneColour = '[--wm-list-secondary:currentColor]';

/**
 * One entry: text, a link where it has `href`, or what `asChild` names. `ref`, `className` and everything else go to the
 * row. A `ListItemAction` that is its child stands beside the row, so that no control lies in a link or in a button.
 */
export function ListItem({
  href,
  asChild = false,
  selected = false,
  current = false,
  disabled = false,
  align = 'center',
  className,
  children,
  ...props
}: ListItemProps) {
  const LinkComponent = useLinkComponent();
  const parts = Children.toArray(children);
  const isAction = (part: ReactNode) => isValidElement(part) && part.type === ListItemAction;
  const content = parts.filter((part) => !isAction(part));
  const target = disabled ? undefined : safeHref(href);
  const isLink = !asChild && href !== undefined;
  const isPressed = isLink || asChild;
  const row = {
    'data-slot': 'list-item',
    'data-state': current ? 'current' : selected ? 'selected' : undefined,
    'aria-current': current ? ('page' as const) : selected || undefined,
    'aria-disabled': disabled || undefined,
    className: cn(
      'flex min-w-0 grow gap-3 rounded px-4 text-start no-underline group-data-dividers/list:rounded-none',
      'min-h-touch py-2 group-data-dense/list:min-h-8 group-data-dense/list:py-1 pointer-coarse:group-data-dense/list:min-h-touch',
      align === 'center' ? 'items-center' : 'items-start',
      // The second line is quieter than the first, unless the ground or the state asks for one colour.
      disabled ? `text-disabled ${oneColour}` : 'text-text [--wm-list-secondary:var(--wm-color-muted)]',
      isPressed && (disabled ? 'cursor-not-allowed' : 'cursor-pointer transition-colors duration-control'),
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
        <Slot {...row}>{content.length === 1 ? content[0] : content}</Slot>
      ) : isLink && target !== undefined ? (
        <LinkComponent {...row} href={target}>
          {content}
        </LinkComponent>
      ) : isLink ? (
        // Without a destination it is text that keeps the link's place, as HTML's own placeholder link does.
        <a {...row} role="link" aria-disabled>
          {content}
        </a>
      ) : (
        <div {...(row as ComponentProps<'div'>)}>{content}</div>
      )}
      {parts.filter(isAction)}
    </li>
  );
}

/** Neither the page hears of it nor the browser. */
function refusePress(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

export type ListItemIconProps = ComponentProps<'span'>;

/** Decoration before the text, in a slot as wide as every other's. */
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

/** The picture of whom the item is about, before the text. */
export function ListItemAvatar({ className, ...props }: ListItemAvatarProps) {
  return <span data-slot="list-item-avatar" className={cn('inline-flex shrink-0', className)} {...props} />;
}

export interface ListItemTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What the item is. */
  primary: ReactNode;
  /** More about it, in a line below. */
  secondary?: ReactNode;
}

/** The item's text, in one or two lines; what follows it stands at the end. */
export function ListItemText({ primary, secondary, className, ...props }: ListItemTextProps) {
  return (
    // Spans, because a button holds nothing else.
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

export type ListItemActionProps = ComponentProps<'div'>;

/** What else can be done with the item, at its end: a button, a switch. */
export function ListItemAction({ className, ...props }: ListItemActionProps) {
  return (
    <div
      data-slot="list-item-action"
      className={cn('ms-auto flex shrink-0 items-center gap-2 ps-2 pe-4', className)}
      {...props}
    />
  );
}
