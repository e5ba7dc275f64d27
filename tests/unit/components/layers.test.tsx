import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  Dialog,
  DialogContent,
  DialogTitle,
  Menu,
  MenuContent,
  MenuItem,
  MenuTrigger,
  Popover,
  PopoverContent,
  PopoverTitle,
  PopoverTrigger,
  toast,
  Toaster,
  ToastProvider,
  Tooltip,
} from 'waymark';

describe('the trigger of a menu', () => {
  const trigger = (): HTMLElement => screen.getByRole('button', { name: 'Actions' });
  const press = (): void => {
    // Assistive technology may send both events, and a click with a count of zero.
    fireEvent.pointerDown(trigger(), { button: 0, pointerType: 'mouse' });
    fireEvent.pointerUp(trigger(), { button: 0, pointerType: 'mouse' });
    fireEvent.click(trigger(), { detail: 0 });
  };

  it('toggles the menu once for a pointer event and a click', () => {
    render(
      <Menu>
        <MenuTrigger>Actions</MenuTrigger>
        <MenuContent>
          <MenuItem>Edit</MenuItem>
        </MenuContent>
      </Menu>,
    );
    press();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    press();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('does not open the menu on pointer down', () => {
    render(
      <Menu>
        <MenuTrigger>Actions</MenuTrigger>
        <MenuContent />
      </Menu>,
    );
    fireEvent.pointerDown(trigger(), { button: 0, pointerType: 'touch' });
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  });
});

it('the keys of a menu are not lost in a burst', async () => {
  render(
    <Menu>
      <MenuTrigger>Open</MenuTrigger>
      <MenuContent>
        {['One', 'Two', 'Three', 'Four'].map((name) => (
          <MenuItem key={name}>{name}</MenuItem>
        ))}
      </MenuContent>
    </Menu>,
  );
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  screen.getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'One' })).toHaveFocus();
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp']) press(key);
  expect(screen.getByRole('menuitem', { name: 'Three' })).toHaveFocus();
  press('Home');
  expect(screen.getByRole('menuitem', { name: 'One' })).toHaveFocus();
});

it('a popover moves focus into kept content that opens while fading out', async () => {
  const user = userEvent.setup();
  let endFade = (): void => undefined;
  const finished = new Promise<void>((resolve) => {
    endFade = resolve;
  });
  Object.assign(Element.prototype, { getAnimations: () => [{ finished }] });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'getAnimations'));
  render(
    <>
      <p>Page</p>
      <Popover>
        <PopoverTrigger>Filter</PopoverTrigger>
        <PopoverContent aria-label="Filter" keepMounted>
          <button>Apply</button>
        </PopoverContent>
      </Popover>
    </>,
  );
  await user.click(screen.getByText('Filter'));
  await user.keyboard('{Escape}');
  expect(screen.getByText('Apply')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveFocus();
  endFade();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Apply' })).toBeVisible();
});

/**
 * Keeps closed layers mounted, as Radix does while they fade out. jsdom does not run animations, so the fade never
 * ends.
 */
function holdFade(): void {
  const getStyle = window.getComputedStyle.bind(window);
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) =>
    Object.defineProperty(getStyle(element, pseudo), 'animationName', {
      get: () => (element.matches('[data-state="closed"]') ? 'fade-out' : 'none'),
    }),
  );
}

const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

const onInteractOutside = vi.fn();

describe.each([
  [
    'popover',
    <Popover key="popover">
      <PopoverTrigger>Open</PopoverTrigger>
      <PopoverContent aria-label="Filter" onInteractOutside={onInteractOutside}>
        <button>Apply</button>
      </PopoverContent>
    </Popover>,
  ],
  [
    'menu',
    <Menu key="menu">
      <MenuTrigger>Open</MenuTrigger>
      <MenuContent onInteractOutside={onInteractOutside}>
        <MenuItem>Apply</MenuItem>
      </MenuContent>
    </Menu>,
  ],
])('a %s that fades out', (_name, layer) => {
  const content = () => screen.getByText('Apply').closest('[data-state]');

  it('is inert, returns focus and ignores a click outside', async () => {
    holdFade();
    const user = userEvent.setup();
    render(layer);
    const trigger = screen.getByRole('button', { name: 'Open' });
    await user.click(trigger);
    expect(content()).not.toHaveAttribute('inert');
    pressEscape();
    expect(content()).toHaveAttribute('data-state', 'closed');
    expect(content()).toHaveAttribute('inert');
    expect(trigger).toHaveFocus();
    onInteractOutside.mockClear();
    await user.click(document.body);
    expect(onInteractOutside).not.toHaveBeenCalled();
  });

  it('receives focus when it opens again', async () => {
    holdFade();
    const user = userEvent.setup();
    render(layer);
    const trigger = screen.getByRole('button', { name: 'Open' });
    await user.click(trigger);
    pressEscape();
    fireEvent.click(trigger);
    await waitFor(() => expect(content()).toContainElement(document.activeElement as HTMLElement));
    expect(content()).toHaveAttribute('data-state', 'open');
  });
});

