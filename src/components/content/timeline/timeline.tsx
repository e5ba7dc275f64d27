'use client';

import type { ComponentProps, ReactNode } from 'react';
import type { HiddenName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';
import type { Tone } from '../../tokens';

export type TimelineOptions = ComponentProps<'ol'>;

export type TimelineProps = HiddenName & TimelineOptions;

/** Events in order, such as an account's activity. */
export function Timeline({ className, ...props }: TimelineProps) {
  return <ol role="list" data-slot="timeline" className={cn('flex min-w-0 flex-col', className)} {...props} />;
}

export interface TimelineItemProps extends ComponentProps<'li'> {
  /** The event's text. */
  children: ReactNode;
  /** Text or other content below the event's text, such as a comment. */
  description?: ReactNode;
  /** A decorative icon in the marker. @default a dot */
  start?: ReactNode;
  /** The time of the event, such as a `time` element, shown at the end of the line. */
  end?: ReactNode;
  /** The color of the marker. Also express its meaning in the text. @default 'neutral' */
  tone?: Tone;
}

/** An event of a `Timeline`. */
export function TimelineItem({
  children,
  description,
  start,
  end,
  tone = 'neutral',
  className,
  ...props
}: TimelineItemProps) {
  return (
    <li
      data-slot="timeline-item"
      data-tone={tone}
      className={cn(
        'relative flex min-w-0 gap-3 not-last:pb-5',
        // The line to the next marker.
        'not-last:before:absolute not-last:before:start-4 not-last:before:top-8 not-last:before:bottom-0 not-last:before:-ms-px not-last:before:border-s-2 not-last:before:border-divider',
        className,
      )}
      {...props}
    >
      <span aria-hidden data-slot="timeline-marker" className="inline-flex size-8 shrink-0 items-center justify-center">
        {start ? (
          <span className="inline-flex size-8 items-center justify-center rounded-full border border-transparent bg-tone-soft text-on-tone-soft [&>svg]:size-4">
            {start}
          </span>
        ) : (
          <span className="size-3 rounded-full bg-tone forced-colors:bg-[CanvasText]" />
        )}
      </span>
      <div className="grid min-w-0 grow gap-0.5 pt-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
          <span data-slot="timeline-title" className="min-w-0 text-body wrap-anywhere text-heading">
            {children}
          </span>
          {end && (
            <span data-slot="timeline-end" className="shrink-0 text-caption text-muted">
              {end}
            </span>
          )}
        </div>
        {description && (
          <div data-slot="timeline-description" className="min-w-0 text-caption wrap-anywhere text-muted">
            {description}
          </div>
        )}
      </div>
    </li>
  );
}
