'use client';

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import type { Tone } from '../../tokens';
import type { HeadingLevel } from '../heading';

export type EmptyStateSize = 'sm' | 'md';

const sizes: Record<EmptyStateSize, { root: string; icon: string; title: string }> = {
  sm: { root: 'gap-3 p-4', icon: 'size-mini-tile [&>svg]:size-5', title: 'text-h4' },
  md: { root: 'gap-4 p-6 sm:py-12', icon: 'size-drawer-mini [&>svg]:size-8', title: 'text-title' },
};

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The heading, which states what is missing. */
  title: ReactNode;
  /** The heading level. @default 2 */
  level?: HeadingLevel;
  /** A decorative icon above the title. */
  start?: ReactNode;
  /** An explanation and the next step. */
  description?: ReactNode;
  /** Buttons or links, with the primary action first. */
  actions?: ReactNode;
  /** The size: `sm` for a card, `md` for a page. @default 'md' */
  size?: EmptyStateSize;
  /** The color tone of the icon. @default 'primary' */
  tone?: Tone;
}

/** A placeholder for missing content, with an explanation and actions. */
export function EmptyState({
  title,
  level = 2,
  start,
  description,
  actions,
  size = 'md',
  tone = 'primary',
  className,
  ...props
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  const classes = sizes[size];
  return (
    <div
      data-slot="empty-state"
      className={cn('flex min-w-0 flex-col items-center text-center', classes.root, className)}
      {...props}
    >
      {start && (
        <span
          aria-hidden
          data-slot="empty-state-icon"
          data-tone={tone}
          className={cn(
            'inline-flex items-center justify-center rounded-full border border-transparent bg-tone-soft text-on-tone-soft',
            classes.icon,
          )}
        >
          {start}
        </span>
      )}
      <div className="grid max-w-full gap-1 wrap-anywhere">
        <Heading data-slot="empty-state-title" className={classes.title}>
          {title}
        </Heading>
        {description && (
          <div data-slot="empty-state-description" className="mx-auto max-w-dialog text-muted">
            {description}
          </div>
        )}
      </div>
      {actions && (
        <div data-slot="empty-state-actions" className="flex max-w-full flex-wrap justify-center gap-3">
          {actions}
        </div>
      )}
    </div>
  );
}
