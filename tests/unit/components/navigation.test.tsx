import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import {
  AppShell,
  BreadcrumbsTrail,
  Drawer,
  FlyoutProvider,
  type MenuEntry,
  NavMenu,
  NavMenuCollapse,
  NavMenuEntries,
  NavMenuItem,
  SkipLink,
  trailOf,
  trailToCrumbs,
} from 'waymark';
import { collapse, group, item } from '../../fixtures/menu-entries';
import { stubMatchMedia } from '../../helpers/match-media';

it('the keys of a flyout after a click make the focus ring visible in WebKit', async () => {
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
  const reports = screen.getByRole('button', { name: 'Reports' });
  await userEvent.click(reports);
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  for (const [key, name] of [
    ['ArrowRight', 'Daily'],
    ['ArrowDown', 'Weekly'],
    ['Home', 'Daily'],
    ['Escape', 'Reports'],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? reports, { key });
    expect(document.activeElement).toHaveAccessibleName(name);
    expect(focus.mock.lastCall, key).toEqual([expect.objectContaining({ focusVisible: true })]);
  }
});

it('a disabled menu entry prevents the click on a link passed with asChild', () => {
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

describe('the current entry', () => {
  const twin = item('twin');
  it.each<[place: string, entries: readonly MenuEntry[], path: string]>([
    ['an item', [item('one'), item('two')], '/two'],
    ['an item in a group', [group('first', item('one')), group('second', item('two'))], '/two?q=1#top'],
    ['an item in nested groups', [collapse('outer', collapse('inner', item('one')))], '/one/below'],
    ['an item that appears twice in the menu', [twin, twin], '/twin'],
    ['an item that appears in two groups', [group('first', twin), group('second', twin)], '/twin'],
    ['an item that appears twice in a collapsible group', [collapse('more', twin, twin)], '/twin/below'],
  ])('is marked once in each state of the drawer and in the breadcrumbs: %s', (_place, entries, path) => {
    const marksOf = (element: ReactElement) =>
      [...renderToStaticMarkup(element).matchAll(/ aria-current="(\w+)"/g)].map(([, value]) => value);
    const drawer = (
      <FlyoutProvider>
        <Drawer>
          <NavMenu>
            <NavMenuEntries entries={entries} currentPath={path} />
          </NavMenu>
        </Drawer>
      </FlyoutProvider>
    );
    const trail = trailOf(entries, path);
    // The button of a closed group is marked instead of the entry inside it.
    const ofMini = trail.some(({ type }) => type === 'collapse') ? 'true' : 'page';
    for (const [props, mark] of [
      [{ variant: 'permanent' }, 'page'],
      [{ variant: 'modal', defaultOpen: true }, 'page'],
      [{ variant: 'permanent', defaultOpen: false }, ofMini],
    ] as const) {
      expect(marksOf(<AppShell {...props}>{drawer}</AppShell>)).toEqual([mark]);
    }
    expect(marksOf(<BreadcrumbsTrail links={trailToCrumbs(trail, { title: 'Home', to: '/' })} />)).toEqual(['page']);
  });

  it('is never found below an item or in a nested group', () => {
    const hidden = [group('top', item('parent', { children: [item('below')] }), group('inner', item('inside')))];
    expect(trailOf(hidden, '/below')).toEqual([]);
    expect(trailOf(hidden, '/inside')).toEqual([]);
  });

  it('is found for an encoded path and for a stray percent sign', () => {
    const menu = [item('cafe', { url: '/café' }), item('odd', { url: '/100%' })];
    expect(trailOf(menu, '/caf%C3%A9').map(({ id }) => id)).toEqual(['cafe']);
    expect(trailOf(menu, '/100%').map(({ id }) => id)).toEqual(['odd']);
  });

  it('requests that a controlled group open', () => {
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
    menuOf([group('a', item('one'), odd, item('two')), group('b', group('inner', item('lost'))), odd]);
    expect(errors()).toHaveLength(3);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  });

  it('renders every entry with a duplicate id, even after a change', () => {
    const twins = ['First', 'Second', 'Third'].map((title) => item('same', { title }));
    const page = (entries: readonly MenuEntry[]) => (
      <NavMenu>
        <NavMenuEntries entries={[group('same', ...entries), item('same')]} currentPath="/" />
      </NavMenu>
    );
    const { rerender } = render(page(twins));
    rerender(page(twins.slice(1)));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Second', 'Third', 'same']);
  });

  it('renders the entries beside an entry that is nested 200 levels deep', () => {
    const nested = Array.from({ length: 200 }).reduce<MenuEntry>(
      (entry, _, level) => collapse(`${level}`, entry),
      item('deep'),
    );
    menuOf([nested, item('works')], '/works');
    expect(screen.getByRole('link', { name: 'works' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows an error for an entry that contains itself', async () => {
    const loop = collapse('loop');
    loop.children = [item('inside'), loop];
    menuOf([loop], '/inside');
    expect(screen.getByRole('link', { name: 'inside' })).toHaveAttribute('aria-current', 'page');
    expect(errors()).toHaveLength(1);
  });
});

it('enabled menu entries with a safe URL are links', () => {
  const entries = [
    collapse('open', item('a'), item('mail', { url: 'mailto:a@b.example' }), item('b', { url: 'javascript:alert(1)' })),
    item('later', { disabled: true }),
    { ...collapse('off', item('in')), disabled: true },
  ];
  const { container } = render(
    <NavMenu>
      <NavMenuEntries entries={entries} currentPath="/a" />
    </NavMenu>,
  );
  const hrefs = Array.from(container.querySelectorAll('[href]'), (link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/a', 'mailto:a@b.example']);
});

it('the skip link lets the browser follow the link if the target cannot be focused', () => {
  render(
    <>
      <SkipLink targetId="plain" />
      <p id="plain">Content</p>
    </>,
  );
  expect(fireEvent.click(screen.getByRole('link')), 'the default was prevented').toBe(true);
});
