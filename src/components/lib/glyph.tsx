import type { ComponentProps } from 'react';

const paths = { check: 'M20 6 9 17l-5-5', spinner: 'M21 12a9 9 0 1 1-6.219-8.56' };

export interface GlyphProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  /** The icon. */
  name: keyof typeof paths;
}

/** A decorative one-line icon in the style of Lucide, for controls that need no other icon. Lucide adds 1.4 kB. */
export function Glyph({ name, ...props }: GlyphProps) {
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
      {...props}
    >
      <path d={paths[name]} />
    </svg>
  );
}
