import type { ComponentProps } from 'react';
import { cn } from './cn';

const paths = { check: 'M20 6 9 17l-5-5', spinner: 'M21 12a9 9 0 1 1-6.219-8.56' };

/** Rotates a circle, unless the user prefers reduced motion. */
export const spinning = 'animate-[wm-spin_1s_linear_infinite] motion-reduce:animate-none';

export interface GlyphProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  /** The icon's name. */
  name: keyof typeof paths;
}

/**
 * A decorative icon that looks like Lucide's, drawn as one line. Importing Lucide just for it would add 1.4 kB. The
 * spinner rotates.
 */
export function Glyph({ name, className, ...props }: GlyphProps) {
  return (
    <svg
      aria-hidden
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn(name === 'spinner' && spinning, className)}
      {...props}
    >
      <path d={paths[name]} />
    </svg>
  );
}
