import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  AppShellMain,
  Button,
  Checkbox,
  DirectionProvider,
  Popover,
  PopoverAnchor,
  PopoverArrow,
  PopoverClose,
  PopoverContent,
  type PopoverContentProps,
  type PopoverProps,
  PopoverTitle,
  PopoverTrigger,
  TextField,
} from 'waymark';

type Args = PopoverProps & Pick<PopoverContentProps, 'aria-label' | 'side' | 'align' | 'sideOffset'>;

const meta = {
  title: 'Layers/Popover',
  component: Popover,
  argTypes: {
    children: { control: false },
    open: { control: false },
    'aria-label': {
      description: 'Accessible name, required without a `PopoverTitle` (`PopoverContent`).',
      control: 'text',
    },
    side: {
      description: 'The side of the trigger on which the content opens (`PopoverContent`).',
      control: 'inline-radio',
      options: ['top', 'bottom', 'start', 'end'],
    },
    align: {
      description: 'Alignment of the content along that side (`PopoverContent`).',
      control: 'inline-radio',
      options: ['start', 'center', 'end'],
    },
    sideOffset: {
      description: 'Distance between the trigger and the content, in px (`PopoverContent`).',
      control: { type: 'range', min: 0, max: 32 },
    },
  },
  args: { onOpenChange: fn(), children: null },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const Playground: Story = {
  args: { side: 'bottom', align: 'center', sideOffset: 8 },
  render: ({ 'aria-label': label, side, align, sideOffset, ...args }) => (
    <Popover {...args}>
      <PopoverTrigger asChild>
        <Button variant="outline">Filter</Button>
      </PopoverTrigger>
      <PopoverContent
        aria-label={label}
        side={side}
        align={align}
        sideOffset={sideOffset}
        className="grid w-drawer gap-3 p-4"
      >
        <div className="flex items-center justify-between gap-2">
          <PopoverTitle>Filter connections</PopoverTitle>
          <PopoverClose />
        </div>
        <Checkbox label="Connected" defaultChecked />
        <Checkbox label="Failed" defaultChecked />
        <Checkbox label="Paused" />
      </PopoverContent>
    </Popover>
  ),
};

/** The content of most stories. */
function Filter() {
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <PopoverTitle>Filter connections</PopoverTitle>
        <PopoverClose />
      </div>
      <Checkbox label="Connected" defaultChecked />
      <Checkbox label="Failed" />
    </>
  );
}

const gone = (name?: string): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog', name ? { name } : {})).not.toBeInTheDocument());

/**
 * Enter and Space open the popover and move focus into it. Tab and Shift + Tab cycle inside. Escape and the close
 * button close it and return focus to the trigger.
 */
