import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  Button,
  Checkbox,
  type Direction,
  DirectionProvider,
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuGroup,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  MenuTrigger,
} from 'waymark';

const onSelect = fn();

const meta = {
  title: 'Layers/Menu/Features',
  component: Menu,
  args: { onOpenChange: fn(), children: null },
  beforeEach: () => {
    onSelect.mockClear();
  },
  render: (args) => (
    <div className="flex items-center gap-3">
      <Menu {...args}>
        <MenuTrigger asChild>
          <Button variant="outline" endIcon={<ChevronDown />}>
            Actions
          </Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem onSelect={onSelect}>Test connection</MenuItem>
          <MenuItem onSelect={onSelect}>Edit</MenuItem>
          <MenuItem disabled onSelect={onSelect}>
            Pause
          </MenuItem>
          <MenuItem onSelect={onSelect}>Duplicate</MenuItem>
          <MenuSeparator />
          <MenuItem onSelect={onSelect}>Remove</MenuItem>
        </MenuContent>
      </Menu>
      <Button variant="ghost">Refresh</Button>
    </div>
  ),
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

const item = (name: string): HTMLElement => screen.getByRole('menuitem', { name });
const focused = (name: string): Promise<void> => waitFor(() => expect(item(name)).toHaveFocus());
const gone = (): Promise<void> => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

/**
 * The [menu button pattern](https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/), and the
 * [menu pattern](https://www.w3.org/WAI/ARIA/apg/patterns/menubar/) for what it opens: roles, states, and every key.
 */
export const AriaPractices: Story = {
  parameters: {
    keyboard: [
      'menu-enter',
      'menu-space',
      'menu-arrow-down-opens',
      'menu-arrow-down',
      'menu-arrow-up',
      'menu-home',
      'menu-end',
      'menu-item-enter',
      'menu-item-space',
      'menu-escape',
      'menu-tab',
    ],
  },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Actions' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(trigger).toHaveFocus();

    // Each of the three keys opens it at its first entry; Escape closes it, and the focus is back.
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      const menu = await screen.findByRole('menu', { name: 'Actions' });
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await expect(trigger).toHaveAttribute('aria-controls', menu.id);
      await expect(within(menu).getAllByRole('menuitem')).toHaveLength(5);
      await expect(within(menu).getByRole('separator')).toBeInTheDocument();
      await focused('Test connection');
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await waitFor(() => expect(trigger).toHaveFocus());
    }

    // The arrows go round, past what is disabled; Home and End go to the ends.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Test connection')).toHaveFocus());
    for (const [key, name] of [
      ['{ArrowDown}', 'Edit'],
      ['{ArrowDown}', 'Duplicate'],
      ['{ArrowDown}', 'Remove'],
      ['{ArrowDown}', 'Test connection'],
      ['{ArrowUp}', 'Remove'],
      ['{ArrowUp}', 'Duplicate'],
      ['{Home}', 'Test connection'],
      ['{End}', 'Remove'],
    ] as const) {
      await userEvent.keyboard(key);
      await focused(name);
    }
    await expect(item('Pause')).toHaveAttribute('aria-disabled', 'true');

    // Enter and Space choose; the menu closes, and the focus is back.
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Test connection')).toHaveFocus());
    await userEvent.keyboard(' ');
    await gone();
    await expect(onSelect).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(trigger).toHaveFocus());

    // Tab leaves it. The browser goes on from the button; a simulated key would go on from the entry.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Test connection')).toHaveFocus());
    await expect(await fireEvent.keyDown(item('Test connection'), { key: 'Tab' })).toBe(true);
    await expect(trigger).toHaveFocus();
    await gone();
  },
};

/** A letter goes to the next entry that begins with it, several letters to the one that begins with them. */
export const ByLetters: Story = {
  parameters: { keyboard: ['menu-letters'] },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Test connection')).toHaveFocus());
    await userEvent.keyboard('d');
    await focused('Duplicate');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Actions' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Test connection')).toHaveFocus());
    // Without a pause between them: after a second without a letter the next one begins anew.
    await userEvent.setup({ delay: null }).keyboard('rem');
    await focused('Remove');
  },
};

