'use client';

import { House } from 'lucide-react';
import { type ReactNode, use, useMemo } from 'react';
import { Tooltip, TruncatedText } from '../../layers/tooltip';
import { cn } from '../../lib/cn';
import { safeHref } from '../../lib/safe-href';
import {
  Breadcrumbs,
  BreadcrumbsItem,
  BreadcrumbsLink,
  BreadcrumbsList,
  BreadcrumbsPage,
  type BreadcrumbsProps,
  BreadcrumbsSeparator,
} from './breadcrumbs';
import type { Crumb } from './crumbs';
import { hiddenByCount } from './hidden-crumbs';
import { HiddenCrumbsMenu } from './hidden-crumbs-menu';
import type { breadcrumbsLabels } from './breadcrumbs-labels';
import { PageHeaderContext } from './page-header';
import { useHiddenCrumbs } from './use-hidden-crumbs';

export interface BreadcrumbsTrailProps extends Omit<BreadcrumbsProps, 'children'> {
  /** The crumbs from the root to the current page, which comes last. If there are no crumbs, nothing is rendered. */
  links: readonly Crumb[];
  /** Whether the first crumb shows a home icon. Its text remains the accessible name. @default false */
  homeIcon?: boolean;
  /** The separator between two crumbs. @default a chevron */
  separator?: ReactNode;
  /** The maximum number of visible crumbs. The rest are listed in a menu after the first crumb. @default 8 */
  max?: number;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof breadcrumbsLabels>;
}

/**
 * The props of a part. Hidden parts keep their width so that they can be measured, but do not occupy space or receive
 * focus.
 */
const hide = (hidden: boolean, className = '') =>
  hidden ? { 'data-hidden': '', className: cn(className, 'invisible absolute w-max') } : { className };

/**
 * The path from the site's root to the current page, rendered from data. Crumbs that exceed `max` or do not fit are
 * listed in a menu.
 */
export function BreadcrumbsTrail(props: BreadcrumbsTrailProps) {
  return props.links.length > 0 && <MeasuredTrail {...props} />;
}

function MeasuredTrail({
  links,
  homeIcon = false,
  separator,
  max = 8,
  labels,
  className,
  ...props
}: BreadcrumbsTrailProps) {
  const header = use(PageHeaderContext);
  const count = links.length;
  const last = count - 1;
  const least = useMemo(() => hiddenByCount(count, max), [count, max]);
  const [found, rulerRef, listRef] = useHiddenCrumbs(least, header);
  const { from, to } = found ?? least;
  const collapsed = to > from;
  const crumbs = links.map((crumb, place) => {
    const isLast = place === last;
    const hidden = place >= from && place < to;
    const iconOnly = homeIcon && place === 0 && !isLast;
    const Step = isLast ? BreadcrumbsPage : BreadcrumbsLink;
    const step = (
      <Step href={crumb.to}>
        {iconOnly ? <House aria-hidden /> : crumb.icon}
        {iconOnly || crumb.content !== undefined ? (
          <>
            {!iconOnly && <span aria-hidden>{crumb.content}</span>}
            <span className="sr-only">{crumb.title}</span>
          </>
        ) : (
          <TruncatedText>{crumb.title}</TruncatedText>
        )}
      </Step>
    );
    return [
      <BreadcrumbsItem
        // oxlint-disable-next-line no-array-index-key -- a crumb is identified by its position
        key={place}
        {...hide(hidden, isLast ? '' : found ? 'max-w-34 shrink-0' : 'max-w-34')}
      >
        {iconOnly && safeHref(crumb.to) !== undefined ? (
          <Tooltip label={crumb.title} repeatsName>
            {step}
          </Tooltip>
        ) : (
          step
        )}
      </BreadcrumbsItem>,
      !isLast && (
        // oxlint-disable-next-line no-array-index-key -- see above
        <BreadcrumbsSeparator key={`separator ${place}`} {...hide(hidden)}>
          {separator}
        </BreadcrumbsSeparator>
      ),
    ];
  });
  return (
    <Breadcrumbs
      data-state={collapsed ? 'collapsed' : 'full'}
      // The width must not depend on the visible crumbs, even in a consumer's row.
      className={cn(!header && 'w-full', className)}
      {...props}
    >
      {!header && <div ref={rulerRef} />}
      {/* Clips the hidden crumbs without clipping the focus ring. */}
      <BreadcrumbsList ref={listRef} className="relative -m-1 flex-nowrap! overflow-clip p-1">
        {crumbs[0]}
        {last > 0 && (
          <>
            <BreadcrumbsItem {...hide(!collapsed, 'shrink-0')}>
              {collapsed ? (
                <HiddenCrumbsMenu label={labels?.hiddenBreadcrumbs} crumbs={links.slice(from, to)} />
              ) : (
                <span className="size-7 min-w-target" />
              )}
            </BreadcrumbsItem>
            <BreadcrumbsSeparator {...hide(!collapsed)}>{separator}</BreadcrumbsSeparator>
          </>
        )}
        {crumbs.slice(least.to)}
      </BreadcrumbsList>
    </Breadcrumbs>
  );
}
