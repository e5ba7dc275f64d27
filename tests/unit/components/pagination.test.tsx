import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LocaleProvider, LinkProvider, Pagination } from 'waymark';
import { pageItems } from '../../../src/components/data/pagination/page-items';

const shownAs = (items: ReturnType<typeof pageItems>): string =>
  items.map((item) => (typeof item === 'number' ? item : '…')).join(' ');

describe('the pages', () => {
  it.each([
    [1, 1, 1, '1'],
    [3, 7, 1, '1 2 3 4 5 6 7'],
    [1, 8, 1, '1 2 3 4 5 … 8'],
    [4, 8, 1, '1 2 3 4 5 … 8'],
    [5, 8, 1, '1 … 4 5 6 7 8'],
    [8, 8, 1, '1 … 4 5 6 7 8'],
    [10, 20, 1, '1 … 9 10 11 … 20'],
    [10, 20, 0, '1 … 10 … 20'],
    [2, 20, 0, '1 2 3 … 20'],
    [10, 20, 2, '1 … 8 9 10 11 12 … 20'],
  ])('around page %i of %i with %i siblings are %s', (page, count, siblings, items) => {
    expect(shownAs(pageItems(page, count, siblings))).toBe(items);
  });

  it('show the same number of buttons on every page', () => {
    for (const siblings of [0, 1, 2, 3]) {
      const lengths = Array.from({ length: 50 }, (_, index) => pageItems(index + 1, 50, siblings).length);
      expect(new Set(lengths)).toEqual(new Set([5 + 2 * siblings]));
    }
  });
});

describe('the range of rows', () => {
  it.each([
    [{ total: 1234, defaultPageSize: 50 }, '1–50 of 1,234'],
    [{ total: 1234, defaultPageSize: 50, page: 25 }, '1,201–1,234 of 1,234'],
    [{ total: 51, defaultPageSize: 50, page: 2 }, '51 of 51'],
    [{ total: 0 }, '0 of 0'],
    // The list became shorter.
    [{ total: 30, page: 9 }, '21–30 of 30'],
  ])('is displayed for %o as %s', (props, text) => {
    render(<Pagination {...props} />);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('is in the language of the provider', () => {
    render(
      <LocaleProvider locale="de">
        <Pagination total={12_345} defaultPageSize={50} />
      </LocaleProvider>,
    );
    expect(screen.getByText('1–50 of 12.345')).toBeVisible();
  });

  it('follows the direction of right-to-left text', () => {
    render(<Pagination total={30} />);
    expect(screen.getByText('1–10 of 30').tagName).toBe('BDI');
  });
});

it('the language follows the document', () => {
  document.documentElement.lang = 'ar-EG';
  render(<Pagination pageCount={3} />);
  expect(screen.getByRole('button', { name: 'Page ٢' })).toHaveTextContent('٢');
});

describe('a pagination', () => {
  it('stays on its page if the consumer keeps it', () => {
    const onPageChange = vi.fn();
    render(<Pagination pageCount={3} page={2} onPageChange={onPageChange} />);
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onPageChange.mock.calls).toEqual([[3]]);
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  it('offers no other page if there are no pages', () => {
    render(<Pagination pageCount={0} />);
    for (const name of ['Previous page', 'Next page']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
  });
});

describe('links', () => {
  it('use the link component and leave new tabs to the browser', () => {
    const onPageChange = vi.fn();
    render(
      <LinkProvider component={(props) => <a data-router {...props} />}>
        <Pagination pageCount={3} getHref={(page) => `#page-${page}`} onPageChange={onPageChange} />
      </LinkProvider>,
    );
    const next = screen.getByRole('link', { name: 'Next page' });
    expect(next).toHaveAttribute('href', '#page-2');
    expect(next).toHaveAttribute('data-router');
    fireEvent.click(next, { ctrlKey: true });
    expect(onPageChange).not.toHaveBeenCalled();
    fireEvent.click(next);
    expect(onPageChange.mock.calls).toEqual([[2]]);
  });

  it('keep focus at the end of the list if there is no target', () => {
    render(<Pagination pageCount={2} getHref={(page) => `#page-${page}`} />);
    const next = screen.getByRole('link', { name: 'Next page' });
    next.focus();
    fireEvent.click(next);
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(fireEvent.click(next)).toBe(false);
    expect(within(screen.getByRole('status')).getByText('Page 2 of 2')).toBeInTheDocument();
  });
});

describe('the announcement', () => {
  it('contains only pages that the user selects', () => {
    const { rerender } = render(<Pagination total={100} />);
    const announced = screen.getByRole('status');
    expect(announced).toBeEmptyDOMElement();
    fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(announced).toHaveTextContent('Page 2 of 10');
    // A filter changed the page, and its number of rows is already announced.
    rerender(<Pagination total={15} />);
    expect(announced).toBeEmptyDOMElement();
    rerender(<Pagination total={5} />);
    expect(announced).toBeEmptyDOMElement();
    rerender(<Pagination total={100} />);
    expect(announced).toBeEmptyDOMElement();
  });

  it('follows a controlled page that changes later', () => {
    const { rerender } = render(<Pagination pageCount={3} page={1} />);
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<Pagination pageCount={3} page={2} />);
    expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 3');
    rerender(<Pagination pageCount={3} page={1} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
