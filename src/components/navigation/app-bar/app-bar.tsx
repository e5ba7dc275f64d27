import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';

export type AppBarProps = ComponentProps<'header'>;

/** The bar across the page's top, 88 px high, that stays when the page scrolls (banner landmark). */
export function AppBar({ className, ...props }: AppBarProps) {
  return (
    <header
      data-slot="app-bar"
      className={cn(
        'fixed inset-x-0 top-0 z-app-bar flex min-h-header items-center gap-4 border-b border-transparent bg-paper p-4',
        className,
      )}
      {...props}
    />
  );
}

export type AppBarBrandProps = ComponentProps<'div'>;

/** The bar's start: the logo, and the drawer's toggle at its end; as wide as the drawer's inside, from md. */
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

/** The bar's middle, which takes the room that is left. */
export function AppBarContent({ className, ...props }: AppBarContentProps) {
  return (
    <div data-slot="app-bar-content" className={cn('flex min-w-0 grow items-center gap-4', className)} {...props} />
  );
}

export type AppBarActionsProps = ComponentProps<'div'>;

/** The bar's end: what can be done on every page. */
export function AppBarActions({ className, ...props }: AppBarActionsProps) {
  return (
    <div
      data-slot="app-bar-actions"
      className={cn('ms-auto flex shrink-0 items-center gap-2 sm:gap-3', className)}
      {...props}
    />
  );
}
