'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

export type __Name__Size = 'sm' | 'md';

const sizes: Record<__Name__Size, string> = { sm: 'text-caption', md: 'text-body' };

export interface __Name__Props extends ComponentProps<'span'> {
  /** The size of the text: 12 or 14 px. @default 'md' */
  size?: __Name__Size;
}

/** Describe in one sentence what this component displays. */
export function __Name__({ size = 'md', className, ...props }: __Name__Props) {
  return <span data-slot="__name__" data-size={size} className={cn('text-text', sizes[size], className)} {...props} />;
}
