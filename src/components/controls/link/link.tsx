import { Slot, Slottable } from '@radix-ui/react-slot';
import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { safeHref } from '../../lib/safe-href';
import { useLabels } from '../../providers/labels';
import { useLinkComponent } from '../../providers/link';

export type LinkTone = 'primary' | 'inherit';

export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads. A scheme other than http, https, mailto or tel is dropped, and the text stays. */
  href?: string;
  /** Its colour: the primary one, or that of the text around it. @default 'primary' */
  tone?: LinkTone;
  /** Opens a new tab, says so and keeps this page from the other. @default false */
  newTab?: boolean;
  /** Spoken after the text of a link that opens a new tab. @default the provider's `opensInNewTab` */
  newTabLabel?: string;
  /** Shows the icon of a link that leads out. @default the value of `newTab` */
  showIcon?: boolean;
  /** Renders the child element, a router's link for instance, as the link. @default false */
  asChild?: boolean;
}

/** Leads to another page (WAI-ARIA link pattern), by the router where a `LinkProvider` names one. */
export function Link({
  href,
  tone = 'primary',
  newTab = false,
  newTabLabel,
  showIcon = newTab,
  asChild = false,
  className,
  children,
  ...props
}: LinkProps) {
  const label = useLabels('Link');
  const LinkComponent = useLinkComponent();
  const target = safeHref(href);
  const leads = asChild || target !== undefined;
  const shared = {
    'data-slot': 'link',
    className: cn(
      'rounded-inner transition-colors duration-control',
      leads ? 'underline decoration-1 underline-offset-2 hover:decoration-2' : 'cursor-not-allowed',
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
      <span className="sr-only"> ({label('opensInNewTab', newTabLabel)})</span>
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
    // Without a destination it is text that keeps the link's place, as HTML's own placeholder link does.
    return (
      <a {...shared} aria-disabled role="link">
        {children}
      </a>
    );
  }
  // A new tab is the browser's affair, not the router's.
  const Root = newTab ? 'a' : LinkComponent;
  return (
    <Root {...shared} href={target}>
      {children}
      {rest}
    </Root>
  );
}
