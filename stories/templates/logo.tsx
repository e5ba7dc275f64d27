'use client';

import { Heading, Stack } from 'waymark';

export interface LogoProps {
  /**
   * Hides the name below `sm` (600 px), where it does not fit into a full bar. The link around the logo then needs a
   * label.
   */
  compact?: boolean;
}

/** The logo and the name of the product. Replace them with yours. */
export function Logo({ compact = false }: LogoProps) {
  return (
    <Stack asChild direction="row" align="center" gap={2}>
      <span>
        <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden>
          <rect width="32" height="32" rx="8" fill="var(--wm-color-secondary)" />
          <path
            d="m6.5 9.5 4.75 13L16 12.25l4.75 10.25 4.75-13"
            fill="none"
            stroke="var(--wm-color-on-secondary)"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <Stack asChild hideBelow={compact ? 'sm' : undefined}>
          <span>
            <Heading asChild size="h3">
              <span>Waymark</span>
            </Heading>
          </span>
        </Stack>
      </span>
    </Stack>
  );
}
