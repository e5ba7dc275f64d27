import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  Button,
  type Command,
  CommandPalette,
  type CommandPaletteProps,
  type LinkComponentProps,
  LinkProvider,
  SearchField,
  useShortcut,
  useShortcutText,
} from 'waymark';
import { commands } from './command-palette.samples';

const meta = {
  title: 'Layers/CommandPalette',
  component: CommandPalette,
  argTypes: {
    open: { control: false },
    query: { control: false },
    footer: { control: false },
    onEscapeKeyDown: { control: false },
    onPointerDownOutside: { control: false },
  },
  args: { commands, onOpenChange: fn(), onQueryChange: fn(), onSelect: fn() },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { recent: ['api-setup', 'theme'], defaultQuery: '', closesOutside: true },
  render: function Render({ onOpenChange, ...args }) {
    const [open, setOpen] = useState(false);
    const chord = useShortcutText('mod+k');
    useShortcut('mod+k', () => setOpen(true));
    return (
      <>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Find a page ({chord})
        </Button>
        <CommandPalette
          {...args}
          open={open}
          onOpenChange={(shown) => {
            onOpenChange?.(shown);
            setOpen(shown);
          }}
        />
      </>
    );
  },
};

/** A page that opens it by a button and by a chord. */
function Page({ onOpenChange, ...props }: CommandPaletteProps) {
  const [open, setOpen] = useState(false);
  useShortcut('mod+k', () => setOpen(true));
  return (
    <main tabIndex={-1}>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Find a page
      </Button>
      <CommandPalette
        {...props}
        open={open}
        onOpenChange={(shown) => {
          onOpenChange?.(shown);
          setOpen(shown);
        }}
      />
    </main>
  );
}

const field = (): HTMLElement => screen.getByRole('combobox', { name: 'Search pages and actions' });
const titles = (): string[] => screen.queryAllByRole('option').map((option) => option.textContent);

/** The command that the keys are at. */
async function expectActive(name: RegExp): Promise<void> {
  await waitFor(async () => {
    const option = screen.getByRole('option', { name });
    await expect(field()).toHaveAttribute('aria-activedescendant', option.id);
    await expect(option).toHaveAttribute('aria-selected', 'true');
  });
  await expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
}

