import { type ComponentProps, useId } from 'react';
import { cn } from '../../lib/cn';

export type DividerOrientation = 'horizontal' | 'vertical';
export type DividerAlign = 'start' | 'center' | 'end';

// Borders, not grounds: they stay in forced colours.
const lines: Record<DividerOrientation, string> = {
  horizontal: 'border-t border-divider',
  vertical: 'self-stretch border-s border-divider',
};

const withText: Record<DividerOrientation, string> = {
  horizontal: 'gap-3 before:border-t after:border-t',
  vertical: 'flex-col gap-2 self-stretch before:border-s after:border-s',
};

/** The line at the side where the text stands is short. */
const aligns: Record<DividerAlign, string> = {
  start: 'before:basis-4 after:grow',
  center: 'before:grow after:grow',
  end: 'before:grow after:basis-4',
};

export interface DividerProps extends ComponentProps<'div'> {
  /** Which way the line runs. A vertical one is as high as the row that it stands in. @default 'horizontal' */
  orientation?: DividerOrientation;
  /** Only to be seen. Else it is a `separator`, for what a screen reader should hear of as two parts. @default true */
  decorative?: boolean;
  /** Where its text stands on the line. @default 'center' */
  align?: DividerAlign;
}

/** A line between two parts, with a word on it where there are children. */
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
        // A separator is one thing to a screen reader: its text counts as its name only.
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
