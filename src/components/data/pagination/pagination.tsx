'use client';

import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { Label } from '../../controls/field';
import { Select } from '../../controls/select';
import { cn } from '../../lib/cn';
import type { ControlSize } from '../../lib/control-size';
import { useControllableState } from '../../lib/use-controllable-state';
import { useLocale } from '../../providers/locale';
import { useLabels } from '../../providers/labels';
import { countPages, keepFirstRow, pageItems, rowsOfPage } from './page-items';
import { PageControl } from './page-control';
import { type PaginationLabels, paginationLabels } from './pagination-labels';

export interface PaginationOptions extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The accessible name of the landmark. @default the `pagination` label */
  'aria-label'?: string;
  /**
   * The controlled page, starting at 1. A page outside the range is treated as the first or last page. Use with
   * `onPageChange`.
   */
  page?: number;
  /** The initial page when uncontrolled. @default 1 */
  defaultPage?: number;
  /** Called with the page that the user selects. */
  onPageChange?: (page: number) => void;
  /** The controlled number of rows per page. Use with `onPageSizeChange`. */
  pageSize?: number;
  /** The initial number of rows per page when uncontrolled. @default 10 */
  defaultPageSize?: number;
  /**
   * Called with the page size that the user selects. If the first row is then on another page, `onPageChange` is called
   * as well.
   */
  onPageSizeChange?: (pageSize: number) => void;
  /** The page sizes that the user can select. If undefined, no select is rendered. */
  pageSizes?: readonly number[];
  /**
   * Returns the URL of a page. Pages are then rendered as links by the link component of the nearest `LinkProvider`.
   */
  getHref?: (page: number) => string;
  /** The number of page numbers displayed on either side of the current one. @default 1 */
  siblingCount?: number;
  /** Whether "Page 2 of 25" is displayed instead of page numbers, even in a wide viewport. @default false */
  compact?: boolean;
  /** Whether buttons for the first and last pages are displayed. @default false */
  showFirstLast?: boolean;
  /** The minimum height of the controls: 36, 40 or 44 px. @default 'md' */
  size?: ControlSize;
  /** Overrides the provider's labels. */
  labels?: Partial<PaginationLabels>;
}

/** The length of the list, as a number of either pages or rows. */
type Length =
  | {
      /** The number of pages. To also display the range of rows, use `total` instead. */
      pageCount: number;
      total?: undefined;
    }
  | {
      pageCount?: undefined;
      /** The number of rows on all pages, from which the number of pages is derived. */
      total: number;
    };

export type PaginationProps = Length & PaginationOptions;

/**
 * A navigation landmark for the pages of a list, with "previous", "next" and page numbers as buttons, or as links if
 * `getHref` is set. Narrow viewports display the range of rows, or "Page 2 of 25", instead of the numbers.
 */
