import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button, CodeBlock, Kbd } from 'waymark';

const request = `curl https://api.example.com/orders \\
  --header "Authorization: Bearer wm_live_4f9c2b" \\
  --data '{"status": "open", "limit": 50}'`;

const meta = {
  title: 'Content/CodeBlock',
  component: CodeBlock,
  subcomponents: { Kbd },
  argTypes: { label: { control: 'text' }, actions: { control: false }, highlight: { control: false } },
  args: { label: 'Request', code: request },
} satisfies Meta<typeof CodeBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { wrap: false, copyable: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const writeText = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Request' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(writeText).toHaveBeenCalledWith(request);
    await expect(await canvas.findByText('Copied')).toBeVisible();
  },
};

/** Only code that does not fit is focusable, because it scrolls. */
export const Scrolling: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['code-block-tab', 'code-block-arrows'] },
  render: (args) => (
    <div className="grid max-w-80 gap-4">
      <CodeBlock {...args} />
      <CodeBlock label="Command" code="npm install waymark" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const code = canvas.getByRole('group', { name: 'Request' });
    await waitFor(() => expect(code).toHaveAttribute('tabindex'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Request' })).toHaveFocus();
    // The browser handles the arrow keys in a focused scrollable area.
    await userEvent.tab();
    await expect(code).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy Command' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Command' })).not.toHaveFocus();
  },
};

/** Colors the strings in the code. A highlighter does the same for every part of a language. */
const withStrings = (code: string) =>
  code.split(/("[^"]*")/).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts have no other key
      <span key={index} className="text-success">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** With and without a label, with colors, in a narrow column, and keys within text. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="grid grid-cols-1 items-start gap-4 bg-canvas p-4 sm:grid-cols-2">
      <CodeBlock label="Request" code={request} highlight={withStrings} />
      <CodeBlock
        label="Style sheet"
        code={':root {\n  --wm-font: Inter;\n}'}
        actions={
          <Button variant="ghost" size="sm">
            Download
          </Button>
        }
      />
      <CodeBlock aria-label="Command" code="npm install waymark" />
      <CodeBlock aria-label="Header" code={request} wrap copyable={false} />
      <p className="text-body text-text">
        Press <Kbd>Ctrl+K</Kbd> to search, and <Kbd>Esc</Kbd> to close.
      </p>
    </div>
  ),
};
