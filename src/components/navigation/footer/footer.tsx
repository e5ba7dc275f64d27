'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

export type FooterProps = ComponentProps<'footer'>;

/**
 * The page's footer, in one row if it fits. It is a `contentinfo` landmark unless it is inside another landmark, and it
 * reserves space below for visible toasts.
 */
export function Footer({ className, ...props }: FooterProps) {
  return (
    <footer
      data-slot="footer"
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-4 text-caption text-muted',
        // The links are taller on touch devices, where they use the space around the footer.
        'pointer-coarse:gap-y-6 pointer-coarse:*:-my-2.5',
        'mb-(--wm-toaster-height) print:hidden',
        className,
      )}
      {...props}
    />
  );
}

export type FooterLinksProps = ComponentProps<'ul'>;

/** A list of links at the end of the footer. */
export function FooterLinks({ className, ...props }: FooterLinksProps) {
  return (
    // Safari removes list semantics from lists without bullets unless the role is explicit.
    <ul role="list" data-slot="footer-links" className={cn('flex flex-wrap gap-x-4 gap-y-2', className)} {...props} />
  );
}
