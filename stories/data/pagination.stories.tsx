import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LocaleProvider, Pagination } from 'waymark';

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  argTypes: {
    page: { control: { type: 'number', min: 1 } },
    total: { description: 'The number of rows on all pages, instead of `pageCount`.', control: 'number' },
    pageCount: { description: 'The number of pages, instead of `total`.', control: 'number' },
    getHref: { control: false },
    labels: { control: 'object' },
  },
  args: { total: 1234, defaultPageSize: 50, 'aria-label': 'Pages of the orders' },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { pageSizes: [10, 25, 50, 100], showFirstLast: true, onPageChange: fn(), onPageSizeChange: fn() },
};

/**
 * A controlled pagination of a list. Each new page is announced. At either end, the button that was used keeps focus.
 */
export const Buttons: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['pagination-tab', 'pagination-enter'] },
  args: { total: 120, showFirstLast: true, onPageChange: fn() },
  render: function Render({ onPageChange, ...args }) {
    const [page, setPage] = useState(1);
    return (
      <Pagination
        {...args}
        page={page}
        onPageChange={(next) => {
          onPageChange?.(next);
          setPage(next);
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const landmark = canvas.getByRole('navigation', { name: 'Pages of the orders' });
    const button = (name: string): HTMLElement => within(landmark).getByRole('button', { name });
    await expect(canvas.getByText('1–50 of 120')).toBeVisible();
    await expect(button('Page 1')).toHaveAttribute('aria-current', 'page');
    // A disabled button remains in the tab order, so that focus is never lost.
    await userEvent.tab();
    await expect(button('First page')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).not.toHaveBeenCalled();

    for (let tabs = 0; tabs < 5; tabs += 1) await userEvent.tab();
    await expect(button('Next page')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 2 of 3');
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('101–120 of 120')).toBeVisible();
    await expect(button('Next page')).toHaveFocus();
    await expect(button('Next page')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledTimes(2);
    await userEvent.click(button('Page 2'));
    await expect(button('Page 2')).toHaveAttribute('aria-current', 'page');
    await expect(button('Page 3')).not.toHaveAttribute('aria-current');
  },
};

/** Pages with URLs, which can be bookmarked and opened in a new tab. */
export const Links: Story = {
  tags: ['feature'],
  args: { total: undefined, pageCount: 20, page: 10, getHref: (page) => `#orders?page=${page}`, onPageChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const names = canvas.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    await expect(names).toEqual(['Previous page', 'Page 1', 'Page 9', 'Page 10', 'Page 11', 'Page 20', 'Next page']);
    await expect(canvas.getByRole('link', { name: 'Page 10' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Page 11' })).toHaveAttribute('href', '#orders?page=11');
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

/** Changing the page size keeps the first row in view. */
export const PageSize: Story = {
  tags: ['feature'],
  args: { pageSizes: [10, 50, 100], defaultPage: 3, onPageChange: fn(), onPageSizeChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('101–150 of 1,234')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '10');
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(10);
    await expect(args.onPageChange).toHaveBeenCalledWith(11);
    await expect(canvas.getByText('101–110 of 1,234')).toBeVisible();
  },
};

/** Each position, the options, and the focus ring. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-6 bg-paper p-4">
      <Pagination aria-label="First page" total={1234} defaultPageSize={50} pageSizes={[10, 50]} showFirstLast />
      <Pagination aria-label="Middle" pageCount={25} defaultPage={13} />
      <Pagination aria-label="Last page, links" pageCount={25} defaultPage={25} getHref={(page) => `#${page}`} />
      <Pagination aria-label="Few pages" total={24} defaultPage={2} />
      <Pagination aria-label="Large numbers" total={1_234_567} defaultPage={61_728} showFirstLast />
      <LocaleProvider locale="de">
        <Pagination aria-label="German" total={12_345} defaultPageSize={50} />
      </LocaleProvider>
      <Pagination aria-label="Compact" total={1234} defaultPage={2} pageSizes={[10, 50]} compact />
      <Pagination aria-label="Without rows" total={0} />
      <Pagination aria-label="Focused" pageCount={3} data-focused />
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement
      .querySelector<HTMLElement>('[data-focused] [data-slot="pagination-step"]')
      ?.focus({ focusVisible: true });
  },
};
