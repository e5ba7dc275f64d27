/** A page number, or a gap in place of the pages that are left out. */
export type PageItem = number | 'start-gap' | 'end-gap';

/** The number of pages that are always displayed at either end. */
const boundaryCount = 1;

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * Returns the items between "previous" and "next": the first and last pages, the current page and its siblings, and a
 * gap for each omitted range. The number of items does not depend on the current page, so "next" does not move.
 * @param siblingCount the number of pages on either side of the current one
 */
export function pageItems(page: number, pageCount: number, siblingCount: number): PageItem[] {
  // The current page and, on each side, the siblings, a gap and the boundary.
  const slots = 1 + 2 * (siblingCount + 1 + boundaryCount);
  if (pageCount <= slots) return numbers(1, pageCount);
  const first = boundaryCount + 1;
  const last = pageCount - boundaryCount;
  // The range around the current page. Near either end, it is as wide as it would be with a gap.
  const from = Math.max(first + 1, Math.min(page - siblingCount, last - 1 - 2 * siblingCount));
  const to = Math.min(last - 1, Math.max(page + siblingCount, first + 1 + 2 * siblingCount));
  return [
    ...numbers(1, boundaryCount),
    // A gap that stands for a single page is replaced with that page.
    from > first + 1 ? 'start-gap' : first,
    ...numbers(from, to),
    to < last - 1 ? 'end-gap' : last,
    ...numbers(last + 1, pageCount),
  ];
}

/** Returns the number of pages, which is at least one. */
export const countPages = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/** Returns the new page that contains the current page's first row after the page size changes. */
export const keepFirstRow = (page: number, oldSize: number, newSize: number): number =>
  Math.floor(((page - 1) * oldSize) / newSize) + 1;

/** Returns the first and last row of a page, counted from 1. Both are 0 if there are no rows. */
export function rowsOfPage(page: number, pageSize: number, total: number): { first: number; last: number } {
  return { first: Math.min((page - 1) * pageSize + 1, total), last: Math.min(page * pageSize, total) };
}
