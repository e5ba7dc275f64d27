import { ChevronRight, House } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { HeadingLevel } from '../../content/card';
import { Tooltip, TruncatedText } from '../../layers/tooltip';
import { cn } from '../../lib/cn';
import { safeHref } from '../../lib/safe-href';
import { useLabels } from '../../providers/labels';
import { useLinkComponent } from '../../providers/link';
import { BreadcrumbsOverflow } from './breadcrumbs-overflow';
import type { Crumb, PlacedCrumb } from './crumbs';
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
  const { from, to, least, measured, rulerRef, titleRef, listRef } = useHiddenCrumbs(links.length, max);
  const last = links.length - 1;
  const placed = links.map((crumb, place) => ({ ...crumb, place }));
  const away = placed.slice(from, to);
  const collapsed = away.length > 0;
  const show = ({ place, ...crumb }: PlacedCrumb) => (
    <Item
      key={place}
      hidden={place >= from && place < to}
      className={place < last && `max-w-40 ${measured ? 'shrink-0' : ''}`}
    >
      <CrumbLink {...crumb} current={place === last} iconOnly={homeIcon && place === 0 && last > 0} />
      {place < last && separator}
    </Item>
  );
  const beside = titlePosition === 'start';
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
      <div ref={rulerRef} className="-mb-1 h-1" />
      <div className={beside ? 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1' : 'grid grid-cols-1 gap-1'}>
        {titlePosition !== 'below' && heading}
        {last >= 0 && (
          <nav
            aria-label={text('breadcrumbs', label)}
            data-slot="breadcrumbs-trail"
            data-state={collapsed ? 'collapsed' : 'full'}
            className="max-w-full min-w-0"
          >
            {/* The hidden crumbs are cut off, the ring of the focus is not. */}
            <ol ref={listRef} data-slot="breadcrumbs-list" className="relative -m-1 flex overflow-clip p-1 text-caption">
              {placed.slice(0, 1).map(show)}
              {last > 0 && (
                <Item hidden={!collapsed} className="shrink-0">
                  {collapsed ? (
                    <BreadcrumbsOverflow label={text('hiddenBreadcrumbs', hiddenLabel)} crumbs={away} />
                  ) : (
                    <span className="size-7" />
                  )}
                  {separator}
                </Item>
              )}
              {placed.slice(least).map(show)}
            </ol>
          </nav>
        )}
        {divider && <div data-slot="breadcrumbs-divider" className="my-1 w-full border-t border-divider" />}
        {titlePosition === 'below' && heading}
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

interface CrumbLinkProps extends Crumb {
  current: boolean;
  iconOnly: boolean;
}

function CrumbLink({ title, to, icon, current, iconOnly }: CrumbLinkProps) {
  const LinkComponent = useLinkComponent();
  const address = safeHref(to);
  const isLink = address !== undefined;
  const Icon = iconOnly ? House : icon;
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
        {iconOnly ? <span className="sr-only">{title}</span> : <TruncatedText>{title}</TruncatedText>}
      </>
    ),
  };
  if (!isLink) return <span {...shared} />;
  const link = <LinkComponent {...shared} href={address} />;
  return iconOnly ? (
    <Tooltip label={title} repeatsName>
      {link}
    </Tooltip>
  ) : (
    link
  );
}
