import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { JsonViewer, type JsonViewerMark, Stack, tones } from 'waymark';

const response = {
  status: 'ok',
  total: 120,
  data: [
    {
      id: 4711,
      sensor: 'North roof',
      time: '2026-11-24T10:00:00Z',
      value: 21.5,
      valid: true,
      tags: ['roof', 'outside'],
    },
    { id: 4712, sensor: 'South wall', time: '2026-11-24T10:05:00Z', value: -3, valid: false, tags: [] },
  ],
  page: { size: 2, next: '/readings?cursor=eyJpZCI6NDcxMn0', previous: null },
};

const marks: readonly JsonViewerMark[] = [
  { pointer: '/data', label: 'Rows' },
  { pointer: '/data/*/time', label: 'Time', tone: 'success' },
  { pointer: '/data/*/value', label: 'Value', tone: 'warning' },
];
const omitted = { '/data': 118 };

const meta = {
  title: 'Data/JsonViewer',
  component: JsonViewer,
  argTypes: {
    value: { control: 'object' },
    omitted: { control: 'object' },
    marks: { control: 'object' },
    isActivatable: { control: false },
    expanded: { control: false },
    defaultExpanded: { control: false },
    defaultExpandedDepth: { control: { type: 'number', min: 0 } },
  },
  args: { 'aria-label': 'Response', value: response },
} satisfies Meta<typeof JsonViewer>;
export default meta;

type Story = StoryObj<typeof meta>;

const treeIn = (canvasElement: HTMLElement): HTMLElement => within(canvasElement).getByRole('tree');
const itemIn = (canvasElement: HTMLElement, name: string): HTMLElement =>
  within(canvasElement).getByRole('treeitem', { name });
const activeIn = (canvasElement: HTMLElement): HTMLElement | null =>
  document.getElementById(treeIn(canvasElement).getAttribute('aria-activedescendant') ?? '');

export const Playground: Story = { args: { omitted, marks, defaultExpandedDepth: 3, onActivate: fn(() => undefined) } };

/** One tab stop, and the keys of a tree. */
export const Keyboard: Story = {
  tags: ['feature', '!dev'],
  parameters: {
    keyboard: [
      'json-tab',
      'json-down',
      'json-up',
      'json-right',
      'json-left',
      'json-home',
      'json-end',
      'json-page-down',
      'json-page-up',
      'json-star',
      'json-letters',
      'json-enter',
    ],
  },
  args: { defaultExpandedDepth: 1, onExpandedChange: fn() },
  play: async ({ args, canvasElement }) => {
    const active = async (name: string): Promise<void> => {
      await expect(activeIn(canvasElement)).toHaveAttribute('aria-label', name);
    };
    await userEvent.tab();
    await expect(treeIn(canvasElement)).toHaveFocus();
    await active('4 fields');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await active('data: 2 items');
    await userEvent.keyboard('{ArrowRight}');
    await expect(itemIn(canvasElement, 'data: 2 items')).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['', '/data']));
    await userEvent.keyboard('{ArrowRight}');
    await active('0: 6 fields');
    await userEvent.keyboard('*');
    await expect(itemIn(canvasElement, 'sensor: "South wall"')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await active('sensor: "North roof"');
    await userEvent.keyboard('{ArrowLeft}');
    await active('0: 6 fields');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(itemIn(canvasElement, '0: 6 fields')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowUp}');
    await active('data: 2 items');
    await userEvent.keyboard('{Enter}');
    await expect(itemIn(canvasElement, 'data: 2 items')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await active('page: 3 fields');
    await userEvent.keyboard('{PageUp}');
    await active('4 fields');
    await userEvent.keyboard('{PageDown}');
    await active('page: 3 fields');
    await userEvent.keyboard('{Home}');
    await active('4 fields');
    await userEvent.keyboard('to');
    await active('total: 120');
    // Tab leaves the tree.
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/**
 * Enter or a click on a row activates a node, and the arrow of a row expands it. Here, only arrays can be activated.
 */
export const Activation: Story = {
  tags: ['feature'],
  args: {
    'aria-label': 'Choose the rows',
    onActivate: fn(() => undefined),
    isActivatable: (_pointer, value) => Array.isArray(value),
  },
  play: async ({ args, canvasElement }) => {
    const data = itemIn(canvasElement, 'data: 2 items');
    await userEvent.click(data);
    await expect(args.onActivate).toHaveBeenLastCalledWith('/data', response.data);
    await expect(data).toHaveAttribute('aria-expanded', 'true');
    const arrow = data.querySelector('[data-slot="json-viewer-toggle"]');
    if (arrow) await userEvent.click(arrow);
    await expect(data).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onActivate).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onActivate).toHaveBeenCalledTimes(2);
    // Any other node expands and collapses.
    await userEvent.click(itemIn(canvasElement, 'page: 3 fields'));
    await expect(itemIn(canvasElement, 'page: 3 fields')).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onActivate).toHaveBeenCalledTimes(2);
  },
};

