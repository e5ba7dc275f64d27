import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button, Card, CardContent, CardTitle, LoadingBar, Progress, RingProgress, tones } from 'waymark';

const meta = {
  title: 'Content/Progress',
  component: Progress,
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 100 } },
    tone: { control: 'select', options: tones },
    size: { control: 'inline-radio', options: ['sm', 'md'] },
  },
  args: { label: 'Storage in use' },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { value: 80, max: 100, valueText: '28 of 35 GB', size: 'md', tone: 'primary' },
};

/** `valueText` replaces the percentage, both on the screen and in announcements. */
export const ValueInWords: Story = {
  tags: ['feature'],
  render: () => (
    <Card variant="tonal" className="max-w-drawer">
      <CardContent className="grid gap-3">
        <CardTitle>Get Extra Space</CardTitle>
        <Progress label="Storage in use" value={28} max={35} valueText="28/35 GB" />
      </CardContent>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('progressbar', { name: 'Storage in use' });
    await expect(bar).toHaveAttribute('aria-valuenow', '28');
    await expect(bar).toHaveAttribute('aria-valuemax', '35');
    await expect(bar).toHaveAttribute('aria-valuetext', '28/35 GB');
    await expect(canvas.getByText('28/35 GB')).toBeVisible();
  },
};

/** A ring displays its value or your content in the middle, and its label below. */
export const Ring: Story = {
  tags: ['feature'],
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <RingProgress size="lg" label="Storage in use" value={28} max={35} />
      <RingProgress label="Requests" value={3} max={4} valueText="3 of 4" tone="warning" />
      <RingProgress size="sm" aria-label="Import" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: 'Storage in use' })).toHaveAttribute('aria-valuenow', '28');
    await expect(canvas.getByText('80%')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Import' })).not.toHaveAttribute('aria-valuenow');
  },
};

/** Without a value, the bar is indeterminate and no value is announced. */
export const Indeterminate: Story = {
  tags: ['feature'],
  args: { label: 'Looking for connections' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Looking for connections' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar).toHaveAttribute('data-state', 'indeterminate');
  },
};

const steps = ['Start the import', 'Read the file', 'Check the rows', 'Save the rows'];

/** The bar follows a task from start to completion. */
export const FollowsTask: Story = {
  tags: ['feature'],
  render: function Render() {
    const [step, setStep] = useState(0);
    const done = step === steps.length;
    return (
      <div className="grid max-w-100 justify-items-start gap-4">
        <Progress
          className="w-full"
          label="Import of the price list"
          value={step}
          max={steps.length}
          tone={done ? 'success' : 'primary'}
        />
        <Button variant="outline" disabled={done} onClick={() => setStep(step + 1)}>
          {steps[step] ?? 'Imported'}
        </Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    await userEvent.click(canvas.getByRole('button'));
    await expect(bar).toHaveAttribute('data-state', 'loading');
    await expect(canvas.getByText('25%')).toBeVisible();
    for (const _ of steps.slice(1)) await userEvent.click(canvas.getByRole('button'));
    await expect(bar).toHaveAttribute('data-state', 'complete');
    await expect(canvas.getByText('100%')).toBeVisible();
  },
};

/** A value outside the range is clamped. An invalid number is indeterminate. */
export const OutOfRange: Story = {
  tags: ['feature'],
  render: () => (
    <div className="grid gap-4">
      <Progress label="Quota of the Starter plan" value={140} />
      <Progress label="Balance" value={-20} />
      <Progress label="Requests" value={0 / 0} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('progressbar', { name: /Quota/ })).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getByRole('progressbar', { name: 'Balance' })).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.getByRole('progressbar', { name: 'Requests' })).not.toHaveAttribute('aria-valuenow');
  },
};

/** The bar grows from the start of the writing direction. */
export const GrowsFromStart: Story = {
  tags: ['feature', '!dev'],
  args: { value: 30 },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar');
    const fill = bar.firstElementChild as HTMLElement;
    const original = document.documentElement.dir;
    for (const direction of ['rtl', 'ltr']) {
      document.documentElement.dir = direction;
      const outer = bar.getBoundingClientRect();
      const inner = fill.getBoundingClientRect();
      // The fill is translated out of the bar, toward its start.
      await expect(direction === 'rtl' ? inner.right > outer.right : inner.left < outer.left).toBe(true);
    }
    document.documentElement.dir = original;
  },
};

/** The bar across the top of the viewport while a page loads. It is above all content and ignores the pointer. */
export const WholePage: Story = {
  tags: ['feature'],
  render: function Render() {
    const [loading, setLoading] = useState(true);
    return (
      <div className="pt-4">
        {loading && <LoadingBar />}
        <Button variant="outline" onClick={() => setLoading(!loading)}>
          {loading ? 'Finish loading' : 'Load the page'}
        </Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('progressbar', { name: 'Loading page' });
    await expect(bar.getBoundingClientRect().top).toBe(0);
    await expect(getComputedStyle(bar).pointerEvents).toBe('none');
    await userEvent.click(canvas.getByRole('button', { name: 'Finish loading' }));
    await expect(bar).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Load the page' }));
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
};

/** Every tone, size and state, on a card and on a tint. The loading bar is contained in a frame. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-6 bg-paper p-4 text-text sm:grid-cols-2">
      <div className="grid content-start gap-4">
        {tones.map((tone, index) => (
          <Progress key={tone} label={tone} tone={tone} value={30 + index * 10} />
        ))}
      </div>
      <div className="grid content-start gap-4">
        <Progress label="Empty" value={0} />
        <Progress label="One in a hundred" value={1} />
        <Progress label="Complete" value={100} />
        <Progress label="Indeterminate" />
        <Progress label="Small" size="sm" value={60} />
        <Progress label="Small, indeterminate" size="sm" />
        <Card variant="tonal">
          <CardContent>
            <Progress label="On a tint" value={80} valueText="28/35 GB" />
          </CardContent>
        </Card>
        <div className="h-drawer-mini overflow-hidden rounded bg-canvas contain-layout">
          <LoadingBar />
        </div>
      </div>
    </div>
  ),
};
