import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BarList, type BarListItem, type BarListProps, Card, CardContent, CardTitle } from 'waymark';

const labels: readonly BarListItem[] = [
  { key: 'online', label: 'Online Store', value: 2104 },
  { key: 'north', label: 'Warehouse North', value: 1642 },
  { key: 'south', label: 'Warehouse South', value: 1137 },
  { key: 'pop-up', label: 'Pop-up Store', value: 874 },
];

const levels: readonly BarListItem[] = [
  { key: 'high', label: 'High', value: 2566, color: 'level-high' },
  { key: 'medium', label: 'Medium', value: 2671, color: 'level-medium' },
  { key: 'low', label: 'Low', value: 520, color: 'level-low' },
];

const inCard: Decorator = (Story) => (
  <Card className="max-w-100">
    <CardContent>
      <Story />
    </CardContent>
  </Card>
);

const meta = {
  title: 'Data/BarList',
  component: BarList,
  argTypes: {
    items: { control: 'object' },
    variant: { control: 'inline-radio', options: ['bars', 'parts'] },
    value: { control: 'text' },
    numberFormat: { control: 'object' },
  },
  args: { items: labels, 'aria-label': 'Readings by label' },
} satisfies Meta<typeof BarList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  decorators: [inCard],
  args: { variant: 'bars', defaultValue: 'north', minRows: 5, onValueChange: fn(() => undefined) },
};

/** Each row states its name and amount as text. The bars are hidden from assistive technology. */
export const Ranking: Story = {
  tags: ['feature'],
  decorators: [inCard],
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Readings by label' }));
    const rows = list.getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent?.trim())).toEqual([
      'Online Store 2,104',
      'Warehouse North 1,642',
      'Warehouse South 1,137',
      'Pop-up Store 874',
    ]);
    const bars = [...canvasElement.querySelectorAll<HTMLElement>('[data-slot="bar-list-bar"]')];
    await expect(bars.every((bar) => bar.ariaHidden === 'true')).toBe(true);
    const widths = bars.map((bar) => bar.getBoundingClientRect().width);
    await expect(Math.round((100 * (widths[1] ?? 0)) / (widths[0] ?? 1))).toBe(78);
    await expect(rows[0]?.getBoundingClientRect().height).toBe(29);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** One bar with all items as its parts. The rows list the colors, the amounts and the shares. */
export const Parts: Story = {
  tags: ['feature'],
  decorators: [inCard],
  args: { items: levels, variant: 'parts', 'aria-label': 'Readings by level' },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem');
    await expect(rows.map((row) => row.textContent?.trim())).toEqual([
      'High 2,566 44.6%',
      'Medium 2,671 46.4%',
      'Low 520 9.0%',
    ]);
    const bar = canvasElement.querySelector('[data-slot="bar-list-parts"]');
    await expect(bar).toHaveAttribute('aria-hidden', 'true');
    await expect(bar?.getBoundingClientRect().height).toBe(10);
    const widths = [...(bar?.children ?? [])].map((part) => part.getBoundingClientRect().width);
    await expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(2566 / 2671, 2);
    await expect(rows[0]?.getBoundingClientRect().height).toBe(36);
  },
};

