import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar, HoverCard, HoverCardContent, HoverCardTrigger, Link } from 'waymark';

const preview = (
  <div className="flex items-start gap-3">
    <Avatar name="Ada Fischer" />
    <div className="grid gap-1">
      <p className="text-h5 text-heading">Ada Fischer</p>
      <p className="text-caption">Owns four connections. Last active two hours ago.</p>
    </div>
  </div>
);

const meta = {
  title: 'Layers/HoverCard',
  component: HoverCard,
  argTypes: { children: { control: false } },
  args: {
    onOpenChange: fn(),
    children: (
      <>
        <p>
          Created by{' '}
          <HoverCardTrigger asChild>
            <Link href="#profile">Ada Fischer</Link>
          </HoverCardTrigger>
        </p>
        <HoverCardContent>{preview}</HoverCardContent>
      </>
    ),
  },
} satisfies Meta<typeof HoverCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Keyboard focus opens the card, which describes the link. */
export const Playground: Story = {
  args: { openDelay: 500 },
  parameters: { keyboard: ['hover-card-tab', 'hover-card-escape'] },
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Ada Fischer' });
    await userEvent.tab();
    await expect(await screen.findByText(/Owns four connections/)).toBeVisible();
    await expect(link).toHaveAccessibleDescription(/Owns four connections/);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByText(/Owns four connections/)).not.toBeInTheDocument());
    await expect(link).toHaveFocus();
  },
};

/** The open card. */
export const Sheet: Story = {
  tags: ['visual'],
  render: () => (
    <div className="min-h-40 bg-paper p-4">
      <HoverCard defaultOpen>
        <HoverCardTrigger href="#profile" className="underline">
          Ada Fischer
        </HoverCardTrigger>
        <HoverCardContent>{preview}</HoverCardContent>
      </HoverCard>
    </div>
  ),
};
