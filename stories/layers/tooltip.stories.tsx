import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Moon, RefreshCw } from 'lucide-react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
  IconButton,
  Link,
  Popover,
  PopoverContent,
  PopoverTrigger,
  Tooltip,
  TooltipProvider,
  TruncatedText,
  useTooltipOnDemand,
} from 'waymark';

const onClick = fn();

const meta = {
  title: 'Layers/Tooltip',
  component: Tooltip,
  argTypes: {
    side: { control: 'inline-radio', options: ['top', 'bottom', 'start', 'end'] },
    align: { control: 'inline-radio', options: ['start', 'center', 'end'] },
    children: { control: false },
    open: { control: false },
  },
  args: {
    label: 'Last tried two minutes ago',
    onOpenChange: fn(),
    children: (
      <IconButton aria-label="Test connection" onClick={onClick}>
        <RefreshCw aria-hidden />
      </IconButton>
    ),
  },
  beforeEach: () => {
    onClick.mockClear();
  },
  render: (args) => (
    <div className="flex justify-center p-12">
      <Tooltip {...args} />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { repeatsName: false, side: 'top', align: 'center' } };

const gone = (): Promise<void> => waitFor(() => expect(bubbles()).toHaveLength(0));
/** All tooltips, including those hidden from assistive technology. */
const bubbles = (): Element[] => [...document.querySelectorAll('[data-slot="tooltip"]')];

async function shown(text: string): Promise<HTMLElement> {
  await waitFor(() => expect(bubbles()).toHaveLength(1));
  const [bubble] = bubbles();
  await expect(bubble).toHaveTextContent(text);
  return bubble as HTMLElement;
}

/** Expects that no other element covers the center of the element. */
async function expectOnTop(element: HTMLElement): Promise<void> {
  await waitFor(() => {
    const { left, top, width, height } = element.getBoundingClientRect();
    void expect(element).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement | null,
    );
  });
}

/** Moves the pointer to an empty area. The second move reaches listeners that the first one registers. */
async function moveAway(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.pointer({ target: document.body, coords: { clientX: 900, clientY: 780 } });
  await user.pointer({ target: document.body, coords: { clientX: 910, clientY: 785 } });
}

/**
 * The [tooltip pattern](https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/): keyboard focus opens the tooltip
 * immediately, focus stays on the trigger, and Escape or blur closes it.
 */
export const Keyboard: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['tooltip-tab', 'tooltip-escape'] },
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Test connection' });
    await expect(trigger).not.toHaveAttribute('aria-describedby');
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Last tried two minutes ago');
    await expect(tooltip.querySelector('a, button, [tabindex]')).toBeNull();
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-describedby', tooltip.id);
    await expect(trigger).toHaveAccessibleDescription('Last tried two minutes ago');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(trigger).toHaveFocus();
    await expect(trigger).not.toHaveAttribute('aria-describedby');
    trigger.blur();
    trigger.focus();
    await screen.findByRole('tooltip');
    await userEvent.tab();
    await gone();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4);
  },
};

