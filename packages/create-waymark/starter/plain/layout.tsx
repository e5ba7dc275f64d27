'use client';

import type { ReactNode } from 'react';
import type { LinkProviderProps } from 'waymark';
import { Providers } from './providers';

export interface LayoutProps {
  /** The current path. */
  path: string;
  /** The link component of the router. */
  link: LinkProviderProps['component'];
  children: ReactNode;
}

/** The frame of every page. */
export function Layout({ link, children }: LayoutProps) {
  return (
    <Providers link={link} storageKey="preferences">
      {children}
    </Providers>
  );
}