export const Keyboard: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['popover-enter', 'popover-space', 'popover-tab', 'popover-shift-tab', 'popover-escape'] },
  render: (args) => (
    <Popover {...args}>
      <PopoverTrigger asChild>
        <Button variant="outline">Filter</Button>
      </PopoverTrigger>
      <PopoverContent className="grid w-drawer gap-3 p-4">
        <Filter />
      </PopoverContent>
    </Popover>
  ),
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Filter' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Filter connections' });
    const close = within(popover).getByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(popover).getByRole('checkbox', { name: 'Failed' })).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(popover).getByRole('checkbox', { name: 'Failed' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(4);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/**
 * Role, name and states follow the [dialog pattern](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/) of a
 * non-modal dialog: the page behind stays accessible.
 */
export const AriaAttributes: Story = {
  tags: ['feature', '!dev'],
  render: (args) => (
    <div className="flex items-center gap-3">
      <Popover {...args}>
        <PopoverTrigger asChild>
          <Button variant="outline">Filter</Button>
        </PopoverTrigger>
        <PopoverContent className="grid w-drawer gap-3 p-4">
          <Filter />
        </PopoverContent>
      </Popover>
      <Button variant="ghost">Refresh</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Filter' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).not.toHaveAttribute('aria-controls');
    await userEvent.click(trigger);
    const popover = await screen.findByRole('dialog', { name: 'Filter connections' });
    await expect(popover).not.toHaveAttribute('aria-modal');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger).toHaveAttribute('aria-controls', popover.id);
    await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
    // Queries by role find accessible elements only, so the page is neither inert nor hidden.
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toBeVisible();
    await expect(canvasElement.closest('[inert], [aria-hidden]')).toBeNull();
    await expect(document.body.style.pointerEvents).toBe('');
    await expect(document.documentElement.style.overflow).toBe('');
  },
};

const onCloseAutoFocus = fn();

/**
 * A click on plain content closes the popover and returns focus to the trigger. A click on another control also
 * activates that control, which keeps focus.
 */
export const ClickOutside: Story = {
  tags: ['feature'],
  render: (args) => (
    <AppShellMain className="items-start gap-4 p-5">
      <p>Three connections need your attention.</p>
      <div className="flex flex-wrap items-center gap-3">
        <Popover {...args}>
          <PopoverTrigger asChild>
            <Button variant="outline">Filter</Button>
          </PopoverTrigger>
          <PopoverContent className="grid w-drawer gap-3 p-4" onCloseAutoFocus={onCloseAutoFocus}>
            <Filter />
          </PopoverContent>
        </Popover>
        <Checkbox label="Show names only" />
      </div>
    </AppShellMain>
  ),
  play: async ({ canvasElement }) => {
    onCloseAutoFocus.mockClear();
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Filter' });
    const namesOnly = canvas.getByRole('checkbox', { name: 'Show names only' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.click(canvas.getByText(/need your attention/));
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.click(namesOnly);
    await gone();
    await waitFor(() => expect(onCloseAutoFocus).toHaveBeenCalledTimes(2));
    await expect(namesOnly).toBeChecked();
    await expect(namesOnly).toHaveFocus();
    // A click on the trigger closes it and does not open it again.
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.click(trigger);
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** When the trigger is removed while the popover is open, the popover closes and focus moves to the main content. */
export const TriggerRemoved: Story = {
  tags: ['feature'],
  render: function Render(args) {
    const [failed, setFailed] = useState(true);
    return (
      <AppShellMain className="items-start p-5">
        <p className="mb-4">{failed ? 'Billing is not responding.' : 'All connections respond.'}</p>
        <Popover {...args}>
          {failed && (
            <PopoverTrigger asChild>
              <Button tone="error">What happened?</Button>
            </PopoverTrigger>
          )}
          <PopoverContent aria-label="What happened?" align="start" className="grid max-w-drawer gap-3 p-4">
            <p>The service rejected the token twice.</p>
            <Button size="sm" onClick={() => setFailed(false)}>
              Renew the token
            </Button>
          </PopoverContent>
        </Popover>
      </AppShellMain>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'What happened?' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Renew the token' }));
    await gone();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/**
 * When the trigger and the popover are removed together, for example with a table row, focus moves to the main
 * content.
 */
export const RowRemoved: Story = {
  tags: ['feature', '!dev'],
  render: function Render(args) {
    const [rows, setRows] = useState(['Billing', 'Mail']);
    return (
      <AppShellMain className="items-start gap-3 p-5">
        {rows.map((row) => (
          <Popover key={row} {...args}>
            <PopoverTrigger asChild>
              <Button variant="outline">{row}</Button>
            </PopoverTrigger>
            <PopoverContent aria-label={row} side="end" className="p-4">
              <Button size="sm" tone="error" onClick={() => setRows(rows.filter((name) => name !== row))}>
                Remove {row}
              </Button>
            </PopoverContent>
          </Popover>
        ))}
      </AppShellMain>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Billing' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Billing' }));
    await gone();
    await expect(canvas.queryByRole('button', { name: 'Billing' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/**
 * Call `preventDefault` in `onEscapeKeyDown` and `onInteractOutside` to keep unsaved changes. `onOpenAutoFocus`
 * moves the initial focus to the field.
 */
export const UnsavedChanges: Story = {
  tags: ['feature'],
  render: function Render(args) {
    const field = useRef<HTMLInputElement>(null);
    const [name, setName] = useState('Billing');
    const unsaved = name !== 'Billing';
    const keep = (event: Event): void => {
      if (unsaved) event.preventDefault();
    };
    return (
      <div className="grid justify-items-start gap-4">
        <p>Change the name, then click outside: the popover stays open.</p>
        <Popover {...args}>
          <PopoverTrigger asChild>
            <Button variant="outline">Rename</Button>
          </PopoverTrigger>
          <PopoverContent
            align="start"
            className="grid w-drawer gap-3 p-4"
            onEscapeKeyDown={keep}
            onInteractOutside={keep}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              field.current?.focus();
            }}
          >
            <div className="flex items-center justify-between gap-2">
              <PopoverTitle>Rename connection</PopoverTitle>
              <PopoverClose />
            </div>
            <TextField ref={field} label="Name" value={name} onValueChange={setName} />
          </PopoverContent>
        </Popover>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const popover = await screen.findByRole('dialog');
    await waitFor(() => expect(within(popover).getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('s{Escape}');
    await userEvent.click(canvas.getByText(/Change the name/));
    await expect(popover).toBeVisible();
    await expect(popover).toHaveAttribute('data-state', 'open');
    await userEvent.click(within(popover).getByRole('button', { name: 'Close' }));
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename' })).toHaveFocus());
  },
};

const inlineSides = ['start', 'end'] as const;

/** `start` and `end` follow the writing direction. In a right-to-left page, `start` is on the right. */
export const LogicalSides: Story = {
  tags: ['feature'],
  render: (args) => (
    <DirectionProvider direction="rtl" scope="subtree" className="flex flex-wrap justify-center gap-4 py-12">
      {inlineSides.map((side) => (
        <Popover key={side} {...args}>
          <PopoverTrigger asChild>
            <Button variant="outline">{side}</Button>
          </PopoverTrigger>
          <PopoverContent aria-label={side} side={side} className="p-4">
            <bdi>side=&quot;{side}&quot;</bdi>
          </PopoverContent>
        </Popover>
      ))}
    </DirectionProvider>
  ),
  play: async ({ canvasElement }) => {
    for (const side of inlineSides) {
      const trigger = within(canvasElement).getByRole('button', { name: side });
      await userEvent.click(trigger);
      const popover = await screen.findByRole('dialog', { name: side });
      await expect(getComputedStyle(popover).direction).toBe('rtl');
      await waitFor(() => {
        const [at, own] = [trigger.getBoundingClientRect(), popover.getBoundingClientRect()];
        if (side === 'start') void expect(own.left).toBeGreaterThanOrEqual(at.right);
        else void expect(own.right).toBeLessThanOrEqual(at.left);
      });
      await userEvent.keyboard('{Escape}');
      await gone(side);
    }
  },
};

/** `PopoverAnchor` places the content at another element than the trigger. `PopoverArrow` points to it. */
export const Anchor: Story = {
  tags: ['feature'],
  render: (args) => (
    <Popover {...args}>
      <div className="flex items-center gap-6">
        <PopoverTrigger asChild>
          <Button variant="outline">What is this?</Button>
        </PopoverTrigger>
        <PopoverAnchor asChild>
          <strong>180 ms</strong>
        </PopoverAnchor>
      </div>
      <PopoverContent aria-label="Response time" className="max-w-drawer p-4">
        The time until the service responded, on average.
        <PopoverArrow />
      </PopoverContent>
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'What is this?' });
    await userEvent.click(trigger);
    const popover = await screen.findByRole('dialog', { name: 'Response time' });
    const middle = (element: Element): number => {
      const { left, width } = element.getBoundingClientRect();
      return left + width / 2;
    };
    const anchor = within(canvasElement).getByText('180 ms');
    const arrow = popover.querySelector('[data-slot="popover-arrow"]') as Element;
    await waitFor(() => expect(Math.abs(middle(arrow) - middle(anchor))).toBeLessThan(2));
    await expect(arrow.getBoundingClientRect().bottom).toBeLessThan(popover.getBoundingClientRect().top + 2);
    await userEvent.keyboard('{Escape}');
    await gone('Response time');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** With `modal`, the rest of the page is inert and does not scroll. A popover inside stays usable. */
export const Modal: Story = {
  tags: ['feature'],
  render: (args) => (
    <div className="flex gap-3">
      <Popover {...args} modal>
        <PopoverTrigger asChild>
          <Button variant="outline">Filter</Button>
        </PopoverTrigger>
        <PopoverContent aria-label="Filter" className="grid w-drawer gap-3 p-4">
          <Checkbox label="Failed" />
          <Popover>
            <PopoverTrigger asChild>
              <Button size="sm" variant="tonal">
                Period
              </Button>
            </PopoverTrigger>
            <PopoverContent aria-label="Period" className="grid gap-3 p-4">
              <Checkbox label="Today" />
            </PopoverContent>
          </Popover>
        </PopoverContent>
      </Popover>
      <Button variant="ghost">Refresh</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Filter' });
    await userEvent.click(trigger);
    const popover = await screen.findByRole('dialog', { name: 'Filter' });
    await expect(canvasElement.closest('[inert]')).not.toBeNull();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.click(within(popover).getByRole('button', { name: 'Period' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Today' }));
    await userEvent.keyboard('{Escape}');
    await gone('Period');
    await userEvent.keyboard('{Escape}');
    await gone('Filter');
    await expect(canvasElement.closest('[inert]')).toBeNull();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/**
 * With `keepMounted`, the content is rendered in advance and hidden: it opens faster, and keeps its state. The focus moves into it
 * at each opening.
 */
export const KeepMounted: Story = {
  tags: ['feature'],
  render: (args) => (
    <Popover {...args}>
      <PopoverTrigger asChild>
        <Button variant="outline">Filter</Button>
      </PopoverTrigger>
      <PopoverContent keepMounted aria-label="Filter" className="grid w-drawer gap-3 p-4">
        <Checkbox label="Failed" />
        <PopoverArrow />
      </PopoverContent>
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Filter' });
    const failed = await screen.findByRole('checkbox', { name: 'Failed', hidden: true });
    await expect(failed).not.toBeVisible();
    await userEvent.click(trigger);
    await waitFor(() => expect(failed).toHaveFocus());
    await userEvent.keyboard(' {Escape}');
    await gone('Filter');
    await expect(trigger).toHaveFocus();
    await waitFor(() => expect(failed).not.toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(failed).toHaveFocus());
    await expect(failed).toBeChecked();
  },
};

/** Escape closes the inner popover only. Focus returns to each trigger in turn. */
export const Nested: Story = {
  tags: ['feature'],
  render: (args) => (
    <Popover {...args}>
      <PopoverTrigger asChild>
        <Button variant="outline">Filter</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Filter" className="grid w-drawer gap-3 p-4">
        <Checkbox label="Failed" />
        <Popover>
          <PopoverTrigger asChild>
            <Button size="sm" variant="tonal">
              Period
            </Button>
          </PopoverTrigger>
          <PopoverContent aria-label="Period" side="end" className="grid gap-3 p-4">
            <Checkbox label="Today" />
            <Checkbox label="This week" />
          </PopoverContent>
        </Popover>
      </PopoverContent>
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Filter' });
    await userEvent.click(trigger);
    const period = await screen.findByRole('button', { name: 'Period' });
    await userEvent.click(period);
    const inner = await screen.findByRole('dialog', { name: 'Period' });
    await userEvent.click(within(inner).getByRole('checkbox', { name: 'Today' }));
    await expect(screen.getByRole('dialog', { name: 'Filter' })).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await gone('Period');
    await expect(screen.getByRole('dialog', { name: 'Filter' })).toHaveAttribute('data-state', 'open');
    await waitFor(() => expect(period).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

const services = Array.from({ length: 60 }, (_, index) => `Service ${index + 1}`);

/** Content that is taller than the viewport scrolls inside the popover. */
export const TallContent: Story = {
  tags: ['feature'],
  render: (args) => (
    <Popover {...args}>
      <PopoverTrigger asChild>
        <Button variant="outline">Services</Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Services" align="start" className="grid w-drawer gap-3 p-4">
        {services.map((service) => (
          <Checkbox key={service} label={service} />
        ))}
      </PopoverContent>
    </Popover>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Services' }));
    const popover = await screen.findByRole('dialog', { name: 'Services' });
    await waitFor(() => expect(popover.scrollHeight).toBeGreaterThan(popover.clientHeight));
    await waitFor(() => expect(popover.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(popover.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    const last = within(popover).getByRole('checkbox', { name: 'Service 60' });
    last.focus();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

const sides = ['top', 'bottom', 'start', 'end'] as const;

/** A popover with a title and a close button, and one on each side of its trigger. */
export const Sheet: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className="grid min-h-screen grid-cols-1 place-items-center gap-24 bg-paper p-6 py-12 sm:grid-cols-2">
      {sides.map((side) => (
        <Popover key={side} open>
          <PopoverTrigger asChild>
            <Button variant="outline">{side}</Button>
          </PopoverTrigger>
          <PopoverContent
            side={side}
            aria-label={side}
            className="p-3"
            onOpenAutoFocus={(event) => event.preventDefault()}
          >
            <p>
              On its <bdi>{side}</bdi>
            </p>
          </PopoverContent>
        </Popover>
      ))}
      <Popover open>
        <PopoverTrigger asChild>
          <Button>Filter</Button>
        </PopoverTrigger>
        <PopoverContent className="grid w-drawer gap-3 p-4" onOpenAutoFocus={(event) => event.preventDefault()}>
          <div className="flex items-center justify-between gap-2">
            <PopoverTitle>Filter connections</PopoverTitle>
            <PopoverClose />
          </div>
          <Checkbox label="Connected" defaultChecked />
          <Checkbox label="Failed" />
        </PopoverContent>
      </Popover>
    </div>
  ),
};
