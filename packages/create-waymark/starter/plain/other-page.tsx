'use client';

import { Stack } from 'waymark';
import { NotFound } from './error';

export interface OtherPageProps {
  /** The current path. */
  path: string;
}

/** The page for an unknown path. */
export function OtherPage({ path }: OtherPageProps) {
  return (
    <Stack asChild style={{ minHeight: '100dvh' }}>
      <main>
        <NotFound address={path} homeHref="/" />
      </main>
    </Stack>
  );
}
