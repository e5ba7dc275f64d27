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
  args: { commands, onOpenChange: fn(), onQueryChange: fn(), onCommandSelect: fn() },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { recent: ['api-setup', 'theme'], defaultQuery: '' },
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

/** A page that opens the palette by a button and by a keyboard shortcut. */
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

/** Expects that the command is the only active one. */
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
 * A [combobox](https://www.w3.org/WAI/ARIA/apg/patterns/combobox/) with a listbox of groups inside a modal dialog:
 * roles, states and keys.
 */
export const Keyboard: Story = {
  tags: ['feature', '!dev'],
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
    await expect(dialog).toHaveAttribute('data-state', 'open');
    const list = screen.getByRole('listbox', { name: 'Pages and actions' });
    await expect(field()).toHaveAttribute('aria-autocomplete', 'list');
    await expect(field()).toHaveAttribute('aria-expanded', 'true');
    await expect(field()).toHaveAttribute('aria-controls', list.id);
    const pages = within(list).getByRole('group', { name: 'Pages' });
    await expect(within(pages).getAllByRole('option')).toHaveLength(5);
    await expect(screen.getByRole('option', { name: /Account settings/ })).toHaveAttribute('aria-disabled', 'true');

    await expectActive(/^Dashboard/);
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(/^API Setup/);
    // The field keeps the focus, so the active option shows the ring. Its background alone has too little contrast.
    await expect(screen.getByRole('option', { selected: true })).toHaveStyle({ outlineStyle: 'solid' });
    await expect(screen.getByRole('option', { name: /^Dashboard/ })).not.toHaveStyle({ outlineStyle: 'solid' });
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expectActive(/^Documentation/);
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(/^Dashboard/);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expectActive(/^Documentation/);
    // The arrow keys skip disabled commands.
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expectActive(/dark theme/);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expectActive(/^Dashboard/);
    await userEvent.keyboard('{PageDown}');
    await expectActive(/^Documentation/);
    await userEvent.keyboard('{PageUp}');
    await expectActive(/^Dashboard/);
    await expect(field()).toHaveFocus();

    // Home and End move the caret.
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
    await expect(args.onCommandSelect).not.toHaveBeenCalled();
  },
};

/**
 * Every word of the query has to match, regardless of case and accents. Matches at the start of a word come first
 * and are marked.
 */
export const Search: Story = {
  tags: ['feature'],
  play: async ({ args, canvasElement }) => {
    await openIt(canvasElement);
    await userEvent.keyboard('METEO us');
    await waitFor(() => expect(titles()).toEqual(['Usage of Météo services']));
    const option = screen.getByRole('option');
    await expect([...option.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Us', 'Météo']);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 match'));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('METEO us');

    // The title of API Setup contains a word that starts with the query.
    await userEvent.clear(field());
    await userEvent.keyboard('se');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 matches'));
    await expectActive(/^API Setup/);

    // Matches the keywords only.
    await userEvent.clear(field());
    await userEvent.keyboard('weather');
    await expectActive(/^Usage/);
  },
};

/** If nothing matches, the palette shows and announces a message. */
export const NoMatches: Story = {
  tags: ['feature'],
  play: async ({ args, canvasElement }) => {
    await openIt(canvasElement);
    await userEvent.keyboard('invoices');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing matches “invoices”.'));
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCommandSelect).not.toHaveBeenCalled();
    await userEvent.clear(field());
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(commands.length));
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  },
};

/** A sample link component of a router. */
function SampleRouterLink(props: LinkComponentProps) {
  return <a {...props} data-router="" />;
}

