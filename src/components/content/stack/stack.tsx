'use client';

import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import {
  type Align,
  aligns,
  type Gap,
  gaps,
  type Responsive,
  responsive,
  type ResponsiveClasses,
} from '../../lib/responsive';
import type { Breakpoint } from '../../tokens';

export type StackDirection = 'column' | 'row';
export type StackAlign = Align;
export type StackJustify = 'start' | 'center' | 'end' | 'between';
export type StackGap = Gap;

const directions: Record<StackDirection, ResponsiveClasses> = {
  column: ['flex-col', 'sm:flex-col', 'md:flex-col', 'lg:flex-col', 'xl:flex-col'],
  row: ['flex-row', 'sm:flex-row', 'md:flex-row', 'lg:flex-row', 'xl:flex-row'],
};

const justifies: Record<StackJustify, string> = {
  start: 'justify-start',
  center: 'justify-center',
  end: 'justify-end',
  between: 'justify-between',
};

type Width = Exclude<Breakpoint, 'xs'>;

const paddings: Record<Gap, string> = {
  0: 'p-0',
  1: 'p-1',
  2: 'p-2',
  3: 'p-3',
  4: 'p-4',
  5: 'p-5',
  6: 'p-6',
  8: 'p-8',
  10: 'p-10',
};

const maxWidths = { sm: 'w-full max-w-dialog', md: 'w-full max-w-palette' } as const;

const hiddenBelow: Record<Width, string> = {
  sm: 'max-sm:hidden',
  md: 'max-md:hidden',
  lg: 'max-lg:hidden',
  xl: 'max-xl:hidden',
};

const hiddenFrom: Record<Width, string> = { sm: 'sm:hidden', md: 'md:hidden', lg: 'lg:hidden', xl: 'xl:hidden' };

export interface StackProps extends ComponentProps<'div'> {
  /** The direction in which the children are laid out. Rows follow the writing direction. @default 'column' */
  direction?: Responsive<StackDirection>;
  /** The distance between the children, in half spacing units: 4 is 16 px by default. @default 4 */
  gap?: Responsive<StackGap>;
  /** The alignment of the children across the direction. @default 'stretch' */
  align?: Responsive<StackAlign>;
  /** The alignment of the children along the direction. @default 'start' */
  justify?: StackJustify;
  /** Whether the children of a row wrap when they do not fit. @default false */
  wrap?: boolean;
  /** Whether the stack fills the free space of its parent stack. @default false */
  grow?: boolean;
  /** The space around the children, in half spacing units: 4 is 16 px by default. @default 0 */
  padding?: StackGap;
  /** The greatest width, 440 or 600 px, that the stack takes if there is room. */
  maxWidth?: keyof typeof maxWidths;
  /** Whether the stack is at least as high as the window, such as around a whole page. @default false */
  fullHeight?: boolean;
  /** Hides the stack in viewports narrower than this breakpoint. */
  hideBelow?: Width;
  /** Hides the stack in viewports at least as wide as this breakpoint. */
  hideFrom?: Width;
  /** Merges the props onto the child element, such as a `ul` or a `form`. @default false */
  asChild?: boolean;
}

/** Lays out its children in a column or row with equal gaps. */
export function Stack({
  direction = 'column',
  gap = 4,
  align = 'stretch',
  justify = 'start',
  wrap = false,
  grow = false,
  padding,
  maxWidth,
  fullHeight = false,
  hideBelow,
  hideFrom,
  asChild = false,
  className,
  ...props
}: StackProps) {
  const Root = asChild ? Slot : 'div';
  return (
    <Root
      data-slot="stack"
      className={cn(
        'flex min-w-0',
        responsive(directions, direction),
        responsive(gaps, gap),
        responsive(aligns, align),
        justifies[justify],
        wrap && 'flex-wrap',
        grow && 'grow',
        padding && paddings[padding],
        maxWidth && maxWidths[maxWidth],
        fullHeight && 'min-h-dvh',
        hideBelow && hiddenBelow[hideBelow],
        hideFrom && hiddenFrom[hideFrom],
        className,
      )}
      {...props}
    />
  );
}
