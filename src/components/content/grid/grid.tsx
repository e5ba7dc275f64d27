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

export type GridColumns = 1 | 2 | 3 | 4 | 5 | 6;
export type GridColumnWidth = 'sm' | 'md' | 'lg';
export type GridSpan = 1 | 2 | 3 | 4 | 'full';
export type GridGap = Gap;
export type GridAlign = Align;

const columnCounts: Record<GridColumns, ResponsiveClasses> = {
  1: ['grid-cols-1', 'sm:grid-cols-1', 'md:grid-cols-1', 'lg:grid-cols-1', 'xl:grid-cols-1'],
  2: ['grid-cols-2', 'sm:grid-cols-2', 'md:grid-cols-2', 'lg:grid-cols-2', 'xl:grid-cols-2'],
  3: ['grid-cols-3', 'sm:grid-cols-3', 'md:grid-cols-3', 'lg:grid-cols-3', 'xl:grid-cols-3'],
  4: ['grid-cols-4', 'sm:grid-cols-4', 'md:grid-cols-4', 'lg:grid-cols-4', 'xl:grid-cols-4'],
  5: ['grid-cols-5', 'sm:grid-cols-5', 'md:grid-cols-5', 'lg:grid-cols-5', 'xl:grid-cols-5'],
  6: ['grid-cols-6', 'sm:grid-cols-6', 'md:grid-cols-6', 'lg:grid-cols-6', 'xl:grid-cols-6'],
};

// A column is never wider than the grid, so nothing overflows a narrow viewport.
const columnWidths: Record<GridColumnWidth, string> = {
  sm: 'grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(40)),1fr))]',
  md: 'grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(60)),1fr))]',
  lg: 'grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(80)),1fr))]',
};

const spans: Record<GridSpan, ResponsiveClasses> = {
  1: ['col-span-1', 'sm:col-span-1', 'md:col-span-1', 'lg:col-span-1', 'xl:col-span-1'],
  2: ['col-span-2', 'sm:col-span-2', 'md:col-span-2', 'lg:col-span-2', 'xl:col-span-2'],
  3: ['col-span-3', 'sm:col-span-3', 'md:col-span-3', 'lg:col-span-3', 'xl:col-span-3'],
  4: ['col-span-4', 'sm:col-span-4', 'md:col-span-4', 'lg:col-span-4', 'xl:col-span-4'],
  full: ['col-span-full', 'sm:col-span-full', 'md:col-span-full', 'lg:col-span-full', 'xl:col-span-full'],
};

export interface GridProps extends ComponentProps<'div'> {
  /** The number of equally wide columns. @default 1 */
  columns?: Responsive<GridColumns>;
  /**
   * The minimum column width: 160 (`sm`), 240 (`md`) or 320 px (`lg`). As many columns are shown as fit, and `columns`
   * is ignored.
   */
  minColumnWidth?: GridColumnWidth;
  /** The distance between rows and columns, in half spacing units: 4 is 16 px by default. @default 4 */
  gap?: Responsive<GridGap>;
  /** The vertical alignment of the children in their row. @default 'stretch' */
  align?: Responsive<GridAlign>;
  /** Merges the props onto the child element, such as a `ul`. @default false */
  asChild?: boolean;
}

/** Lays out its children in equally wide columns. */
export function Grid({
  columns = 1,
  minColumnWidth,
  gap = 4,
  align = 'stretch',
  asChild = false,
  className,
  ...props
}: GridProps) {
  const Root = asChild ? Slot : 'div';
  return (
    <Root
      data-slot="grid"
      className={cn(
        'grid min-w-0',
        minColumnWidth ? columnWidths[minColumnWidth] : responsive(columnCounts, columns),
        responsive(gaps, gap),
        responsive(aligns, align),
        className,
      )}
      {...props}
    />
  );
}

export interface GridItemProps extends ComponentProps<'div'> {
  /** The number of columns that the item spans. @default 1 */
  span?: Responsive<GridSpan>;
  /** Merges the props onto the child element, such as a `Card` or an `li`. @default false */
  asChild?: boolean;
}

/** A grid child that spans several columns. Other children do not need a `GridItem`. */
export function GridItem({ span = 1, asChild = false, className, ...props }: GridItemProps) {
  const Root = asChild ? Slot : 'div';
  return <Root data-slot="grid-item" className={cn('min-w-0', responsive(spans, span), className)} {...props} />;
}
