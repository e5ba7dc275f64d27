import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, DirectionProvider, RadioGroup, RadioGroupItem } from 'waymark';

const options = (
  <>
    <RadioGroupItem value="live" label="Live" hint="Each change is loaded when it happens." />
    <RadioGroupItem value="hourly" label="Every hour" hint="Suits reports of a day." />
    <RadioGroupItem value="never" label="Manually" hint="You load the data yourself." />
  </>
);

const meta = {
  title: 'Controls/RadioGroup',
  component: RadioGroup,
  argTypes: {
    children: { control: false },
    value: { control: false },
    hint: { control: 'text' },
    error: { control: 'text' },
    orientation: { control: 'inline-radio', options: ['vertical', 'horizontal'] },
    variant: { control: 'inline-radio', options: ['plain', 'outline'] },
  },
  args: { label: 'Refresh', children: options, onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    defaultValue: 'hourly',
    orientation: 'vertical',
    variant: 'plain',
    hint: '',
    error: '',
    disabled: false,
    required: false,
  },
};

/** Tab moves focus to the selected option, and the arrow keys select the next or the previous one. */
export const UsedByKeyboard: Story = {
  tags: ['feature', '!dev'],
  parameters: { keyboard: ['radio-group-tab', 'radio-group-space', 'radio-group-next', 'radio-group-previous'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [live, hourly, manual] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(live).toHaveFocus();
    await expect(live).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(live).toBeChecked();
    for (const [key, option] of [
      ['{ArrowDown}', hourly],
      ['{ArrowRight}', manual],
      ['{ArrowDown}', live],
      ['{ArrowUp}', manual],
      ['{ArrowLeft}', hourly],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(option).toHaveFocus();
      await expect(option).toBeChecked();
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith('hourly');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(hourly).toHaveFocus();
  },
};

/** In right-to-left layouts, the left arrow key selects the next option, which is on the left. */
export const ArrowKeysInRightToLeft: Story = {
  tags: ['feature', '!dev'],
  args: { orientation: 'horizontal', defaultValue: 'live' },
  render: (args) => (
    <DirectionProvider direction="rtl" scope="subtree">
      <RadioGroup {...args} />
    </DirectionProvider>
  ),
  play: async ({ canvasElement }) => {
    const [live, hourly] = within(canvasElement).getAllByRole('radio');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(hourly).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(live).toBeChecked();
  },
};

/** Label, hint and error for the group and for an option. The form submits the value, and a reset restores it. */
export const InAForm: Story = {
  tags: ['feature'],
  render: function Render(args) {
    const [sent, setSent] = useState<string | null>();
    return (
      <form
        aria-label="Connection"
        className="grid justify-items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setSent(new FormData(event.currentTarget).get('refresh') as string | null);
        }}
        onReset={() => setSent(undefined)}
      >
        <RadioGroup
          {...args}
          name="refresh"
          hint="You can change it at any time."
          error={sent === null && 'Select how often the data is loaded'}
        />
        <div className="flex gap-3">
          <Button type="submit">Save</Button>
          <Button type="reset" variant="ghost">
            Reset
          </Button>
        </div>
        <p role="status">Saved: {sent ?? 'nothing'}</p>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('radiogroup', { name: 'Refresh' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(
      'Select how often the data is loaded You can change it at any time.',
    );
    const hourly = canvas.getByRole('radio', { name: 'Every hour' });
    await expect(hourly).toHaveAccessibleDescription('Suits reports of a day.');
    await userEvent.click(canvas.getByText('Every hour'));
    await expect(hourly).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved: hourly');
    await expect(group).not.toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(hourly).not.toBeChecked();
  },
};

/** A click anywhere on a card selects it. */
export const Cards: Story = {
  tags: ['feature'],
  args: { variant: 'outline', orientation: 'horizontal', defaultValue: 'live' },
  play: async ({ args, canvasElement }) => {
    const manual = within(canvasElement).getByRole('radio', { name: 'Manually' });
    const card = manual.closest('[data-slot="radio-group-item"]')?.getBoundingClientRect();
    if (!card) throw new Error('The radio button is in a card.');
    const atCorner = document.elementFromPoint(card.right - 6, card.bottom - 6);
    await expect(atCorner).toBe(manual);
    await userEvent.click(manual);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('never');
  },
};

/** Rows and cards in every state, and the focus ring. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 items-start gap-6 bg-paper p-4 sm:grid-cols-2">
      <RadioGroup label="Rows" hint="A hint of the group." defaultValue="hourly">
        {options}
      </RadioGroup>
      <RadioGroup label="Invalid" error="Select how often the data is loaded">
        <RadioGroupItem value="live" label="Live" />
        <RadioGroupItem value="hourly" label="Every hour, with a label that is long enough to wrap in its column" />
      </RadioGroup>
      <RadioGroup label="In a line, small" orientation="horizontal" size="sm" defaultValue="live">
        <RadioGroupItem value="live" label="Live" data-focused />
        <RadioGroupItem value="hourly" label="Every hour" />
        <RadioGroupItem value="never" label="Disabled" disabled />
      </RadioGroup>
      <RadioGroup label="Disabled" orientation="horizontal" disabled defaultValue="live">
        <RadioGroupItem value="live" label="Live" />
        <RadioGroupItem value="hourly" label="Every hour" />
      </RadioGroup>
      <RadioGroup label="Cards" variant="outline" defaultValue="hourly">
        {options}
      </RadioGroup>
      <RadioGroup label="Cards in a line" variant="outline" orientation="horizontal" defaultValue="live">
        <RadioGroupItem value="live" label="Live" />
        <RadioGroupItem value="hourly" label="Every hour" />
        <RadioGroupItem value="never" label="Disabled" hint="Not in this plan." disabled />
      </RadioGroup>
      <RadioGroup label="Disabled cards" variant="outline" disabled defaultValue="live">
        <RadioGroupItem value="live" label="Live" hint="Each change is loaded when it happens." />
        <RadioGroupItem value="hourly" label="Every hour" />
      </RadioGroup>
      <RadioGroup aria-label="Without a visible label" error="Select an option" variant="outline">
        <RadioGroupItem value="live" label="Live" />
        <RadioGroupItem value="hourly" label="Every hour" />
      </RadioGroup>
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-focused]')?.focus({ focusVisible: true });
  },
};
