import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button, Card, CardContent, CardTitle, Meter, tones } from 'waymark';

const meta = {
  title: 'Content/Meter',
  component: Meter,
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 35 } },
    tone: { control: 'select', options: tones },
    shape: { control: 'inline-radio', options: ['bar', 'arc'] },
    size: { control: 'inline-radio', options: ['sm', 'md'] },
  },
  args: { label: 'Storage in use', value: 28, max: 35 },
} satisfies Meta<typeof Meter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    min: 0,
    low: 21,
    high: 31,
    optimum: 0,
    valueText: '28/35 GB',
    levelTexts: { good: 'Plenty of space', fair: 'Nearly full', poor: 'Full' },
    size: 'md',
    tone: 'primary',
  },
};

/** `valueText` replaces the percentage, both on the screen and in announcements. */
export const StorageCard: Story = {
  tags: ['feature'],
  render: () => (
    <Card variant="tonal" className="max-w-drawer">
      <CardContent className="grid gap-3">
        <CardTitle>Get Extra Space</CardTitle>
        <Meter label="Storage in use" value={28} max={35} valueText="28/35 GB" />
      </CardContent>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('meter', { name: 'Storage in use' });
    await expect(bar).toHaveAttribute('aria-valuemin', '0');
    await expect(bar).toHaveAttribute('aria-valuemax', '35');
    await expect(bar).toHaveAttribute('aria-valuenow', '28');
    await expect(bar).toHaveAttribute('aria-valuetext', '28/35 GB');
    await expect(canvas.getByText('28/35 GB')).toBeVisible();
    const fill = bar.firstElementChild as HTMLElement;
    await expect(fill.style.transform).toBe('translateX(-20%)');
  },
};

const texts = { good: 'Plenty of space', fair: 'Nearly full', poor: 'Full' };

/** The part of the range that contains the value determines the color, the icon and the text. */
export const FollowsThresholds: Story = {
  tags: ['feature'],
  render: function Render() {
    const [used, setUsed] = useState(14);
    return (
      <div className="grid max-w-100 justify-items-start gap-4">
        <Meter
          className="w-full"
          label="Storage in use"
          value={used}
          max={35}
          low={21}
          high={31}
          optimum={0}
          valueText={`${used}/35 GB`}
          levelTexts={texts}
        />
        <Button variant="outline" disabled={used >= 35} onClick={() => setUsed(used + 7)}>
          Upload 7 GB
        </Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('meter');
    const whole = bar.closest('[data-slot="meter"]') as HTMLElement;
    const upload = canvas.getByRole('button');
    await expect(whole).toHaveAttribute('data-state', 'good');
    await expect(bar).toHaveAttribute('aria-valuetext', '14/35 GB, Plenty of space');
    await userEvent.click(upload);
    await userEvent.click(upload);
    await expect(whole).toHaveAttribute('data-state', 'fair');
    await expect(canvas.getByText('Nearly full')).toBeVisible();
    await userEvent.click(upload);
    await expect(whole).toHaveAttribute('data-state', 'poor');
    await expect(whole).toHaveAttribute('data-tone', 'error');
    await expect(bar).toHaveAttribute('aria-valuetext', '35/35 GB, Full');
    await expect(whole.querySelectorAll('[data-slot="meter-icon"]')).toHaveLength(1);
  },
};

/** A high optimum, for values where more is better. Without text, the icon conveys the level. */
export const MoreIsBetter: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid max-w-100 gap-4">
      {[99.9, 97, 80].map((value) => (
        <Meter
          key={value}
          label={`Answered in region ${value > 99 ? 'north' : value > 90 ? 'south' : 'west'}`}
          value={value}
          low={90}
          high={99}
          optimum={100}
          valueText={`${value}%`}
        />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const states = [...canvasElement.querySelectorAll('[data-slot="meter"]')].map((part) =>
      part.getAttribute('data-state'),
    );
    await expect(states).toEqual(['good', 'fair', 'poor']);
    await expect(canvasElement.querySelectorAll('[data-slot="meter-icon"]')).toHaveLength(3);
  },
};

/** An arc displays the value in its middle and marks the limits of its ranges. */
export const Gauge: Story = {
  tags: ['feature'],
  args: {
    label: 'Load of the server',
    shape: 'arc',
    value: 72,
    max: 100,
    low: 60,
    high: 85,
    optimum: 0,
    levelTexts: { fair: 'Busy' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const meter = canvas.getByRole('meter', { name: 'Load of the server' });
    await expect(meter).toHaveAttribute('aria-valuetext', '72%, Busy');
    await expect(canvas.getByText('72%')).toBeVisible();
  },
};

/** The range can start at any number, including negative ones. */
export const OwnRange: Story = {
  tags: ['feature'],
  args: { label: 'Temperature of the server room', min: -10, max: 40, value: 15, valueText: '15 °C' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('meter');
    await expect(bar).toHaveAttribute('aria-valuemin', '-10');
    await expect((bar.firstElementChild as HTMLElement).style.transform).toBe('translateX(-50%)');
  },
};

/** A value outside the range is clamped. An invalid number is displayed as the minimum. */
export const OutOfRange: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid max-w-100 gap-4">
      <Meter label="Quota of the Starter plan" value={140} />
      <Meter label="Balance" value={-20} />
      <Meter label="Requests" value={0 / 0} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('meter', { name: /Quota/ })).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getByRole('meter', { name: 'Balance' })).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getByRole('meter', { name: 'Requests' })).toHaveAttribute('aria-valuenow', '0');
  },
};

