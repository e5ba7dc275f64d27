import type { Meta, StoryObj } from '@storybook/react-vite';
import { Database } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, Stack, StorageCard, tones } from 'waymark';

const meta = {
  title: 'Patterns/StorageCard',
  component: StorageCard,
  argTypes: { tone: { control: 'select', options: tones }, start: { control: false }, children: { control: false } },
  args: {
    title: 'Get Extra Space',
    caption: '28/35 GB',
    label: 'Storage in use',
    value: 28,
    max: 35,
    valueText: '28 of 35 GB',
    style: { maxWidth: 260 },
  },
} satisfies Meta<typeof StorageCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { tone: 'primary' } };

/** The usage is a meter with a name and a text. It is not a progress bar, because nothing is in progress. */
export const Usage: Story = {
  tags: ['feature'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const meter = canvas.getByRole('meter', { name: 'Storage in use' });
    await expect(meter).toHaveAttribute('aria-valuenow', '28');
    await expect(meter).toHaveAttribute('aria-valuetext', '28 of 35 GB');
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(canvas.getByText('28/35 GB')).toBeVisible();
  },
};

const onUpgrade = fn();

/** With thresholds, the meter shows a level. The action is below it. */
export const NearlyFull: Story = {
  tags: ['feature'],
  args: {
    tone: 'warning',
    caption: '34/35 GB',
    value: 34,
    low: 21,
    high: 31,
    optimum: 0,
    valueText: '34 of 35 GB',
    levelTexts: { fair: 'Nearly full', poor: 'Full' },
    children: (
      <Button size="sm" onClick={onUpgrade}>
        Upgrade
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '34 of 35 GB, Full');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onUpgrade).toHaveBeenCalledTimes(1);
  },
};

/** Every tone, a long text, an icon and an action. */
export const Sheet: Story = {
  tags: ['visual'],
  render: (args) => (
    <Stack direction="row" wrap gap={5} align="start">
      {tones.map((tone) => (
        <StorageCard key={tone} {...args} tone={tone} />
      ))}
      <StorageCard
        {...args}
        start={<Database />}
        title="Get extra space for the measurements of every connection"
        caption="1,240,000 of 2,000,000 measurements"
      >
        <Button size="sm" variant="outline">
          Upgrade
        </Button>
      </StorageCard>
    </Stack>
  ),
};
