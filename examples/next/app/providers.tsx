'use client';

import NextLink from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { type LinkComponentProps, LinkProvider, type ThemeMode } from 'waymark';
import { Frame } from '@dashboard/frame';

function AppLink(props: LinkComponentProps) {
  return <NextLink {...props} />;
}

export function Providers({ initialMode, children }: { initialMode: ThemeMode; children: ReactNode }) {
  return (
    <LinkProvider component={AppLink}>
      <Frame path={usePathname()} initialMode={initialMode}>
        {children}
      </Frame>
    </LinkProvider>
  );
}
