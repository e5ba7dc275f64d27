'use client';

import { type ComponentProps, useMemo } from 'react';
import { cn } from '../../lib/cn';
import { createRequiredContext } from '../../lib/required-context';
import { Grid, type GridProps } from '../grid';

export type DescriptionListLayout = 'stacked' | 'beside';

interface DescriptionListContextValue {
  isBeside: boolean;
  /** The classes for the line above each item. */
  line: string | undefined;
}

const [DescriptionListContext, useDescriptionList] =
  createRequiredContext<DescriptionListContextValue>('<DescriptionList>');

export interface DescriptionListProps extends ComponentProps<'dl'> {
  /** Whether the term is above its details, or beside them if there is room. @default 'stacked' */
  layout?: DescriptionListLayout;
  /** The number of item columns. @default 1 */
  columns?: GridProps['columns'];
  /**
   * The minimum column width: 160 (`sm`), 240 (`md`) or 320 px (`lg`). As many columns are shown as fit, and `columns`
   * is ignored.
   */
  minColumnWidth?: GridProps['minColumnWidth'];
  /** Whether the items are separated by lines. @default false */
  dividers?: boolean;
}

/** A record's properties, as terms with their details. */
export function DescriptionList({
  layout = 'stacked',
  columns = 1,
  minColumnWidth,
  dividers = false,
  className,
  ...props
}: DescriptionListProps) {
  const isBeside = layout === 'beside';
  const isOneColumn = columns === 1 && !minColumnWidth;
  const context = useMemo(
    () => ({
      isBeside,
      line: dividers
        ? cn(
            'border-t border-divider py-2',
            // A single column does not have a line above its first item; each of several columns does.
            isOneColumn && 'first:border-t-0 first:pt-0 last:pb-0',
          )
        : undefined,
    }),
    [isBeside, dividers, isOneColumn],
  );
  return (
    <DescriptionListContext value={context}>
      <Grid asChild columns={columns} minColumnWidth={minColumnWidth} gap={4}>
        <dl
          data-slot="description-list"
          data-layout={layout}
          data-dividers={dividers || undefined}
          className={cn(dividers ? 'gap-y-0' : isBeside && 'gap-y-2', className)}
          {...props}
        />
      </Grid>
    </DescriptionListContext>
  );
}

export type DescriptionListItemProps = ComponentProps<'div'>;

/** One or more terms with their details. */
export function DescriptionListItem({ className, ...props }: DescriptionListItemProps) {
  const { isBeside, line } = useDescriptionList('DescriptionListItem');
  return (
    <div
      data-slot="description-list-item"
      className={cn(
        'flex min-w-0',
        // The details move below the term if they do not fit beside it, such as in a narrow column or with large text.
        isBeside ? 'flex-wrap items-baseline gap-x-4' : 'flex-col',
        line,
        className,
      )}
      {...props}
    />
  );
}

export type DescriptionListTermProps = ComponentProps<'dt'>;

/** A property's name. */
export function DescriptionListTerm({ className, ...props }: DescriptionListTermProps) {
  const { isBeside } = useDescriptionList('DescriptionListTerm');
  return (
    <dt
      data-slot="description-list-term"
      className={cn(
        'min-w-0 wrap-anywhere text-muted',
        isBeside ? 'grow basis-28 text-body' : 'text-caption',
        className,
      )}
      {...props}
    />
  );
}

export type DescriptionListDetailsProps = ComponentProps<'dd'>;

/** A property's value: text, a link, a chip or a control. */
export function DescriptionListDetails({ className, ...props }: DescriptionListDetailsProps) {
  const { isBeside } = useDescriptionList('DescriptionListDetails');
  return (
    <dd
      data-slot="description-list-details"
      className={cn(
        'm-0 min-w-0 text-body wrap-anywhere text-text',
        isBeside && 'grow-3 basis-40',
        // Aligns additional details with the first: they are indented by the term's width and the gap, unless the item
        // is too narrow for both. The large factor turns the difference in width into either nothing or the full
        // indent.
        isBeside && '[dd+&]:basis-full [dd+&]:ps-[clamp(--spacing(0),(100%---spacing(72))*9999,25%+--spacing(14))]',
        className,
      )}
      {...props}
    />
  );
}
