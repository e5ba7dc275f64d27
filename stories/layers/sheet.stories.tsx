import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  Button,
  Sheet,
  SheetBody,
  SheetClose,
  SheetContent,
  type SheetContentProps,
  SheetDescription,
  SheetFooter,
  SheetHeader,
  type SheetProps,
  type SheetSide,
  SheetTitle,
  SheetTrigger,
  TextField,
} from 'waymark';

type Args = SheetProps & Pick<SheetContentProps, 'side' | 'size' | 'showCloseButton'>;

const meta = {
  title: 'Layers/Sheet',
  component: Sheet,
  argTypes: {
    children: { control: false },
    open: { control: false },
    side: {
      description: 'The edge of the viewport (`SheetContent`).',
      control: 'inline-radio',
      options: ['start', 'end', 'bottom'],
    },
    size: { description: 'The maximum width (`SheetContent`).', control: 'inline-radio', options: ['sm', 'md', 'lg'] },
    showCloseButton: { description: 'Whether a close button is shown (`SheetContent`).', control: 'boolean' },
  },
  args: { onOpenChange: fn(), side: 'end' },
  render: ({ side, size, showCloseButton, ...args }) => (
    <Sheet {...args}>
      <SheetTrigger asChild>
        <Button>Filter</Button>
      </SheetTrigger>
      <SheetContent side={side} size={size} showCloseButton={showCloseButton}>
        <Filter />
      </SheetContent>
    </Sheet>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The content of every story. */
function Filter() {
  return (
    <>
      <SheetHeader>
        <SheetTitle>Filter orders</SheetTitle>
      </SheetHeader>
      <SheetBody>
        <SheetDescription>The list is loaded again when you apply the filter.</SheetDescription>
        <TextField label="Customer" />
        <TextField label="City" />
      </SheetBody>
      <SheetFooter>
        <SheetClose asChild>
          <Button variant="ghost" tone="neutral">
            Cancel
          </Button>
        </SheetClose>
        <SheetClose asChild>
          <Button>Apply</Button>
        </SheetClose>
      </SheetFooter>
    </>
  );
}

const gone = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Playground: Story = { args: { size: 'md', showCloseButton: true } };

/** Focus stays inside, and returns to the trigger when Escape, a button or a click outside closes the sheet. */
export const Keyboard: Story = {
  tags: ['feature', '!dev'],
  parameters: { keyboard: ['sheet-enter', 'sheet-space', 'sheet-tab', 'sheet-shift-tab', 'sheet-escape'] },
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Filter' });
    for (const key of ['{Enter}', ' ']) {
      trigger.focus();
      await userEvent.keyboard(key);
      const sheet = await screen.findByRole('dialog', { name: 'Filter orders' });
      await expect(sheet).toHaveAccessibleDescription('The list is loaded again when you apply the filter.');
      await waitFor(() => expect(within(sheet).getByRole('textbox', { name: 'Customer' })).toHaveFocus());
      await expect(canvasElement.closest('[inert]')).not.toBeNull();
      const stops = ['City', 'Cancel', 'Apply', 'Close'];
      for (const name of stops) {
        await userEvent.tab();
        await expect(document.activeElement).toHaveAccessibleName(name);
      }
      await userEvent.tab({ shift: true });
      await expect(document.activeElement).toHaveAccessibleName('Apply');
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(trigger).toHaveFocus());
    }
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    const scrim = document.querySelector('[data-slot="modal-scrim"]');
    if (scrim) await userEvent.click(scrim);
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(6);
  },
};

/** The sheet opens at the start, at the end or at the bottom of the viewport. */
export const Sides: Story = {
  tags: ['feature'],
  render: () => (
    <div className="flex gap-3">
      {(['start', 'end', 'bottom'] as const).map((side) => (
        <Sheet key={side}>
          <SheetTrigger asChild>
            <Button variant="outline">{side}</Button>
          </SheetTrigger>
          <SheetContent side={side}>
            <Filter />
          </SheetContent>
        </Sheet>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const isAtEdge: Record<SheetSide, (box: DOMRect) => boolean> = {
      start: ({ left, top, bottom }) => left < 16 && top < 16 && bottom > window.innerHeight - 16,
      end: ({ right, top, bottom }) =>
        right > document.documentElement.clientWidth - 16 && top < 16 && bottom > window.innerHeight - 16,
      bottom: ({ top, bottom }) => top > 16 && bottom > window.innerHeight - 16,
    };
    for (const side of ['start', 'end', 'bottom'] as const) {
      await userEvent.click(within(canvasElement).getByRole('button', { name: side }));
      const sheet = await screen.findByRole('dialog');
      await waitFor(() => expect(isAtEdge[side](sheet.getBoundingClientRect())).toBe(true));
      await userEvent.keyboard('{Escape}');
      await gone();
    }
  },
};

/** A sheet at the end, with a footer at its bottom. */
export const AtTheEnd: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className="min-h-screen bg-paper p-6">
      <Sheet open>
        <SheetContent>
          <Filter />
        </SheetContent>
      </Sheet>
    </div>
  ),
};