it.each([
  ['keeps the popover open on a toast', 'Saved', true],
  ['closes the popover on the page', 'Page', false],
])('a click outside a popover %s', async (_title, text, isOpen) => {
  const user = userEvent.setup();
  render(
    <ToastProvider>
      <p>Page</p>
      <Popover>
        <PopoverTrigger>Open</PopoverTrigger>
        <PopoverContent aria-label="Filter" />
      </Popover>
      <Toaster />
    </ToastProvider>,
  );
  act(() => void toast({ title: 'Saved' }));
  await user.click(screen.getByText('Open'));
  await user.click(screen.getByText(text));
  expect(screen.queryAllByRole('dialog')).toHaveLength(isOpen ? 1 : 0);
});

describe.each(['[MouseLeft]', '[TouchA]'])('a click with %s outside a layer in a shadow root', (keys) => {
  it.each([
    ['keeps a popover open on a toast', 'dialog', 'Saved', true],
    ['closes a menu on its trigger', 'menu', 'Open menu', false],
  ])('%s', async (_title, role, text, isOpen) => {
    const user = userEvent.setup();
    const host = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => host.remove());
    const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    render(
      <ToastProvider>
        <Popover>
          <PopoverTrigger>Open dialog</PopoverTrigger>
          <PopoverContent aria-label="Filter" container={container} />
        </Popover>
        <Menu>
          <MenuTrigger>Open menu</MenuTrigger>
          <MenuContent container={container} />
        </Menu>
        <Toaster />
      </ToastProvider>,
      { container },
    );
    const root = within(container);
    act(() => void toast({ title: 'Saved' }));
    await user.click(root.getByText(`Open ${role}`));
    expect(root.getByRole(role)).toHaveAttribute('data-state', 'open');
    await user.pointer({ keys, target: root.getByText(text) });
    expect(root.queryAllByRole(role)).toHaveLength(isOpen ? 1 : 0);
  });
});

it('a modal popover makes the page inert, but not a menu that opens in it', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { userActivation: { value: { isActive: false } } }));
  const user = userEvent.setup();
  render(
    <Popover modal>
      <PopoverTrigger>Open</PopoverTrigger>
      <PopoverContent aria-label="Filter">
        <Menu>
          <MenuTrigger>Columns</MenuTrigger>
          <MenuContent>
            <MenuItem>Name</MenuItem>
          </MenuContent>
        </Menu>
      </PopoverContent>
    </Popover>,
  );
  const trigger = screen.getByText('Open');
  await user.click(trigger);
  expect(trigger.closest('[inert]')).not.toBeNull();
  await user.click(screen.getByText('Columns'));
  // The observer sees the menu after the commit.
  await Promise.resolve();
  expect(screen.getByText('Name').closest('[inert]')).toBeNull();
  await user.keyboard('{Escape}{Escape}');
  expect(trigger.closest('[inert]')).toBeNull();
});

it('Escape with two open layers closes the last opened layer, whichever was mounted first', () => {
  const close = vi.fn();
  const dialog = (name: string, open: boolean) => (
    <Dialog open={open} onOpenChange={() => close(name)}>
      <DialogContent aria-label={name} keepMounted />
    </Dialog>
  );
  const layers = (first: boolean, second: boolean) => (
    <>
      {dialog('First', first)}
      {dialog('Second', second)}
    </>
  );
  const { rerender } = render(layers(false, true));
  rerender(layers(true, true));
  pressEscape();
  expect(close.mock.calls).toEqual([['First']]);
});

