import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Avatar, Chip } from 'waymark';

const meta = { title: 'Content/Chip/Features', component: Chip } satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What state something is in, in words. */
export const States: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Chip tone="error">Unread</Chip>
      <Chip tone="warning">New</Chip>
      <Chip tone="success" avatar={<CircleCheck aria-hidden />}>
        Confirmation of Account.
      </Chip>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Confirmation of Account.')).toBeVisible();
  },
};

const filters = ['Weather', 'Maps', 'Payments'];

/** Enter and Space on its button take it away; the focus goes on to the next chip, and at last to the group. */
export const RemovedByKeyboard: Story = {
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

/** Only its button takes it away; a press on the text does nothing. */
export const RemovedByPointer: Story = {
  args: {
    tone: 'secondary',
    avatar: <Avatar size="sm" name="John Doe" decorative />,
    removeLabel: 'Take John Doe off the list',
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

/** `asChild` lends the looks to a link, which stays a link. */
export const AsLink: Story = {
  args: { asChild: true, tone: 'primary', children: <a href="#documentation">Documentation</a> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Documentation' })).toHaveAttribute(
      'href',
      '#documentation',
    );
  },
};

/** Where there is no room the text is cut at the end; the button stays, and the whole text is still spoken. */
export const LongText: Story = {
  render: () => (
    <div className="w-drawer">
      <Chip onRemove={fn()}>Weather observations of every station north of the Arctic Circle</Chip>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = (canvasElement.querySelector('.w-drawer') as HTMLElement).getBoundingClientRect();
    const button = within(canvasElement).getByRole('button', { name: /^Remove Weather observations of every station/ });
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(box.right);
    await expect(button.getBoundingClientRect().left).toBeGreaterThanOrEqual(box.left);
  },
};
