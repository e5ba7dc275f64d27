import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card, CardContent, Heading, Stack, Text, tones } from 'waymark';

const sizes = ['lead', 'body', 'caption', 'micro'] as const;
const weights = ['normal', 'medium', 'semibold', 'bold'] as const;
const textTones = ['text', 'heading', 'muted', 'inherit', ...tones] as const;

const meta = {
  title: 'Content/Text',
  component: Text,
  argTypes: {
    size: { control: 'inline-radio', options: sizes },
    tone: { control: 'select', options: textTones },
    weight: { control: 'select', options: weights },
    align: { control: 'inline-radio', options: ['start', 'center', 'end'] },
  },
  args: { children: 'Twelve connections respond within two seconds.' },
} satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { size: 'body', tone: 'text', weight: 'normal', align: 'start', truncate: false },
};

/** A paragraph by default, or with `asChild` any other element, such as a `time` or a `span` inside a sentence. */
export const AsChild: Story = {
  tags: ['feature'],
  render: () => (
    <Card style={{ maxWidth: 400 }}>
      <CardContent>
        <Heading size="h4">Weather service</Heading>
        <Text>
          Last answer:{' '}
          <Text asChild weight="medium" tone="success">
            <time dateTime="2026-03-02T09:40">09:40</time>
          </Text>
        </Text>
        <Text size="caption" tone="muted">
          Tested every hour
        </Text>
      </CardContent>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const time = within(canvasElement).getByText('09:40');
    await expect(time.tagName).toBe('TIME');
    await expect(time.closest('p')).toHaveTextContent('Last answer: 09:40');
    await expect(getComputedStyle(time).fontWeight).toBe('500');
  },
};

/** One line with an ellipsis. Screen readers still read the full text. */
export const Truncated: Story = {
  tags: ['feature'],
  render: () => (
    <Stack direction="row" style={{ maxWidth: 240 }}>
      <Text truncate>Every connection that did not respond within two seconds last week</Text>
      <Text tone="muted">12</Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByText(/^Every connection/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    await expect(text.getBoundingClientRect().height).toBe(canvas.getByText('12').getBoundingClientRect().height);
  },
};

/** Every size, weight, color and alignment, on a card. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <Card>
      <CardContent>
        <Stack>
          {sizes.map((size) => (
            <Text key={size} size={size}>{`Size ${size}: twelve connections respond within two seconds.`}</Text>
          ))}
          {weights.map((weight) => (
            <Text key={weight} weight={weight}>{`Weight ${weight}`}</Text>
          ))}
          {textTones.map((tone) => (
            <Text key={tone} tone={tone}>{`Tone ${tone}`}</Text>
          ))}
          {(['start', 'center', 'end'] as const).map((align) => (
            <Text key={align} align={align}>{`Aligned at the ${align}`}</Text>
          ))}
        </Stack>
      </CardContent>
    </Card>
  ),
};
