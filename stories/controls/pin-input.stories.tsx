import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PinInput } from 'waymark';

const meta = {
  title: 'Controls/PinInput',
  component: PinInput,
  argTypes: {
    label: { description: 'The label; also the accessible name.', control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    disabled: { description: 'Whether the field is disabled.', control: 'boolean' },
  },
  args: { label: 'Code' },
} satisfies Meta<typeof PinInput>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Characters fill the boxes one by one, and Backspace deletes the last one. */
export const Playground: Story = {
  args: {
    length: 6,
    size: 'md',
    alphanumeric: false,
    masked: false,
    hint: 'We have sent it to your phone.',
    error: '',
    onComplete: fn(),
    onValueChange: fn(),
  },
  parameters: { keyboard: ['pin-tab', 'pin-digits', 'pin-backspace', 'pin-all'] },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Code' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('12x3{Backspace}');
    await expect(input).toHaveValue('12');
    await userEvent.keyboard('3456');
    await expect(args.onComplete).toHaveBeenLastCalledWith('123456');
    await userEvent.keyboard('{Control>}a{/Control}9');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('9');
  },
};

/** Sizes and states, with focus on a partly filled field. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid items-start gap-6 bg-paper p-4 sm:grid-cols-2">
      <PinInput label="Focused" defaultValue="123" data-focused />
      <PinInput label="Hint" hint="We have sent it to your phone." />
      <PinInput label="Error" defaultValue="123456" error="This code is not valid." />
      <PinInput label="Disabled" defaultValue="12" disabled />
      <PinInput label="Masked" defaultValue="12" length={4} masked required />
      <PinInput label="Letters, small" defaultValue="K7Q" length={5} alphanumeric size="sm" />
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-focused]')?.focus();
  },
};