/** With `onValueChange`, rows are toggle buttons. A selected row has a border and a check mark. */
export const Selection: Story = {
  tags: ['feature'],
  decorators: [inCard],
  parameters: { keyboard: ['bar-list-tab', 'bar-list-select'] },
  args: {
    items: [...levels, { key: 'other', label: 'Other', value: 48, color: 'series-4', selectable: false }],
    variant: 'parts',
    'aria-label': 'Readings by level',
    onValueChange: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const medium = canvas.getByRole('button', { name: /^Medium/ });
    const row = medium.closest('li');
    const check = row?.querySelector('[data-slot="bar-list-check"]');
    await expect(medium).toHaveAttribute('aria-pressed', 'false');
    await expect(check).not.toBeVisible();
    const before = medium.getBoundingClientRect();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^High/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('medium');
    await expect(medium).toHaveAttribute('aria-pressed', 'true');
    await expect(row).toHaveAttribute('data-state', 'selected');
    await expect(check).toBeVisible();
    await expect(medium.getBoundingClientRect()).toEqual(before);
    await userEvent.keyboard(' ');
    await expect(medium).toHaveAttribute('aria-pressed', 'false');
    // An item that cannot be selected is text.
    await expect(canvas.queryByRole('button', { name: /^Other/ })).toBeNull();
    await userEvent.click(canvas.getByText('Other'));
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

const follow = fn((event: MouseEvent) => event.preventDefault());

/** With `href`, a row is a link. It uses the link component of the nearest `LinkProvider`. */
export const Links: Story = {
  tags: ['feature'],
  decorators: [inCard],
  parameters: { keyboard: ['bar-list-follow'] },
  args: { items: labels.map((item) => ({ ...item, href: `#${item.key}` })), onClick: follow },
  play: async ({ canvasElement }) => {
    follow.mockClear();
    const link = within(canvasElement).getByRole('link', { name: 'Online Store 2,104' });
    await expect(link).toHaveAttribute('href', '#online');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledTimes(1);
    // The whole row is the target.
    await expect(link.getBoundingClientRect().width).toBe(link.closest('li')?.getBoundingClientRect().width);
  },
};

/** A tooltip and the row's description contain all digits of a shortened amount. */
export const FullValues: Story = {
  tags: ['feature'],
  decorators: [inCard],
  args: {
    items: [
      { key: 'online', label: 'Online Store', value: 20_512_804, valueText: '20.5M', fullText: '20,512,804' },
      { key: 'north', label: 'Warehouse North', value: 9_104_377, valueText: '9.1M', fullText: '9,104,377' },
    ],
  },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('button', { name: 'Online Store 20.5M' });
    await expect(row).toHaveAccessibleDescription('20,512,804');
    await userEvent.tab();
    await expect(row).toHaveFocus();
    const tooltip = await within(document.body).findByText('20,512,804', { selector: '[data-slot="tooltip"]' });
    await expect(tooltip).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

const badItems: readonly BarListItem[] = [
  { key: 'known', label: 'Known', value: 400 },
  { key: 'negative', label: 'Negative', value: -120 },
  { key: 'none', label: 'Missing', value: null },
  { key: 'nan', label: 'Not a number', value: Number.NaN },
  { key: 'infinite', label: 'Infinite', value: Number.POSITIVE_INFINITY },
];

/** A negative, missing or infinite amount is shown without a bar, and the other bars keep their length. */
export const BadValues: Story = {
  tags: ['feature'],
  decorators: [inCard],
  args: { items: badItems },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-slot="bar-list-bar"]')).toHaveLength(1);
    const values = [...canvasElement.querySelectorAll('[data-slot="bar-list-value"]')];
    await expect(values.map((value) => value.textContent)).toEqual(['400', '-120', '–', '–', '–']);
  },
};

/** A list that is loading or has few items keeps the height of `minRows` rows. */
export const KeepsItsHeight: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid gap-4 sm:grid-cols-2">
      <BarList items={[]} minRows={4} emptyText="Loading" aria-label="Loading list" aria-busy />
      <BarList items={labels} minRows={4} aria-label="Loaded list" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [loading, loaded] = canvas.getAllByRole('list');
    await expect(loading?.getBoundingClientRect().height).toBe(loaded?.getBoundingClientRect().height);
    await expect(within(loading as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText('Loading')).toBeVisible();
  },
};

const long =
  'A label of a partner that is so long that it needs more than the two lines it gets, so that its end is cut';

const sheet: readonly (BarListProps & { title: string })[] = [
  { title: 'Text', items: labels },
  { title: 'Parts', items: levels, variant: 'parts' },
  { title: 'Selection', items: labels, value: 'online', onValueChange: fn() },
  {
    title: 'Selection of parts',
    items: levels,
    variant: 'parts',
    value: 'medium',
    onValueChange: fn(),
    className: '-mx-2.5',
  },
  { title: 'Links with colors', items: levels.map((item) => ({ ...item, href: `#${item.key}` })) },
  { title: 'A larger whole', items: labels, variant: 'parts', total: 10_000 },
  { title: 'Bad values', items: badItems },
  { title: 'Bad parts', items: badItems, variant: 'parts' },
  {
    title: 'Long texts, and a larger maximum',
    max: 4000,
    onValueChange: fn(),
    items: [
      { key: 'long', label: long, value: 2104 },
      { key: 'word', label: 'Averyveryverylonglabelwithoutanyspacethatbreaksanywhere', value: 9000 },
      { key: 'value', label: 'Long value', value: 1137, valueText: '1,137,000.00 requests per hour' },
      { key: 'rtl', label: 'القاهرة (2)', value: 300 },
    ],
  },
  { title: 'Without items', items: [], emptyText: 'Nothing in this range', minRows: 3 },
];

/** Both variants as text, links and toggle buttons, bad values, long text, and no items. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {sheet.map(({ title, ...props }) => (
        <Card key={title}>
          <CardContent className="grid gap-3">
            <CardTitle>{title}</CardTitle>
            <BarList aria-label={title} {...props} />
          </CardContent>
        </Card>
      ))}
    </div>
  ),
};
