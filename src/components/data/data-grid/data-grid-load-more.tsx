'use client';

import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { Button } from '../../controls/button';
import { cn } from '../../lib/cn';
import { useLabels } from '../../providers/labels';
import { useLocale } from '../../providers/locale';
import { dataGridLabels } from './data-grid-labels';
import { useGridRows, useGridView } from './grid-context';

export interface DataGridLoadMoreProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Called when the user clicks the button. Add the next rows to `data`, and set the grid's `loading` while they are
   * requested.
   */
  onLoadMore: () => void;
  /** The total number of rows. The button is rendered as long as fewer rows are displayed. */
  rowCount: number;
}

/** Displays the number of rows and, instead of pages, a button that adds the next rows. All props apply to the root. */
export function DataGridLoadMore({ onLoadMore, rowCount, className, ...props }: DataGridLoadMoreProps) {
  const text = useLabels(dataGridLabels, undefined, useLocale());
  const { rows } = useGridRows('DataGridLoadMore');
  const { format } = useGridView('DataGridLoadMore');
  return (
    <div
      data-slot="data-grid-load-more"
      className={cn('flex flex-wrap items-center gap-4 text-caption text-muted', className)}
      {...props}
    >
      {text('shownRows', { shown: format(rows.length), count: format(rowCount) })}
      {rows.length < rowCount && <MoreButton onLoadMore={onLoadMore} />}
    </div>
  );
}

function MoreButton({ onLoadMore }: Pick<DataGridLoadMoreProps, 'onLoadMore'>) {
  const text = useLabels(dataGridLabels);
  const { isLoading, tableScroller } = useGridView('DataGridLoadMore');
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    const scroller = tableScroller.current;
    return () => {
      // When the last rows have been added, the focused button is removed.
      if (element === document.activeElement) scroller?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    };
  }, [tableScroller]);
  return (
    <Button ref={button} variant="plain" size="sm" loading={isLoading} onClick={onLoadMore}>
      {text('showMoreRows')}
    </Button>
  );
}
