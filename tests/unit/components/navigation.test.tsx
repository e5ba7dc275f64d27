import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  AppShell,
  Drawer,
  FlyoutProvider,
  type MenuEntry,
  NavMenu,
  NavMenuCollapse,
  NavMenuEntries,
  NavMenuItem,
  SkipLink,
  trailOf,
} from 'waymark';
import { safeHref } from '../../../src/components/lib/safe-href';
import { stubMatchMedia } from '../../helpers/match-media';

const item = (id: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  type: 'item',
  title: id,
  url: `/${id}`,
  ...more,
});

describe('the keys of a flyout after a click', () => {
  it('ask the browser to show the focus, which WebKit would hide', async () => {
    stubMatchMedia(() => true);
    render(
      <AppShell defaultOpen={false}>
        <FlyoutProvider>
          <Drawer>
            <NavMenu>
              <NavMenuCollapse title="Reports">
                <NavMenuItem title="Daily" href="#daily" />
                <NavMenuItem title="Weekly" href="#weekly" />
              </NavMenuCollapse>
            </NavMenu>
          </Drawer>
        </FlyoutProvider>
      </AppShell>,
    );
    const group = screen.getByRole('button', { name: 'Reports' });
    await userEvent.click(group);
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    for (const [key, name] of [
      ['ArrowRight', 'Daily'],
      ['ArrowDown', 'Weekly'],
      ['Home', 'Daily'],
      ['Escape', 'Reports'],
    ] as const) {
      fireEvent.keyDown(document.activeElement ?? group, { key });
      expect(document.activeElement).toHaveAccessibleName(name);
      expect(focus.mock.lastCall, key).toEqual([expect.objectContaining({ focusVisible: true })]);
    }
  });
});

describe('a group of the menu', () => {
  it('announces its title once, before its list', () => {
    render(
      <NavMenu>
        <NavMenuEntries
          entries={[{ id: 'dashboard', type: 'group', title: 'Dashboard', children: [item('home')] }]}
          currentPath="/home"
        />
      </NavMenu>,
    );
    expect(screen.getByText('Dashboard')).toBeVisible();
    expect(screen.getByRole('list')).not.toHaveAccessibleName();
  });
});

describe('a disabled menu entry', () => {
  it('is reached by Tab but cannot be followed or opened', async () => {
    const changed = vi.fn();
    render(
      <ul>
        <NavMenuItem title="Billing" href="/billing" disabled />
        <NavMenuCollapse title="Teams" disabled onOpenChange={changed}>
          <NavMenuItem title="Red" href="/red" />
        </NavMenuCollapse>
      </ul>,
    );
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Billing' })).toHaveFocus();
    await userEvent.tab();
    const teams = screen.getByRole('button', { name: 'Teams' });
    expect(teams).toHaveFocus();
    expect(teams).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(changed).not.toHaveBeenCalled();
    expect(screen.queryByRole('link', { name: 'Red' })).not.toBeInTheDocument();
  });

  it('prevents the click on a link passed with asChild', () => {
    render(
      <ul>
        <NavMenuItem asChild title="Billing" disabled>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the entry gives it its text */}
          <a href="#billing" />
        </NavMenuItem>
      </ul>,
    );
    const link = screen.getByRole('link', { name: 'Billing' });
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(fireEvent.click(link), 'the default was not prevented').toBe(false);
  });
});

