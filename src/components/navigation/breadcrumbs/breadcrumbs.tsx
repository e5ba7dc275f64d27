import { ChevronRight, House } from 'lucide-react';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import type { HeadingLevel } from '../../content/card';
import { Tooltip, TruncatedText } from '../../layers/tooltip';
import { cn } from '../../lib/cn';
import { hiddenByCount } from './hidden-crumbs';
import { safeHref } from '../../lib/safe-href';
import { useLabels } from '../../providers/labels';
import { useLinkComponent } from '../../providers/link';
import { BreadcrumbsOverflow } from './breadcrumbs-overflow';
import type { Crumb } from './crumbs';
import { useHiddenCrumbs } from './use-hidden-crumbs';

export type BreadcrumbsTitlePosition = 'start' | 'above' | 'below';

export interface BreadcrumbsProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The crumbs from the root to the current page, which is the last one. */
  links: readonly Crumb[];
  /** The title of the page. */
  title?: ReactNode;
  /** Renders the title as a heading of this level. @default no heading */
  titleLevel?: HeadingLevel;
  /** The position of the title: at the start of the trail's row, above or below the trail. @default 'start' */
  titlePosition?: BreadcrumbsTitlePosition;
  /** Whether there is a line below the trail. @default false */
  divider?: boolean;
  /** Whether the first crumb shows a home icon instead of its text, which stays its accessible name. @default false */
  homeIcon?: boolean;
  /** The maximum number of visible crumbs. The others are in a menu after the first crumb. @default 8 */
  max?: number;
  /** The accessible name of the landmark. @default the `breadcrumbs` label */
  label?: string;
  /** The accessible name of the button that opens the hidden crumbs. @default the `hiddenBreadcrumbs` label */
  hiddenLabel?: string;
}

/**
 * The path from the root of the site to the current page. Crumbs beyond `max`, and crumbs that do not fit, are in a menu.
 */
export function Breadcrumbs({
  links,
  title,
  titleLevel,
  titlePosition = 'start',
  divider = false,
  homeIcon = false,
  max = 8,
  label,
  hiddenLabel,
  className,
  ...props
}: BreadcrumbsProps) {
  const text = useLabels('Breadcrumbs');
  const LinkComponent = useLinkComponent();
  const count = links.length;
  const last = count - 1;
  const least = useMemo(() => hiddenByCount(count, max), [count, max]);
  const [found, rulerRef, titleRef, listRef] = useHiddenCrumbs(least);
  const { from, to } = found ?? least;
  const collapsed = to > from;
  const items = links.map(({ title: name, to: href, icon }, place) => {
    const current = place === last;
    const iconOnly = homeIcon && place === 0 && !current;
    const Icon = iconOnly ? House : icon;
    const address = safeHref(href);
    const isLink = address !== undefined;
    const shared = {
      'data-slot': 'breadcrumbs-link',
      'aria-current': current ? ('page' as const) : undefined,
      className: cn(
        'flex min-h-6 min-w-6 items-center justify-center gap-1 rounded-inner pointer-coarse:min-h-touch',
        current ? 'font-medium text-heading' : isLink ? 'text-text' : 'text-muted',
        isLink && 'transition-colors duration-control hover:text-primary hover:underline',
      ),
      children: (
        <>
          {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
          {iconOnly ? <span className="sr-only">{name}</span> : <TruncatedText>{name}</TruncatedText>}
        </>
      ),
    };
    const crumb = isLink ? <LinkComponent {...shared} href={address} /> : <span {...shared} />;
    return (
      <Item
        // oxlint-disable-next-line no-array-index-key -- a crumb is identified by its position
        key={place}
        hidden={place >= from && place < to}
        className={!current && (found ? 'max-w-40 shrink-0' : 'max-w-40')}
      >
        {iconOnly && isLink ? (
          <Tooltip label={name} repeatsName>
            {crumb}
          </Tooltip>
        ) : (
          crumb
        )}
        {!current && separator}
      </Item>
    );
  });
  const beside = titlePosition === 'start';
  const below = titlePosition === 'below';
  const Title = titleLevel ? (`h${titleLevel}` as const) : 'div';
  const heading = title && (
    <Title
      ref={beside ? titleRef : undefined}
      data-slot="breadcrumbs-title"
      className="flex max-w-full min-w-0 text-lead font-medium text-heading"
    >
      <TruncatedText>{title}</TruncatedText>
    </Title>
  );
  return (
    <div
      data-slot="breadcrumbs"
      // Forced colors paint the transparent border.
      className={cn('min-w-0 rounded border border-transparent bg-paper px-4 py-2.5', className)}
      {...props}
    >
      <div ref={rulerRef} />
      <div
        className={beside ? 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1' : 'grid grid-cols-1 gap-1'}
      >
        {!below && heading}
        {last >= 0 && (
          <nav
            aria-label={text('breadcrumbs', label)}
            data-slot="breadcrumbs-trail"
            data-state={collapsed ? 'collapsed' : 'full'}
            className="max-w-full min-w-0"
          >
            {/* Clips the hidden crumbs, but not the focus ring. */}
            <ol
              ref={listRef}
              data-slot="breadcrumbs-list"
              className="relative -m-1 flex overflow-clip p-1 text-caption"
            >
              {items[0]}
              {last > 0 && (
                <Item hidden={!collapsed} className="shrink-0">
                  {collapsed ? (
                    <BreadcrumbsOverflow
                      label={text('hiddenBreadcrumbs', hiddenLabel)}
                      crumbs={links.slice(from, to)}
                    />
                  ) : (
                    <span className="size-7" />
                  )}
                  {separator}
                </Item>
              )}
              {items.slice(least.to)}
            </ol>
          </nav>
        )}
        {divider && <div data-slot="breadcrumbs-divider" className="my-1 w-full border-t border-divider" />}
        {below && heading}
      </div>
    </div>
  );
}

/** Hidden crumbs keep their width for the measurement, but take no space and no focus. */
function Item({ hidden, className, children }: { hidden: boolean; className: string | false; children: ReactNode }) {
  return (
    <li
      data-slot="breadcrumbs-item"
      data-hidden={hidden ? '' : undefined}
      className={cn('flex min-h-7 min-w-0 items-center', hidden && 'invisible absolute w-max', className)}
    >
      {children}
    </li>
  );
}

const separator = <ChevronRight aria-hidden className="mx-1 size-4 shrink-0 text-muted rtl:-scale-x-100" />;
