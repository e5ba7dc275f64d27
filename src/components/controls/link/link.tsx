'use client';

import { Slot, Slottable } from '@radix-ui/react-slot';
import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { safeHref } from '../../lib/safe-href';
import { newTabLabels } from '../../lib/shared-labels';
import { useLabels } from '../../providers/labels';
import { useLinkComponent } from '../../providers/link';

export type LinkTone = 'primary' | 'inherit';
export type LinkUnderline = 'always' | 'hover' | 'none';

export interface LinkProps extends ComponentProps<'a'> {
  /** The URL. Schemes other than http, https, mailto and tel are removed, and the link is disabled. */
  href?: string;
  /** The color: the primary color, or the color of the surrounding text. @default 'primary' */
  tone?: LinkTone;
  /**
   * When the link is underlined. `hover` is for a link outside of running text, such as in a footer; with the higher
   * contrast setting, it is always underlined. In running text, only an underline distinguishes a link without relying
   * on color. `none` is for a link around an image or a logo.
   * @default 'always'
   */
  underline?: LinkUnderline;
  /** Whether the link opens in a new tab, which is announced. Sets `rel="noopener"`. @default false */
  newTab?: boolean;
  /** Overrides the provider's labels. */
  labels?: Partial<typeof newTabLabels>;
  /** Whether the external link icon is displayed. @default the value of `newTab` */
  showIcon?: boolean;
  /** Merges the props onto the child element, such as a router's link, instead of rendering an `a`. @default false */
  asChild?: boolean;
}

const underlines: Record<LinkUnderline, string> = {
  always: 'underline decoration-1 underline-offset-2 hover:decoration-2',
  hover: 'no-underline decoration-1 underline-offset-2 hover:underline contrast-more:underline forced-colors:underline',
  none: 'no-underline',
};

/** A link to another page. Uses the link component of the nearest `LinkProvider`. */
export function Link({
  href,
  tone = 'primary',
  underline = 'always',
  newTab = false,
  labels,
  showIcon = newTab,
  asChild = false,
  className,
  children,
  ...props
}: LinkProps) {
  const label = useLabels(newTabLabels, labels);
  const LinkComponent = useLinkComponent();
  const target = safeHref(href);
  const leads = asChild || target !== undefined;
  const shared = {
    'data-slot': 'link',
    className: cn(
      'rounded-inner',
      leads ? underlines[underline] : 'cursor-not-allowed',
      tone === 'primary' && 'font-medium',
      tone === 'primary' && leads ? 'text-primary' : 'text-inherit',
      className,
    ),
    ...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
    ...props,
  };
  const rest = newTab && (
    <>
      {showIcon && <ExternalLink aria-hidden className="ms-1 inline size-[0.9em] align-[-0.1em]" />}
      <span className="sr-only"> ({label('opensInNewTab')})</span>
    </>
  );
  if (asChild) {
    return (
      <Slot {...shared} {...(target === undefined ? {} : { href: target })}>
        <Slottable>{children}</Slottable>
        {rest}
      </Slot>
    );
  }
  if (target === undefined) {
    // A link without `href`, which HTML calls a placeholder link.
    return (
      <a {...shared} aria-disabled role="link">
        {children}
      </a>
    );
  }
  // The browser opens new tabs, so the router's link is not needed.
  const Root = newTab ? 'a' : LinkComponent;
  return (
    <Root {...shared} href={target}>
      {children}
      {rest}
    </Root>
  );
}
