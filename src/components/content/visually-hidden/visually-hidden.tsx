'use client';

import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {
  /** Merges the props onto the child element, such as a heading or a `caption`. @default false */
  asChild?: boolean;
}

/** Text for assistive technology only. Do not hide controls: keyboard focus on a hidden control would be invisible. */
export function VisuallyHidden({ asChild = false, className, ...props }: VisuallyHiddenProps) {
  const Root = asChild ? Slot : 'span';
  return <Root data-slot="visually-hidden" className={cn('sr-only', className)} {...props} />;
}
