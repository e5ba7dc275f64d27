import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AppShell,
  AppShellMain,
  Drawer,
  DrawerToggle,
  LinkProvider,
  NavMenu,
  NavMenuEntries,
  useDrawer,
} from 'waymark';
import { useMediaQuery } from '../../../src/components/lib/use-media-query';
import { stubMatchMedia } from '../../helpers/match-media';

let matches = false;
let media: ReturnType<typeof stubMatchMedia>;

beforeEach(() => {
  matches = false;
  media = stubMatchMedia(() => matches);
});

function setWide(isWide: boolean): void {
  matches = isWide;
  media.change();
}

/** Prevents the default on click, as the link component of a router does. */
function RouterLink({ href, onClick, children, ...props }: ComponentProps<'a'>) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}

describe('following a link inside the modal drawer', () => {
  const drawer = () => document.querySelector('[data-slot="drawer"]');

  function ModalPage({ onClick }: Pick<ComponentProps<'div'>, 'onClick'>) {
    return (
      <LinkProvider component={RouterLink}>
        <AppShell variant="modal" defaultOpen>
          <Drawer onClick={onClick}>
            <NavMenu>
              <NavMenuEntries
                entries={[
                  { id: 'home', type: 'item', title: 'home', url: '/home' },
                  { id: 'gone', type: 'item', title: 'gone', url: '/gone', disabled: true },
                  { id: 'more', type: 'collapse', title: 'More', children: [] },
                ]}
                currentPath="/home"
              />
            </NavMenu>
          </Drawer>
          <AppShellMain>Content</AppShellMain>
        </AppShell>
      </LinkProvider>
    );
  }

  it('closes the drawer, even if the router prevents the default and the page is already current', async () => {
    render(<ModalPage />);
    await userEvent.click(screen.getByRole('link', { name: 'home' }));
    expect(drawer()).toHaveAttribute('data-state', 'closed');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('does not close the drawer for a disabled link or a group', async () => {
    render(<ModalPage />);
    await userEvent.click(screen.getByRole('link', { name: 'gone' }));
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(drawer()).toHaveAttribute('data-state', 'open');
  });

  it('does not close the drawer when the consumer prevents the default', () => {
    render(
      <AppShell variant="modal" defaultOpen>
        <Drawer onClick={(event) => event.preventDefault()}>
          <a href="#there">There</a>
        </Drawer>
      </AppShell>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'There' }));
    expect(drawer()).toHaveAttribute('data-state', 'open');
  });

  it('does not close the drawer when Escape ends the composition of an input method', () => {
    render(<ModalPage />);
    const link = screen.getByRole('link', { name: 'home' });
    fireEvent.keyDown(link, { key: 'Escape', isComposing: true });
    expect(drawer()).toHaveAttribute('data-state', 'open');
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(drawer()).toHaveAttribute('data-state', 'closed');
  });
});

describe('the open state of a shell', () => {
  const drawer = () => document.querySelector('[data-slot="drawer"]');
  const clickToggle = () => fireEvent.click(screen.getByRole('button', { name: 'Main menu', hidden: true }));
  it.each([
    ['auto', 'closed'],
    ['modal', 'closed'],
    ['permanent', 'open'],
  ] as const)('with the variant %s in a narrow window is %s at first', (variant, state) => {
    render(
      <AppShell variant={variant}>
        <Drawer>Menu</Drawer>
      </AppShell>,
    );
    expect(drawer()).toHaveAttribute('data-state', state);
  });

  it('belongs to the wide viewport with the variant auto: the drawer of a narrow one neither reads nor changes it', () => {
    const onOpenChange = vi.fn();
    render(
      <AppShell open onOpenChange={onOpenChange}>
        <DrawerToggle />
        <Drawer>Menu</Drawer>
      </AppShell>,
    );
    expect(drawer()).toHaveAttribute('data-state', 'closed');
    clickToggle();
    expect(drawer()).toHaveAttribute('data-state', 'open');
    clickToggle();
    expect(drawer()).toHaveAttribute('data-state', 'closed');
    expect(onOpenChange).not.toHaveBeenCalled();
    setWide(true);
    clickToggle();
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    expect(drawer()).toHaveAttribute('data-state', 'open');
  });

  it('is that of the overlay with the variant modal', () => {
    const onOpenChange = vi.fn();
    render(
      <AppShell variant="modal" open onOpenChange={onOpenChange}>
        <Drawer>Menu</Drawer>
      </AppShell>,
    );
    expect(drawer()).toHaveAttribute('data-state', 'open');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    expect(drawer()).toHaveAttribute('data-state', 'open');
  });

  it('is not lost when two clicks precede the render of the first one', () => {
    matches = true;
    const onOpenChange = vi.fn();
    const page = (
      <AppShell onOpenChange={onOpenChange}>
        <DrawerToggle />
        <Drawer>Menu</Drawer>
      </AppShell>
    );
    const { rerender } = render(page);
    act(() => {
      clickToggle();
      // An urgent render in between still has the old state.
      flushSync(() => rerender(page));
      clickToggle();
    });
    expect(onOpenChange.mock.calls).toEqual([[false], [true]]);
    expect(drawer()).toHaveAttribute('data-state', 'open');
  });

  it('changes with the functions of useDrawer', () => {
    function Buttons() {
      const { open, toggle, setOpen, closeModal } = useDrawer();
      return (
        <>
          <output>{open ? 'open' : 'not open'}</output>
          <button type="button" onClick={toggle}>
            Toggle
          </button>
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
          <button type="button" onClick={closeModal}>
            Close modal
          </button>
        </>
      );
    }
    render(
      <AppShell>
        <Drawer>
          <Buttons />
        </Drawer>
      </AppShell>,
    );
    const click = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
    const isOpen = () => drawer()?.getAttribute('data-state') === 'open';
    click('Open');
    expect(isOpen()).toBe(true);
    click('Close modal');
    expect(isOpen()).toBe(false);
    click('Toggle');
    expect(isOpen()).toBe(true);
    setWide(true);
    click('Close modal');
    expect(isOpen()).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent('open');
    setWide(false);
    expect(isOpen()).toBe(false);
  });
});

describe('a drawer that contains the focus when the viewport becomes narrow', () => {
  it('closes and moves the focus to its toggle', () => {
    matches = true;
    render(
      <AppShell>
        <DrawerToggle />
        <Drawer>
          <a href="#there">There</a>
        </Drawer>
        <AppShellMain>Content</AppShellMain>
      </AppShell>,
    );
    screen.getByRole('link', { name: 'There' }).focus();
    setWide(false);
    expect(document.querySelector('[data-slot="drawer"]')).toHaveAttribute('inert');
    expect(document.querySelector('[data-slot="drawer-toggle"]')).toHaveFocus();
  });
});

describe('a media query', () => {
  function Wide() {
    return <output>{String(useMediaQuery('(min-width: 900px)', true))}</output>;
  }

  it('is evaluated immediately and on every change, and removes its listener on unmount', () => {
    const { unmount } = render(<Wide />);
    expect(screen.getByRole('status')).toHaveTextContent('false');
    setWide(true);
    expect(screen.getByRole('status')).toHaveTextContent('true');
    unmount();
    expect(media.listeners.size).toBe(0);
  });
});