/** A press opens it and a press chooses. What is disabled does nothing, and `preventDefault` keeps the menu open. */
export const ByPointer: Story = {
  render: function Render(args) {
    const [tests, setTests] = useState(0);
    return (
      <Menu {...args}>
        <MenuTrigger asChild>
          <Button variant="outline" endIcon={<ChevronDown />}>
            Actions
          </Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem
            onSelect={(event) => {
              event.preventDefault();
              setTests(tests + 1);
            }}
          >
            Test connection
            <span className="ms-auto text-muted">{tests}</span>
          </MenuItem>
          <MenuItem disabled onSelect={onSelect}>
            Pause
          </MenuItem>
          <MenuItem onSelect={onSelect}>Remove</MenuItem>
        </MenuContent>
      </Menu>
    );
  },
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Actions' });
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu', { name: 'Actions' });
    await userEvent.click(item('Test connection 0'));
    await userEvent.click(item('Test connection 1'));
    await expect(item('Test connection 2')).toBeInTheDocument();
    item('Pause').click();
    await expect(onSelect).not.toHaveBeenCalled();
    await expect(menu).toHaveAttribute('data-state', 'open');
    await userEvent.click(item('Remove'));
    await gone();
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

/** Assistive technology presses without a pointer and without a key; it opens as well. */
export const ByAssistiveTechnology: Story = {
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Actions' });
    trigger.click();
    await screen.findByRole('menu', { name: 'Actions' });
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    trigger.click();
    await gone();
  },
};

/** The page behind stays usable: nothing is hidden or locked, and a press on another button does what it says. */
export const NotModal: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await screen.findByRole('menu');
    const refresh = canvas.getByRole('button', { name: 'Refresh' });
    await expect(canvasElement.closest('[inert], [aria-hidden]')).toBeNull();
    await expect(document.body.style.pointerEvents).toBe('');
    await expect(getComputedStyle(document.body).overflowY).toBe('visible');
    await userEvent.click(refresh);
    await gone();
    await expect(refresh).toHaveFocus();
    // A press on plain content gives the focus back.
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await screen.findByRole('menu');
    await userEvent.click(canvasElement);
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
  },
};

