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
  /** The trail from its start to the current page, which is the last one. */
  links: readonly Crumb[];
  /** The page's title. */
  title?: ReactNode;
  /** Makes the title a heading of this level. @default no heading */
  titleLevel?: HeadingLevel;
  /** Where the title stands: at the start of the trail's row, above the trail or below it. @default 'start' */
  titlePosition?: BreadcrumbsTitlePosition;
  /** Draws a line under the trail. @default false */
  divider?: boolean;
  /** Draws a house in the place of the first crumb's text, which stays its name. @default false */
  homeIcon?: boolean;
  /** How many crumbs show at most; the others stand in a menu after the first one. @default 8 */
  max?: number;
  /** Name of the landmark. @default the provider's `breadcrumbs` */
  label?: string;
  /** Name of the button that stands for the hidden crumbs. @default the provider's `hiddenBreadcrumbs` */
  hiddenLabel?: string;
}

/**
 * Where the current page stands in the site, and the way back (WAI-ARIA breadcrumb pattern). What is more than `max`, or
 * does not fit, is in a menu.
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
        // oxlint-disable-next-line no-array-index-key -- a step of the trail is what stands at its place
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
      // The border is transparent rather than absent: forced colours make it the card's only edge.
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
            {/* The hidden crumbs are cut off, the ring of the focus is not. */}
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

/** What is hidden keeps its width, so that it can be measured, and takes neither room nor focus. */
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
