import type { Meta, StoryObj } from '@storybook/react-vite';
import { List, Monitor, Moon, PanelLeft, PanelRight, Sun, Table } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, SegmentedControl, SegmentedControlItem } from 'waymark';

const meta = {
  title: 'Controls/SegmentedControl',
  component: SegmentedControl,
  argTypes: {
    label: { control: 'text' },
    value: { control: false },
    defaultValue: { control: 'inline-radio', options: ['system', 'light', 'dark'] },
    name: { control: 'text' },
    disabled: { description: 'Whether the group is disabled.', control: 'boolean' },
    children: { description: 'The items.', control: false },
  },
  args: {
    label: 'Color mode',
    children: (
      <>
        <SegmentedControlItem value="system" start={<Monitor />}>
          System
        </SegmentedControlItem>
        <SegmentedControlItem value="light" start={<Sun />}>
          Light
        </SegmentedControlItem>
        <SegmentedControlItem value="dark" start={<Moon />}>
          Dark
        </SegmentedControlItem>
      </>
    ),
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { defaultValue: 'system', onValueChange: fn(), name: 'color-mode', disabled: false },
};

/**
 * The [radio group pattern](https://www.w3.org/WAI/ARIA/apg/patterns/radio/) with native radio buttons: roles, tab
 * order, and keys.
 */
export const AriaPractices: Story = {
  tags: ['feature', '!dev'],
  parameters: {
    keyboard: [
      'segmented-tab',
      'segmented-space',
      'segmented-right',
      'segmented-left',
      'segmented-down',
      'segmented-up',
    ],
  },
  render: (args) => (
    <>
      <SegmentedControl {...args} />
      <Button className="mt-4">Save</Button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Color mode' })).toBeVisible();
    const radios = canvas.getAllByRole('radio');
    await expect(radios).toHaveLength(3);
    const [system, light, dark] = ['System', 'Light', 'Dark'].map((name) => canvas.getByRole('radio', { name }));
    for (const radio of radios) await expect(radio).not.toBeChecked();

    // If no item is selected, the first one receives focus without being selected.
    await userEvent.tab();
    await expect(system).toHaveFocus();
    await expect(system).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(system).toBeChecked();

    for (const [key, radio] of [
      ['{ArrowRight}', light],
      ['{ArrowDown}', dark],
      ['{ArrowRight}', system],
      ['{ArrowLeft}', dark],
      ['{ArrowUp}', light],
      ['{ArrowUp}', system],
      ['{ArrowUp}', dark],
      ['{ArrowDown}', system],
      ['{ArrowDown}', light],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(radio).toHaveFocus();
      await expect(radio).toBeChecked();
      await expect(radios.filter((one) => (one as HTMLInputElement).checked)).toHaveLength(1);
    }

    // One tab stop: Tab leaves the group, Shift+Tab returns to the selected item.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(light).toHaveFocus();
  },
};

/** Uncontrolled: a click calls `onValueChange`; a click on the selected item does not. */
export const ChosenByPointer: Story = {
  tags: ['feature', '!dev'],
  args: { defaultValue: 'system', onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const dark = canvas.getByRole('radio', { name: 'Dark' });
    // Playwright clicks an element by its role or by its text only if the pointer reaches this element or one in it.
    const text = canvas.getByText('Dark');
    const { left, top, width, height } = text.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(dark);
    await expect(text).toContainElement(dark);
    await userEvent.click(dark);
    await userEvent.click(dark);
    await expect(dark).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith('dark');
  },
};

/** A form submits the value; a reset restores the initial selection. */
export const InForm: Story = {
  tags: ['feature'],
  args: { name: 'mode', defaultValue: 'light', onValueChange: fn() },
  render: (args) => (
    <form aria-label="Theme" className="grid justify-items-start gap-4">
      <SegmentedControl {...args} />
      <Button type="reset" variant="outline">
        Reset
      </Button>
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(new FormData(form).get('mode')).toBe('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('light'));
    await expect(new FormData(form).get('mode')).toBe('light');
  },
};

/** In right-to-left layouts, the left arrow key moves to the next item, which is on the left. */
export const ArrowKeysInRightToLeft: Story = {
  tags: ['feature', '!dev'],
  args: { label: 'وضع الألوان', defaultValue: 'system' },
  render: (args) => (
    <div dir="rtl">
      <SegmentedControl {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [system, light, dark] = ['System', 'Light', 'Dark'].map((name) => canvas.getByRole('radio', { name }));
    await userEvent.tab();
    await expect(system).toHaveFocus();
    for (const [key, radio] of [
      ['{ArrowLeft}', light],
      ['{ArrowLeft}', dark],
      ['{ArrowLeft}', system],
      ['{ArrowRight}', dark],
      ['{ArrowRight}', light],
      ['{ArrowDown}', dark],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(radio).toHaveFocus();
      await expect(radio).toBeChecked();
    }
  },
};

/** Arrow keys skip a disabled item. A disabled group receives no focus. */
export const Disabled: Story = {
  tags: ['feature'],
  args: {
    label: 'Authentication',
    defaultValue: 'none',
    children: (
      <>
        <SegmentedControlItem value="none">None</SegmentedControlItem>
        <SegmentedControlItem value="key" disabled>
          API key
        </SegmentedControlItem>
        <SegmentedControlItem value="token">Bearer token</SegmentedControlItem>
      </>
    ),
  },
  render: (args) => (
    <div className="grid gap-4">
      <SegmentedControl {...args} />
      <SegmentedControl {...args} label="Authentication of the test" disabled />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('radiogroup');
    if (!first || !second) throw new Error('Two groups are expected.');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(first).getByRole('radio', { name: 'Bearer token' })).toHaveFocus();
    await expect(within(first).getByRole('radio', { name: 'Bearer token' })).toBeChecked();
    for (const radio of within(second).getAllByRole('radio')) await expect(radio).toBeDisabled();
    await userEvent.tab();
    await expect(second.contains(document.activeElement)).toBe(false);
  },
};

/** Icons with accessible names, in a group without a visible label. */
export const IconsOnly: Story = {
  tags: ['feature'],
  args: {
    label: undefined,
    'aria-label': 'Side of the drawer',
    defaultValue: 'start',
    children: (
      <>
        <SegmentedControlItem value="start" start={<PanelLeft className="rtl:-scale-x-100" />} aria-label="Start" />
        <SegmentedControlItem value="end" start={<PanelRight className="rtl:-scale-x-100" />} aria-label="End" />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Side of the drawer' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'End' }));
    await expect(canvas.getByRole('radio', { name: 'End' })).toBeChecked();
  },
};

/** In a narrow container and with large text, the items wrap. */
export const Narrow: Story = {
  tags: ['feature'],
  args: { defaultValue: 'light', className: 'max-w-flyout' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('radiogroup');
    const [first, , third] = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect());
    await expect(third?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};

const modes = (
  <>
    <SegmentedControlItem value="system" start={<Monitor />}>
      System
    </SegmentedControlItem>
    <SegmentedControlItem value="light" start={<Sun />}>
      Light
    </SegmentedControlItem>
    <SegmentedControlItem value="dark" start={<Moon />}>
      Dark
    </SegmentedControlItem>
  </>
);

/** With text, with icons, every state, and the focus ring. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 items-start gap-6 bg-paper p-4 sm:grid-cols-3">
      <SegmentedControl label="None chosen">{modes}</SegmentedControl>
      <SegmentedControl label="One chosen" defaultValue="light">
        {modes}
      </SegmentedControl>
      <SegmentedControl label="Focused" defaultValue="a">
        <SegmentedControlItem value="a" data-focused>
          Today
        </SegmentedControlItem>
        <SegmentedControlItem value="b">This Month</SegmentedControlItem>
      </SegmentedControl>
      <SegmentedControl label="Disabled" defaultValue="dark" disabled>
        {modes}
      </SegmentedControl>
      <SegmentedControl label="One disabled" defaultValue="a">
        <SegmentedControlItem value="a">None</SegmentedControlItem>
        <SegmentedControlItem value="b" disabled>
          API key
        </SegmentedControlItem>
      </SegmentedControl>
      <SegmentedControl aria-label="Icons only, without a visible label" defaultValue="list">
        <SegmentedControlItem value="list" start={<List />} aria-label="List" />
        <SegmentedControlItem value="table" start={<Table />} aria-label="Table" />
      </SegmentedControl>
      <SegmentedControl label="Narrow" defaultValue="light" className="max-w-flyout">
        {modes}
      </SegmentedControl>
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-focused]')?.focus({ focusVisible: true });
  },
};
