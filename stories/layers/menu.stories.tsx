import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, Copy, Pencil, Plug, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  Button,
  type Direction,
  DirectionProvider,
  Menu,
  MenuCheckboxItem,
  MenuContent,
  type MenuContentProps,
  MenuGroup,
  MenuItem,
  MenuLabel,
  type MenuProps,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuShortcut,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  MenuTrigger,
} from 'waymark';

type Args = MenuProps & Pick<MenuContentProps, 'side' | 'align' | 'sideOffset'> & { onSelect?: (event: Event) => void };

const onSelect = fn();

const meta = {
  title: 'Layers/Menu',
  component: Menu,
  argTypes: {
    children: { control: false },
    open: { control: false },
    side: {
      description: 'The side of the trigger on which the content opens (`MenuContent`).',
      control: 'inline-radio',
      options: ['top', 'bottom', 'start', 'end'],
    },
    align: {
      description: 'Alignment of the content along that side (`MenuContent`).',
      control: 'inline-radio',
      options: ['start', 'center', 'end'],
    },
    sideOffset: {
      description: 'Distance between the trigger and the content, in px (`MenuContent`).',
      control: { type: 'range', min: 0, max: 32 },
    },
    onSelect: { description: 'Called when an item is selected (`MenuItem`).' },
  },
  args: { onOpenChange: fn(), children: null },
  beforeEach: () => {
    onSelect.mockClear();
  },
  render: (args) => (
    <div className="flex items-center gap-3">
      <Menu {...args}>
        <MenuTrigger asChild>
          <Button variant="outline" end={<ChevronDown />}>
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
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { side: 'bottom', align: 'start', sideOffset: 8, onSelect },
  render: ({ side, align, sideOffset, onSelect: select, ...args }) => (
    <Menu {...args}>
      <MenuTrigger asChild>
        <Button variant="outline" end={<ChevronDown />}>
          Actions
        </Button>
      </MenuTrigger>
      <MenuContent side={side} align={align} sideOffset={sideOffset}>
        <MenuItem onSelect={select}>
          <Plug aria-hidden />
          Test connection
        </MenuItem>
        <MenuItem onSelect={select}>
          <Pencil aria-hidden />
          Edit
        </MenuItem>
        <MenuItem onSelect={select}>
          <Copy aria-hidden />
          Duplicate
        </MenuItem>
        <MenuSeparator />
        <MenuItem disabled>
          <Trash2 aria-hidden />
          Remove
        </MenuItem>
      </MenuContent>
    </Menu>
  ),
};

const item = (name: string): HTMLElement => screen.getByRole('menuitem', { name });
const focused = (name: string): Promise<void> => waitFor(() => expect(item(name)).toHaveFocus());
const gone = (): Promise<void> => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

/** Roles, states and keys of the [menu button pattern](https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/). */
export const Keyboard: Story = {
  tags: ['feature', '!dev'],
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

    // Enter, Space and Arrow Down open the menu and focus the first item. Escape returns focus to the trigger.
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

    // The arrow keys wrap around and reach disabled items, so that a screen reader announces them. Home and End move to the first and last item.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Test connection')).toHaveFocus());
    for (const [key, name] of [
      ['{ArrowDown}', 'Edit'],
      ['{ArrowDown}', 'Pause'],
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
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Enter}');
    await focused('Pause');
    await expect(onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}');

    // Enter and Space select the item, close the menu and return focus to the trigger.
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

    // Tab closes the menu. The browser moves focus on from the trigger; a simulated Tab would start at the item.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Test connection')).toHaveFocus());
    await expect(await fireEvent.keyDown(item('Test connection'), { key: 'Tab' })).toBe(true);
    await expect(trigger).toHaveFocus();
    await gone();
  },
};

/**
 * Typing a letter moves focus to the next item that starts with it. Typing several letters moves focus to the item
 * that starts with them.
 */
export const Typeahead: Story = {
  tags: ['feature', '!dev'],
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
    // No delay between the keys: typeahead restarts after one second without a letter.
    await userEvent.setup({ delay: null }).keyboard('rem');
    await focused('Remove');
  },
};

/**
 * A click opens the menu and selects an item. Disabled items do nothing. Call `preventDefault` in `onSelect` to keep
 * the menu open.
 */
