import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogTitle,
  Menu,
  MenuCheckboxItem,
  MenuContent,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  MenuTrigger,
  Popover,
  PopoverContent,
  PopoverTrigger,
  TextField,
} from 'waymark';

describe('the trigger of a menu', () => {
  const trigger = (): HTMLElement => screen.getByRole('button', { name: 'Actions' });
  const press = (): void => {
    // Assistive technology may send both events, with a click that is not counted.
    fireEvent.pointerDown(trigger(), { button: 0, pointerType: 'mouse' });
    fireEvent.pointerUp(trigger(), { button: 0, pointerType: 'mouse' });
    fireEvent.click(trigger(), { detail: 0 });
  };

  it('opens and closes the menu once when a pointer event and a click arrive', () => {
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

  it('does not open the menu on pointer down, which may begin to scroll the page', () => {
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

describe('the disabled items of a menu', () => {
  it('are reached by the arrow keys and announced, and cannot be selected', async () => {
    const user = userEvent.setup();
    const selected = vi.fn();
    render(
      <Menu>
        <MenuTrigger>Actions</MenuTrigger>
        <MenuContent>
          <MenuItem disabled onSelect={selected}>
            Edit
          </MenuItem>
          <MenuCheckboxItem disabled checked={false} onSelect={selected} onCheckedChange={selected}>
            Grid
          </MenuCheckboxItem>
          <MenuRadioGroup value="name" onValueChange={selected}>
            <MenuRadioItem disabled value="date" onSelect={selected}>
              Date
            </MenuRadioItem>
          </MenuRadioGroup>
          <MenuSub onOpenChange={selected}>
            <MenuSubTrigger disabled>Export</MenuSubTrigger>
            <MenuSubContent>
              <MenuItem>CSV</MenuItem>
            </MenuSubContent>
          </MenuSub>
        </MenuContent>
      </Menu>,
    );
    screen.getByRole('button', { name: 'Actions' }).focus();
    await user.keyboard('{Enter}');
    for (const name of ['Edit', 'Grid', 'Date', 'Export']) {
      const item = within(screen.getByRole('menu')).getByText(name).closest('[role^="menuitem"]');
      expect(item).toHaveFocus();
      expect(item).toHaveAttribute('aria-disabled', 'true');
      await user.keyboard('{Enter}');
      await user.keyboard('{ArrowRight}');
      if (item) await user.click(item);
      expect(item).toHaveFocus();
      await user.keyboard('{ArrowDown}');
    }
    expect(selected).not.toHaveBeenCalled();
  });
});

describe('the keys of a menu', () => {
  it('are not lost when several come in one task', async () => {
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
});

describe('a popover', () => {
  const isInert = (name: string): boolean => screen.getByText(name).closest('[inert]') !== null;
  const page = (popover: ReactNode) => (
    <>
      <p>Page</p>
      {popover}
    </>
  );

  it('keeps the page usable, unless it is modal', async () => {
    const user = userEvent.setup();
    for (const modal of [false, true]) {
      const { unmount } = render(
        page(
          <Popover modal={modal}>
            <PopoverTrigger>Filter</PopoverTrigger>
            <PopoverContent aria-label="Filter">
              <Popover>
                <PopoverTrigger>More</PopoverTrigger>
                <PopoverContent aria-label="More">Nested</PopoverContent>
              </Popover>
            </PopoverContent>
          </Popover>,
        ),
      );
      await user.click(screen.getByText('Filter'));
      await user.click(screen.getByText('More'));
      expect(isInert('Page')).toBe(modal);
      expect(isInert('Nested')).toBe(false);
      expect(document.documentElement.style.overflow).toBe(modal ? 'hidden' : '');
      await user.keyboard('{Escape}{Escape}');
      expect(isInert('Page')).toBe(false);
      expect(screen.getByText('Filter')).toHaveFocus();
      unmount();
    }
  });

  it('renders in the given container, and stays mounted for an animation library', () => {
    const container = document.createElement('div');
    document.body.append(container);
    const popover = (open: boolean) => (
      <Popover open={open}>
        <PopoverTrigger>Filter</PopoverTrigger>
        <PopoverContent aria-label="Filter" container={container} forceMount>
          Failed
        </PopoverContent>
      </Popover>
    );
    const { rerender } = render(popover(false));
    const content = within(container).getByText('Failed');
    expect(content).toHaveAttribute('inert');
    rerender(popover(true));
    expect(content).not.toHaveAttribute('inert');
    container.remove();
  });

  it('keeps its content and moves the focus at each opening, with keepMounted', async () => {
    const user = userEvent.setup();
    const onEffect = vi.fn();
    function Counter() {
      const [count, setCount] = useState(0);
      useEffect(() => {
        onEffect('shown');
        return () => onEffect('hidden');
      }, []);
      return <button onClick={() => setCount(count + 1)}>{`Pressed ${count}`}</button>;
    }
    render(
      page(
        <Popover>
          <PopoverTrigger>Filter</PopoverTrigger>
          <PopoverContent aria-label="Filter" keepMounted>
            <Counter />
          </PopoverContent>
        </Popover>,
      ),
      { reactStrictMode: false },
    );
    expect(await screen.findByText('Pressed 0')).not.toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(onEffect).not.toHaveBeenCalled();
    await user.click(screen.getByText('Filter'));
    expect(screen.getByText('Pressed 0')).toHaveFocus();
    await user.keyboard('{Enter}{Escape}');
    expect(screen.getByText('Filter')).toHaveFocus();
    await waitFor(() => expect(screen.getByText('Pressed 1')).not.toBeVisible());
    expect(onEffect.mock.calls.flat()).toEqual(['shown', 'hidden']);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Pressed 1' })).toHaveFocus();
  });

  it('moves the focus into kept content that is opened while it fades out', async () => {
    const user = userEvent.setup();
    let endFade = (): void => undefined;
    const finished = new Promise<void>((resolve) => {
      endFade = resolve;
    });
    Object.assign(Element.prototype, { getAnimations: () => [{ finished }] });
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'getAnimations'));
    render(
      page(
        <Popover>
          <PopoverTrigger>Filter</PopoverTrigger>
          <PopoverContent aria-label="Filter" keepMounted>
            <button>Apply</button>
          </PopoverContent>
        </Popover>,
      ),
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

  it('tells the consumer about a click outside, who can keep it open', async () => {
    const user = userEvent.setup();
    const outside = vi.fn((event: Event) => event.preventDefault());
    render(
      page(
        <Popover defaultOpen>
          <PopoverTrigger>Filter</PopoverTrigger>
          <PopoverContent aria-label="Filter" onPointerDownOutside={outside} onInteractOutside={outside} />
        </Popover>,
      ),
    );
    await user.click(screen.getByText('Page'));
    expect(outside).toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
  });
});

describe('a dialog', () => {
  const form = (
    <>
      <DialogTitle>Rename</DialogTitle>
      <DialogBody>
        <TextField label="Name" />
      </DialogBody>
    </>
  );

  it('focuses its first field, not its close button', async () => {
    const user = userEvent.setup();
    render(
      <Dialog defaultOpen>
        <DialogContent>{form}</DialogContent>
      </Dialog>,
    );
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be kept open on a click outside', async () => {
    const user = userEvent.setup();
    const onOpenChange = vi.fn();
    const dialog = (content: ReactNode) => (
      <Dialog defaultOpen onOpenChange={onOpenChange}>
        {content}
      </Dialog>
    );
    const { rerender } = render(
      dialog(<DialogContent onInteractOutside={(event) => event.preventDefault()}>{form}</DialogContent>),
    );
    const scrim = document.querySelector('[data-slot="modal-scrim"]') as Element;
    await user.click(scrim);
    expect(onOpenChange).not.toHaveBeenCalled();
    rerender(dialog(<DialogContent>{form}</DialogContent>));
    await user.click(scrim);
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
  });

  it('keeps touch from scrolling the page, but not a slider, a zoom or its own content', () => {
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
    // It is at its start, where it would pass the movement on to the page.
    expect(touch(list, 150)).toBe(false);
    rerender(<Dialog open={false} />);
    expect(touch(document.body, 50)).toBe(true);
  });
});