/** Labels after nodes, including those in each array item, and the number of omitted items. */
export const MarksAndOmittedItems: Story = {
  tags: ['feature'],
  args: { marks, omitted, defaultExpandedDepth: 3 },
  play: async ({ canvasElement }) => {
    const rows = itemIn(canvasElement, 'data: 120 items, Rows');
    await expect(within(rows).getByText('Rows')).toBeVisible();
    await expect(itemIn(canvasElement, 'value: 21.5, Value')).toBeVisible();
    await expect(itemIn(canvasElement, 'value: -3, Value')).toBeVisible();
    await expect(itemIn(canvasElement, '118 more')).toHaveTextContent('… 118 more');
  },
};

const manyItems = Array.from({ length: 100_000 }, (_, id) => ({ id, value: (id * 7) % 100 }));

/** Only the lines on the screen are rendered. The active one stays mounted. */
export const ManyItems: Story = {
  tags: ['feature'],
  args: { value: manyItems, defaultExpandedDepth: 1, className: 'max-h-80' },
  play: async ({ canvasElement }) => {
    const tree = treeIn(canvasElement);
    await expect(within(tree).getAllByRole('treeitem').length).toBeLessThan(60);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(activeIn(canvasElement)).toHaveAttribute('aria-label', '99999: 2 fields'));
    await waitFor(async () => {
      const row = activeIn(canvasElement)?.getBoundingClientRect();
      await expect(row?.bottom).toBeLessThanOrEqual(tree.getBoundingClientRect().bottom);
      await expect(row?.top).toBeGreaterThanOrEqual(tree.getBoundingClientRect().top);
    });
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(activeIn(canvasElement)).toHaveAttribute('aria-label', 'id: 99999');
    await expect(within(tree).getAllByRole('treeitem').length).toBeLessThan(60);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(tree.scrollTop).toBe(0));
    await expect(activeIn(canvasElement)).toHaveAttribute('aria-label', '100,000 items');
  },
};

const kinds = {
  text: 'North roof',
  escaped: 'two\nlines and "quotes"',
  long: 'A text that is longer than its line, cut by an ellipsis, and complete in the name of its row. '.repeat(3),
  arabic: 'السطح الشمالي',
  'a long key that takes at most half of the row, so that its value keeps some room in a narrow window': 1,
  '': 'an empty key',
  numbers: [21.5, -3, 1e21],
  flags: [true, false],
  nothing: null,
  none: {},
  nested: { a: { b: { c: { d: 'level 6' } } } },
};

/** Each kind of value, nesting, also where the indent is limited, marks of each tone, omitted items, and the active row. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <Stack>
      <JsonViewer aria-label="Kinds" value={kinds} defaultExpandedDepth={20} className="max-h-none" />
      <JsonViewer
        aria-label="Response"
        value={response}
        {...{ marks, omitted }}
        defaultExpandedDepth={3}
        onActivate={fn()}
      />
      <JsonViewer
        aria-label="Tones"
        value={Object.fromEntries(
          tones.flatMap((tone) => [
            [tone, []],
            [`${tone} text`, tone],
          ]),
        )}
        marks={tones.flatMap((tone) => [
          { pointer: `/${tone}`, label: 'Rows', tone },
          { pointer: `/${tone} text`, label: 'Time', tone },
          { pointer: `/${tone} text`, label: 'A long label', tone },
        ])}
      />
      <JsonViewer aria-label="Narrow" value={kinds.nested} defaultExpandedDepth={20} className="w-32" />
      <JsonViewer aria-label="Text" value="a text" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const tree = within(canvasElement).getByRole('tree', { name: 'Response' });
    tree.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(tree).toHaveFocus();
  },
};