export const Pointer: Story = {
  tags: ['feature'],
  render: function Render(args) {
    const [tests, setTests] = useState(0);
    return (
      <Menu {...args}>
        <MenuTrigger asChild>
          <Button variant="outline" end={<ChevronDown />}>
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

/** Assistive technology sends a click without pointer or key events. The menu opens and closes on it as well. */
export const AssistiveTechnology: Story = {
  tags: ['feature', '!dev'],
  play: async ({ args, canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Actions' });
    trigger.click();
    await screen.findByRole('menu', { name: 'Actions' });
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    trigger.click();
    await gone();
  },
};

/**
 * The page behind stays usable: it is neither hidden nor locked, and a click on another button activates that
 * button.
 */
export const NonModal: Story = {
  tags: ['feature'],
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
    // A click on plain content returns focus to the trigger.
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await screen.findByRole('menu');
    await userEvent.click(canvasElement);
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
  },
};

/** Checkbox items toggle an option, radio items select one of several. */
export const Choices: Story = {
  tags: ['feature'],
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
              // Keep the menu open so that several options can be changed.
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

/** A menu with submenus, in the given writing direction. */
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

  // Escape closes the submenu only.
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(item('CSV')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(entry).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole('menu', { name: 'Export' })).not.toBeInTheDocument());
  await expect(screen.getByRole('menu', { name: 'Report' })).toHaveAttribute('data-state', 'open');

  // Selecting an item closes both menus.
  await userEvent.keyboard(forward);
  await waitFor(() => expect(item('CSV')).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await gone();
  await expect(onSelect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(trigger).toHaveFocus());
}

/** The arrow key in reading direction opens the submenu. The opposite arrow key and Escape close it. */
export const Submenu: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['menu-sub-open', 'menu-sub-close', 'menu-sub-escape'] },
  render: () => <Export direction="ltr" />,
  play: ({ canvasElement }) => walkSubmenu(canvasElement, '{ArrowRight}', '{ArrowLeft}'),
};

/** In right-to-left pages the arrow keys are swapped. */
export const SubmenuRightToLeft: Story = {
  tags: ['feature'],
  render: () => <Export direction="rtl" />,
  play: ({ canvasElement }) => walkSubmenu(canvasElement, '{ArrowLeft}', '{ArrowRight}'),
};

/** Resting the pointer on an item opens its submenu. A disabled item stays closed. */
export const SubmenuOnHover: Story = {
  tags: ['feature', '!dev'],
  render: () => <Export direction="ltr" />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Report' }));
    await screen.findByRole('menu', { name: 'Report' });
    await userEvent.hover(item('Export'));
    await screen.findByRole('menu', { name: 'Export' });
    await userEvent.click(item('Schedule'));
    await expect(screen.queryByRole('menuitem', { name: 'Every week' })).not.toBeInTheDocument();
    // While the submenu fades out, its items are there, but cannot be clicked.
    await waitFor(() => expect(screen.queryByRole('menu', { name: 'Export' })).not.toBeInTheDocument());
    await userEvent.hover(item('Export'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'JSON' }));
    await gone();
    await expect(onSelect).toHaveBeenCalledTimes(1);
  },
};

/** `asChild` renders an item as a link, which the browser follows. */
export const Links: Story = {
  tags: ['feature'],
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

/** `MenuShortcut` shows a shortcut. `inset` aligns an item without an icon with the others. */
export const Shortcuts: Story = {
  tags: ['feature'],
  render: (args) => (
    <Menu {...args}>
      <MenuTrigger asChild>
        <Button variant="outline" end={<ChevronDown />}>
          Actions
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuLabel inset>Connection</MenuLabel>
        <MenuItem aria-keyshortcuts="Control+D">
          <Copy />
          Duplicate
          <MenuShortcut>Ctrl+D</MenuShortcut>
        </MenuItem>
        <MenuItem inset aria-keyshortcuts="F2">
          Rename
          <MenuShortcut>F2</MenuShortcut>
        </MenuItem>
      </MenuContent>
    </Menu>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Actions' }));
    const [duplicate, rename] = await screen.findAllByRole('menuitem');
    await expect(duplicate).toHaveAccessibleName('Duplicate');
    const textStart = (element?: Element): number => {
      const text = [...(element?.childNodes ?? [])].find((node) => node instanceof Text) as Text;
      const range = document.createRange();
      range.selectNode(text);
      return range.getBoundingClientRect().left;
    };
    await waitFor(() => expect(Math.abs(textStart(duplicate) - textStart(rename))).toBeLessThan(1));
  },
};

/** Every kind of item, a highlighted item and an open submenu. */
export const Sheet: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className="min-h-screen bg-paper p-6">
      <Menu open>
        <MenuTrigger asChild>
          <Button variant="outline" end={<ChevronDown />}>
            Actions
          </Button>
        </MenuTrigger>
        <MenuContent>
          <MenuLabel>Connection</MenuLabel>
          <MenuItem>
            <Pencil aria-hidden />
            Edit
          </MenuItem>
          <MenuItem disabled>
            <Copy aria-hidden />
            Duplicate
          </MenuItem>
          <MenuItem className="max-w-flyout">An item whose text does not fit on one line</MenuItem>
          <MenuSeparator />
          <MenuCheckboxItem checked>Failed connections</MenuCheckboxItem>
          <MenuCheckboxItem>Paused connections</MenuCheckboxItem>
          <MenuSeparator />
          <MenuRadioGroup value="name" aria-label="Sort by">
            <MenuRadioItem value="name">By name</MenuRadioItem>
            <MenuRadioItem value="latency">By latency</MenuRadioItem>
            <MenuRadioItem value="date" disabled>
              By date
            </MenuRadioItem>
          </MenuRadioGroup>
          <MenuSeparator />
          <MenuSub open>
            <MenuSubTrigger>Export</MenuSubTrigger>
            <MenuSubContent>
              <MenuItem>CSV</MenuItem>
              <MenuItem>JSON</MenuItem>
            </MenuSubContent>
          </MenuSub>
          <MenuItem>
            <Trash2 aria-hidden />
            Remove
          </MenuItem>
        </MenuContent>
      </Menu>
    </div>
  ),
  play: async () => {
    await screen.findByRole('menuitem', { name: 'CSV' });
    // The menu receives focus when it opens, possibly after it becomes visible. The submenu does not.
    const menu = screen.getByRole('menu', { name: 'Actions' });
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    const entry = screen.getByRole('menuitem', { name: 'Edit' });
    entry.focus();
    await expect(entry).toHaveFocus();
  },
};
