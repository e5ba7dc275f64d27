'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { Glyph } from '../../lib/glyph';
import { loadingLabels } from '../../lib/shared-labels';
import { useLabels } from '../../providers/labels';
import type { Tone } from '../../tokens';

export type SpinnerSize = 'sm' | 'md' | 'lg';

const sizes: Record<SpinnerSize, string> = { sm: 'size-4', md: 'size-6', lg: 'size-10' };

export interface SpinnerProps extends Omit<ComponentProps<'svg'>, 'children' | 'name'> {
  /**
   * The accessible name. If adjacent text conveys this, set `aria-hidden` instead. @default the
   * `loading` label
   */
  'aria-label'?: string;
  /** The width and height: 16, 24 or 40 px. @default 'md' */
  size?: SpinnerSize;
  /** The color tone. @default the text color */
  tone?: Tone;
}

/**
 * A rotating circle that is displayed while a task of unknown duration is running. With reduced motion, it does not
 * rotate.
 */
export function Spinner({ size = 'md', tone, className, ...props }: SpinnerProps) {
  const text = useLabels(loadingLabels);
  return (
    <Glyph
      name="spinner"
      role="progressbar"
      aria-hidden={undefined}
      aria-label={text('loading')}
      data-slot="spinner"
      data-state="indeterminate"
      data-tone={tone}
      className={cn('inline shrink-0 align-middle', sizes[size], tone && 'text-tone', className)}
      {...props}
    />
  );
}
