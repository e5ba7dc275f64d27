import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Chip, Heading, Stack, Text, VisuallyHidden } from 'waymark';

const meta = {
  title: 'Content/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'unread messages' },
  render: (args) => (
    <Chip tone="error">
      12 <VisuallyHidden {...args} />
    </Chip>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The number is clear only in its place on the screen. Hidden words explain it to screen reader users. */
export const CompletesText: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const chip = canvasElement.querySelector('[data-slot="chip"]') as HTMLElement;
    await expect(chip).toHaveTextContent('12 unread messages');
    const hidden = within(canvasElement).getByText('unread messages').getBoundingClientRect();
    await expect(Math.max(hidden.width, hidden.height)).toBeLessThanOrEqual(1);
  },
};

/** With `asChild`, a heading that only screen readers announce. */
export const HiddenHeading: Story = {
  tags: ['feature'],
  render: () => (
    <section>
      <VisuallyHidden asChild>
        <h2>Figures of today</h2>
      </VisuallyHidden>
      <Text>1,240 requests</Text>
    </section>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Figures of today' })).toBeInTheDocument();
  },
};

/** Hidden text occupies no space between other elements. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <Stack direction="row" wrap gap={2} align="center">
      <Heading size="h4">Inbox</Heading>
      <VisuallyHidden>has</VisuallyHidden>
      <Chip tone="error">
        12 <VisuallyHidden>unread messages</VisuallyHidden>
      </Chip>
    </Stack>
  ),
};