/** The tooltip opens after the pointer rests on the trigger. A pointer that only passes over opens nothing. */
export const Hover: Story = {
  tags: ['feature', '!dev'],
  play: async ({ args, canvasElement }) => {
    // No delay between the steps, so that the pointer does not rest on a slow machine.
    const user = userEvent.setup({ delay: null });
    const trigger = within(canvasElement).getByRole('button');
    await user.pointer([{ target: trigger }, { target: canvasElement }]);
    await expect(bubbles()).toHaveLength(0);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await user.hover(trigger);
    await shown('Last tried two minutes ago');
    await moveAway(user);
    await gone();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

/** The pointer can move onto the tooltip without closing it (WCAG 1.4.13). */
export const Hoverable: Story = {
  tags: ['feature', '!dev'],
  play: async ({ args, canvasElement }) => {
    const user = userEvent.setup();
    const trigger = within(canvasElement).getByRole('button');
    const at = trigger.getBoundingClientRect();
    const middle = { clientX: at.left + at.width / 2, clientY: at.top + 4 };
    await user.pointer({ target: trigger, coords: middle });
    const bubble = await shown('Last tried two minutes ago');
    const own = bubble.getBoundingClientRect();
    // Cross the gap between the trigger and the tooltip.
    await user.pointer({ target: canvasElement, coords: { ...middle, clientY: own.bottom + 2 } });
    await user.pointer({ target: bubble, coords: { ...middle, clientY: own.bottom - 4 } });
    await user.pointer({ target: bubble, coords: { clientX: own.left + 4, clientY: own.top + 4 } });
    await expect(bubble).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await moveAway(user);
    await gone();
  },
};

/** Touch activates the trigger and opens no tooltip. */
export const Touch: Story = {
  tags: ['feature', '!dev'],
  render: (args) => (
    <TooltipProvider delayDuration={0}>
      <div className="flex justify-center p-12">
        <Tooltip {...args} />
      </div>
    </TooltipProvider>
  ),
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await fireEvent.pointerMove(trigger, { pointerType: 'touch' });
    await fireEvent.click(trigger);
    await expect(onClick).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(bubbles()).toHaveLength(0);
  },
};

/** Clicking the trigger closes the tooltip. */
export const ClosesOnClick: Story = {
  tags: ['feature', '!dev'],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await userEvent.hover(trigger);
    await shown('Last tried two minutes ago');
    await userEvent.click(trigger);
    await gone();
    await expect(onClick).toHaveBeenCalledTimes(1);
  },
};

/**
 * With `repeatsName` the tooltip is hidden from assistive technology, which reads the name of the icon button. An existing
 * description is kept.
 */
export const RepeatsName: Story = {
  tags: ['feature'],
  render: () => (
    <div className="flex justify-center gap-4 p-12">
      <Tooltip label="Dark theme" repeatsName>
        <IconButton aria-label="Dark theme">
          <Moon aria-hidden />
        </IconButton>
      </Tooltip>
      <Tooltip label="Notifications" repeatsName>
        <IconButton aria-label="Notifications" aria-describedby="unread">
          <Bell aria-hidden />
        </IconButton>
      </Tooltip>
      <span id="unread">4 unread</span>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await shown('Dark theme');
    await expect(canvas.getByRole('button', { name: 'Dark theme' })).not.toHaveAttribute('aria-describedby');
    await userEvent.tab();
    await waitFor(() => expect(bubbles()[0]).toHaveTextContent('Notifications'));
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toHaveAccessibleDescription('4 unread');
  },
};

/** The tooltip is above the popover. Escape closes the tooltip first, then the popover. */
export const InPopover: Story = {
  tags: ['feature'],
  render: (args) => (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline">Billing</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Billing" className="p-6">
        <Tooltip {...args} side="bottom" />
      </PopoverContent>
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Billing' });
    const bubble = await shown('Last tried two minutes ago');
    await expectOnTop(bubble);
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(popover).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popover).not.toBeInTheDocument());
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Billing' })).toHaveFocus());
  },
};