async function openIt(canvasElement: HTMLElement): Promise<HTMLElement> {
  const button = within(canvasElement).getByRole('button', { name: 'Find a page' });
  await userEvent.click(button);
  await waitFor(() => expect(field()).toHaveFocus());
  return button;
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/**
 * The combobox pattern with a list to choose from (`aria-autocomplete="list"`), its popup a listbox with groups, inside
 * the modal dialog pattern: roles, states and properties, and every key.
 */
export const AriaPractices: Story = {
  tags: ['feature'],
  parameters: {
    keyboard: [
      'command-palette-down',
      'command-palette-up',
      'command-palette-ctrl-home',
      'command-palette-ctrl-end',
      'command-palette-page-down',
      'command-palette-page-up',
      'command-palette-home-end',
      'command-palette-escape',
      'command-palette-tab',
    ],
  },
  play: async ({ args, canvasElement }) => {
    const button = await openIt(canvasElement);
    const dialog = screen.getByRole('dialog', { name: 'Command palette' });
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    const list = screen.getByRole('listbox', { name: 'Command palette' });
    await expect(field()).toHaveAttribute('aria-autocomplete', 'list');
    await expect(field()).toHaveAttribute('aria-expanded', 'true');
    await expect(field()).toHaveAttribute('aria-controls', list.id);
    const pages = within(list).getByRole('group', { name: 'Pages' });
    await expect(within(pages).getAllByRole('option')).toHaveLength(5);
    await expect(screen.getByRole('option', { name: /Account settings/ })).toHaveAttribute('aria-disabled', 'true');

    await expectActive(/^Dashboard/);
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(/^API Setup/);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expectActive(/^Documentation/);
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(/^Dashboard/);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expectActive(/^Documentation/);
    // What is disabled is passed by.
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expectActive(/dark theme/);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expectActive(/^Dashboard/);
    await userEvent.keyboard('{PageDown}');
    await expectActive(/^Documentation/);
    await userEvent.keyboard('{PageUp}');
    await expectActive(/^Dashboard/);
    await expect(field()).toHaveFocus();

    // Home and End are the text's.
    await userEvent.keyboard('ou{Home}w{End}t');
    await expect(field()).toHaveValue('wout');
    await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'false'));
    await expect(field()).not.toHaveAttribute('aria-activedescendant');

    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(button).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** Every word has to be found, whatever its case and its accents; starts of words come first, and what was found is marked. */
export const Searched: Story = {
  tags: ['feature'],
  play: async ({ args, canvasElement }) => {
    await openIt(canvasElement);
    await userEvent.keyboard('METEO us');
    await waitFor(() => expect(titles()).toEqual(['Usage of Météo services']));
    const option = screen.getByRole('option');
    await expect([...option.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Us', 'Météo']);
    await expect(screen.getByRole('status')).toHaveTextContent('Matches: 1');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('METEO us');

    // Account settings and services begin with it; API Setup has it first.
    await userEvent.clear(field());
    await userEvent.keyboard('se');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Matches: 3'));
    await expectActive(/^API Setup/);

    // Found by its keywords alone.
    await userEvent.clear(field());
    await userEvent.keyboard('weather');
    await expectActive(/^Usage/);
  },
};

/** Nothing found: it says so, and speaks it. */
export const NothingFound: Story = {
  tags: ['feature'],
  play: async ({ args, canvasElement }) => {
    await openIt(canvasElement);
    await userEvent.keyboard('invoices');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing matches “invoices”.'));
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.clear(field());
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(commands.length));
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Stands for a router's link. */
function SampleRouterLink(props: LinkComponentProps) {
  return <a {...props} data-router="" />;
}

/** A link is followed by the router of the `LinkProvider`; with Ctrl or Cmd it is a new tab, which is the browser's. */
export const LinksFollowed: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['command-palette-ctrl-enter'] },
  render: (args) => (
    <LinkProvider component={SampleRouterLink}>
      <Page {...args} />
    </LinkProvider>
  ),
  play: async ({ args, canvasElement }) => {
    const tabs: [string | null, string][] = [];
    const followed: (string | null)[] = [];
    // The test goes on on this page.
    const catchLink = (event: globalThis.MouseEvent): void => {
      const link = event.target;
      if (!(link instanceof HTMLAnchorElement)) return;
      if (link.target === '_blank') {
        event.preventDefault();
        tabs.push([link.getAttribute('href'), link.rel]);
      } else if (link.dataset.router !== undefined) followed.push(link.getAttribute('href'));
    };
    document.addEventListener('click', catchLink);
    try {
      const button = await openIt(canvasElement);
      await userEvent.keyboard('api');
      await expectActive(/^API Setup/);
      await userEvent.click(screen.getByRole('option', { name: /^API Setup/ }));
      await expect(followed).toEqual(['#/api-setup']);
      await closed();
      await expect(button).toHaveFocus();
      await expect(args.onSelect).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: 'api-setup' }),
        expect.anything(),
      );

      await openIt(canvasElement);
      // Each time it begins anew.
      await expect(field()).toHaveValue('');
      await userEvent.keyboard('api{Control>}{Enter}{/Control}');
      await closed();
      await expect(tabs).toEqual([['#/api-setup', 'noopener noreferrer']]);

      await openIt(canvasElement);
      await userEvent.keyboard('login');
      await expectActive(/Login \(opens in a new tab\)/);
      await userEvent.keyboard('{Enter}');
      await closed();
      await expect(tabs.at(-1)).toEqual(['#/login', 'noopener noreferrer']);
      await expect(followed).toHaveLength(1);
    } finally {
      document.removeEventListener('click', catchLink);
    }
  },
};

/** A press chooses; the list moving below a pointer that rests does not. */
export const ByPointer: Story = {
  tags: ['feature'],
  args: { onSelect: fn() },
  play: async ({ args, canvasElement }) => {
    await openIt(canvasElement);
    const option = screen.getByRole('option', { name: /dark theme/ });
    // The first word of where the pointer is, and the same place once more.
    await fireEvent.pointerMove(option, { clientX: 200, clientY: 200 });
    await fireEvent.pointerMove(option, { clientX: 200, clientY: 200 });
    await expectActive(/^Dashboard/);
    await fireEvent.pointerMove(option, { clientX: 201, clientY: 200 });
    await expectActive(/dark theme/);
    await userEvent.keyboard('{ArrowUp}');
    await expectActive(/^Register/);
    await fireEvent.pointerMove(option, { clientX: 201, clientY: 200 });
    await expectActive(/^Register/);

    // A disabled one takes no press, and the field keeps the focus.
    await userEvent.click(screen.getByRole('option', { name: /Account settings/ }));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(field()).toHaveFocus();
    await userEvent.click(option);
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await closed();
  },
};

/** While nothing is typed the commands chosen last come first, and are not repeated below. */
export const RecentFirst: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['command-palette-enter'] },
  render: function Render(args) {
    const [recent, setRecent] = useState<string[]>(['sign-out']);
    return (
      <Page
        {...args}
        recent={recent}
        onSelect={({ id }: Command) => setRecent([id, ...recent.filter((other) => other !== id)].slice(0, 3))}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const recent = (): string[] =>
      within(screen.getByRole('group', { name: 'Recent' }))
        .getAllByRole('option')
        .map((option) => option.textContent);
    await openIt(canvasElement);
    await expect(recent()).toEqual(['Sign out']);
    await expect(screen.getAllByRole('option')).toHaveLength(commands.length);
    await userEvent.keyboard('usage{Enter}');
    await closed();
    await expect(window.location.hash).toBe('#/usage');
    await openIt(canvasElement);
    await expect(recent()).toEqual(['Usage of Météo services', 'Sign out']);
    await expectActive(/^Usage/);
    await userEvent.keyboard('d');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument());
  },
};