/** Entries that are on or off, and entries of which one is chosen; both keep their place for the mark. */
export const Choices: Story = {
  render: function Render(args) {
    const [failed, setFailed] = useState(true);
    const [sort, setSort] = useState('name');
    return (
      <div className="grid justify-items-start gap-4">
        <Menu {...args}>
          <MenuTrigger asChild>
            <Button variant="outline">View</Button>
          </MenuTrigger>
          <MenuContent>
            <MenuCheckboxItem
              checked={failed}
              onCheckedChange={setFailed}
              // Several may be switched one after the other.
              onSelect={(event) => event.preventDefault()}
            >
              Failed connections
            </MenuCheckboxItem>
            <MenuSeparator />
            <MenuRadioGroup value={sort} onValueChange={setSort} aria-label="Sort by">
              <MenuRadioItem value="name">By name</MenuRadioItem>
              <MenuRadioItem value="latency">By latency</MenuRadioItem>
              <MenuRadioItem value="date" disabled>
                By date
              </MenuRadioItem>
            </MenuRadioGroup>
          </MenuContent>
        </Menu>
        <output className="text-muted">
          {failed ? 'All' : 'Without failed'}, by {sort}
        </output>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'View' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const failed = await screen.findByRole('menuitemcheckbox', { name: 'Failed connections' });
    await waitFor(() => expect(failed).toHaveFocus());
    await expect(failed).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard(' ');
    await expect(failed).toHaveAttribute('aria-checked', 'false');
    await expect(canvas.getByText('Without failed, by name')).toBeInTheDocument();
    const group = screen.getByRole('group', { name: 'Sort by' });
    await expect(within(group).getByRole('menuitemradio', { name: 'By name' })).toHaveAttribute('aria-checked', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(within(group).getByRole('menuitemradio', { name: 'By latency' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(canvas.getByText('Without failed, by latency')).toBeInTheDocument();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** A submenu, for both directions. */
function Export({ direction }: { direction: Direction }) {
  return (
    <DirectionProvider direction={direction} scope="subtree" className="flex py-4">
      <Menu>
        <MenuTrigger asChild>
          <Button variant="outline">Report</Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem>Print</MenuItem>
          <MenuSub>
            <MenuSubTrigger>Export</MenuSubTrigger>
            <MenuSubContent>
              <MenuItem onSelect={onSelect}>CSV</MenuItem>
              <MenuItem onSelect={onSelect}>JSON</MenuItem>
            </MenuSubContent>
          </MenuSub>
          <MenuSub>
            <MenuSubTrigger disabled>Schedule</MenuSubTrigger>
            <MenuSubContent>
              <MenuItem>Every week</MenuItem>
            </MenuSubContent>
          </MenuSub>
        </MenuContent>
      </Menu>
    </DirectionProvider>
  );
}

async function walkSubmenu(canvasElement: HTMLElement, forward: string, back: string): Promise<void> {
  const trigger = within(canvasElement).getByRole('button', { name: 'Report' });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(item('Print')).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await focused('Export');
  const entry = item('Export');
  await expect(entry).toHaveAttribute('aria-haspopup', 'menu');
  await expect(entry).toHaveAttribute('aria-expanded', 'false');

  await userEvent.keyboard(forward);
  await screen.findByRole('menu', { name: 'Export' });
  await waitFor(() => expect(item('CSV')).toHaveFocus());
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(back);
  await waitFor(() => expect(entry).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole('menu', { name: 'Export' })).not.toBeInTheDocument());

  // Escape closes the inner menu only.
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(item('CSV')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(entry).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole('menu', { name: 'Export' })).not.toBeInTheDocument());
  await expect(screen.getByRole('menu', { name: 'Report' })).toHaveAttribute('data-state', 'open');

  // A choice closes both.
  await userEvent.keyboard(forward);
  await waitFor(() => expect(item('CSV')).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await gone();
  await expect(onSelect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(trigger).toHaveFocus());
}

/** A menu inside a menu: the arrow that points to it opens it, the other one and Escape go back. */
export const Submenu: Story = {
  parameters: { keyboard: ['menu-sub-open', 'menu-sub-close', 'menu-sub-escape'] },
  render: () => <Export direction="ltr" />,
  play: ({ canvasElement }) => walkSubmenu(canvasElement, '{ArrowRight}', '{ArrowLeft}'),
};

/** From right to left the arrows are the other way round. */
export const SubmenuFromRightToLeft: Story = {
  render: () => <Export direction="rtl" />,
  play: ({ canvasElement }) => walkSubmenu(canvasElement, '{ArrowLeft}', '{ArrowRight}'),
};

/** The pointer that rests on its entry opens the inner menu; one that is disabled stays closed. */
export const SubmenuByPointer: Story = {
  render: () => <Export direction="ltr" />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Report' }));
    await screen.findByRole('menu', { name: 'Report' });
    await userEvent.hover(item('Export'));
    await screen.findByRole('menu', { name: 'Export' });
    await userEvent.click(item('Schedule'));
    await expect(screen.queryByRole('menuitem', { name: 'Every week' })).not.toBeInTheDocument();
    await userEvent.hover(item('Export'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'JSON' }));
    await gone();
    await expect(onSelect).toHaveBeenCalledTimes(1);
  },
};

/** An entry that is a link: `asChild` lends it the role and the keys, and the browser follows it. */
export const WithLinks: Story = {
  render: (args) => (
    <Menu {...args}>
      <MenuTrigger asChild>
        <Button variant="outline">Billing</Button>
      </MenuTrigger>
      <MenuContent>
        <MenuGroup aria-label="Pages of the connection">
          <MenuLabel>Pages</MenuLabel>
          <MenuItem asChild>
            <a href="#log">Log</a>
          </MenuItem>
          <MenuItem asChild>
            <a href="#settings">Settings</a>
          </MenuItem>
        </MenuGroup>
      </MenuContent>
    </Menu>
  ),
  play: async ({ canvasElement }) => {
    const before = window.location.href;
    within(canvasElement).getByRole('button', { name: 'Billing' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Log')).toHaveFocus());
    await expect(item('Log')).toHaveAttribute('href', '#log');
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(window.location.hash).toBe('#log');
    window.history.replaceState(null, '', before);
  },
};

/** The page holds the state: it opens only where there is something to do. */
export const Controlled: Story = {
  render: function Render({ onOpenChange, ...args }) {
    const [open, setOpen] = useState(false);
    const [online, setOnline] = useState(false);
    return (
      <div className="grid justify-items-start gap-4">
        <Checkbox label="Online" checked={online} onChange={(event) => setOnline(event.target.checked)} />
        <Menu
          {...args}
          open={open}
          onOpenChange={(next) => {
            onOpenChange?.(next);
            setOpen(next && online);
          }}
        >
          <MenuTrigger asChild>
            <Button variant="outline">Actions</Button>
          </MenuTrigger>
          <MenuContent>
            <MenuItem>Test connection</MenuItem>
          </MenuContent>
        </Menu>
      </div>
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(trigger);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  },
};

/** `preventDefault` in `onEscapeKeyDown` or `onInteractOutside` keeps it open, in `onPointerDown` of the trigger closed. */
export const Veto: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-4">
      <Menu {...args}>
        <MenuTrigger asChild>
          <Button variant="outline">Actions</Button>
        </MenuTrigger>
        <MenuContent
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <MenuItem>Test connection</MenuItem>
        </MenuContent>
      </Menu>
      <Menu>
        <MenuTrigger asChild onPointerDown={(event) => event.preventDefault()}>
          <Button variant="outline">Nothing to do</Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem>Test connection</MenuItem>
        </MenuContent>
      </Menu>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const menu = await screen.findByRole('menu', { name: 'Actions' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Nothing to do' }));
    await expect(menu).toHaveAttribute('data-state', 'open');
    await expect(screen.queryByRole('menu', { name: 'Nothing to do' })).not.toBeInTheDocument();
  },
};
