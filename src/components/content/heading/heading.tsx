'use client';

import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { type TextTone, textTone } from '../../lib/text-tone';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
export type HeadingSize = 'h1' | 'h2' | 'h3' | 'title' | 'h4' | 'h5' | 'h6';

const sizes: Record<HeadingSize, string> = {
  h1: 'text-h1',
  h2: 'text-h2',
  h3: 'text-h3',
  title: 'text-title',
  h4: 'text-h4',
  h5: 'text-h5',
  h6: 'text-h6',
};

export interface HeadingProps extends ComponentProps<'h2'> {
  /** The level in the page's outline. It does not change the size. @default 2 */
  level?: HeadingLevel;
  /** The type style: 34, 24, 20, 18 (`title`), 16, 14 or 12 px. @default the style named after the level */
  size?: HeadingSize;
  /** The color: a text role, the surrounding element's color (`inherit`), or a tone. @default 'heading' */
  tone?: TextTone;
  /**
   * Merges the props onto the child element, which is the heading; `level` then only sets the default size.
   * @default false
   */
  asChild?: boolean;
}

/** A heading whose level and size are independent. */
export function Heading({
  level = 2,
  size = `h${level}`,
  tone = 'heading',
  asChild = false,
  className,
  ...props
}: HeadingProps) {
  const Root = asChild ? Slot : (`h${level}` as const);
  const { color, ...toneProps } = textTone(tone);
  return (
    <Root
      data-slot="heading"
      {...toneProps}
      className={cn('min-w-0 wrap-anywhere', sizes[size], color, className)}
      {...props}
    />
  );
}
