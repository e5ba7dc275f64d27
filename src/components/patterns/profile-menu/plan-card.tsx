'use client';

import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentProps, ReactNode } from 'react';
import type { HeadingLevel } from '../../content/heading';
import { Button, type ButtonProps } from '../../controls/button';
import { cn } from '../../lib/cn';
import { safeHref } from '../../lib/safe-href';
import { newTabLabels } from '../../lib/shared-labels';
import { useLabels } from '../../providers/labels';
import { useLinkComponent } from '../../providers/link';

export interface PlanCardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading, which states the offer in a few words. */
  title: ReactNode;
  /** The heading level. @default 3 */
  level?: HeadingLevel;
  /** The description. */
  description?: ReactNode;
  /** The link to the offer, as a `PlanCardAction`. */
  children?: ReactNode;
}

const ring = 'absolute rounded-full border-warning-accent';

/** A card that promotes an offer, with two decorative rings at the end. */
export function PlanCard({ title, level = 3, description, className, children, ...props }: PlanCardProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      data-slot="plan-card"
      data-tone="warning"
      className={cn(
        'relative min-w-0 overflow-hidden rounded border border-transparent bg-warning-soft p-4 pe-[28%] text-text',
        className,
      )}
      {...props}
    >
      {/* Rendered in a separate strip so that the rings are never behind the text. */}
      <span aria-hidden className="absolute inset-y-0 end-0 w-1/4 overflow-hidden forced-colors:hidden">
        <span className={cn(ring, '-end-20 -bottom-18 size-36 border-16')} />
        <span className={cn(ring, '-end-12 -top-24 size-32 border-3')} />
      </span>
      <div className="grid justify-items-start gap-3 wrap-anywhere">
        <Heading data-slot="plan-card-title" className="text-h4">
          {title}
        </Heading>
        {description && <p data-slot="plan-card-description">{description}</p>}
        {children}
      </div>
    </div>
  );
}

export interface PlanCardActionProps extends Omit<ComponentProps<'a'>, 'type'>, Pick<ButtonProps, 'size' | 'variant'> {
  /** The color tone. @default 'warning' */
  tone?: ButtonProps['tone'];
  /** The link's target. If its scheme is not http, https, mailto or tel, it is ignored and only the text is shown. */
  href?: string;
  /** Whether the link opens in a new tab, which is announced. Also sets `rel="noopener noreferrer"`. @default false */
  newTab?: boolean;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof newTabLabels>;
  /** Renders the child element, such as a router's link, as the link. @default false */
  asChild?: boolean;
}

/** The card's link. It grows on hover and shrinks while pressed, unless the user prefers reduced motion. */
export function PlanCardAction({
  href,
  newTab = false,
  labels,
  size,
  tone = 'warning',
  variant,
  asChild = false,
  className,
  children,
  ...props
}: PlanCardActionProps) {
  const text = useLabels(newTabLabels, labels);
  const LinkComponent = useLinkComponent();
  const target = safeHref(href);
  const rest = newTab && <span className="sr-only"> ({text('opensInNewTab')})</span>;
  return (
    <span
      data-slot="plan-card-motion"
      className="inline-flex max-w-full transition-transform duration-control ease-standard motion-safe:hover:scale-105 motion-safe:active:scale-95"
    >
      <Button
        asChild
        data-slot="plan-card-action"
        size={size}
        tone={tone}
        variant={variant}
        className={cn(
          'aria-disabled:border-transparent aria-disabled:bg-neutral-soft aria-disabled:text-disabled',
          className,
        )}
        {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        {...(target === undefined && !asChild ? { role: 'link', 'aria-disabled': true } : {})}
        {...(props as ButtonProps)}
      >
        {asChild ? (
          <Slot {...(target === undefined ? {} : { href: target })}>
            <Slottable>{children}</Slottable>
            {rest}
          </Slot>
        ) : newTab || target === undefined ? (
          // The browser opens a new tab, not the router. Without a target, this is an HTML placeholder link.
          <a href={target}>
            {children}
            {rest}
          </a>
        ) : (
          <LinkComponent href={target}>{children}</LinkComponent>
        )}
      </Button>
    </span>
  );
}
