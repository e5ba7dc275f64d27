'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { Grid, type GridProps } from '../grid';

export type DescriptionListLayout = 'stacked' | 'beside';

export interface DescriptionListProps extends ComponentProps<'dl'> {
  /** The term above its details, or beside them where both have room. @default 'stacked' */
  layout?: DescriptionListLayout;
  /** The number of columns of items. @default 1 */
  columns?: GridProps['columns'];
  /** The minimum width of a column: 160 (`sm`), 240 (`md`) or 320 px (`lg`). As many columns as fit are shown, and `columns` is ignored. */
  minColumnWidth?: GridProps['minColumnWidth'];
  /** Whether the items are separated by lines. @default false */
  dividers?: boolean;
}

/** The properties of a record: terms with their details. */
export function DescriptionList({
  layout = 'stacked',
  columns = 1,
  minColumnWidth,
  dividers = false,
  className,
  ...props
}: DescriptionListProps) {
  return (
    <Grid asChild columns={columns} minColumnWidth={minColumnWidth} gap={4}>
      <dl
        data-slot="description-list"
        data-layout={layout}
        data-dividers={dividers || undefined}
        data-columns={columns === 1 && !minColumnWidth ? undefined : ''}
        className={cn('group/descriptions', dividers ? 'gap-y-0' : layout === 'beside' && 'gap-y-2', className)}
        {...props}
      />
    </Grid>
  );
}

export type DescriptionListItemProps = ComponentProps<'div'>;

/** A term with its details. It can have several of either. */
export function DescriptionListItem({ className, ...props }: DescriptionListItemProps) {
  return (
    <div
      data-slot="description-list-item"
      className={cn(
        'flex min-w-0 group-data-[layout=stacked]/descriptions:flex-col',
        // The details are below the term where the item has no room for both, such as in a narrow column or with large text.
        'group-data-[layout=beside]/descriptions:flex-wrap group-data-[layout=beside]/descriptions:items-baseline group-data-[layout=beside]/descriptions:gap-x-4',
        'border-divider group-data-dividers/descriptions:border-t group-data-dividers/descriptions:py-2',
        // One column needs no line above its first item. Of several columns, each begins with a line.
        'group-[[data-dividers]:not([data-columns])]/descriptions:first:border-t-0 group-[[data-dividers]:not([data-columns])]/descriptions:first:pt-0',
        'group-[[data-dividers]:not([data-columns])]/descriptions:last:pb-0',
        className,
      )}
      {...props}
    />
  );
}

export type DescriptionListTermProps = ComponentProps<'dt'>;

/** The name of a property. */
export function DescriptionListTerm({ className, ...props }: DescriptionListTermProps) {
  return (
    <dt
      data-slot="description-list-term"
      className={cn(
        'min-w-0 text-muted wrap-anywhere group-data-[layout=stacked]/descriptions:text-caption',
        'group-data-[layout=beside]/descriptions:grow group-data-[layout=beside]/descriptions:basis-28 group-data-[layout=beside]/descriptions:text-body',
        className,
      )}
      {...props}
    />
  );
}

export type DescriptionListDetailsProps = ComponentProps<'dd'>;

/** The value of a property: a text, a link, a chip or a control. */
export function DescriptionListDetails({ className, ...props }: DescriptionListDetailsProps) {
  return (
    <dd
      data-slot="description-list-details"
      className={cn(
        'm-0 min-w-0 text-body wrap-anywhere text-text',
        'group-data-[layout=beside]/descriptions:grow-3 group-data-[layout=beside]/descriptions:[dt+&]:basis-40',
        // Further details are below the first ones: their indent is the width of the term and the gap, and none in an item that has
        // no room for both. The factor turns the difference of the widths into "all" or "nothing".
        'group-data-[layout=beside]/descriptions:[dd+&]:basis-full',
        'group-data-[layout=beside]/descriptions:[dd+&]:ps-[clamp(--spacing(0),(100%---spacing(72))*9999,25%+--spacing(14))]',
        className,
      )}
      {...props}
    />
  );
}
