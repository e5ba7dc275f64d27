import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Avatar, Chip, type ChipSize, type ChipVariant, tones } from 'waymark';

const meta = {
  title: 'Content/Chip',
  component: Chip,
  argTypes: {
    variant: { control: 'inline-radio', options: ['tonal', 'solid', 'outline'] },
    tone: { control: 'select', options: tones },
    size: { control: 'inline-radio', options: ['sm', 'md'] },
    start: { control: false },
    asChild: { control: false },
    onRemove: { control: false },
    children: { description: 'The text.', control: 'text' },
  },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { children: 'Unread', variant: 'tonal', tone: 'primary', size: 'md', onRemove: fn(() => undefined) },
};

/** Chips that show a state as text. */
export const States: Story = {
  tags: ['feature'],
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Chip tone="error">Unread</Chip>
      <Chip tone="warning">New</Chip>
      <Chip tone="success" start={<CircleCheck aria-hidden />}>
        Confirmation of Account.
      </Chip>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Confirmation of Account.')).toBeVisible();
  },
};

const filters = ['Weather', 'Maps', 'Payments'];

/** Enter and Space on the remove button remove the chip. Focus moves to the next chip, or to the group. */
export const RemovedByKeyboard: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['chip-tab', 'chip-enter', 'chip-space'] },
  render: function Render() {
    const [shown, setShown] = useState(filters);
    const group = useRef<HTMLDivElement>(null);
    const remove = (filter: string): void => {
      const buttons = [...(group.current?.querySelectorAll('button') ?? [])];
      const index = shown.indexOf(filter);
      (buttons[index + 1] ?? buttons[index - 1] ?? group.current)?.focus();
      setShown(shown.filter((name) => name !== filter));
    };
    return (
      <div ref={group} role="group" aria-label="Filters" tabIndex={-1} className="flex min-h-8 flex-wrap gap-2">
        {shown.map((filter) => (
          <Chip key={filter} tone="primary" onRemove={() => remove(filter)}>
            {filter}
          </Chip>
        ))}
        {shown.length === 0 && <span className="text-muted">No filters</span>}
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Weather' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Weather')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Remove Maps' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByText('Payments')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Remove Maps' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('No filters')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Filters' })).toHaveFocus();
  },
};

/** Only the remove button removes the chip; a click on the text does nothing. */
export const RemovedByPointer: Story = {
  tags: ['feature', '!dev'],
  args: {
    tone: 'secondary',
    start: <Avatar size="sm" name="John Doe" decorative />,
    labels: { removeChip: 'Take John Doe off the list' },
    children: 'John Doe',
    onRemove: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('John Doe'));
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Take John Doe off the list' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

const variants: ChipVariant[] = ['tonal', 'solid', 'outline'];
const sizes: ChipSize[] = ['md', 'sm'];
const ignore = (): void => undefined;

/** Every variant in every tone and size, with icons and avatars. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid gap-3 bg-paper p-4">
      {sizes.flatMap((size) =>
        variants.map((variant) => (
          <div key={`${size}-${variant}`} className="flex flex-wrap items-center gap-2">
            {tones.map((tone) => (
              <Chip key={tone} size={size} variant={variant} tone={tone}>
                {tone}
              </Chip>
            ))}
            <Chip size={size} variant={variant} tone="primary" start={<CircleCheck aria-hidden />}>
              Icon
            </Chip>
            <Chip size={size} variant={variant} tone="primary" onRemove={ignore}>
              {`Removable ${variant} ${size}`}
            </Chip>
          </div>
        )),
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Chip tone="secondary" start={<Avatar size="sm" name="John Doe" tone="primary" decorative />}>
          John Doe
        </Chip>
        <Chip
          tone="secondary"
          start={<Avatar size="sm" name="Walter Wong" tone="primary" decorative />}
          onRemove={ignore}
        >
          Walter Wong
        </Chip>
        <Chip asChild tone="primary">
          <a href="#documentation">As a link</a>
        </Chip>
        <Chip className="max-w-header-brand">Longer than the room that it has been given</Chip>
      </div>
    </div>
  ),
};
