'use client';

import { NotFound } from './error';

export interface OtherPageProps {
  /** The current path. */
  path: string;
}

/** The page for an unknown path. */
export function OtherPage({ path }: OtherPageProps) {
  return (
    <main>
      <NotFound address={path} homeHref="/" />
    </main>
  );
}
