'use client';

import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { Button } from '../../controls/button';
import { cn } from '../../lib/cn';
import { useComposedRefs } from '../../lib/use-composed-refs';
import { useLabels } from '../../providers/labels';
import { useLocale } from '../../providers/locale';
import { dataGridLabels } from './data-grid-labels';
import { useGridSelected, useGridSelection, useGridView } from './grid-context';

export type DataGridBulkBarProps = ComponentProps<'div'>;

/**
 * Displays the number of selected rows and the actions for them while rows are selected. Pass the actions, such as
 * buttons, as children. When placed below the table, the bar remains at the bottom of the window while the rows scroll.
 */
export function DataGridBulkBar(props: DataGridBulkBarProps) {
  const { size } = useGridSelected('DataGridBulkBar');
  return size > 0 && <Bar {...props} count={size} />;
}

function Bar({ count, ref, className, children, ...props }: DataGridBulkBarProps & { count: number }) {
  const text = useLabels(dataGridLabels, undefined, useLocale());
  const { clear } = useGridSelection('DataGridBulkBar');
  const { tableScroller } = useGridView('DataGridBulkBar');
  const rootRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = rootRef.current;
    const scroller = tableScroller.current;
    return () => {
      // When the selection is cleared, the focused button is removed.
      if (root?.contains(document.activeElement)) scroller?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    };
  }, [tableScroller]);
  return (
    <div
      ref={useComposedRefs(ref, rootRef)}
      role="group"
      aria-label={text('bulkActions')}
      data-slot="data-grid-bulk-bar"
      className={cn(
        'sticky bottom-2 z-sticky flex min-w-0 flex-wrap items-center gap-2 rounded border border-secondary bg-secondary-soft px-5 py-2 text-on-secondary-soft max-sm:px-4',
        className,
      )}
      {...props}
    >
      <span className="me-auto text-h6">{text('selectedCount', { count })}</span>
      {children}
      <Button size="sm" variant="ghost" onClick={clear}>
        {text('clearSelection')}
      </Button>
    </div>
  );
}
