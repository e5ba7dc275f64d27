'use client';

import type { ComponentProps } from 'react';
import type { HiddenName } from '../../lib/accessible-name';
import { cn } from '../../lib/cn';

export type ButtonGroupOrientation = 'horizontal' | 'vertical';

/** Outlined buttons share a border; other buttons are separated by a narrow gap. */
const orientations: Record<ButtonGroupOrientation, string> = {
  horizontal: cn(
    '[&>:not(:first-child)]:ms-px [&>[data-variant=outline]:not(:first-child)]:-ms-px',
    '[&>:not(:first-child)]:rounded-s-none [&>:not(:last-child)]:rounded-e-none',
  ),
  vertical: cn(
    'flex-col [&>:not(:first-child)]:mt-px [&>[data-variant=outline]:not(:first-child)]:-mt-px',
    '[&>:not(:first-child)]:rounded-t-none [&>:not(:last-child)]:rounded-b-none',
  ),
};

export interface ButtonGroupOptions extends Omit<ComponentProps<'div'>, 'aria-label' | 'aria-labelledby'> {
  /** The arrangement of the buttons. @default 'horizontal' */
  orientation?: ButtonGroupOrientation;
}

export type ButtonGroupProps = HiddenName & ButtonGroupOptions;

/**
 * Groups `Button`s and `Toggle`s that belong together. Each one is a tab stop; for a single tab stop, use a `Toolbar`.
 */
export function ButtonGroup({ orientation = 'horizontal', className, ...props }: ButtonGroupProps) {
  return (
    <div
      role="group"
      data-slot="button-group"
      data-orientation={orientation}
      className={cn(
        'relative isolate inline-flex max-w-full align-middle',
        // Draws the focus ring and the shared border above the neighboring buttons.
        '[&>:focus-visible]:z-sticky [&>:hover]:z-sticky',
        // The arrow button of a split button.
        '[&>:has(>svg:only-child)]:px-2.5 [&>*>svg:only-child]:size-[1.25em]',
        orientations[orientation],
        className,
      )}
      {...props}
    />
  );
}
