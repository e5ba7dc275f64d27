'use client';

import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { type TextTone, textTone } from '../../lib/text-tone';

export type TextSize = 'lead' | 'body' | 'caption' | 'micro';
export type TextWeight = 'normal' | 'medium' | 'semibold' | 'bold';
export type TextAlign = 'start' | 'center' | 'end';
export type { TextTone } from '../../lib/text-tone';

const sizes: Record<TextSize, string> = {
  lead: 'text-lead',
  body: 'text-body',
  caption: 'text-caption',
  micro: 'text-micro',
};

const weights: Record<TextWeight, string> = {
  normal: 'font-normal',
  medium: 'font-medium',
  semibold: 'font-semibold',
  bold: 'font-bold',
};

const alignments: Record<TextAlign, string> = { start: 'text-start', center: 'text-center', end: 'text-end' };

export interface TextProps extends ComponentProps<'p'> {
  /** The type style: 16 (`lead`), 14 (`body`), 12 (`caption`) or 11 px (`micro`). @default 'body' */
  size?: TextSize;
  /** The color: a text role, the surrounding element's color (`inherit`), or a tone. @default 'inherit' */
  tone?: TextTone;
  /** The font weight. @default the weight of the type style */
  weight?: TextWeight;
  /** The alignment of the lines. */
  align?: TextAlign;
  /**
   * Truncates the text after one line, with an ellipsis. Use `TruncatedText` if users need access to the full text.
   * @default false
   */
  truncate?: boolean;
  /** Merges the props onto the child element, such as a `span`, a `time` or a `label`. @default false */
  asChild?: boolean;
}

/** A paragraph or, with `asChild`, any other text element. */
export function Text({
  size = 'body',
  tone = 'inherit',
  weight,
  align,
  truncate = false,
  asChild = false,
  className,
  ...props
}: TextProps) {
  const Root = asChild ? Slot : 'p';
  const { color, ...toneProps } = textTone(tone);
  return (
    <Root
      data-slot="text"
      {...toneProps}
      className={cn(
        'min-w-0',
        sizes[size],
        color,
        weight && weights[weight],
        align && alignments[align],
        truncate ? 'truncate' : 'wrap-anywhere',
        className,
      )}
      {...props}
    />
  );
}