/** The tooltip is above the dialog. Escape closes the tooltip first. */
export const InDialog: Story = {
  tags: ['feature', '!dev'],
  render: (args) => (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">Billing</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Billing</DialogTitle>
        </DialogHeader>
        <DialogBody className="justify-items-start">
          <Tooltip {...args} side="bottom" />
        </DialogBody>
      </DialogContent>
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Billing' }));
    const dialog = await screen.findByRole('dialog', { name: 'Billing' });
    within(dialog).getByRole('button', { name: 'Test connection' }).focus();
    const bubble = await shown('Last tried two minutes ago');
    await expect(bubble.closest('[inert]')).toBeNull();
    await expectOnTop(bubble);
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

/** The trigger keeps its own state, for example the `data-state` of the popover that the same button opens. */
export const OnTrigger: Story = {
  tags: ['feature'],
  render: (args) => (
    <div className="flex justify-center p-12">
      <Popover>
        <Tooltip {...args} label="Four unread notifications">
          <PopoverTrigger asChild>
            <IconButton aria-label="Notifications">
              <Bell aria-hidden />
            </IconButton>
          </PopoverTrigger>
        </Tooltip>
        <PopoverContent aria-label="Notifications" className="p-4">
          <p>Store verification done</p>
        </PopoverContent>
      </Popover>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Notifications' });
    await userEvent.tab();
    await shown('Four unread notifications');
    await expect(trigger).toHaveAttribute('data-state', 'closed');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Notifications' });
    await gone();
    await expect(trigger).toHaveAttribute('data-state', 'open');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  },
};

/**
 * `TruncatedText` shows its full text in a tooltip on hover, and on focus of the link around it, if the text is cut
 * off.
 */
export const Truncated: Story = {
  tags: ['feature'],
  render: () => (
    <ul className="grid w-flyout grid-cols-1 gap-3">
      <li>
        <Link href="#billing" className="block">
          <TruncatedText>Billing and invoices of the whole organization</TruncatedText>
        </Link>
      </li>
      <li>
        <Link href="#mail" className="block">
          <TruncatedText>Mail</TruncatedText>
        </Link>
      </li>
    </ul>
  ),
  parameters: { keyboard: ['truncated-text-tab', 'truncated-text-escape'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [cut, whole] = canvas.getAllByRole('link') as [HTMLElement, HTMLElement];
    // Assistive technology receives the full text once.
    await expect(cut).toHaveAccessibleName('Billing and invoices of the whole organization');
    await userEvent.tab();
    const bubble = await shown('Billing and invoices of the whole organization');
    await expect(bubble).toHaveAttribute('aria-hidden', 'true');
    await expect(cut).not.toHaveAttribute('aria-describedby');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(cut).toHaveFocus();
    await userEvent.hover(cut);
    await shown('Billing and invoices of the whole organization');
    await userEvent.tab();
    await expect(whole).toHaveFocus();
    await gone();
    await userEvent.hover(whole);
    await fireEvent.focus(whole);
    await expect(bubbles()).toHaveLength(0);
  },
};

const endpoints = ['/v1/invoices', '/v1/customers', '/v1/payments'];

/** `useTooltipOnDemand` renders one tooltip for many elements, only while it is open. */
export const OnDemand: Story = {
  tags: ['feature'],
  render: function Render() {
    const { show, tooltip } = useTooltipOnDemand();
    return (
      <>
        <ul className="grid justify-items-start gap-3">
          {endpoints.map((endpoint, index) => (
            <li key={endpoint}>
              <Button
                size="sm"
                variant="tonal"
                onFocus={(event) => show(event.currentTarget, `${(index + 1) * 12} ms`, event.nativeEvent, 'end')}
                onPointerEnter={(event) =>
                  show(event.currentTarget, `${(index + 1) * 12} ms`, event.nativeEvent, 'end')
                }
              >
                {endpoint}
              </Button>
            </li>
          ))}
        </ul>
        {tooltip}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const user = userEvent.setup();
    await expect(bubbles()).toHaveLength(0);
    await user.hover(within(canvasElement).getByRole('button', { name: '/v1/customers' }));
    const bubble = await shown('24 ms');
    await user.hover(bubble);
    await expect(bubble).toBeVisible();
    // The first moves leave the way between the tooltip and its button, and close the tooltip.
    const payments = within(canvasElement).getByRole('button', { name: '/v1/payments' });
    const { left, top } = payments.getBoundingClientRect();
    for (const step of [4, 6, 8]) {
      await user.pointer({ target: payments, coords: { clientX: left + step, clientY: top + step } });
    }
    await waitFor(() => expect(bubbles()[0]).toHaveTextContent('36 ms'));
    await moveAway(user);
    await gone();
  },
};

const sides = ['top', 'bottom', 'start', 'end'] as const;

/** A tooltip on each side, long text and truncated text. */
export const Sheet: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
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
        label="The service rejected the token twice since midnight. The next attempt is within the hour."
      >
        <Button variant="outline">Long text</Button>
      </Tooltip>
      <Link href="#billing" className="block w-flyout">
        <TruncatedText>Billing and invoices of the whole organization</TruncatedText>
      </Link>
    </div>
  ),
};