/** Role, name and values follow the [WAI-ARIA meter pattern](https://www.w3.org/WAI/ARIA/apg/patterns/meter/). */
export const AriaPractices: Story = {
  tags: ['feature', '!dev'],
  render: () => (
    <div className="grid max-w-100 gap-4">
      <Meter aria-label="Central processing unit" value={28} data-testid="hidden" />
      <Meter label="Battery" value={90} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const meters = within(canvasElement).getAllByRole('meter');
    await expect(meters).toHaveLength(2);
    for (const meter of meters) {
      const [min, now, max] = ['min', 'now', 'max'].map((name) => Number(meter.getAttribute(`aria-value${name}`)));
      await expect(min).toBeLessThanOrEqual(now ?? Number.NaN);
      await expect(now).toBeLessThanOrEqual(max ?? Number.NaN);
      await expect(meter).not.toHaveAttribute('tabindex');
    }
    // Named by the visible label or by `aria-label`; the length of the bar matches the value.
    await expect(meters[0]).toHaveAttribute('aria-label', 'Central processing unit');
    await expect(meters[1]).toHaveAttribute('aria-labelledby');
    await expect(meters[1]).toHaveAccessibleName('Battery');
    const [, battery] = meters;
    const { width = 0 } = battery?.getBoundingClientRect() ?? {};
    await waitFor(() =>
      expect(getComputedStyle(battery?.firstElementChild as Element).transform).toBe(
        `matrix(1, 0, 0, 1, ${width / -10}, 0)`,
      ),
    );
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Every tone, size and level, on a card and on a tint. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-6 bg-paper p-4 text-text sm:grid-cols-3">
      <div className="grid content-start gap-4">
        {tones.map((tone, index) => (
          <Meter key={tone} label={tone} tone={tone} value={30 + index * 10} />
        ))}
      </div>
      <div className="grid content-start gap-4">
        {[14, 28, 34].map((value) => (
          <Meter
            key={value}
            label="Storage in use"
            value={value}
            max={35}
            low={21}
            high={31}
            optimum={0}
            valueText={`${value}/35 GB`}
            levelTexts={texts}
          />
        ))}
        {[99, 95, 80].map((value) => (
          <Meter key={value} label="Answered" value={value} low={90} high={98} optimum={100} />
        ))}
      </div>
      <div className="grid content-start gap-4">
        <Meter label="Empty" value={0} />
        <Meter label="Full" value={100} />
        <Meter label="Small" size="sm" value={60} />
        <Meter aria-label="Without its label" value={60} />
        <Meter label="Color of a level" color="level-medium" value={60} />
        <Card variant="tonal">
          <CardContent>
            <Meter label="On a tint" value={28} max={35} valueText="28/35 GB" />
          </CardContent>
        </Card>
      </div>
    </div>
  ),
};
