import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card, CardContent, Heading, Stack, Text } from 'waymark';

const sizes = ['h1', 'h2', 'h3', 'title', 'h4', 'h5', 'h6'] as const;

const meta = {
  title: 'Content/Heading',
  component: Heading,
  argTypes: { level: { control: 'select', options: [1, 2, 3, 4, 5, 6] }, size: { control: 'select', options: sizes } },
  args: { children: 'Connections' },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { level: 2, size: 'h2' } };

/** The level follows the page outline, and the size follows the design. */
export const LevelAndSize: Story = {
  tags: ['feature'],
  render: () => (
    <Stack gap={5}>
      <Heading level={1} size="h3">
        Connections
      </Heading>
      <Card>
        <CardContent>
          <Heading level={2} size="h5">
            Weather service
          </Heading>
          <Text>Tested every hour</Text>
        </CardContent>
      </Card>
      <Heading level={2}>Reports</Heading>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sizeOf = (level: number, name: string): number =>
      Number.parseFloat(getComputedStyle(canvas.getByRole('heading', { level, name })).fontSize);
    await expect(sizeOf(1, 'Connections')).toBe(20);
    await expect(sizeOf(2, 'Weather service')).toBe(14);
    await expect(sizeOf(2, 'Reports')).toBe(24);
  },
};

/** With `asChild`, another element is the heading, for example one that a script focuses. */
export const AsChild: Story = {
  tags: ['feature'],
  render: () => (
    <Heading asChild size="h2">
      <h1 tabIndex={-1}>Dashboard</h1>
    </Heading>
  ),
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1, name: 'Dashboard' });
    await expect(heading).toHaveAttribute('tabindex', '-1');
    await expect(Number.parseFloat(getComputedStyle(heading).fontSize)).toBe(24);
  },
};

/** Every size, a long word, and the default size of each level. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap={5}>
      {sizes.map((size) => (
        <Heading key={size} level={2} size={size}>{`Size ${size}: connections of every service`}</Heading>
      ))}
      {([2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} level={level}>{`Level ${level}`}</Heading>
      ))}
      {(['muted', 'primary', 'error'] as const).map((tone) => (
        <Heading key={tone} size="h4" tone={tone}>{`Tone ${tone}`}</Heading>
      ))}
      <div style={{ maxWidth: 200 }}>
        <Heading level={2}>Rindfleischetikettierungsüberwachungsaufgaben</Heading>
      </div>
    </Stack>
  ),
};