/** The `LinkProvider` component follows links. With Ctrl or Cmd the browser opens a new tab. */
export const Links: Story = {
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
    // Keep the test on this page.
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
      await expect(args.onCommandSelect).toHaveBeenLastCalledWith(
        expect.objectContaining({ id: 'api-setup' }),
        expect.anything(),
      );

      await openIt(canvasElement);
      // The query is empty each time the palette opens.
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

/**
 * A click selects a command. The active command changes only if the pointer moves, not if the list moves under it.
 */
export const Pointer: Story = {
  tags: ['feature', '!dev'],
  args: { onCommandSelect: fn() },
  play: async ({ args, canvasElement }) => {
    await openIt(canvasElement);
    const option = screen.getByRole('option', { name: /dark theme/ });
    // The first event only reports the position; the second one repeats it.
    await fireEvent.pointerMove(option, { clientX: 200, clientY: 200 });
    await fireEvent.pointerMove(option, { clientX: 200, clientY: 200 });
    await expectActive(/^Dashboard/);
    await fireEvent.pointerMove(option, { clientX: 201, clientY: 200 });
    await expectActive(/dark theme/);
    await userEvent.keyboard('{ArrowUp}');
    await expectActive(/^Register/);
    await fireEvent.pointerMove(option, { clientX: 201, clientY: 200 });
    await expectActive(/^Register/);

    // A click on a disabled command does nothing, and the field keeps focus.
    await userEvent.click(screen.getByRole('option', { name: /Account settings/ }));
    await expect(args.onCommandSelect).not.toHaveBeenCalled();
    await expect(field()).toHaveFocus();
    await userEvent.click(option);
    await expect(args.onCommandSelect).toHaveBeenCalledTimes(1);
    await closed();
  },
};

/** Recently selected commands come first while the query is empty and are not repeated below. */
export const RecentFirst: Story = {
  tags: ['feature'],
  parameters: { keyboard: ['command-palette-enter'] },
  render: function Render(args) {
    const [recent, setRecent] = useState<string[]>(['sign-out']);
    return (
      <Page
        {...args}
        recent={recent}
        onCommandSelect={({ id }: Command) => setRecent([id, ...recent.filter((other) => other !== id)].slice(0, 3))}
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

/**
 * `onActiveChange` reports the command that Enter would select, for example to preload its page. `footer` renders
 * below the list.
 */
export const ActiveCommand: Story = {
  tags: ['feature'],
  args: { onActiveChange: fn(), footer: <p className="text-caption text-muted">Enter to open</p> },
  play: async ({ args, canvasElement }) => {
    const expectActiveId = (id: string) =>
      waitFor(() => expect(args.onActiveChange).toHaveBeenLastCalledWith(expect.objectContaining({ id })));
    await openIt(canvasElement);
    await expectActiveId('default');
    await userEvent.keyboard('{ArrowDown}');
    await expectActiveId('api-setup');
    await userEvent.keyboard('sign');
    await expectActiveId('sign-out');
    await userEvent.keyboard('x');
    await waitFor(() => expect(args.onActiveChange).toHaveBeenLastCalledWith(undefined));
    await expect(screen.getByText('Enter to open')).toBeVisible();
    const dialog = screen.getByRole('dialog');
    await expect(dialog.lastElementChild).toHaveAttribute('data-slot', 'command-palette-footer');
  },
};

/** The exact key combination opens the palette from anywhere, also while the user types. */
export const Shortcut: Story = {
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

/** The text of a search field in the page becomes the initial query. */
export const InitialQuery: Story = {
  tags: ['feature'],
  render: function Render(args) {
    const [text, setText] = useState('');
    const [submitted, setSubmitted] = useState<string | null>(null);
    return (
      <>
        <SearchField
          label="Search"
          value={text}
          onValueChange={setText}
          onSearch={setSubmitted}
          onFilter={() => setSubmitted(text)}
        />
        <CommandPalette
          {...args}
          open={submitted !== null}
          onOpenChange={() => setSubmitted(null)}
          defaultQuery={submitted ?? ''}
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

/**
 * Call `preventDefault` in `onSelect` of a command or of the palette to keep the palette open and not follow the
 * link.
 */
export const PreventSelection: Story = {
  tags: ['feature'],
  args: {
    commands: [
      { id: 'copy', title: 'Copy the address of this page', onSelect: fn((event: Event) => event.preventDefault()) },
      { id: 'dashboard', title: 'Dashboard', href: '#/dashboard' },
    ],
    onCommandSelect: fn((command: Command, event: Event) => {
      if (command.href !== undefined) event.preventDefault();
    }),
  },
  play: async ({ args, canvasElement }) => {
    await openIt(canvasElement);
    const before = window.location.href;
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(args.commands[0]?.onSelect).toHaveBeenCalledTimes(1);
    await expect(args.onCommandSelect).toHaveBeenCalledTimes(2);
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(window.location.href).toBe(before);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** While an input method composes text, Enter, Escape and the arrow keys belong to the input method. */
export const InputMethod: Story = {
  tags: ['feature', '!dev'],
  play: async ({ args, canvasElement }) => {
    await openIt(canvasElement);
    await fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    await fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    await fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
    await expect(args.onCommandSelect).not.toHaveBeenCalled();
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

/**
 * With a thousand commands the active one scrolls into view, and Enter selects the best match of the current text.
 */
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
    await expect(args.onCommandSelect).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'connection-777' }),
      expect.anything(),
    );
  },
};

/** A command that wraps in the narrow sheet instead of being cut off. */
const longCommand: Command = {
  id: 'long',
  title: 'Reports-of-the-weather-service-in-every-region@dashboard.example',
  caption: 'Sends the report of the last month to the address of everyone who has requested it',
  group: 'Reports of the services that this dashboard checks once a minute',
  shortcut: 'mod+shift+r',
};

/** Headings, captions, a shortcut, a link in a new tab, a disabled command and a long one. Matches are marked. */
export const Sheet: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { commands: [...commands, longCommand], defaultQuery: 'se', defaultOpen: true },
  render: (args) => (
    <div className="min-h-screen bg-canvas p-4">
      <CommandPalette {...args} />
    </div>
  ),
};

/** An empty query with recent commands first. */
export const Recent: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { recent: ['login', 'theme'], defaultOpen: true },
  render: Sheet.render,
};
