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
  it('make the focus ring visible in WebKit', async () => {
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

describe('a disabled menu entry', () => {
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
  it('is marked once if the menu contains it twice', () => {
    const shared = item('shared');
    const group = (id: string): MenuEntry => ({ id, type: 'group', title: id, children: [shared] });
    const { container } = render(
      <NavMenu>
        <NavMenuEntries entries={[group('first'), group('second')]} currentPath="/shared" />
      </NavMenu>,
    );
    expect(container.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('is never below an item or in a nested group', () => {
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

  it('is found for an encoded path and a stray percent sign', () => {
    const menu = [item('cafe', { url: '/café' }), item('odd', { url: '/100%' })];
    expect(trailOf(menu, '/caf%C3%A9').map(({ id }) => id)).toEqual(['cafe']);
    expect(trailOf(menu, '/100%').map(({ id }) => id)).toEqual(['odd']);
  });

  it('requests that a controlled group opens', () => {
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

describe('a menu with mistakes', () => {
  const menuOf = (entries: readonly MenuEntry[], currentPath = '/') =>
    render(
      <NavMenu>
        <NavMenuEntries entries={entries} currentPath={currentPath} />
      </NavMenu>,
    );
  const errors = () => screen.queryAllByText('Menu Items Error');

  it('shows an error only for an unknown entry type and a nested group', () => {
    const odd = { ...item('odd'), type: 'banner' as MenuEntry['type'] };
    menuOf([
      { id: 'a', type: 'group', children: [item('one'), odd, item('two')] },
      { id: 'b', type: 'group', children: [{ id: 'inner', type: 'group', children: [item('lost')] }] },
      odd,
    ]);
    expect(errors()).toHaveLength(3);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  });

  it('renders every entry with a duplicate id, even after a change', () => {
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

  it('shows an error for an entry that contains itself', async () => {
    const loop: MenuEntry = { id: 'loop', type: 'collapse', title: 'Loop' };
    loop.children = [item('inside'), loop];
    menuOf([loop], '/inside');
    expect(screen.getByRole('link', { name: 'inside' })).toHaveAttribute('aria-current', 'page');
    expect(errors()).toHaveLength(1);
  });
});

describe('a URL from JSON', () => {
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