/** The page hears which command Enter would choose, and can load ahead what that leads to; the keys stand at the foot. */
export const ActiveHeard: Story = {
  tags: ['feature'],
  args: { onActiveChange: fn(), footer: <p className="text-caption text-muted">Enter to open</p> },
  play: async ({ args, canvasElement }) => {
    const heard = (id: string) =>
      waitFor(() => expect(args.onActiveChange).toHaveBeenLastCalledWith(expect.objectContaining({ id })));
    await openIt(canvasElement);
    await heard('default');
    await userEvent.keyboard('{ArrowDown}');
    await heard('api-setup');
    await userEvent.keyboard('sign');
    await heard('sign-out');
    await userEvent.keyboard('x');
    await waitFor(() => expect(args.onActiveChange).toHaveBeenLastCalledWith(undefined));
    await expect(screen.getByText('Enter to open')).toBeVisible();
    const dialog = screen.getByRole('dialog');
    await expect(dialog.lastElementChild).toHaveAttribute('data-slot', 'command-palette-footer');
  },
};

/** The chord opens it from anywhere, exactly that one, also while somebody types. */
export const OpenedByChord: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['command-palette-mod-k'] },
  render: (args) => (
    <>
      <SearchField label="Find a connection" />
      <Page {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const search = canvas.getByRole('searchbox');
    const mod = /Mac OS X/.test(navigator.userAgent) ? 'Meta' : 'Control';
    await userEvent.click(search);
    await userEvent.keyboard(`{${mod}>}{Shift>}k{/Shift}{/${mod}}`);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard(`{${mod}>}k{/${mod}}`);
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue('');
  },
};

/** What was typed into a search field of the page is handed over and gone on with. */
export const TextHandedOver: Story = {
  tags: ['feature'],
  render: function Render(args) {
    const [text, setText] = useState('');
    const [handed, setHanded] = useState<string | null>(null);
    return (
      <>
        <SearchField
          label="Search"
          value={text}
          onValueChange={setText}
          onSearch={setHanded}
          onFilter={() => setHanded(text)}
        />
        <CommandPalette
          {...args}
          open={handed !== null}
          onOpenChange={() => setHanded(null)}
          defaultQuery={handed ?? ''}
        />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const search = within(canvasElement).getByRole('searchbox');
    await userEvent.type(search, 'sig');
    const filter = within(canvasElement).getByRole('button', { name: 'Adjust search' });
    await userEvent.click(filter);
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveValue('sig');
    await userEvent.keyboard('n');
    await expect(field()).toHaveValue('sign');
    await expectActive(/^Sign out/);
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(filter).toHaveFocus();
  },
};

/** A command can keep the palette open, and the page can refuse any of them. */
export const Vetoed: Story = {
  tags: ['feature'],
  args: {
    commands: [
      { id: 'copy', title: 'Copy the address of this page', onSelect: fn((event: Event) => event.preventDefault()) },
      { id: 'dashboard', title: 'Dashboard', href: '#/dashboard' },
    ],
    onSelect: fn((command: Command, event: Event) => {
      if (command.href !== undefined) event.preventDefault();
    }),
  },
  play: async ({ args, canvasElement }) => {
    await openIt(canvasElement);
    const before = window.location.href;
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.commands[0]?.onSelect).toHaveBeenCalledTimes(1);
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(window.location.href).toBe(before);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Enter, Escape and the arrows belong to the input method while something is composed. */
export const InputMethod: Story = {
  tags: ['feature'],
  play: async ({ args, canvasElement }) => {
    await openIt(canvasElement);
    await fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    await fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    await fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expectActive(/^Dashboard/);
  },
};

const thousand: readonly Command[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `connection-${index + 1}`,
  title: `Connection ${index + 1}`,
  group: `Region ${Math.floor(index / 100) + 1}`,
  keywords: ['weather', 'service'],
}));

/** A thousand commands; the active one is scrolled into view, and Enter takes what the text says now. */
export const ThousandCommands: Story = {
  tags: ['feature'],
  args: { commands: thousand },
  play: async ({ args, canvasElement }) => {
    await openIt(canvasElement);
    await userEvent.keyboard('{ArrowUp}');
    await expectActive(/^Connection 1000$/);
    const list = screen.getByRole('listbox').getBoundingClientRect();
    const last = screen.getByRole('option', { selected: true }).getBoundingClientRect();
    await expect(last.bottom).toBeLessThanOrEqual(list.bottom);
    await userEvent.keyboard('connection 777{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'connection-777' }),
      expect.anything(),
    );
  },
};

/** Headings, captions, a chord, a new tab, one that is disabled; what the query found is marked. */
export const Sheet: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen', visual: { fullPage: true, widths: [320] } },
  args: { defaultQuery: 'se' },
  render: (args) => (
    <div className="min-h-screen bg-canvas p-4">
      <CommandPalette {...args} />
    </div>
  ),
};

/** Nothing typed: the latest first. */
export const Recent: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen', visual: { fullPage: true, widths: [320] } },
  args: { recent: ['login', 'theme'] },
  render: Sheet.render,
};
