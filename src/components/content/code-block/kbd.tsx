'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

export type KbdProps = ComponentProps<'kbd'>;

/** The name of a key or key combination, such as "Ctrl+K". The component does not listen for the key. */
export function Kbd({ className, ...props }: KbdProps) {
  return (
    <kbd
      data-slot="kbd"
      // The keys have the same order in every language.
      dir="ltr"
      className={cn(
        'rounded-inner border border-current px-1.5 py-0.5 font-sans text-caption whitespace-nowrap',
        className,
      )}
      {...props}
    />
  );
}
