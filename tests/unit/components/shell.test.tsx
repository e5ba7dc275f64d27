import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  Alert,
  AppShell,
  AppShellContent,
  AppShellMain,
  Button,
  Drawer,
  DrawerClose,
  DrawerHeader,
  DrawerToggle,
  LabelsProvider,
  type MenuEntry,
  NavMenu,
  NavMenuEntries,
  Progress,
  SearchField,
  SkipLink,
  useDrawer,
} from 'waymark';
import { stubMatchMedia } from '../../helpers/match-media';

let wide = true;
let media: ReturnType<typeof stubMatchMedia>;

/** Makes the window wide (from 900 px) or narrow. */
function resize(isWide: boolean): void {
  wide = isWide;
  media.change();
}

beforeEach(() => {
  wide = true;
  media = stubMatchMedia(() => wide);
});

const entries: MenuEntry[] = [
  {
    id: 'pages',
    type: 'group',
    title: 'Pages',
    children: [
      { id: 'home', type: 'item', title: 'Home', url: '/home' },
      {
        id: 'reports',
        type: 'collapse',
        title: 'Reports',
        children: [{ id: 'weekly', type: 'item', title: 'Weekly', url: '/reports/weekly' }],
      },
      { id: 'odd', type: 'banner' as never, title: 'Odd' },
      { id: 'evil', type: 'item', title: 'Evil', url: 'javascript:alert(1)' },
    ],
  },
];

function Page({ path = '/home' }: { path?: string }) {
  return (
    <AppShell>
      <SkipLink />
      <DrawerToggle />
      <Drawer>
        <DrawerHeader>
          <DrawerClose />
        </DrawerHeader>
        <NavMenu>
          <NavMenuEntries entries={entries} currentPath={path} />
        </NavMenu>
      </Drawer>
      <AppShellContent>
        <AppShellMain>Content</AppShellMain>
      </AppShellContent>
    </AppShell>
  );
}

const drawer = (): HTMLElement => {
  const element = document.querySelector<HTMLElement>('[data-slot="drawer"]');
  if (!element) throw new Error('There is no drawer.');
  return element;
};
const toggle = (): HTMLElement => {
  const element = document.querySelector<HTMLElement>('[data-slot="drawer-toggle"]');
  if (!element) throw new Error('There is no toggle.');
  return element;
};

describe('the drawer on a wide viewport', () => {
  it('opens and collapses with its toggle, whose name stays the same', async () => {
    render(<Page />);
    expect(drawer()).toHaveAttribute('data-state', 'open');
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(toggle());
    expect(drawer()).toHaveAttribute('data-state', 'mini');
    expect(toggle()).toHaveAccessibleName('Main menu');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).toHaveAttribute('aria-controls', drawer().id);
    expect(drawer()).not.toHaveAttribute('role');
  });

  it('expands from mini and opens the group when the user clicks a group', async () => {
    render(<Page />);
    await userEvent.click(toggle());
    await userEvent.click(screen.getByRole('button', { name: 'Reports' }));
    expect(drawer()).toHaveAttribute('data-state', 'open');
    expect(screen.getByRole('link', { name: 'Weekly' })).toBeInTheDocument();
  });
});

