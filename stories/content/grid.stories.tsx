import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card, CardContent, CardHeader, CardTitle, Grid, GridItem, Stack, StatCard, Text } from 'waymark';
import { breakpoints } from 'waymark/tokens';

const figures = [
  { label: 'Requests today', value: '1,240' },
  { label: 'Active connections', value: '12' },
  { label: 'Failed requests', value: '1.2%' },
  { label: 'Slowest answer', value: '240 ms' },
] as const;

const meta = {
  title: 'Content/Grid',
  component: Grid,
  argTypes: {
    columns: { control: 'select', options: [1, 2, 3, 4, 5, 6] },
    minColumnWidth: { control: 'select', options: [undefined, 'sm', 'md', 'lg'] },
    gap: { control: 'select', options: [0, 1, 2, 3, 4, 5, 6, 8, 10] },
    align: { control: 'select', options: ['start', 'center', 'end', 'baseline', 'stretch'] },
  },
  args: { children: figures.map((figure) => <StatCard key={figure.label} {...figure} />) },
} satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { columns: 2, gap: 5, align: 'stretch' } };

const columnsOf = (grid: Element): number => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

/** One column on a phone, two from `sm` and four from `lg` up. With `asChild` the list itself is the grid. */
export const Figures: Story = {
  tags: ['feature'],
  render: () => (
    <Grid asChild columns={{ initial: 1, sm: 2, lg: 4 }} gap={5}>
      <ul role="list">
        {figures.map((figure) => (
          <Stack asChild key={figure.label}>
            <li>
              <StatCard {...figure} />
            </li>
          </Stack>
        ))}
      </ul>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    const { innerWidth } = window;
    await expect(list).toHaveAttribute('data-slot', 'grid');
    await expect(columnsOf(list)).toBe(innerWidth >= breakpoints.lg ? 4 : innerWidth >= breakpoints.sm ? 2 : 1);
  },
};

/** A child in a `GridItem` spans several columns. */
export const Spans: Story = {
  tags: ['feature'],
  render: () => (
    <Grid columns={{ initial: 1, md: 3 }} gap={5} align="start">
      <GridItem asChild span={{ md: 2 }}>
        <Card>
          <CardHeader>
            <CardTitle>Connections</CardTitle>
          </CardHeader>
          <CardContent>Twelve connections respond within two seconds.</CardContent>
        </Card>
      </GridItem>
      <Card>
        <CardHeader>
          <CardTitle>Alerts</CardTitle>
        </CardHeader>
        <CardContent>All connections respond.</CardContent>
      </Card>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const [wide, narrow] = [...canvasElement.querySelectorAll('[data-slot="card"], [data-slot="grid-item"]')].map(
      (card) => card.getBoundingClientRect(),
    );
    const isWide = window.innerWidth >= breakpoints.md;
    const ratio = ((wide?.width ?? 0) - (isWide ? 20 : 0)) / (narrow?.width ?? 1);
    await expect(ratio).toBeCloseTo(isWide ? 2 : 1, 1);
  },
};

/** With a minimum width, the available space determines the number of columns, not the viewport. */
export const MinColumnWidth: Story = {
  tags: ['feature'],
  args: { minColumnWidth: 'sm' },
  play: async ({ canvasElement }) => {
    const grid = canvasElement.querySelector('[data-slot="grid"]') as HTMLElement;
    const original = grid.style.width;
    for (const [width, columns] of [
      [160, 1],
      [336, 2],
      [512, 3],
      [120, 1],
    ] as const) {
      grid.style.width = `${width}px`;
      await expect(columnsOf(grid)).toBe(columns);
      await expect(grid.scrollWidth).toBeLessThanOrEqual(width);
    }
    grid.style.width = original;
  },
};

const counts = [1, 2, 3, 4, 5, 6] as const;
const spans = [1, 2, 3, 4, 'full'] as const;
const cell = (text: string) => (
  <Card key={text} variant="tonal">
    <Text align="center">{text}</Text>
  </Card>
);

/** Every column count, minimum widths, and every span. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap={5}>
      {counts.map((columns) => (
        <Grid key={columns} columns={columns} gap={2}>
          {counts.slice(0, columns).map((index) => cell(`${index} of ${columns}`))}
        </Grid>
      ))}
      {(['sm', 'md', 'lg'] as const).map((width) => (
        <Grid key={width} minColumnWidth={width} gap={2}>
          {counts.map((index) => cell(`${width} ${index}`))}
        </Grid>
      ))}
      <Grid columns={4} gap={2}>
        {spans.map((span) => (
          <GridItem key={span} span={span}>
            {cell(`span ${span}`)}
          </GridItem>
        ))}
      </Grid>
    </Stack>
  ),
};
