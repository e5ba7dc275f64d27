'use client';

import { Slot } from '@radix-ui/react-slot';
import { type ComponentProps, createContext, use, useEffect, useRef } from 'react';
import type { HiddenName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import type { ControlSize } from '../../lib/control-size';
import { safeHref } from '../../lib/safe-href';
import { useLinkComponent } from '../../providers/link';
import { reveal, rowLook, tabLook } from './tab-look';

export interface TabsNavOptions extends ComponentProps<'nav'> {
  /** The minimum height of the links: 36, 40 or 44 px. @default 'md' */
  size?: ControlSize;
}

export type TabsNavProps = HiddenName & TabsNavOptions;

const SizeContext = createContext<ControlSize>('md');

/**
 * Links that look like tabs, for sections with separate URLs. It is a navigation landmark with a list of links,
 * not a tab list: the current page's link is marked with `aria-current="page"`.
 */
export function TabsNav({ size = 'md', className, children, ...props }: TabsNavProps) {
  const list = useRef<HTMLUListElement>(null);

  const revealed = useRef<Element>(null);

  // This runs after every render, because a router's link can become current without a prop change. The row keeps the
  // user's scroll position as long as the current link does not change.
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current="page"]') ?? null;
    if (list.current && current && current !== revealed.current) reveal(list.current, current);
    revealed.current = current;
  });

  return (
    <nav data-slot="tabs-nav" className={cn('min-w-0', className)} {...props}>
      {/* Safari removes list semantics from lists without bullets unless the role is explicit. */}
      <ul ref={list} role="list" data-slot="tabs-nav-list" className={cn('flex list-none border-divider', rowLook)}>
        <SizeContext value={size}>{children}</SizeContext>
      </ul>
    </nav>
  );
}

export interface TabsNavLinkProps extends ComponentProps<'a'> {
  /** The URL. Schemes other than http, https, mailto and tel are removed, and the link is disabled. */
  href?: string;
  /**
   * Whether the link points to the current page. Sets `aria-current="page"`, which a router's `NavLink` sets itself.
   * @default false
   */
  current?: boolean;
  /** Merges the props onto the child element, such as a router's link, instead of rendering an `a`. @default false */
  asChild?: boolean;
}

/** A link in a TabsNav. Uses the link component of the nearest `LinkProvider`. */
export function TabsNavLink({ href, current = false, asChild = false, className, ...props }: TabsNavLinkProps) {
  const LinkComponent = useLinkComponent();
  const target = safeHref(href);
  const link = {
    'data-slot': 'tabs-nav-link',
    'aria-current': current ? ('page' as const) : undefined,
    className: cn(tabLook('horizontal', use(SizeContext)), className),
    ...props,
  };
  return (
    <li data-slot="tabs-nav-item" className="flex shrink-0">
      {asChild ? (
        <Slot {...link} />
      ) : target === undefined ? (
        // A link without `href`, which HTML calls a placeholder link.
        // oxlint-disable-next-line anchor-has-content -- the content is in the props
        <a role="link" aria-disabled {...link} />
      ) : (
        <LinkComponent {...link} href={target} />
      )}
    </li>
  );
}
