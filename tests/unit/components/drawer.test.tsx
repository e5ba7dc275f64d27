import { act, fireEvent, render, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppShell, AppShellMain, Drawer, DrawerToggle, useDrawer } from 'waymark';
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

const drawer = () => document.querySelector('[data-slot="drawer"]');

it('a drawer stays open when Escape ends an input method composition', () => {
  render(
    <AppShell variant="modal" defaultOpen>
      <Drawer>
        <input aria-label="Filter" />
      </Drawer>
    </AppShell>,
  );
  const field = screen.getByRole('textbox');
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(drawer()).toHaveAttribute('data-state', 'open');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(drawer()).toHaveAttribute('data-state', 'closed');
});

describe('the open state of a shell', () => {
  const clickToggle = () => fireEvent.click(screen.getByRole('button', { name: 'Main menu', hidden: true }));
  it('applies only to wide viewports with the `auto` variant', () => {
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

  it('controls the overlay with the `modal` variant', () => {
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

  it('counts two clicks before the first one renders', () => {
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
      // An urgent render in between still shows the old state.
      flushSync(() => rerender(page));
      clickToggle();
    });
    expect(onOpenChange.mock.calls).toEqual([[false], [true]]);
    expect(drawer()).toHaveAttribute('data-state', 'open');
  });

  it('changes with the useDrawer functions', () => {
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

describe('a drawer in a resized window', () => {
  const page = (
    <AppShell>
      <DrawerToggle />
      <Drawer>
        <a href="#there">There</a>
      </Drawer>
      <AppShellMain>Content</AppShellMain>
    </AppShell>
  );

  it('moves focus from the drawer to its toggle when the window becomes narrow', () => {
    matches = true;
    render(page);
    screen.getByRole('link', { name: 'There' }).focus();
    setWide(false);
    expect(drawer()).toHaveAttribute('inert');
    expect(document.querySelector('[data-slot="drawer-toggle"]')).toHaveFocus();
  });

  it('is wide where media queries are not supported, as in jsdom', () => {
    vi.stubGlobal('matchMedia', undefined);
    render(page);
    expect(drawer()).toHaveAttribute('data-variant', 'permanent');
  });
});
