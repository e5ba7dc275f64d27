import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, Slider } from 'waymark';

const meta = {
  title: 'Controls/Slider/Features',
  component: Slider,
  args: { label: 'Corner radius', defaultValue: 8, max: 24 },
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Moves the thumb as the browser does: it sets the value, then says so. */
async function moveTo(slider: HTMLElement, value: number): Promise<void> {
  await fireEvent.input(slider, { target: { value: String(value) } });
}

/**
 * The [slider pattern](https://www.w3.org/WAI/ARIA/apg/patterns/slider/), by the browser's own range input: its role, its
 * name, its limits, its value in figures and in words. The keys are the browser's, and reach it: nothing takes them away.
 */
export const AriaPractices: Story = {
  args: { hint: 'Of cards, buttons and fields.', valueText: (value) => `${value} pixels` },
  parameters: {
    keyboard: [
      'slider-tab',
      'slider-right',
      'slider-left',
      'slider-up',
      'slider-down',
      'slider-page-up',
      'slider-page-down',
      'slider-home',
      'slider-end',
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole<HTMLInputElement>('slider', { name: 'Corner radius' });
    await expect(slider).toHaveAccessibleDescription('Of cards, buttons and fields.');
    await expect(slider).toHaveAttribute('min', '0');
    await expect(slider).toHaveAttribute('max', '24');
    await expect(slider).toHaveAttribute('type', 'range');
    await expect(slider.valueAsNumber).toBe(8);
    await expect(slider).toHaveAttribute('aria-valuetext', '8 pixels');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']) {
      await expect(await fireEvent.keyDown(slider, { key })).toBe(true);
    }
    // What the browser does at an arrow key: one step, and a word about it.
    await moveTo(slider, 9);
    await expect(slider).toHaveAttribute('aria-valuetext', '9 pixels');
    await expect(slider.valueAsNumber).toBe(9);
    await expect(slider).toHaveFocus();
  },
};

/** It shows the value beside the label, and tells the page each one. It keeps its own state. */
export const ShowsItsValue: Story = {
  args: { onValueChange: fn(), valueText: (value) => `${value} px` },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider');
    await expect(canvas.getByText('8 px')).toBeVisible();
    await moveTo(slider, 24);
    await expect(canvas.getByText('24 px')).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(24);
    await expect(slider).toHaveValue('24');
  },
};

/** The page holds the value, as for a setting that is seen at once. */
export const Controlled: Story = {
  render: function Render() {
    const [radius, setRadius] = useState(8);
    return (
      <div className="grid max-w-100 gap-4">
        <Slider
          label="Corner radius"
          max={24}
          value={radius}
          valueText={(value) => `${value} px`}
          onValueChange={setRadius}
        />
        <div
          data-testid="card"
          className="bg-primary-soft p-6 text-body text-on-primary-soft"
          style={{ borderRadius: radius }}
        >
          Orders API
        </div>
        <Button variant="outline" onClick={() => setRadius(8)}>
          Reset
        </Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider');
    await moveTo(slider, 16);
    await expect(Number.parseFloat(canvas.getByTestId('card').style.borderRadius)).toBe(16);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(slider).toHaveValue('8');
  },
};

/** The page may refuse a value: the thumb stays where it was. */
export const Refused: Story = {
  args: { value: 8, defaultValue: undefined, onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    await moveTo(slider, 20);
    await expect(args.onValueChange).toHaveBeenCalledWith(20);
    await expect(slider).toHaveValue('8');
  },
};

/** A change that the page's own handler prevents changes nothing. */
export const Vetoed: Story = {
  args: { onChange: fn((event) => event.preventDefault()), onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    await moveTo(slider, 20);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(slider).toHaveValue('8');
  },
};

/** A form sends the value; a reset brings the first one back. */
export const InForm: Story = {
  args: {
    label: 'Timeout',
    name: 'timeout',
    min: 5,
    max: 30,
    step: 5,
    defaultValue: 15,
    valueText: (value) => `${value} s`,
  },
  render: (args) => (
    <form aria-label="Connection" className="grid max-w-100 gap-4">
      <Slider {...args} />
      <Button type="reset" variant="outline">
        Reset
      </Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await moveTo(canvas.getByRole('slider'), 30);
    await expect(new FormData(form).get('timeout')).toBe('30');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(new FormData(form).get('timeout')).toBe('15'));
    await expect(canvas.getByText('15 s')).toBeVisible();
  },
};

/** Written from right to left, it begins at the right: the browser turns it, and what is filled turns with it. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Slider label="نصف قطر الزوايا" max={24} defaultValue={6} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    const fill = canvasElement.querySelector('[data-slot="slider"] [style]')?.getBoundingClientRect();
    const field = slider.getBoundingClientRect();
    await expect(getComputedStyle(slider).direction).toBe('rtl');
    await expect(Math.abs((fill?.right ?? 0) - field.right)).toBeLessThan(2);
    await expect((fill?.left ?? 0) - field.left).toBeGreaterThan(field.width / 2);
  },
};

/** Disabled, it takes neither the press nor the focus. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    await expect(slider).toBeDisabled();
    await userEvent.tab();
    await expect(slider).not.toHaveFocus();
  },
};