export function Pagination({
  'aria-label': name,
  page,
  defaultPage = 1,
  onPageChange,
  pageCount,
  total,
  pageSize,
  defaultPageSize = 10,
  onPageSizeChange,
  pageSizes,
  getHref,
  siblingCount = 1,
  compact = false,
  showFirstLast = false,
  size: controlSize = 'md',
  labels,
  className,
  ...props
}: PaginationProps) {
  const id = useId();
  const language = useLocale();
  const text = useLabels(paginationLabels, labels, language);
  const [size, setSize] = useControllableState(pageSize, defaultPageSize, onPageSizeChange);
  const [wanted, setPage] = useControllableState(page, defaultPage, onPageChange);

  const count = Math.max(1, pageCount ?? countPages(total ?? 0, size));
  // The list may have become shorter, for example because of a filter.
  const current = Math.min(Math.max(1, wanted), count);
  const numbers = new Intl.NumberFormat(language);

  const position = text('pageOf', { page: current, count });
  const [announce, announcement] = usePageAnnouncement(current, position);

  function changeSize(next: number): void {
    setSize(next);
    setPage(keepFirstRow(current, size, next));
  }

  /**
   * Returns the props for a page's control. Beyond either end, the control is disabled and refers to the page at that
   * end.
   */
  const leadTo = (target: number) => ({
    page: Math.min(Math.max(1, target), count),
    disabled: target < 1 || target > count || target === current,
    getHref,
    size: controlSize,
    onSelect: (selected: number) => {
      announce(selected);
      setPage(selected);
    },
  });
  const controls = {
    first: { ...leadTo(1), 'aria-label': text('firstPage') },
    previous: { ...leadTo(current - 1), 'aria-label': text('previousPage') },
    next: { ...leadTo(current + 1), 'aria-label': text('nextPage') },
    last: { ...leadTo(count), 'aria-label': text('lastPage') },
  };

  return (
    <nav
      aria-label={name ?? text('pagination')}
      data-slot="pagination"
      className={cn(
        'flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2',
        // The list is aligned to the end, even on a separate line.
        total === undefined ? 'justify-between' : 'justify-end',
        className,
      )}
      {...props}
    >
      {total !== undefined && (
        <p data-slot="pagination-range" className="grow text-body text-muted">
          <bdi>{text('rowRange', { range: rangeText(numbers, rowsOfPage(current, size, total)), total })}</bdi>
        </p>
      )}
      {pageSizes && (
        <div data-slot="pagination-size" className="flex items-center gap-2">
          <Label
            id={`${id}-size-name`}
            htmlFor={`${id}-size`}
            className={cn('font-normal text-muted', compact && 'max-sm:sr-only')}
          >
            {text('rowsPerPage')}
          </Label>
          <Select
            size={controlSize}
            variant="plain"
            id={`${id}-size`}
            aria-labelledby={`${id}-size-name`}
            classNames={{ control: 'w-auto' }}
            options={pageSizes.map((option) => ({ value: String(option), label: numbers.format(option) }))}
            value={String(size)}
            onValueChange={(value) => changeSize(Number(value))}
          />
        </div>
      )}
      <ul role="list" data-slot="pagination-list" className="flex flex-wrap items-center gap-1">
        {showFirstLast && (
          <PageControl {...controls.first}>
            <ChevronFirst aria-hidden className="rtl:-scale-x-100" />
          </PageControl>
        )}
        <PageControl {...controls.previous}>
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
        </PageControl>
        {/* In a wide viewport, the page numbers contain the same information; in a narrow one, the range of rows
            does. */}
        <li
          data-slot="pagination-position"
          className={cn(
            'px-2 text-body',
            compact ? 'text-muted' : 'text-heading sm:hidden',
            total !== undefined && 'max-sm:sr-only',
          )}
        >
          {position}
        </li>
        {(compact ? [] : pageItems(current, count, siblingCount)).map((item) =>
          typeof item === 'number' ? (
            <PageControl
              key={item}
              {...leadTo(item)}
              disabled={false}
              current={item === current}
              aria-label={text('pageNumber', { page: item })}
            >
              {numbers.format(item)}
            </PageControl>
          ) : (
            <li
              key={item}
              aria-hidden
              data-slot="pagination-ellipsis"
              className="hidden size-8 items-center justify-center text-muted sm:flex"
            >
              …
            </li>
          ),
        )}
        <PageControl {...controls.next}>
          <ChevronRight aria-hidden className="rtl:-scale-x-100" />
        </PageControl>
        {showFirstLast && (
          <PageControl {...controls.last}>
            <ChevronLast aria-hidden className="rtl:-scale-x-100" />
          </PageControl>
        )}
      </ul>
      <span role="status" data-slot="pagination-status" className="sr-only">
        {announcement}
      </span>
    </nav>
  );
}

/**
 * Announces a page that the user has selected with this pagination. Anything else that changes the page, such as a
 * filter, makes a separate announcement.
 */
function usePageAnnouncement(current: number, position: string): [announce: (page: number) => void, message: string] {
  const [message, setMessage] = useState('');
  const selected = useRef<number>(null);
  const last = useRef({ page: current, position });
  useEffect(() => {
    const { page, position: before } = last.current;
    if (position === before) return;
    last.current = { page: current, position };
    const isSelected = page !== current && selected.current === current;
    setMessage(isSelected ? position : '');
    if (page !== current) selected.current = null;
  }, [current, position]);
  const announce = (page: number): void => {
    selected.current = page;
  };
  return [announce, message];
}

/** Formats a range of rows, such as "1–50". */
function rangeText(numbers: Intl.NumberFormat, { first, last }: { first: number; last: number }): string {
  // If both numbers were equal, `formatRange` would return an approximate value: "~1".
  return first === last ? numbers.format(first) : numbers.formatRange(first, last);
}
