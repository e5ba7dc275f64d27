import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SplitPanel } from 'waymark';

const pane = (text: string) => <div className="h-full bg-canvas p-4">{text}</div>;

const meta = {
  title: 'Controls/SplitPanel',
  component: SplitPanel,
  argTypes: {
    orientation: { control: 'inline-radio', options: ['horizontal', 'vertical'] },
    start: { control: false },
    end: { control: false },
  },
  args: {
    'aria-label': 'List of files',
    start: pane('List of files'),
    end: pane('Preview'),
    className: 'h-60 bg-paper',
  },
} satisfies Meta<typeof SplitPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The arrow keys move the separator, and Enter hides and restores the first pane. */
export const Playground: Story = {
  args: { orientation: 'horizontal', collapsible: true, defaultValue: 40, min: 20, max: 80, onValueChange: fn() },
  parameters: { keyboard: ['split-tab', 'split-arrows', 'split-ends', 'split-enter'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const separator = canvas.getByRole('separator', { name: 'List of files' });
    const start = canvas.getByText('List of files').parentElement as HTMLElement;
    await userEvent.tab();
    await expect(separator).toHaveFocus();
    const before = start.offsetWidth;
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(45);
    await expect(start.offsetWidth).toBeGreaterThan(before);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(separator).toHaveAttribute('aria-valuenow', '35');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(separator).toHaveAttribute('aria-valuenow', '20');
    await userEvent.keyboard('{End}');
    await expect(separator).toHaveAttribute('aria-valuenow', '80');
    await userEvent.keyboard('{Enter}');
    await expect(start.offsetWidth).toBe(0);
    await userEvent.keyboard('{Enter}');
    await expect(separator).toHaveAttribute('aria-valuenow', '80');
  },
};

/** Both orientations, with focus on a separator. */
export const Sheet: Story = {
  tags: ['visual'],
  render: (args) => (
    <div className="grid gap-6 bg-paper p-4">
      <SplitPanel {...args} defaultValue={30} data-focused />
      <SplitPanel {...args} aria-label="Query" orientation="vertical" defaultValue={60} />
    </div>
  ),
  play: ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-focused]')?.focus({ focusVisible: true });
  },
};
