'use client';

import { Slot } from '@radix-ui/react-slot';
import { ChevronRight, Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { safeHref } from '../../lib/safe-href';
import { useLabels } from '../../providers/labels';
import { useLinkComponent } from '../../providers/link';
import { breadcrumbsLabels } from './breadcrumbs-labels';

export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** The accessible name of the landmark. @default the `breadcrumbs` label */
  'aria-label'?: string;
}

/** The landmark that contains a trail of links (WAI-ARIA breadcrumb pattern). */
export function Breadcrumbs({ 'aria-label': label, className, ...props }: BreadcrumbsProps) {
  const text = useLabels(breadcrumbsLabels);
  return (
    <nav
      aria-label={label ?? text('breadcrumbs')}
      data-slot="breadcrumbs"
      className={cn('max-w-full min-w-0', className)}
      {...props}
    />
  );
}

export type BreadcrumbsListProps = ComponentProps<'ol'>;

/** The list of steps, which wraps if it does not fit. */
export function BreadcrumbsList({ className, ...props }: BreadcrumbsListProps) {
  return (
    <ol
      role="list"
      data-slot="breadcrumbs-list"
      className={cn('flex flex-wrap items-center text-caption', className)}
      {...props}
    />
  );
}

export type BreadcrumbsItemProps = ComponentProps<'li'>;

/** A step: a link, the current page, or a custom component, such as a menu. */
export function BreadcrumbsItem({ className, ...props }: BreadcrumbsItemProps) {
  return <li data-slot="breadcrumbs-item" className={cn('flex min-h-7 min-w-0 items-center', className)} {...props} />;
}

export interface BreadcrumbsLinkProps extends ComponentProps<'a'> {
  /**
   * The URL. Schemes other than http, https, mailto and tel are removed. Without a URL, the step is rendered as text.
   */
  href?: string;
  /** Merges the props onto the child element, such as a router's link, instead of rendering an `a`. @default false */
  asChild?: boolean;
}

/** A step's link. */
export function BreadcrumbsLink({ href, asChild = false, className, ...props }: BreadcrumbsLinkProps) {
  const LinkComponent = useLinkComponent();
  const address = safeHref(href);
  const isLink = asChild || address !== undefined;
  const isCurrent = props['aria-current'] !== undefined;
  const shared = {
    'data-slot': 'breadcrumbs-link',
    className: cn(
      'flex min-h-target min-w-target items-center justify-center gap-1 rounded-inner pointer-coarse:min-h-touch',
      '[&>svg]:size-4 [&>svg]:shrink-0',
      isCurrent ? 'font-medium text-heading' : isLink ? 'text-text' : 'text-muted',
      isLink && 'hover:text-primary hover:underline',
      className,
    ),
    ...props,
  };
  if (asChild) return <Slot {...shared} />;
  return address === undefined ? <span {...shared} /> : <LinkComponent {...shared} href={address} />;
}

export type BreadcrumbsPageProps = BreadcrumbsLinkProps;

/**
 * The last step, which is the current page. It has `aria-current="page"`. It is a link if it has an `href`, and text
 * otherwise.
 */
export function BreadcrumbsPage(props: BreadcrumbsPageProps) {
  return <BreadcrumbsLink aria-current="page" data-slot="breadcrumbs-page" {...props} />;
}

export type BreadcrumbsSeparatorProps = ComponentProps<'li'>;

/** The decorative separator between two steps: its children, or a chevron that follows the writing direction. */
export function BreadcrumbsSeparator({ className, children, ...props }: BreadcrumbsSeparatorProps) {
  return (
    // No role is set, because `role="presentation"` has no effect on an element with a global ARIA attribute.
    <li
      aria-hidden
      data-slot="breadcrumbs-separator"
      className={cn('flex shrink-0 items-center px-1 text-muted [&>svg]:size-4', className)}
      {...props}
    >
      {children ?? <ChevronRight className="rtl:-scale-x-100" />}
    </li>
  );
}

export interface BreadcrumbsEllipsisProps extends ComponentProps<'button'> {
  /** The accessible name. @default the `hiddenBreadcrumbs` label */
  'aria-label'?: string;
}

/**
 * The button that represents the hidden steps. Show them in `onClick`, or use the button as the child of a
 * `MenuTrigger`.
 */
export function BreadcrumbsEllipsis({ 'aria-label': label, className, children, ...props }: BreadcrumbsEllipsisProps) {
  const text = useLabels(breadcrumbsLabels);
  return (
    <button
      type="button"
      aria-label={label ?? text('hiddenBreadcrumbs')}
      data-slot="breadcrumbs-ellipsis"
      className={cn(
        'relative flex size-7 min-h-target min-w-target shrink-0 cursor-pointer items-center justify-center rounded-inner border border-transparent text-muted',
        'hover:bg-secondary-soft hover:text-on-secondary-soft [&>svg]:size-4',
        // Enlarge the touch target without changing the visible size.
        'pointer-coarse:after:absolute pointer-coarse:after:size-touch',
        className,
      )}
      {...props}
    >
      {children ?? <Ellipsis aria-hidden />}
    </button>
  );
}
