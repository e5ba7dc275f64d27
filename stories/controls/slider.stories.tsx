import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, DirectionProvider, RangeSlider, Slider } from 'waymark';

const meta = {
  title: 'Controls/Slider',
  component: Slider,
  argTypes: {
    label: { control: 'text' },
    hint: { control: 'text' },
    value: { control: false },
    defaultValue: { control: 'number' },
    min: { control: 'number' },
    max: { control: 'number' },
    step: { control: 'number' },
    valueText: { control: false },
    disabled: { description: 'Whether the slider is disabled.', control: 'boolean' },
    name: { description: 'The name of the value in a form.', control: 'text' },
  },
  args: { label: 'Corner radius', defaultValue: 8, max: 24 },
} satisfies Meta<typeof Slider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    onValueChange: fn(),
    hint: 'Of cards, buttons and fields.',
    min: 0,
    step: 1,
    valueText: (value) => `${value} pixels`,
    disabled: false,
    name: 'radius',
  },
};

/** Moves the thumb as the browser does: sets the value and dispatches the event. */
async function moveTo(slider: HTMLElement, value: number): Promise<void> {
  await fireEvent.input(slider, { target: { value: String(value) } });
}

/**
 * The [slider pattern](https://www.w3.org/WAI/ARIA/apg/patterns/slider/): role, name, limits
 * and value. The browser handles the keys; no handler prevents them.
 */
export const AriaPractices: Story = {
  tags: ['feature', '!dev'],
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
    // Simulate the effect of an arrow key, which a synthetic event does not have.
    await moveTo(slider, 9);
    await expect(slider).toHaveAttribute('aria-valuetext', '9 pixels');
    await expect(slider.valueAsNumber).toBe(9);
    await expect(slider).toHaveFocus();
  },
};

/** Uncontrolled: the value is displayed beside the label, and `onValueChange` is called on every change. */
export const ShowsItsValue: Story = {
  tags: ['feature'],
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

const limited = fn();

/**
 * Two thumbs set the limits of a range. They respond to the keys of a slider, and each thumb stops at the other one. A
 * press on the track moves the nearer thumb.
 */
export const Range: Story = {
  tags: ['feature'],
  parameters: {
    keyboard: ['range-slider-tab', 'range-slider-arrows', 'range-slider-page', 'range-slider-home', 'range-slider-end'],
  },
  render: () => (
    <RangeSlider
      label="Price"
      max={500}
      step={10}
      defaultValue={[100, 300]}
      valueText={(value) => `€${value}`}
      onValueChange={limited}
    />
  ),
  play: async ({ canvasElement }) => {
    limited.mockClear();
    const canvas = within(canvasElement);
    const group = within(canvas.getByRole('group', { name: 'Price' }));
    const low = group.getByRole<HTMLInputElement>('slider', { name: 'Minimum' });
    const high = group.getByRole<HTMLInputElement>('slider', { name: 'Maximum' });
    await userEvent.tab();
    await expect(low).toHaveFocus();
    await expect(low).toHaveAttribute('max', '300');
    await expect(high).toHaveAttribute('min', '100');
    for (const key of ['ArrowRight', 'ArrowUp', 'PageUp', 'PageDown', 'Home', 'End']) {
      await expect(await fireEvent.keyDown(low, { key })).toBe(true);
    }
    await moveTo(low, 200);
    await expect(low).toHaveAttribute('aria-valuetext', '€200');
    await expect(limited).toHaveBeenLastCalledWith([200, 300]);
    await userEvent.tab();
    await expect(high).toHaveFocus();
    await moveTo(high, 490);
    await expect(limited).toHaveBeenLastCalledWith([200, 490]);
  },
};

/** A form submits the value; a reset restores the initial value. */
export const InForm: Story = {
  tags: ['feature'],
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

/** Values from minimum to maximum, every state, and the focus ring. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 items-start gap-6 bg-paper p-4 sm:grid-cols-3">
      <Slider label="At the start" />
      <Slider label="In the middle" defaultValue={50} />
      <Slider label="At the end" defaultValue={100} />
      <Slider label="Focused" defaultValue={30} data-focused />
      <Slider label="Disabled" defaultValue={30} disabled />
      <Slider label="Disabled, at the end" defaultValue={100} disabled />
      <Slider label="With a unit" max={24} defaultValue={8} valueText={(value) => `${value} px`} />
      <Slider label="With a hint" hint="Of cards, buttons and fields." max={24} defaultValue={12} />
      <RangeSlider label="Range" defaultValue={[20, 70]} />
      <DirectionProvider direction="rtl">
        <RangeSlider dir="rtl" label="Range, right to left" defaultValue={[0, 70]} />
      </DirectionProvider>
      <RangeSlider label="Range, disabled" defaultValue={[20, 70]} disabled />
      <Slider
        label="A label that is longer than the line has room for"
        defaultValue={15}
        valueText={(value) => `${value} seconds`}
      />
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-focused]')?.focus({ focusVisible: true });
  },
};
