'use client';

import type { ReactNode } from 'react';
import type { LinkProviderProps } from 'waymark';
import { Providers } from './providers';
import { Shell } from './shell';

export interface LayoutProps {
  /** The current path. */
  path: string;
  /** The link component of the router. */
  link: LinkProviderProps['component'];
  children: ReactNode;
}

/** The frame of every page. */
export function Layout({ path, link, children }: LayoutProps) {
  return (
    <Providers link={link} storageKey="preferences">
      <Shell path={path}>{children}</Shell>
    </Providers>
  );
}
