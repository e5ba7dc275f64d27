'use client';

import NextLink from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import type { LinkComponentProps } from 'waymark';
import { Layout } from '@/components/layout';

function RouterLink(props: LinkComponentProps) {
  return <NextLink {...props} />;
}

export function Root({ children }: { children: ReactNode }) {
  return (
    <Layout path={usePathname()} link={RouterLink}>
      {children}
    </Layout>
  );
}
