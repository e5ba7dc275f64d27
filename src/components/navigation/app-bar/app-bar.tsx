'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

export type AppBarProps = ComponentProps<'header'>;

/** A fixed bar at the top of the page, 88 px tall. It is a `banner` landmark. */
export function AppBar({ className, ...props }: AppBarProps) {
  return (
    <header
      data-slot="app-bar"
      className={cn(
        'fixed inset-x-0 top-0 z-app-bar flex min-h-header items-center gap-4 border-b border-transparent bg-paper p-4 print:hidden',
        className,
      )}
      {...props}
    />
  );
}

export type AppBarBrandProps = ComponentProps<'div'>;

/**
 * The start of the bar, with the logo and the drawer toggle. From the `md` breakpoint up, it is as wide as the drawer's
 * content.
 */
export function AppBarBrand({ className, ...props }: AppBarBrandProps) {
  return (
    <div
      data-slot="app-bar-brand"
      className={cn('flex shrink-0 items-center justify-between gap-3 md:min-w-header-brand', className)}
      {...props}
    />
  );
}

export type AppBarContentProps = ComponentProps<'div'>;

/** The middle of the bar, which fills the remaining space. */
export function AppBarContent({ className, ...props }: AppBarContentProps) {
  return (
    <div data-slot="app-bar-content" className={cn('flex min-w-0 grow items-center gap-4', className)} {...props} />
  );
}

export type AppBarActionsProps = ComponentProps<'div'>;

/** The end of the bar, with actions that are available on every page. */
export function AppBarActions({ className, ...props }: AppBarActionsProps) {
  return (
    <div
      data-slot="app-bar-actions"
      className={cn('ms-auto flex shrink-0 items-center gap-2 sm:gap-3', className)}
      {...props}
    />
  );
}