describe.each<[string, (title?: string) => ReactElement]>([
  [
    'A dialog',
    (title) => (
      <Dialog open>
        <DialogContent aria-describedby={undefined}>{title && <DialogTitle>{title}</DialogTitle>}</DialogContent>
      </Dialog>
    ),
  ],
  [
    'A popover',
    (title) => (
      <Popover open>
        <PopoverContent>{title && <PopoverTitle>{title}</PopoverTitle>}</PopoverContent>
      </Popover>
    ),
  ],
])('%s', (name, layer) => {
  it('is reported in development if it lacks a name or title', () => {
    vi.useFakeTimers();
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { unmount } = render(layer('Headers'));
    act(() => void vi.runAllTimers());
    expect(report).not.toHaveBeenCalled();
    unmount();
    render(layer());
    act(() => void vi.runAllTimers());
    expect(report).toHaveBeenCalledWith(`${name} has no accessible name: add a title, or set aria-label.`);
  });
});

describe('a dialog', () => {
  const dialog = (open: boolean, name = 'Rename') => (
    <Dialog open={open}>
      <DialogContent aria-label={name} />
    </Dialog>
  );

  it('locks the page until the last one closes, in any order', () => {
    const { style } = document.documentElement;
    style.overflow = 'clip';
    const pages = (first: boolean, second: boolean) => [
      <div key="1">{dialog(first)}</div>,
      <div key="2">{dialog(second, 'Confirm')}</div>,
    ];
    const { rerender } = render(pages(true, false));
    rerender(pages(true, true));
    rerender(pages(false, true));
    expect(style.overflow).toBe('hidden');
    rerender(pages(false, false));
    expect(style.overflow).toBe('clip');
    style.overflow = '';
  });

  it.each([
    ['makes an element that a script adds inert', false],
    ['keeps a popup from another library usable', true],
  ])('%s', async (_title, isActive) => {
    vi.stubGlobal('navigator', Object.create(navigator, { userActivation: { value: { isActive } } }));
    const { rerender } = render(dialog(true));
    const added = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => added.remove());
    // A document's observers are called in order, so the layer's observer has already seen the element.
    await Promise.resolve();
    expect(added.hasAttribute('inert')).toBe(!isActive);
    rerender(dialog(false));
    expect(added.hasAttribute('inert')).toBe(false);
  });

  it('blocks touch scrolling of the page, but not sliders, zoom or its own content', () => {
    const touch = (target: Element, y: number, fingers = 1): boolean => {
      const at = (clientY: number) =>
        Array.from({ length: fingers }, (_, identifier) => ({ identifier, target, clientX: 0, clientY }));
      fireEvent.touchStart(target, { touches: at(100) });
      return fireEvent.touchMove(target, { touches: at(y) });
    };
    const { rerender } = render(<Dialog open={false} />);
    expect(touch(document.body, 50)).toBe(true);
    rerender(
      <Dialog open>
        <DialogContent aria-label="Rename">
          <p>Text</p>
          <input type="range" aria-label="Level" />
          <div data-testid="list" style={{ overflowY: 'auto' }} />
        </DialogContent>
      </Dialog>,
    );
    const list = screen.getByTestId('list');
    Object.defineProperties(list, { scrollHeight: { value: 300 }, clientHeight: { value: 100 } });
    expect(touch(screen.getByText('Text'), 50)).toBe(false);
    expect(touch(screen.getByText('Text'), 50, 2)).toBe(true);
    expect(touch(screen.getByRole('slider'), 50)).toBe(true);
    expect(touch(list, 50)).toBe(true);
    // It is scrolled to its start, where it would pass the movement on to the page.
    expect(touch(list, 150)).toBe(false);
    rerender(<Dialog open={false} />);
    expect(touch(document.body, 50)).toBe(true);
  });
});

it('a page tooltip closes when a dialog opens and does not open behind it', () => {
  const showDialog = (open: boolean) => (
    <>
      <Tooltip label="Two minutes ago" delayDuration={0}>
        <button type="button">Test</button>
      </Tooltip>
      <Dialog open={open}>
        <DialogContent>
          <DialogTitle>Save view</DialogTitle>
        </DialogContent>
      </Dialog>
    </>
  );
  vi.useFakeTimers();
  const { rerender } = render(showDialog(false));
  const rest = (): void => {
    fireEvent.pointerMove(screen.getByText('Test'));
    act(() => void vi.advanceTimersByTime(1000));
  };
  const tooltips = () => document.querySelectorAll('[data-slot="tooltip"]');
  rest();
  expect(tooltips()).toHaveLength(1);
  rerender(showDialog(true));
  expect(tooltips()).toHaveLength(0);
  fireEvent.pointerLeave(screen.getByText('Test'));
  rest();
  expect(tooltips()).toHaveLength(0);
});
