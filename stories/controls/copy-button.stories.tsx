import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card, CopyButton, tones } from 'waymark';

const meta = {
  title: 'Controls/CopyButton',
  component: CopyButton,
  argTypes: {
    variant: { control: 'inline-radio', options: ['tonal', 'ghost', 'plain'] },
    tone: { control: 'select', options: tones },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    children: { control: 'text' },
    disabled: { description: 'Whether the button is disabled.', control: 'boolean' },
  },
  args: { text: 'wm_live_4f9c2b' },
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { children: 'Copy key', variant: 'tonal', size: 'md', disabled: false },
  parameters: { keyboard: ['copy-button-enter', 'copy-button-space'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const writeText = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy key' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await userEvent.keyboard(' ');
    await expect(writeText).toHaveBeenCalledTimes(2);
    await expect(writeText).toHaveBeenLastCalledWith(args.text);
  },
};

/** With text and as an icon, in every variant and size, beside the text that it copies. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid justify-items-start gap-4 bg-paper p-4">
      {(['tonal', 'ghost', 'plain'] as const).map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <CopyButton key={size} text="wm_live_4f9c2b" variant={variant} size={size}>
              Copy key
            </CopyButton>
          ))}
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <CopyButton key={size} text="wm_live_4f9c2b" variant={variant} size={size} />
          ))}
          <CopyButton text="wm_live_4f9c2b" variant={variant} disabled>
            Copy key
          </CopyButton>
        </div>
      ))}
      <Card className="flex-row items-center gap-2 p-4">
        <code className="font-mono text-body">wm_live_4f9c2b</code>
        <CopyButton text="wm_live_4f9c2b" size="sm" labels={{ copy: 'Copy the key' }} />
      </Card>
    </div>
  ),
};
