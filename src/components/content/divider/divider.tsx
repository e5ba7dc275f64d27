'use client';

import { type ComponentProps, useId } from 'react';
import { cn } from '../../lib/cn';

export type DividerOrientation = 'horizontal' | 'vertical';
export type DividerAlign = 'start' | 'center' | 'end';

// In forced colors mode, borders remain visible; backgrounds do not.
const lines: Record<DividerOrientation, string> = {
  horizontal: 'border-t border-divider',
  vertical: 'self-stretch border-s border-divider',
};

const withText: Record<DividerOrientation, string> = {
  horizontal: 'gap-3 before:border-t after:border-t',
  vertical: 'flex-col gap-2 self-stretch before:border-s after:border-s',
};

/** On the side to which the text is aligned, the line is short. */
const aligns: Record<DividerAlign, string> = {
  start: 'before:basis-4 after:grow',
  center: 'before:grow after:grow',
  end: 'before:grow after:basis-4',
};

export interface DividerProps extends ComponentProps<'div'> {
  /** The orientation. A vertical divider is as tall as its row. @default 'horizontal' */
  orientation?: DividerOrientation;
  /** Whether the divider is purely visual. If `false`, it has the `separator` role. @default true */
  decorative?: boolean;
  /** The alignment of the text. @default 'center' */
  align?: DividerAlign;
}

/** A line between two sections, with optional text. */
export function Divider({
  orientation = 'horizontal',
  decorative = true,
  align = 'center',
  className,
  children,
  ...props
}: DividerProps) {
  const textId = useId();
  const hasText = children !== undefined && children !== null && children !== false && children !== '';
  const semantics = decorative
    ? {}
    : {
        role: 'separator',
        'aria-orientation': orientation,
        // A separator's children are presentational, so its text is available only as its accessible name.
        'aria-labelledby': hasText ? textId : undefined,
      };
  return (
    <div
      {...semantics}
      data-slot="divider"
      data-orientation={orientation}
      className={cn(
        hasText
          ? [
              'flex min-w-0 items-center text-caption text-muted before:border-divider after:border-divider',
              withText[orientation],
              aligns[align],
            ]
          : lines[orientation],
        className,
      )}
      {...props}
    >
      {hasText && (
        <span id={textId} data-slot="divider-text" className="min-w-0 text-center wrap-anywhere">
          {children}
        </span>
      )}
    </div>
  );
}