describe('the current entry', () => {
  it('is marked once, even if the menu contains the same entry twice', () => {
    const shared = item('shared');
    const group = (id: string): MenuEntry => ({ id, type: 'group', title: id, children: [shared] });
    const { container } = render(
      <NavMenu>
        <NavMenuEntries entries={[group('first'), group('second')]} currentPath="/shared" />
      </NavMenu>,
    );
    expect(container.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('is never below an item or in a nested group, which are not rendered', () => {
    const hidden: MenuEntry[] = [
      {
        id: 'top',
        type: 'group',
        children: [
          item('parent', { children: [item('below')] }),
          { id: 'inner', type: 'group', children: [item('inside')] },
        ],
      },
    ];
    expect(trailOf(hidden, '/below')).toEqual([]);
    expect(trailOf(hidden, '/inside')).toEqual([]);
  });

  it('is found for an encoded path and for a path with a stray percent sign', () => {
    const menu = [item('cafe', { url: '/café' }), item('odd', { url: '/100%' })];
    expect(trailOf(menu, '/caf%C3%A9').map(({ id }) => id)).toEqual(['cafe']);
    expect(trailOf(menu, '/100%').map(({ id }) => id)).toEqual(['odd']);
  });

  it('asks to open a controlled group', () => {
    const changed = vi.fn();
    const menu = (active: boolean) => (
      <ul>
        <NavMenuCollapse title="Teams" open={false} onOpenChange={changed} active={active} />
      </ul>
    );
    const { rerender } = render(menu(false));
    expect(changed).not.toHaveBeenCalled();
    rerender(menu(true));
    expect(changed).toHaveBeenCalledExactlyOnceWith(true);
  });
});

it('isolates the direction of each title and renders long titles in full', () => {
  const titles = ['Endless '.repeat(1250).trim(), '👩‍🚀🇦🇹👨‍👩‍👧‍👦 Crew', 'Invoice \u202Efdp.exe', 'Z̸̧̢̛̩̫a̴l̶g̵o̷', 'לוח בקרה ראשי'];
  render(
    <NavMenu>
      <NavMenuEntries
        entries={titles.map((title, index) => ({ id: String(index), type: 'item', title, url: `/${index}` }))}
        currentPath="/"
      />
    </NavMenu>,
  );
  const entries = screen.getAllByRole('link');
  expect(entries.map((entry) => entry.querySelector('bdi')?.textContent)).toEqual(titles);
});

describe('a menu with mistakes', () => {
  const menuOf = (entries: readonly MenuEntry[], currentPath = '/') =>
    render(
      <NavMenu>
        <NavMenuEntries entries={entries} currentPath={currentPath} />
      </NavMenu>,
    );
  const errors = () => screen.queryAllByText('Menu Items Error');

  it('renders nothing for an empty list', () => {
    menuOf([]);
    expect(screen.getByRole('navigation')).toBeEmptyDOMElement();
  });

  it('shows an error in place of an unknown entry type and of a nested group, and nowhere else', () => {
    const odd = { ...item('odd'), type: 'banner' as MenuEntry['type'] };
    menuOf([
      { id: 'a', type: 'group', children: [item('one'), odd, item('two')] },
      { id: 'b', type: 'group', children: [{ id: 'inner', type: 'group', children: [item('lost')] }] },
      odd,
    ]);
    expect(errors()).toHaveLength(3);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  });

  it('renders every entry with a duplicate id, also after the menu changes', () => {
    const twins = [
      item('same', { title: 'First' }),
      item('same', { title: 'Second' }),
      item('same', { title: 'Third' }),
    ];
    const page = (entries: readonly MenuEntry[]) => (
      <NavMenu>
        <NavMenuEntries entries={[{ id: 'same', type: 'group', children: entries }, item('same')]} currentPath="/" />
      </NavMenu>
    );
    const { rerender } = render(page(twins));
    rerender(page(twins.slice(1)));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Second', 'Third', 'same']);
  });

  it('shows an error where an entry contains itself', async () => {
    const loop: MenuEntry = { id: 'loop', type: 'collapse', title: 'Loop' };
    loop.children = [item('inside'), loop];
    menuOf([loop], '/inside');
    expect(screen.getByRole('link', { name: 'inside' })).toHaveAttribute('aria-current', 'page');
    expect(errors()).toHaveLength(1);
  });

  it('renders an entry 200 levels deep, and indents at most five levels', () => {
    let deep: MenuEntry = item('deepest');
    for (let level = 200; level > 0; level -= 1) {
      deep = { id: `level-${level}`, type: 'collapse', title: `Level ${level}`, children: [deep] };
    }
    // jsdom takes a minute to compute the styles of a page this deep.
    vi.spyOn(window, 'getComputedStyle').mockReturnValue(document.createElement('div').style);
    const { container } = menuOf([deep], '/deepest');
    expect(container.querySelector('[aria-current="page"]')).toHaveTextContent('deepest');
    expect(container.querySelectorAll('button')).toHaveLength(200);
    expect(container.querySelectorAll('ul.ps-menu-indent')).toHaveLength(5);
  });
});

describe('a URL that comes from JSON', () => {
  it.each([null, 7, {}])('is dropped when it is %j', (value) => {
    expect(safeHref(value as never)).toBeUndefined();
  });

  it('may be protocol-relative', () => {
    expect(safeHref('//example.com/a')).toBe('//example.com/a');
  });
});

describe('the skip link', () => {
  it('lets the browser follow the link if the target cannot be focused', () => {
    render(
      <>
        <SkipLink targetId="plain" />
        <p id="plain">Content</p>
      </>,
    );
    expect(fireEvent.click(screen.getByRole('link')), 'the default was prevented').toBe(true);
  });
});

describe('a label of the kit', () => {
  it('is overridden by the prop of the component', () => {
    render(<NavMenu aria-label="Settings" />);
    expect(screen.getByRole('navigation', { name: 'Settings' })).toBeInTheDocument();
  });
});