describe('the drawer on a narrow viewport', () => {
  it('starts closed and inert', () => {
    wide = false;
    render(<Page />);
    expect(drawer()).toHaveAttribute('data-state', 'closed');
    expect(drawer()).toHaveAttribute('inert');
  });

  it('traps the focus, makes the page inert, and returns the focus on Escape', async () => {
    wide = false;
    render(<Page />);
    const opener = toggle();
    await userEvent.click(opener);
    expect(screen.getByRole('dialog', { name: 'Main menu' })).toContainElement(document.activeElement as HTMLElement);
    expect(opener).toHaveAttribute('inert');
    expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    expect(drawer()).toHaveAttribute('data-state', 'closed');
    expect(opener).not.toHaveAttribute('inert');
    expect(opener).toHaveFocus();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('unlocks the page when the viewport becomes wide, and is closed when it becomes narrow again', async () => {
    wide = false;
    render(<Page />);
    await userEvent.click(toggle());
    resize(true);
    expect(drawer()).toHaveAttribute('data-state', 'open');
    expect(document.querySelector('[inert]')).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
    expect(document.body).not.toHaveFocus();
    resize(false);
    expect(drawer()).toHaveAttribute('data-state', 'closed');
  });

  it('moves the focus to the main content when the toggle was removed', async () => {
    wide = false;
    const { rerender } = render(<ShellWithout toggle={false} />);
    rerender(<ShellWithout toggle />);
    await userEvent.click(screen.getByRole('button', { name: 'Main menu' }));
    rerender(<ShellWithout toggle={false} />);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

function ShellWithout({ toggle: shows }: { toggle: boolean }) {
  return (
    <AppShell>
      {shows && <DrawerToggle />}
      <Drawer>
        <a href="#there">There</a>
      </Drawer>
      <AppShellMain>Content</AppShellMain>
    </AppShell>
  );
}

describe('the menu', () => {
  it('marks exactly one entry as the current page', () => {
    const { container } = render(<Page path="/home/settings" />);
    expect([...container.querySelectorAll('[aria-current="page"]')].map((element) => element.textContent)).toEqual([
      'Home',
    ]);
  });

  it('opens the group of the current page, and the user can close it', async () => {
    const { rerender } = render(<Page path="/home" />);
    expect(screen.queryByRole('link', { name: 'Weekly' })).not.toBeInTheDocument();
    rerender(<Page path="/reports/weekly" />);
    expect(screen.getByRole('link', { name: 'Weekly' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'Reports' }));
    expect(screen.queryByRole('link', { name: 'Weekly' })).not.toBeInTheDocument();
    rerender(<Page path="/reports/weekly" />);
    expect(screen.queryByRole('link', { name: 'Weekly' })).not.toBeInTheDocument();
  });

  it('shows an error in place of an entry of unknown type, and renders the other entries', () => {
    render(<Page />);
    expect(screen.getByText('Menu Items Error')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/home');
  });

  it('renders no href for a URL that could run a script', () => {
    render(<Page />);
    const evil = screen.getByRole('link', { name: 'Evil' });
    expect(evil).not.toHaveAttribute('href');
    expect(evil).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the skip link', () => {
  it('moves the focus to the content and does not change the URL', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    render(<Page />);
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });
});

describe('a component without its provider', () => {
  it('throws an error that names the component and the provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Lost() {
      useDrawer('Lost');
      return null;
    }
    expect(() => render(<Lost />)).toThrow('Lost must be used inside <AppShell> or <DrawerProvider>.');
  });
});

describe('the shell without media queries, as in jsdom', () => {
  it('is wide', async () => {
    vi.stubGlobal('matchMedia', undefined);
    render(<Page />);
    expect(drawer()).toHaveAttribute('data-variant', 'permanent');
    await userEvent.click(toggle());
    expect(drawer()).toHaveAttribute('data-state', 'mini');
  });
});

describe('the labels', () => {
  it('are English without a provider', () => {
    const { rerender } = render(<Button>Save</Button>);
    rerender(<Button busy>Save</Button>);
    expect(screen.getByRole('button', { name: /Working$/ })).toBeInTheDocument();
  });

  it('come from the nearest provider that has them', () => {
    render(
      <LabelsProvider labels={{ busy: 'Arbeitet', search: 'Suche' }}>
        <LabelsProvider labels={{ search: 'Filter', dismiss: undefined }}>
          <Button busy>Sichern</Button>
          <SearchField />
          <Alert dismissible>Gespeichert</Alert>
        </LabelsProvider>
      </LabelsProvider>,
    );
    expect(screen.getByRole('button', { name: /Arbeitet$/ })).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Filter' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeInTheDocument();
  });
});

describe('a progress bar', () => {
  it.each([
    [-5, '0'],
    [80, '80'],
    [200, '100'],
  ])('with the value %d has the accessible value %s', (value, now) => {
    render(<Progress aria-label="Storage" value={value} />);
    expect(screen.getByRole('progressbar', { name: 'Storage' })).toHaveAttribute('aria-valuenow', now);
  });

  it.each([null, Number.NaN, Number.POSITIVE_INFINITY])('with the value %s is indeterminate', (value) => {
    render(<Progress aria-label="Storage" value={value} />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });
});
