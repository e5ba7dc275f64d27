import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Link, Tooltip, TruncatedText } from 'waymark';

const meta = {
  title: 'Layers/Tooltip/Visual',
  component: Tooltip,
  tags: ['!autodocs'],
  args: { label: 'Last tried two minutes ago', children: <Button>Test connection</Button> },
  parameters: { layout: 'fullscreen', visual: { fullPage: true } },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

const sides = ['top', 'bottom', 'start', 'end'] as const;

/** At each side, with a long text, and text that is cut. */
export const Sheet: Story = {
  render: () => (
    <div className="grid min-h-screen grid-cols-1 place-items-center gap-12 bg-paper p-6 sm:grid-cols-2">
      {sides.map((side) => (
        <Tooltip key={side} open side={side} label="A few words">
          <Button variant="outline">{side}</Button>
        </Tooltip>
      ))}
      <Tooltip
        open
        side="bottom"
        label="The service has refused the token twice since midnight, and will be asked again within the hour."
      >
        <Button variant="outline">Long text</Button>
      </Tooltip>
      <Link href="#billing" className="block w-flyout">
        <TruncatedText>Billing and invoices of the whole organisation</TruncatedText>
      </Link>
    </div>
  ),
};
