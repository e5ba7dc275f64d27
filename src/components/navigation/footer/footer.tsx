import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

export type FooterProps = ComponentProps<'footer'>;

/** The page's foot (contentinfo landmark when it lies in no other landmark): one row, as long as it fits. */
export function Footer({ className, ...props }: FooterProps) {
  return (
    <footer
      data-slot="footer"
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-4 text-caption text-muted',
        className,
      )}
      {...props}
    />
  );
}

export type FooterLinksProps = ComponentProps<'ul'>;

/** The links at the footer's end. */
export function FooterLinks({ className, ...props }: FooterLinksProps) {
  return <ul data-slot="footer-links" className={cn('flex flex-wrap gap-x-4 gap-y-2', className)} {...props} />;
}
