import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  Menu,
  MenuContent,
  MenuItem,
  MenuSub,
  MenuSubContent,
  MenuSubTrigger,
  MenuTrigger,
  Popover,
  PopoverContent,
  PopoverTrigger,
} from 'waymark';

const onAction = vi.fn();

const layers: [string, ReactNode][] = [
  [
    'popover',
    <Popover key="popover" defaultOpen>
      <PopoverTrigger>Open</PopoverTrigger>
      <PopoverContent aria-label="Details">
        <Button onClick={onAction}>Action</Button>
      </PopoverContent>
    </Popover>,
  ],
  [
    'menu',
    <Menu key="menu" defaultOpen>
      <MenuTrigger>Open</MenuTrigger>
      <MenuContent>
        <MenuItem onSelect={onAction}>Action</MenuItem>
      </MenuContent>
    </Menu>,
  ],
  [
    'dialog',
    <Dialog key="dialog" defaultOpen>
      <DialogContent>
        <DialogTitle>Details</DialogTitle>
        <Button onClick={onAction}>Action</Button>
      </DialogContent>
    </Dialog>,
  ],
];

describe('above a foreign modal layer that turns off pointer events on the body', () => {
  const style = document.createElement('style');

  beforeEach(() => {
    // Applies the style sheet's rule for this class, which jsdom does not load.
    style.textContent = '.pointer-events-auto { pointer-events: auto }';
    document.head.append(style);
    document.body.style.pointerEvents = 'none';
  });

  afterEach(() => {
    style.remove();
    document.body.style.pointerEvents = '';
    onAction.mockClear();
  });

  it.each(layers)('the content of a %s is clickable', async (_name, layer) => {
    render(layer);
    await userEvent.click(await screen.findByText('Action'));
    expect(onAction).toHaveBeenCalledOnce();
  });
});

/** A dialog that traps focus as Radix does. Another version of Radix does not know the kit's layers. */
function TrappingDialog({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let last: HTMLElement | null = null;
    function takeBack(target: EventTarget | null): void {
      if (!(target instanceof HTMLElement)) return;
      if (dialog.current?.contains(target)) last = target;
      else last?.focus();
    }
    const onFocusIn = ({ target }: FocusEvent): void => takeBack(target);
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => takeBack(relatedTarget);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
  return (
    <div ref={dialog} role="dialog" aria-modal aria-label="Invoice">
      {children}
    </div>
  );
}

describe('in a foreign dialog that traps focus', () => {
  it('popover controls are focusable', async () => {
    render(
      <TrappingDialog>
        <Popover>
          <PopoverTrigger>Open</PopoverTrigger>
          <PopoverContent aria-label="Details">
            <input aria-label="Amount" />
            <input aria-label="Currency" />
          </PopoverContent>
        </Popover>
      </TrappingDialog>,
    );
    await userEvent.click(screen.getByText('Open'));
    await userEvent.type(await screen.findByLabelText('Amount'), '7');
    await userEvent.tab();
    await userEvent.keyboard('EUR');
    expect(screen.getByLabelText('Amount')).toHaveValue('7');
    expect(screen.getByLabelText('Currency')).toHaveValue('EUR');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Open')).toHaveFocus();
  });

  it('a menu and its submenu work with the keyboard', async () => {
    render(
      <TrappingDialog>
        <Menu>
          <MenuTrigger>Open</MenuTrigger>
          <MenuContent>
            <MenuSub>
              <MenuSubTrigger>Send as</MenuSubTrigger>
              <MenuSubContent>
                <MenuItem onSelect={onAction}>Text</MenuItem>
              </MenuSubContent>
            </MenuSub>
          </MenuContent>
        </Menu>
      </TrappingDialog>,
    );
    screen.getByText('Open').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Send as' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Text' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(onAction).toHaveBeenCalledOnce();
    expect(screen.getByText('Open')).toHaveFocus();
  });
});
